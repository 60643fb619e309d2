// Asks before a change of currency whether menu prices are kept or converted, with an example. Without a rate they are kept.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { type CurrencyCode, convertPrice, isRated, keepNumber } from '@tablemate/domain/currency.ts'
import { menuPrice } from '@tablemate/domain/menu/menu-price.ts'
import { type Minor, minorUnitsOf, payableStep } from '@tablemate/domain/money.ts'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { useOwnMenu } from '../portal/use-own-menu.ts'
import type { MenuPrices, ProfileValues } from './profile-values.ts'

interface Props {
  readonly form: UseFormReturn<ProfileValues>
  readonly restaurant: OwnRestaurant
}

const words = texts.account.profile.menuPrices

export function MenuPricesChoice({ form, restaurant: { id: restaurantId, currency: from } }: Props) {
  const menu = useOwnMenu(restaurantId)
  const id = useId()
  const to = form.watch('currency')
  const prices = menu.kind === 'ready' ? menu.value.map(({ price }) => price).filter(price => price > 0) : []
  const rounded = prices.find(price => isRounded(price, from, to))
  const example = rounded ?? prices[0]
  if (to === from || example === undefined) return null
  const error = form.formState.errors.menuPrices?.message
  const after = pricesAfter(example, from, to)
  return (
    <fieldset aria-describedby={`${id}-hint`} className="rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{words.ask}</legend>
      {after.map(([how, price]) => (
        <label key={how} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            value={how}
            className="size-5 shrink-0 accent-accent"
            {...(after.length > 1
              ? form.register('menuPrices', { validate: chosen => chosen !== '' || words.missing })
              : { checked: true, readOnly: true })}
          />
          <span>
            <span className="block">{words[how]}</span>
            <span className="block text-muted text-small">
              {words.example({ before: money(example, from), after: money(price, to) })}
              {how === 'keep' && rounded !== undefined && ` ${words.rounded}`}
            </span>
          </span>
        </label>
      ))}
      {error && <p className="text-danger">{error}</p>}
      <p id={`${id}-hint`} className="pt-1 text-muted text-small">
        {after.length === 1 && `${words.noRate} `}
        {words.hint}
      </p>
    </fieldset>
  )
}

/** What a price becomes in each way that is possible. */
function pricesAfter(price: Minor, from: CurrencyCode, to: CurrencyCode): [MenuPrices, Minor][] {
  const kept = keptPrice(price, from, to)
  if (!isRated(from) || !isRated(to)) return [['keep', kept]]
  return [
    ['keep', kept],
    ['convert', convertPrice(price, from, to)],
  ]
}

/** As the menu will show it. */
function keptPrice(price: Minor, from: CurrencyCode, to: CurrencyCode): Minor {
  return menuPrice(keepNumber(price, from, to), payableStep(to))
}

function isRounded(price: Minor, from: CurrencyCode, to: CurrencyCode): boolean {
  return keptPrice(price, from, to) * minorUnitsOf(from) !== price * minorUnitsOf(to)
}
