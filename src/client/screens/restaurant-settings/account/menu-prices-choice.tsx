// Asks before a change of currency whether menu prices are kept or converted, with an example.

import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import { convertPrice } from '#domain/currency.ts'
import { menuPrice } from '#domain/menu/menu-price.ts'
import { payableStep } from '#domain/money.ts'
import { useOwnMenu } from '../../../parts/portal/use-own-menu.ts'
import { money } from '../../../text/format.ts'
import * as texts from '../../../text/texts.ts'
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
  const example = menu.kind === 'ready' ? menu.value.find(({ price }) => price > 0) : undefined
  if (to === from || !example) return null
  const error = form.formState.errors.menuPrices?.message
  const after: Record<MenuPrices, number> = {
    keep: menuPrice(example.price, payableStep(to)),
    convert: convertPrice(example.price, from, to),
  }
  return (
    <fieldset aria-describedby={`${id}-hint`} className="rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{words.ask}</legend>
      {(['keep', 'convert'] as const).map(how => (
        <label key={how} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            value={how}
            className="size-5 shrink-0 accent-accent"
            {...form.register('menuPrices', { validate: chosen => chosen !== '' || words.missing })}
          />
          <span>
            <span className="block">{words[how]}</span>
            <span className="block text-muted text-small">
              {words.example(money(example.price, from), money(after[how], to))}
            </span>
          </span>
        </label>
      ))}
      {error && <p className="text-danger">{error}</p>}
      <p id={`${id}-hint`} className="pt-1 text-muted text-small">
        {words.hint}
      </p>
    </fieldset>
  )
}
