// The full-screen menu to pick from: search and categories at the top, the dishes, and at the bottom the count and total of
// the chosen ones.

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { Loaded } from '../../../api/loaded.ts'
import { useTableCurrency } from '../../../parts/currency/currency-provider.tsx'
import { money } from '../../../text/format.ts'
import * as texts from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useCloseOnBack } from '../../../ui/close-on-back.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { NoteField } from '../order-form/note-field.tsx'
import { TranscriptWords } from '../order-form/transcript-words.tsx'
import type { OrderFormOptions, OrderFormState } from '../order-form/use-order-form.ts'
import { CategoryStrip } from './category-strip.tsx'
import { ChosenDishes } from './chosen-dishes.tsx'
import { DishList } from './dish-list.tsx'
import { makeFinder } from './find-dishes.ts'
import { SearchField } from './search-field.tsx'
import { usePicks } from './use-picks.ts'

interface Props {
  readonly menu: Loaded<readonly MenuItem[]>
  readonly state: OrderFormState
  readonly order: OrderFormOptions['order']
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
  /** Types a dish that is not on the menu. The search text may be its name. Null: the restaurant takes none. */
  readonly onType: ((name: string) => void) | null
  /** The kitchen takes no new orders for the moment. */
  readonly isPaused: boolean
  readonly onClose: () => void
}

/** The whole menu, or the chosen dishes. */
type View = 'menu' | 'chosen'

const words = texts.menuPicker
const noDishes: readonly MenuItem[] = []

export function MenuPicker({ menu, state, order, avoided, onType, isPaused, onClose }: Props) {
  const currency = useTableCurrency()
  const dishes = menu.kind === 'ready' ? menu.value : noDishes
  const picks = usePicks(state, dishes, currency)
  const [view, setView] = useState<View>(() => (order && order.items.length > 0 ? 'chosen' : 'menu'))
  const [typed, setTyped] = useState('')
  const [jump, setJump] = useState<{ readonly category: string } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const finder = useMemo(() => makeFinder(dishes), [dishes])
  const searched = useDeferredValue(typed)
  const categories = useMemo(() => finder(searched), [finder, searched])
  const all = useMemo(() => finder(''), [finder])

  useCloseOnBack(true, onClose)

  const search = (text: string) => {
    setTyped(text)
    setJump(null)
    setView('menu')
    list.current?.scrollTo({ top: 0 })
  }
  const goTo = (category: string) => {
    setTyped('')
    setView('menu')
    setJump({ category })
  }
  const showChosen = () => {
    setTyped('')
    setView(view === 'chosen' ? 'menu' : 'chosen')
    list.current?.scrollTo({ top: 0 })
  }
  const isShowingChosen = view === 'chosen' && picks.all.length > 0
  const type = () => onType?.(typed.trim())

  return (
    <Radix.Root open onOpenChange={opens => !opens && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-fade bg-black/45" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={preventAutoFocus}
          className="fixed inset-0 z-30 mx-auto max-w-[480px] animate-sheet overflow-hidden bg-paper outline-none sm:inset-y-8 sm:rounded-sheet"
        >
          <form
            noValidate
            onSubmit={(event: FormEvent) => void state.submit(event)}
            onKeyDown={blurOnEnter}
            className="flex h-full flex-col"
          >
            <header className="border-line border-b pt-[max(12px,env(safe-area-inset-top))]">
              <div className="gutter flex items-center gap-3">
                <Radix.Title className="min-w-0 flex-1 text-title">
                  {order ? texts.orderForm.editing : words.title}
                </Radix.Title>
                <Radix.Close
                  aria-label={words.close}
                  className="-me-2 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
                >
                  <X size={20} strokeWidth={1.9} aria-hidden />
                </Radix.Close>
              </div>
              {menu.kind === 'ready' && (
                <>
                  <div className="gutter pt-2">
                    <SearchField value={typed} onChange={search} />
                  </div>
                  <CategoryStrip
                    categories={all}
                    chosen={picks.count}
                    current={isShowingChosen ? 'chosen' : jump}
                    onChosen={showChosen}
                    onJump={goTo}
                  />
                </>
              )}
            </header>
            <div ref={list} className="gutter min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
              <div className="pt-4">
                <TranscriptWords
                  transcript={state.transcript}
                  unplaced={state.unplaced}
                  stretchProblem={state.stretchProblem}
                  isDisabled={state.isSending}
                  onDish={stretch => {
                    const said = state.transcript.slice(stretch.start, stretch.end)
                    if (!onType) return search(said)
                    state.dismiss(stretch)
                    onType(said)
                  }}
                  onNote={state.makeNote}
                  onDismiss={state.dismiss}
                />
              </div>
              <Content menu={menu} onType={onType && type}>
                {isShowingChosen ? (
                  <>
                    <ChosenDishes picks={picks} state={state} avoided={avoided} />
                    <NoteField state={state} />
                  </>
                ) : (
                  <DishList
                    categories={categories}
                    isSearch={searched.trim() !== ''}
                    typed={searched.trim()}
                    jump={jump}
                    picks={picks}
                    state={state}
                    avoided={avoided}
                  />
                )}
                {onType && (
                  <Button tone="quiet" size="small" className="mt-4 w-full" onClick={type}>
                    {words.type}
                  </Button>
                )}
              </Content>
            </div>
            <footer className="gutter border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
              {isPaused && (
                <p role="status" className="text-pretty pb-3 text-accent-text text-small">
                  {texts.kitchen.paused}
                </p>
              )}
              <Button type="submit" className="w-full" disabled={!state.canSend} isBusy={state.isSending}>
                {labelOf(order, picks.count, money(picks.total, currency))}
              </Button>
            </footer>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Content({
  menu,
  onType,
  children,
}: {
  menu: Loaded<readonly MenuItem[]>
  onType: (() => void) | null
  children: React.ReactNode
}) {
  switch (menu.kind) {
    case 'ready':
      return children
    case 'loading':
      return (
        <SkeletonGroup label={words.loading} className="flex flex-col gap-3 [&]:pt-1">
          {['h-6 w-32', 'h-16', 'h-16', 'h-16', 'h-16'].map((size, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other identity than their index
            <Skeleton key={at} className={size} />
          ))}
        </SkeletonGroup>
      )
    case 'failed':
      return (
        <EmptyState
          {...words.failed}
          action={
            <span className="flex flex-col gap-2">
              <Button onClick={menu.retry}>{words.retry}</Button>
              {onType && (
                <Button tone="quiet" onClick={onType}>
                  {words.typeAll}
                </Button>
              )}
            </span>
          }
        />
      )
  }
}

function labelOf(order: Props['order'], count: number, total: string): string {
  if (count === 0) return words.nothing
  return order ? words.save(total) : words.submit(count, total)
}

/** Does not focus the search field, whose keyboard would cover the dishes. */
function focusPanel(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** The screen restores the focus itself (use-order-panel.ts). */
function preventAutoFocus(event: Event): void {
  event.preventDefault()
}

/** Enter only leaves the field. The button sends the order. */
function blurOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.target.blur()
}
