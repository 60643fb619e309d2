// Says something in passing, from anywhere. One toast at a time: the newest takes the place of the one before.

import { useSyncExternalStore } from 'react'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly tone: 'plain' | 'good' | 'bad'
  /** How long it is shown. */
  readonly durationMs: number
}

/** How long one is shown that does not say. Source: spec.md, section 9. */
const toastMs = 5000

const place =
  'on-screen-only fixed inset-x-0 top-[max(12px,env(safe-area-inset-top))] mx-auto flex max-w-[480px] flex-col px-4 outline-none sm:top-12'

/** What a toast looks like, with Radix or without. */
export const toastLook = {
  frame:
    'flex items-start gap-3 rounded-card border bg-card py-3 pr-1.5 pl-4 shadow-[0_8px_32px_rgb(0_0_0/0.16)]',
  edge: { plain: 'border-line', good: 'border-line', bad: 'border-danger/50' },
  title: { plain: 'font-semibold', good: 'font-semibold text-live', bad: 'font-semibold text-danger' },
  description: 'text-body text-muted wrap-anywhere',
  /** Where it appears: at the top, so that it covers no main action. */
  place,
  /** There, and above everything else. */
  area: `${place} z-50`,
} as const

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

interface Said {
  readonly title: string
  readonly description?: string
  readonly tone?: Toast['tone']
  readonly durationMs?: number
}

export function toast({ title, description, tone = 'plain', durationMs = toastMs }: Said): void {
  lastId += 1
  show({ id: lastId, title, description, tone, durationMs })
}

export function closeToast(id: number): void {
  if (current?.id === id) show(null)
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function show(next: Toast | null): void {
  current = next
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
