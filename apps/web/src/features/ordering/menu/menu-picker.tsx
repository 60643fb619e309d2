// The full-screen menu in which an order is changed: search and categories at the top, the dishes, and at the bottom the count
// and total of the chosen ones.

import * as Radix from '@radix-ui/react-dialog'
import type { Group } from '@tablemate/contract/groups.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { money } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useCloseOnBack } from '../../../ui/close-on-back.ts'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { TranscriptWords } from '../form/transcript-words.tsx'
import { useKitchenNotice } from '../use-kitchen-notice.ts'
import { MenuBody, MenuHead, type MenuProps, useMenuView } from './menu-contents.tsx'
import { OptionsChoice } from './options-sheet.tsx'

interface Props extends MenuProps {
  /** Of a new order; null: the order has been sent before. */
  readonly group: Group | null
  readonly onClose: () => void
}

const words = texts.menuPicker

export function MenuPicker({ group, onClose, ...props }: Props) {
  const { menu, state, onType } = props
  const currency = useGroupCurrency()
  const list = useRef<HTMLDivElement>(null)
  const view = useMenuView(props, () => list.current?.scrollTo({ top: 0 }))
  const { count, total } = view.picks
  useCloseOnBack(true, onClose)

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
          <form noValidate onSubmit={view.submit} onKeyDown={blurOnEnter} className="flex h-full flex-col">
            <header className="border-line border-b pt-[max(12px,env(safe-area-inset-top))]">
              <div className="gutter flex items-center gap-3">
                <Radix.Title className="min-w-0 flex-1 text-title">{texts.orderForm.editing}</Radix.Title>
                <Radix.Close
                  aria-label={words.close}
                  className="-me-2 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
                >
                  <X size={20} strokeWidth={1.9} aria-hidden />
                </Radix.Close>
              </div>
              {menu.kind === 'ready' && <MenuHead view={view} />}
            </header>
            <div ref={list} className="gutter min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
              <div className="pt-4">
                <TranscriptWords
                  transcript={state.transcript}
                  unplaced={state.unplaced}
                  stretchProblem={state.stretchProblem}
                  isDisabled={state.isSending}
                  onMenuItem={stretch => {
                    const said = state.transcript.slice(stretch.start, stretch.end)
                    if (!onType) return view.search(said)
                    state.dismiss(stretch)
                    onType(said)
                  }}
                  onNote={state.makeNote}
                  onDismiss={state.dismiss}
                />
              </div>
              <MenuBody {...props} view={view} />
            </div>
            <footer className="gutter border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
              {group && <Notice group={group} />}
              <Button type="submit" className="w-full" disabled={!state.canSend} isBusy={state.isSending}>
                {count === 0 ? words.nothing : words.save({ total: money(total, currency) })}
              </Button>
            </footer>
          </form>
          <OptionsChoice picks={view.picks} avoided={props.avoided} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Notice({ group }: { readonly group: Group }) {
  const notice = useKitchenNotice(group)
  return (
    notice && (
      <p role="status" className="text-pretty pb-3 text-accent-text text-small">
        {notice}
      </p>
    )
  )
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
export function blurOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.target.blur()
}
