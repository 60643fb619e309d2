// The toast area by Radix: screen readers announce a toast, a swipe dismisses it, F8 focuses it.

import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { texts } from '../lib/text/texts.ts'
import { closeToast, type Toast, useToast } from './toast.ts'

export function ToastArea() {
  const toast = useToast()
  const [end, setEnd] = useState<ToastEnd>({ at: 'top' })
  const id = toast?.id
  useLayoutEffect(() => {
    if (id !== undefined) setEnd(leastCoveredEnd())
  }, [id])
  return (
    // A sheet that opens hides the page from screen readers, except what has `aria-live`. Radix announces toasts itself.
    <div aria-live="off">
      <Radix.Provider
        swipeThreshold={50}
        swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
        label={texts.app.name}
      >
        {toast && <ToastCard key={toast.id} toast={toast} />}
        <Radix.Viewport
          hotkey={['F8']}
          label={texts.app.notifications({ hotkey: '{hotkey}' })}
          style={end.at === 'bottom' ? { top: 'auto', bottom: end.above + 12 } : undefined}
          className={toastLook.area}
        />
      </Radix.Provider>
    </div>
  )
}

const toastLook = {
  frame: 'flex gap-3 rounded-card border bg-card py-3 pe-1.5 ps-4 shadow-[0_8px_32px_rgb(0_0_0/0.16)]',
  edge: { plain: 'border-line', good: 'border-line', bad: 'border-danger/50' },
  title: { plain: 'font-semibold', good: 'font-semibold text-live', bad: 'font-semibold text-danger' },
  description: 'text-body text-muted wrap-anywhere',
  /** The position above everything else: at the top, unless a toast there covers more controls. */
  area: 'on-screen-only fixed inset-x-0 top-[max(12px,env(safe-area-inset-top))] z-50 mx-auto flex max-w-[480px] flex-col px-4 outline-none sm:top-12',
} as const

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <Radix.Root
      data-toast
      duration={toast.durationMs}
      type={toast.tone === 'bad' ? 'foreground' : 'background'}
      onOpenChange={isOpen => {
        if (!isOpen) closeToast()
      }}
      className={`${toastLook.frame} ${toast.description ? 'items-start' : 'items-center'} ${toastLook.edge[toast.tone]} animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full rtl:data-[swipe=end]:-translate-x-full data-[swipe=end]:opacity-0 data-[swipe=end]:transition-[translate,opacity]`}
    >
      <div className="min-w-0 flex-1 py-1">
        <Radix.Title className={toastLook.title[toast.tone]}>{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className={toastLook.description}>{toast.description}</Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label={texts.app.close}
        className="grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
      >
        <X size={20} strokeWidth={1.9} aria-hidden />
      </Radix.Close>
    </Radix.Root>
  )
}

// Chooses the end of the window at which a toast covers fewer controls: beneath the top edge, or above the bottom bar.

type ToastEnd =
  | { readonly at: 'top' }
  | {
      readonly at: 'bottom'
      /** The height of the bottom bar in pixels; the toast appears above it. */
      readonly above: number
    }

/** The usual height of a toast in pixels, with the gap to the edge. */
const height = 100
/** The width of `toastLook.area` in pixels. */
const maxWidth = 480

const controls = 'label, a[href], button, input, select, textarea, [role=switch], [tabindex="0"]'

function leastCoveredEnd(): ToastEnd {
  const above = barHeight()
  const atBottom = coveredBetween(window.innerHeight - above - height, window.innerHeight - above)
  return atBottom < coveredBetween(0, height) ? { at: 'bottom', above } : { at: 'top' }
}

/** The height of the bottom bar within the window; 0 if it is not visible. */
function barHeight(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].filter(bar => bar.checkVisibility())
  const tops = bars.map(bar => bar.getBoundingClientRect().top).filter(top => top < window.innerHeight)
  return Math.max(0, window.innerHeight - Math.min(window.innerHeight, ...tops))
}

/** The number of controls and labels that a toast between these two heights would cover. */
function coveredBetween(top: number, bottom: number): number {
  const width = Math.min(maxWidth, window.innerWidth)
  const left = (window.innerWidth - width) / 2
  return [...document.querySelectorAll(controls)].filter(control => {
    const box = control.getBoundingClientRect()
    const isCovered = box.bottom > top && box.top < bottom && box.right > left && box.left < left + width
    return (
      isCovered && control.checkVisibility() && !control.closest('[inert], [aria-hidden=true], [data-toast]')
    )
  }).length
}
