// Says something in passing, from anywhere. One toast at a time: the newest takes the place of the one before.

import { useSyncExternalStore } from 'react'
import { createListeners } from '../device/listeners.ts'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly tone: 'plain' | 'good' | 'bad'
  /** How long it is shown. */
  readonly durationMs: number
  /** It is about to be read on the screen that follows: a change of screen leaves it in sight once. */
  readonly isForNextScreen: boolean
}

/** How long one is shown that does not say. Source: spec.md, section 9. */
const toastMs = 5000

/** What a toast looks like, with Radix or without. */
export const toastLook = {
  frame: 'flex gap-3 rounded-card border bg-card py-3 pr-1.5 pl-4 shadow-[0_8px_32px_rgb(0_0_0/0.16)]',
  edge: { plain: 'border-line', good: 'border-line', bad: 'border-danger/50' },
  title: { plain: 'font-semibold', good: 'font-semibold text-live', bad: 'font-semibold text-danger' },
  description: 'text-body text-muted wrap-anywhere',
  /** Where it appears, above everything else: at the top, unless that end has more to press (toast-end.ts). */
  area: 'on-screen-only fixed inset-x-0 top-[max(12px,env(safe-area-inset-top))] z-50 mx-auto flex max-w-[480px] flex-col px-4 outline-none sm:top-12',
} as const

let current: Toast | null = null
let lastId = 0
const listeners = createListeners()

interface ToastInput {
  readonly title: string
  readonly description?: string
  readonly tone?: Toast['tone']
  readonly durationMs?: number
  readonly isForNextScreen?: boolean
}

/** Shows a message until its time is over, the screen changes, or, for a complaint, something succeeds (main.tsx). */
export function toast({
  title,
  description,
  tone = 'plain',
  durationMs = toastMs,
  isForNextScreen = false,
}: ToastInput): void {
  lastId += 1
  show({ id: lastId, title, description, tone, durationMs, isForNextScreen })
}

export function closeToast(): void {
  if (current) show(null)
}

/** A toast speaks of the screen on which it appeared. */
export function closeToastOfLastScreen(): void {
  if (current) show(current.isForNextScreen ? { ...current, isForNextScreen: false } : null)
}

/** What failed may have succeeded now. */
export function closeComplaint(): void {
  if (current?.tone === 'bad') show(null)
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => current,
    () => null,
  )
}

function show(next: Toast | null): void {
  current = next
  listeners.notify()
}
