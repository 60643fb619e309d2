// The lists of modifiers of a point of sale as groups of options. A list that the menu cannot store stays words of the dish.

import type { CurrencyCode } from '../../currency.ts'
import * as limits from '../../limits.ts'
import { isPayable, payableStep } from '../../money.ts'
import { lengthOf, menuItemKey } from '../../plain-text.ts'
import { choicesText, cleanLine, isStorableId } from './menu-item-texts.ts'
import type { ChoiceBounds, ChoiceList, ItemChoices, PosOptionGroup } from './pos-menu.ts'

/** More would not fit into a description. */
const maxChoiceLists = 50

export interface ReadChoices {
  /** What the lists say that became no group. */
  readonly texts: readonly string[]
  /** Indexes of the groups. */
  readonly optionGroups: readonly number[]
}

/** Reads what items say of their lists, and collects the groups of all items, each once. */
export function optionGroupReader(lists: readonly ChoiceList[], currency: CurrencyCode) {
  const byId = new Map(lists.map(list => [list.id, list]))
  const optionGroups: PosOptionGroup[] = []
  const indexes = new Map<string, number>()
  const indexOf = (group: PosOptionGroup) => {
    const key = JSON.stringify(group)
    const at = indexes.get(key) ?? optionGroups.push(group) - 1
    indexes.set(key, at)
    return at
  }
  const read = (choices: readonly ItemChoices[]): ReadChoices => {
    const texts: string[] = []
    const found = new Set<number>()
    for (const one of choices.slice(0, maxChoiceLists)) {
      const list = byId.get(one.listId)
      if (!list) continue
      const group = found.size < limits.optionGroupsPerMenuItem ? groupOf(list, one, currency) : null
      const isRoom = optionGroups.length < limits.optionGroups
      if (group && isRoom) found.add(indexOf(group))
      else texts.push(choicesText(list, currency))
    }
    return { texts, optionGroups: [...found] }
  }
  return { optionGroups, read }
}

/** Null if the menu cannot store it. */
function groupOf(list: ChoiceList, item: ItemChoices, currency: CurrencyCode): PosOptionGroup | null {
  const step = payableStep(currency)
  const { min, max } = boundsOf(list, item.bounds)
  const name = cleanLine(list.name)
  const read = list.choices.map(({ id, name: choice, price, isDefault }) => ({
    ...{ name: cleanLine(choice), price },
    isDefault: (id === null ? undefined : item.defaults.get(id)) ?? isDefault,
    ...(id !== null && isStorableId(id) && { remoteId: id }),
  }))
  // A point of sale may have more defaults than it lets customers choose.
  const defaults = new Set(read.filter(({ isDefault }) => isDefault).slice(0, max))
  const options = read.map(option => ({ ...option, isDefault: defaults.has(option) }))
  const isFine = ({ name: option, price }: (typeof options)[number]) =>
    option !== '' &&
    lengthOf(option) <= limits.itemName &&
    Math.abs(price) <= limits.price &&
    isPayable(Math.abs(price), step)
  const areDistinct = new Set(options.map(option => menuItemKey(option.name))).size === options.length
  const isStorable =
    lengthOf(name) <= limits.itemName &&
    options.length > 0 &&
    options.length <= limits.optionsPerGroup &&
    areDistinct &&
    options.every(isFine)
  return isStorable ? { name, min, max, options } : null
}

/** What the item says wins over what the list says. Negative numbers mean that nothing is said. */
function boundsOf({ bounds, choices }: ChoiceList, item: ChoiceBounds): { min: number; max: number } {
  const said = (value: number | null) =>
    value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null
  const most = Math.max(1, choices.length)
  const min = Math.min(said(item.min) ?? said(bounds.min) ?? 0, most)
  const max = said(item.max) ?? said(bounds.max) ?? most
  return { min, max: Math.min(Math.max(1, min, max), limits.optionsPerGroup) }
}
