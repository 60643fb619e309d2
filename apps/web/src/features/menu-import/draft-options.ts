// What is chosen with a dish of the file, as its owner corrects it: each group of options in one line. Pure.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { uploadMenu } from '@tablemate/contract/menu-import.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { optionsOfSizes } from '@tablemate/domain/menu/sizes.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import { isPlainLine, lengthOf, menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { MenuProvider } from '@tablemate/domain/pos/menu/pos-menu.ts'
import { withSize } from '@tablemate/menu-reader/sizes.ts'
import { typedAmount } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { pricedNames, textOfSizes } from '../menu-editor/sizes.ts'

export type ReadOptionGroup = NonNullable<ReplyOf<typeof uploadMenu>['optionGroups']>[number]
export type ImportedOptionGroup = Omit<ReadOptionGroup, 'areSizes'> & {
  readonly remoteProvider?: MenuProvider
}

export interface DraftOptionGroup extends Pick<ReadOptionGroup, 'areSizes' | 'min' | 'max'> {
  /** The same for all rows that share the group. */
  readonly key: string
  readonly name: string
  /** "Bacon 2.00 · Egg 1.50". Sizes have the price of the dish, other options what they add. */
  readonly typed: string
  /** As the file has it. */
  readonly read: ReadOptionGroup['options']
}

/** `price`: of the dish, in minor units. Sizes belong to one row, other groups to all that have them. */
export function draftOptionGroups(
  {
    optionGroups = [],
    price,
    order,
  }: { optionGroups?: readonly number[] | undefined; price: number | null; order: number },
  groups: readonly ReadOptionGroup[],
  currency: CurrencyCode,
): DraftOptionGroup[] {
  return optionGroups.flatMap(at => {
    const group = groups[at]
    if (!group) return []
    const { name, areSizes, min, max, options } = group
    const priced = options.map(option => ({ ...option, price: option.price + (areSizes ? (price ?? 0) : 0) }))
    return {
      ...{ key: areSizes ? `row ${order}` : `${at}`, ...(areSizes && { areSizes }), min, max },
      name: name || (areSizes ? texts.ownOptions.size : texts.menuUpload.options.extras),
      typed: areSizes ? textOfSizes(priced, currency) : textOfOptions(priced, currency),
      read: options,
    }
  })
}

function textOfOptions(options: readonly { name: string; price: number }[], currency: CurrencyCode): string {
  return options
    .map(({ name, price }) => (price === 0 ? name : `${name} ${typedAmount(price, currency)}`))
    .join(' · ')
}

/** The sizes or options as typed, each with its price in minor units; null if they cannot be stored. */
export function typedOptions({ typed, areSizes, read }: DraftOptionGroup, currency: CurrencyCode) {
  // A name may end with a number, as "Cola 0.5".
  const isUntouched = !areSizes && typed === textOfOptions(read, currency)
  const options = (isUntouched ? read : pricedNames(typed, currency)).map(({ name, price }) => ({
    name,
    price: price ?? (areSizes ? null : 0),
  }))
  const step = payableStep(currency)
  const isFine = ({ name, price }: (typeof options)[number]) =>
    name !== '' &&
    isPlainLine(name) &&
    lengthOf(name) <= limits.itemName &&
    price !== null &&
    Math.abs(price) <= limits.price &&
    isPayable(Math.abs(price), step) &&
    (!areSizes || price >= 0)
  const areDistinct = new Set(options.map(({ name }) => menuItemKey(name))).size === options.length
  const isCountFine = options.length >= (areSizes ? 2 : 1) && options.length <= limits.optionsPerGroup
  return isCountFine && areDistinct && options.every(isFine)
    ? options.map(({ name, price }) => ({ name, price: price ?? 0 }))
    : null
}

/** What is wrong with a group, as a sentence; null if nothing is. */
export function optionsProblem(group: DraftOptionGroup, currency: CurrencyCode): string | null {
  if (typedOptions(group, currency)) return null
  return group.areSizes
    ? texts.ownOptions.sizesFault({ example: texts.ownOptions.sizesExample })
    : texts.menuUpload.options.fault({ example: texts.menuUpload.options.example })
}

/** Null if it cannot be stored. Options that have kept their name keep what the file says of them. */
export function importedOptionGroup(
  group: DraftOptionGroup,
  currency: CurrencyCode,
): ImportedOptionGroup | null {
  const typed = typedOptions(group, currency)
  if (!typed) return null
  const { areSizes, min, max, read } = group
  const priced = areSizes ? optionsOfSizes(typed) : typed
  const options = priced.map(option => {
    const same = read.find(({ name }) => menuItemKey(name) === menuItemKey(option.name))
    return {
      ...(same?.translations && { translations: same.translations }),
      ...(same?.remoteId && { remoteId: same.remoteId }),
      isDefault: same?.isDefault ?? false,
      ...option,
    }
  })
  return {
    name: group.name.trim() || (areSizes ? texts.ownOptions.size : texts.menuUpload.options.extras),
    ...{ min: Math.min(min, options.length), max: Math.max(1, Math.min(max, limits.optionsPerGroup)) },
    options,
  }
}

interface Separable {
  readonly name: string
  readonly price: string
  readonly optionGroups?: readonly DraftOptionGroup[]
}

/** The row once for each of its sizes, with the size in its name; null if it has no sizes that can be read. */
export function separatedRows<Row extends Separable>(
  row: Row,
  currency: CurrencyCode,
): [Row, ...Row[]] | null {
  const group = row.optionGroups?.find(({ areSizes }) => areSizes)
  const [first, ...others] = (group && typedOptions(group, currency)) ?? []
  if (!first) return null
  const inSize = ({ name, price }: typeof first) => ({
    ...row,
    name: withSize(row.name, name),
    price: typedAmount(price, currency),
    optionGroups: row.optionGroups?.filter(one => one !== group) ?? [],
  })
  return [inSize(first), ...others.map(inSize)]
}
