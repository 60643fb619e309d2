// Validates a typed dish against the server's own limits.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { type Allergen, allergens } from '@tablemate/domain/menu/allergens.ts'
import { type Diet, diets } from '@tablemate/domain/menu/menu-item-details.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { faultsOf } from '@tablemate/menu-reader/row-faults.ts'
import { readPrice } from '../../lib/read-price.ts'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'

export interface TypedMenuItem {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly price: string
}

export type MenuItemProblems = Partial<Record<keyof TypedMenuItem | 'options', string>>

/** Error texts by field; empty for a valid dish. */
export function menuItemProblems(typed: TypedMenuItem, currency: CurrencyCode): MenuItemProblems {
  const price = readPrice(typed.price, currency)
  const faults = Object.entries(faultsOf({ ...typed, price }, payableStep(currency)))
  return Object.fromEntries(
    faults.map(([field, fault]) => [
      field,
      field === 'price' && fault === 'too-large'
        ? texts.ownMenu.form.priceTooLarge({ most: money(limits.price, currency) })
        : field === 'price' && fault === 'required' && typed.price.trim() !== ''
          ? texts.fieldText.malformed
          : texts.fieldText[fault],
    ]),
  )
}

/** The options of the checkboxes. */
export const allergenChoice: readonly { readonly value: Allergen; readonly label: string }[] = allergens.map(
  value => ({ value, label: texts.allergenNames[value] }),
)

export const dietChoice: readonly { readonly value: Diet; readonly label: string }[] = diets.map(value => ({
  value,
  label: texts.dietNames[value],
}))

export const spicinessChoice = texts.spicinessNames.map((label, level) => ({ value: `${level}`, label }))
