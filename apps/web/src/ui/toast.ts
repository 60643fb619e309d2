// Shows a toast from any code. There is one toast at a time: a new one replaces the previous one.

import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/device/listeners.ts'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly tone: 'plain' | 'good' | 'bad'
  readonly durationMs: number
  /** The toast belongs to the next screen: it survives one change of screen. */
  readonly isForNextScreen: boolean
}

/** The default duration. Source: spec.md, section 9. */
const toastMs = 5000

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

/** Shows a toast until its time is over or the screen changes. A successful change closes an error (main.tsx). */
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

/** Called at a change of screen: a toast belongs to the screen on which it appeared. */
export function closeToastOnNavigation(): void {
  if (current) show(current.isForNextScreen ? { ...current, isForNextScreen: false } : null)
}

/** Called after a successful change: the reported action may have succeeded now. */
export function closeErrorToast(): void {
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
