// Decides when a tooltip shows: after a hover of 700 ms, immediately if another was visible in the last 300 ms, and on keyboard
// focus. Only one shows at a time. Source: spec.md, section 9.

import { useEffect, useRef, useState } from 'react'

const delayMs = 700
const skipDelayMs = 300
/** The time to move the pointer from the button onto its tooltip. */
const graceMs = 120

let shown: { hide: () => void } | null = null
let lastSeen = Number.NEGATIVE_INFINITY

export interface Tip {
  readonly isOpen: boolean
  hide(): void
  hideSoon(): void
  keep(): void
  /** Event handlers of the button. */
  readonly handlers: {
    onPointerEnter(event: { pointerType: string }): void
    onPointerLeave(): void
    onPointerDown(): void
    onFocus(event: { currentTarget: Element }): void
    onBlur(): void
  }
}

export function useTip(): Tip {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [self] = useState(() => {
    const after = (ms: number, act: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(act, ms)
    }
    const hide = () => {
      clearTimeout(timer.current)
      if (shown === self) {
        shown = null
        lastSeen = performance.now()
      }
      setOpen(false)
    }
    const show = () => {
      if (shown !== self) shown?.hide()
      shown = self
      setOpen(true)
    }
    const self = {
      hide,
      hideSoon: () => after(graceMs, hide),
      keep: () => clearTimeout(timer.current),
      show,
      after,
    }
    return self
  })
  useEffect(() => self.hide, [self])

  return {
    ...self,
    isOpen,
    handlers: {
      onPointerEnter: ({ pointerType }) => {
        const isNext = shown !== null || performance.now() - lastSeen < skipDelayMs
        if (pointerType === 'mouse') self.after(isNext ? 0 : delayMs, self.show)
      },
      onPointerLeave: self.hideSoon,
      onPointerDown: self.hide,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) self.show()
      },
      onBlur: self.hide,
    },
  }
}
