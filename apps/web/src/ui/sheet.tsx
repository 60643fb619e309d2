// A modal sheet at the bottom of the window, a Radix dialog: traps the focus, and closes by Escape, Back or an outside tap
// unless `isFirm`.

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { texts } from '../lib/text/texts.ts'
import { useCloseOnBack } from './close-on-back.ts'

interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  /** Only a control within the sheet closes it, and the page behind is inert. */
  readonly isFirm?: boolean
  /** What was focused while the sheet closed keeps the focus. Otherwise it returns to what opened the sheet. */
  readonly keepsFocus?: boolean
  /** What is focused when the sheet opens; null and without it, its first control. */
  readonly firstFocus?: () => HTMLElement | null
  readonly children: ReactNode
  /** Buttons that stay visible beneath the scrolling content. */
  readonly bottom?: ReactNode
}

export function Sheet({ isOpen, ...sheet }: SheetProps) {
  return isOpen ? <OpenSheet {...sheet} /> : null
}

function OpenSheet({
  onClose,
  title,
  description,
  isFirm,
  keepsFocus,
  firstFocus,
  children,
  bottom,
}: Omit<SheetProps, 'isOpen'>) {
  const [opener] = useState(() => document.activeElement)
  const restoreFocus = (event: Event) => {
    event.preventDefault()
    if (keepsFocus && document.activeElement !== document.body) return
    if (opener instanceof HTMLElement) opener.focus()
  }
  useInertPage(isFirm)
  useCloseOnBack(!isFirm, onClose)
  return (
    <Radix.Root open onOpenChange={opens => !opens && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-fade bg-black/45" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={event => {
            const first = firstFocus?.()
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          {...(isFirm && firmProps)}
          onCloseAutoFocus={restoreFocus}
          className={`gutter fixed inset-x-0 bottom-0 z-30 mx-auto flex max-h-[92dvh] max-w-[480px] animate-sheet flex-col overflow-y-auto overscroll-contain rounded-t-sheet bg-paper pt-4 outline-none sm:bottom-8 sm:rounded-b-sheet ${bottom ? '' : aboveEdge}`}
        >
          <div className="flex items-center gap-3 pb-2">
            <Radix.Title className="wrap-anywhere flex-1 text-title">{title}</Radix.Title>
            {!isFirm && (
              <Radix.Close
                aria-label={texts.app.close}
                className="-me-2 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
              >
                <X size={20} strokeWidth={1.9} aria-hidden />
              </Radix.Close>
            )}
          </div>
          {description && (
            <Radix.Description className="wrap-anywhere text-pretty pb-3 text-muted">
              {description}
            </Radix.Description>
          )}
          {children}
          {bottom && (
            <div className={`sticky bottom-0 mt-auto border-line border-t bg-paper pt-3 ${aboveEdge}`}>
              {bottom}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const aboveEdge = 'pb-[max(20px,env(safe-area-inset-bottom))]'

const keepOpen = (event: Event) => event.preventDefault()

/** Focuses the sheet itself, so that a screen reader starts at the first word and not at the button at the end. */
const firmProps = {
  onEscapeKeyDown: keepOpen,
  onInteractOutside: keepOpen,
  onOpenAutoFocus(event: Event) {
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  },
}

/** Radix hides the page only from screen readers. `inert` disables it for everyone; the sheet is outside of it. */
function useInertPage(isInert: boolean | undefined): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root')
    if (!isInert || !page) return
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [isInert])
}
