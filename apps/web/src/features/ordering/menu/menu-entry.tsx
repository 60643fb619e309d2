// A dish on the menu. One tap chooses it; then it shows its quantity and modifications.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { menuItemTextsIn } from '@tablemate/domain/menu/translations.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isolate } from '../../../lib/text/isolate.ts'
import { language } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { allergenText } from '../../people/allergies-text.ts'
import { pill } from '../order-mark.tsx'
import { OriginalName } from '../original-name.tsx'
import { AllergenWarning } from './allergen-warning.tsx'
import { MenuItemMarks } from './menu-item-marks.tsx'
import { MenuPicture } from './menu-picture.tsx'
import { PickedLine } from './picked-line.tsx'
import { PriceFrom } from './price-from.tsx'
import { allergensOf, type PickState, type Picks, shownPrice } from './use-picks.ts'

interface Props {
  readonly menuItem: MenuItem
  readonly picks: Picks
  readonly state: PickState
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
  /** The search names a diet or an allergen. */
  readonly showsAllergens: boolean
  /** The Tab key reaches this dish. Chosen dishes are always reached. */
  readonly isTabStop: boolean
}

const { menuPicker: words, options } = texts

export function MenuEntry({ menuItem, picks, state, avoided, showsAllergens, isTabStop }: Props) {
  const currency = useGroupCurrency()
  const { isSoldOut } = menuItem
  const { name, description, originalName } = menuItemTextsIn(menuItem, language.code)
  const mine = picks.of(menuItem)
  const card = useRef<HTMLLIElement>(null)
  const hadFocus = useRef(false)
  // The pressed button is replaced by the stepper, which then takes the focus.
  useEffect(() => {
    const step = hadFocus.current && card.current?.querySelector<HTMLElement>('[data-step]')
    if (!step) return
    hadFocus.current = false
    step.focus()
  })
  const take = () => {
    hadFocus.current = mine.length === 0
    picks.add(menuItem)
  }
  const choose = () => {
    hadFocus.current = mine.length === 0
    picks.choose({ menuItem, options: undefined, at: undefined })
  }
  const { optionGroups, pictureId } = menuItem
  const price = shownPrice(menuItem, payableStep(currency))
  const allergens =
    mine.length === 0 ? allergensOf(menuItem) : mine.flatMap(({ row }) => allergensOf(menuItem, row.options))
  const texts = (
    <span className={`min-w-0 flex-1 ${isSoldOut && mine.length === 0 ? 'opacity-75' : ''}`}>
      <span className="flex items-baseline gap-x-4">
        <bdi className="wrap-anywhere min-w-0 flex-1 font-semibold text-input">{name}</bdi>
        <PriceFrom {...price} />
      </span>
      {originalName && <OriginalName name={originalName} />}
      {description && (
        <bdi className="wrap-anywhere mt-0.5 line-clamp-3 whitespace-pre-line text-pretty text-muted">
          {description}
        </bdi>
      )}
      <MenuItemMarks menuItem={menuItem} />
      {showsAllergens && menuItem.allergens.length > 0 && (
        <span className="mt-0.5 block text-small">
          {words.contains({ allergens: allergenText(menuItem.allergens) })}
        </span>
      )}
      <AllergenWarning allergens={allergens} avoided={avoided} />
      {isSoldOut && <span className={`${pill} mt-1.5 bg-line text-ink`}>{words.soldOut}</span>}
    </span>
  )
  const picture = pictureId && (
    <MenuPicture
      pictureId={pictureId}
      sizes="96px"
      className={`w-24 shrink-0 ${isSoldOut ? 'opacity-60' : ''}`}
    />
  )
  if (mine.length === 0)
    return (
      <li ref={card} data-dish={menuItem.id}>
        <button
          type="button"
          tabIndex={isTabStop ? 0 : -1}
          onClick={isSoldOut ? undefined : take}
          aria-disabled={isSoldOut || picks.isFull || undefined}
          className="flex w-full items-center gap-4 py-3.5 text-start transition-[scale] enabled:active:scale-[0.99] aria-disabled:cursor-default"
        >
          {texts}
          {picture}
          <span
            className={`grid size-11 shrink-0 place-items-center rounded-full ${picture ? '-ms-15 mt-7 shadow-sm' : ''} ${isSoldOut ? 'text-muted opacity-40' : 'bg-tint text-accent-text'}`}
          >
            <Plus size={20} strokeWidth={1.9} aria-hidden />
          </span>
        </button>
        {optionGroups && !price.isLowest && !isSoldOut && (
          <button
            type="button"
            tabIndex={isTabStop ? 0 : -1}
            onClick={choose}
            aria-disabled={picks.isFull || undefined}
            aria-label={options.chooseWhat({ what: isolate(name) })}
            className="-mt-3 mb-1 min-h-11 font-semibold text-accent-text"
          >
            {options.choose}
          </button>
        )}
      </li>
    )
  return (
    <li
      ref={card}
      data-dish={menuItem.id}
      className="-mx-3 my-1 rounded-card border border-accent-text/40! bg-card px-3 py-3.5"
    >
      <div className="flex items-start gap-4">
        {texts}
        {picture}
      </div>
      {mine.map(pick => (
        <PickedLine key={pick.at} pick={pick} picks={picks} state={state} />
      ))}
      {!isSoldOut &&
        !picks.isFull &&
        (optionGroups || mine.every(({ row }) => row.modifications.trim() !== '')) && (
          <button
            type="button"
            onClick={optionGroups ? choose : take}
            className="mt-1 -mb-2 min-h-11 font-semibold text-accent-text"
          >
            {words.another}
          </button>
        )}
    </li>
  )
}
