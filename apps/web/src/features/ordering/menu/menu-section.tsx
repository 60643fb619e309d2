// The menu within the group's screen, for a new order. The chosen dishes are in the screen's bottom bar.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { priceOf } from '@tablemate/domain/menu/menu-price.ts'
import { nameWithOptions } from '@tablemate/domain/menu/option-texts.ts'
import { areSameOptions, type ChosenOption, chooseOptions } from '@tablemate/domain/menu/options.ts'
import { menuItemTextsIn } from '@tablemate/domain/menu/translations.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { notRefused } from '@tablemate/domain/orders/order.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { useEffect, useId, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { money } from '../../../lib/text/format.ts'
import { language } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { itemText } from '../item-text.ts'
import { MenuBody, MenuHead, type MenuProps, useMenuView } from './menu-contents.tsx'
import { blurOnEnter } from './menu-picker.tsx'
import { OptionsChoice } from './options-sheet.tsx'
import { PriceFrom } from './price-from.tsx'
import { allergensOf, inLanguage, nameOf, optionsOf, type Pick, type Picks, shownPrice } from './use-picks.ts'

/**
 * 'chosen': the bar has the chosen dishes. 'typing': a form for dishes off the menu replaces the menu. 'empty': the
 * restaurant has no menu.
 */
export type MenuState = 'browsing' | 'chosen' | 'typing' | 'empty'

/** Where the group's screen shows the menu. */
export interface MenuPlace {
  /** The part of the bottom bar for the chosen dishes; null before the bar is there. */
  readonly bar: HTMLElement | null
  readonly onState: (state: MenuState) => void
  /** All orders of the group, oldest first. */
  readonly orders: readonly Order[]
  /** The members that this phone orders for. */
  readonly own: readonly number[]
}

const words = texts.menuPicker
/** How many dishes a row of suggestions has at most. */
const most = 8

export function MenuSection({ bar, onState, orders, own, ...props }: MenuProps & MenuPlace) {
  const { menu, state, avoided } = props
  const currency = useGroupCurrency()
  const id = useId()
  const top = useRef<HTMLElement>(null)
  const view = useMenuView(props, () => top.current?.scrollIntoView({ block: 'start' }))
  const { all, count, total } = view.picks
  const hasChosen = all.length > 0
  useEffect(() => onState(hasChosen ? 'chosen' : 'browsing'), [hasChosen, onState])
  const menuItems = menu.kind === 'ready' ? menu.value : undefined
  const again = useMemo(() => suggested(menuItems, orders, id => own.includes(id)), [menuItems, orders, own])
  const others = useMemo(
    () => suggested(menuItems, orders, id => !own.includes(id)),
    [menuItems, orders, own],
  )
  const isBrowsing = view.searched.trim() === '' && !view.isShowingChosen

  return (
    <section ref={top} aria-labelledby={`${id}-title`} className="scroll-mt-2 pt-2 [--menu-head:7.5rem]">
      <h2 id={`${id}-title`} className="sr-only">
        {words.title}
      </h2>
      <form id={id} noValidate onSubmit={view.submit} onKeyDown={blurOnEnter}>
        {menu.kind === 'ready' && (
          <div className="-mx-5 sticky top-0 z-10 border-line border-b bg-paper">
            <MenuHead view={view} />
          </div>
        )}
        {isBrowsing && (
          <>
            <Suggested title={words.again} dishes={again} picks={view.picks} avoids={avoided} />
            <Suggested title={words.atTable} dishes={others} picks={view.picks} avoids={avoided} />
          </>
        )}
        <MenuBody {...props} view={view} />
      </form>
      <OptionsChoice picks={view.picks} avoided={avoided} />
      {bar &&
        hasChosen &&
        createPortal(
          <>
            <button
              type="button"
              aria-pressed={view.isShowingChosen}
              onClick={view.toggleChosen}
              className="-my-1 order-first min-h-11 basis-full truncate text-start text-muted"
            >
              <span className="sr-only">{words.chosenTitle}: </span>
              {all.map(pickText).join(', ')}
            </button>
            <Button
              type="submit"
              form={id}
              className="min-w-0 flex-1"
              disabled={!state.canSend}
              isBusy={state.isSending}
            >
              {words.submit({ count, total: money(total, currency) })}
            </Button>
          </>,
          bar,
        )}
    </section>
  )
}

function pickText(pick: Pick): string {
  const chosen = optionsOf(pick).join(', ')
  const name = nameOf(pick)
  return itemText({ quantity: pick.quantity, name: chosen ? `${name} (${chosen})` : name })
}

interface SuggestedProps {
  readonly title: string
  readonly dishes: readonly Suggestion[]
  readonly picks: Picks
  readonly avoids: MenuProps['avoided']
}

/** A dish that was ordered, with the options that were chosen then. */
interface Suggestion {
  readonly menuItem: MenuItem
  readonly options: readonly ChosenOption[] | undefined
}

/** One row of dishes: a tap chooses one more. What the member should avoid is only in the list, where its warning is. */
function Suggested({ title, dishes, picks, avoids }: SuggestedProps) {
  const currency = useGroupCurrency()
  const step = payableStep(currency)
  const shown = dishes.filter(
    ({ menuItem, options }) => !allergensOf(menuItem, options).some(one => avoids.includes(one)),
  )
  if (shown.length === 0) return null
  return (
    <section aria-label={title} className="pt-4">
      <h3 className="pb-1.5 font-sans font-semibold text-muted text-small tracking-normal">{title}</h3>
      <ul className="gutter -mx-5 flex gap-2 overflow-x-auto py-0.5 [scrollbar-width:none]">
        {shown.map(({ menuItem, options }) => {
          const choice = chooseOptions(menuItem.optionGroups ?? [], options, step)
          const name = nameWithOptions({
            name: menuItemTextsIn(menuItem, language.code).name,
            options: choice.kind === 'chosen' ? inLanguage(choice.options, menuItem) : undefined,
          })
          const chosen = picks
            .of(menuItem)
            .filter(({ row }) => areSameOptions(row.options, options))
            .reduce((sum, { quantity }) => sum + quantity, 0)
          const price =
            choice.kind === 'chosen'
              ? { price: priceOf(menuItem, choice.options, step), isLowest: false }
              : shownPrice(menuItem, step)
          return (
            <li key={`${menuItem.id} ${name}`} className="shrink-0">
              <button
                type="button"
                onClick={() => picks.addOne(menuItem, options)}
                aria-disabled={picks.isFull || undefined}
                className={`flex min-h-11 max-w-64 items-center gap-2 rounded-full border px-4 ${chosen > 0 ? 'border-accent-text bg-tint text-accent-text' : 'border-line bg-card'}`}
              >
                <bdi className="truncate font-semibold">
                  {chosen > 0 ? itemText({ quantity: chosen, name }) : name}
                </bdi>
                <PriceFrom {...price} className="shrink-0 text-muted text-small" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The dishes on the menu that these members ordered, the latest first, once with the same options. */
function suggested(
  menuItems: readonly MenuItem[] | undefined,
  orders: readonly Order[],
  isTheirs: (memberId: number) => boolean,
): Suggestion[] {
  const byKey = new Map(
    menuItems?.filter(({ isSoldOut }) => !isSoldOut).map(menuItem => [menuItemKey(menuItem.name), menuItem]),
  )
  const ordered = orders
    .filter(({ memberId, state }) => state === 'placed' && isTheirs(memberId))
    .toReversed()
    .flatMap(({ items }) => items)
    .flatMap(({ name, options }) => {
      const menuItem = byKey.get(menuItemKey(name))
      return menuItem ? [{ menuItem, options: menuItem.optionGroups && options && notRefused(options) }] : []
    })
  return ordered
    .filter(
      ({ menuItem, options }, at) =>
        ordered.findIndex(other => other.menuItem === menuItem && areSameOptions(other.options, options)) ===
        at,
    )
    .slice(0, most)
}
