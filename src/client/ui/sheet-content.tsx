// The sheet by Radix: keeps the focus within, closes by Escape or a tap beside it, unless it is firm. Loaded by sheet.tsx.

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import * as en from '../text/en.ts'

export interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  /** Only what stands in it closes it; what lies behind is out of reach. */
  readonly isFirm?: boolean
  readonly children: ReactNode
  /** What to press, always in sight beneath what scrolls. */
  readonly bottom?: ReactNode
}

export function SheetContent({
  isOpen,
  onClose,
  title,
  description,
  isFirm = false,
  children,
  bottom,
}: SheetProps) {
  const [opener] = useState(() => document.activeElement)
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement) opener.focus()
  }
  useInertPage(isOpen && isFirm)
  return (
    <Radix.Root open={isOpen} onOpenChange={opens => !opens && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-fade bg-black/45" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          {...(isFirm && firmly)}
          onCloseAutoFocus={giveFocusBack}
          className={`gutter fixed inset-x-0 bottom-0 z-30 mx-auto flex max-h-[92dvh] max-w-[480px] animate-sheet flex-col overflow-y-auto overscroll-contain rounded-t-sheet bg-paper pt-4 outline-none sm:bottom-8 sm:rounded-b-sheet ${bottom ? '' : aboveEdge}`}
        >
          <div className="flex items-center gap-3 pb-2">
            <Radix.Title className="min-w-0 flex-1 text-title">{title}</Radix.Title>
            {!isFirm && (
              <Radix.Close
                aria-label={en.app.close}
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
              >
                <X size={20} strokeWidth={1.9} aria-hidden />
              </Radix.Close>
            )}
          </div>
          {description && (
            <Radix.Description className="text-pretty pb-3 text-muted">{description}</Radix.Description>
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

const stay = (event: Event) => event.preventDefault()

/** It begins at its first word, not at the button beneath the last. */
const firmly = {
  onEscapeKeyDown: stay,
  onInteractOutside: stay,
  onOpenAutoFocus(event: Event) {
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  },
}

/** Radix hides the page from those who listen; this takes it from everyone. The sheet itself stands beside it. */
function useInertPage(isInert: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root')
    if (!isInert || !page) return
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [isInert])
}
