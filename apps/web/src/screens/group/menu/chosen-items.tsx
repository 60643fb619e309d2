// The dishes chosen so far, including dishes that are not on the menu.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { useGroupCurrency } from '../../../parts/currency/currency-provider.tsx'
import { pill } from '../../../parts/order-mark.tsx'
import { OriginalName } from '../../../parts/original-name.tsx'
import { Price } from '../../../parts/price.tsx'
import { texts } from '../../../text/texts.ts'
import { itemOf } from '../order-form/order-rows.ts'
import type { OrderFormState } from '../order-form/use-order-form.ts'
import { AllergenWarning } from './allergen-warning.tsx'
import { PickedLine } from './picked-line.tsx'
import { nameOf, type Picks } from './use-picks.ts'

interface Props {
  readonly picks: Picks
  readonly state: OrderFormState
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
}

const words = texts.menuPicker

export function ChosenItems({ picks, state, avoided }: Props) {
  const currency = useGroupCurrency()
  return (
    <section aria-label={words.chosenTitle} className="pt-2">
      <ul className="divide-y divide-line">
        {picks.all.map(pick => (
          <li key={pick.at} className="py-3.5">
            <p className="flex items-baseline gap-x-4">
              <bdi className="wrap-anywhere min-w-0 flex-1 font-semibold text-input">{nameOf(pick)}</bdi>
              <Price amount={itemOf(pick.row, currency).price} />
            </p>
            {nameOf(pick) !== pick.row.name && <OriginalName name={pick.row.name} />}
            {pick.menuItem && <AllergenWarning menuItem={pick.menuItem} avoided={avoided} />}
            {(!pick.menuItem || pick.menuItem.isSoldOut) && (
              <span className={`${pill} mt-1.5 bg-line text-ink`}>
                {pick.menuItem ? words.soldOut : words.offMenu}
              </span>
            )}
            <PickedLine pick={pick} picks={picks} state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
