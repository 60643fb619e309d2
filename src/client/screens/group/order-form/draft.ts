// What was typed and not yet kept as an order, through a change of screen and a reload. One entry per table.

import type { Stretch } from '#domain/orders/order.ts'
import { readStored, store } from '../../../device/storage.ts'
import type { Row } from './order-rows.ts'

/** What a form is for: a new order, picked or typed, the one with this id, or the one that waits to be sent under this key. */
export type Target = 'new' | 'typed' | number | { readonly waiting: string }

/** What stands in a form. */
export interface Typed {
  readonly rows: readonly Row[]
  readonly note: string
  /** Of the words not understood, those that its diner has done nothing about. */
  readonly unplaced: readonly Stretch[]
}

interface Draft {
  /** The form that stands open. */
  readonly open: Target | null
  readonly typed: Readonly<Record<string, Typed>>
}

const nothing: Draft = { open: null, typed: {} }

export function openForm(groupId: string): Target | null {
  return read(groupId).open
}

/** Whether the form that stands open is the one for this; none of one's own may stand open any longer. */
export function isOpenForm(groupId: string, target: Target): boolean {
  const open = openForm(groupId)
  return open !== null && shelf(open) === shelf(target)
}

export function keepOpenForm(groupId: string, open: Target | null): void {
  write(groupId, { open })
}

export function draftOf(groupId: string, target: Target): Typed | undefined {
  return read(groupId).typed[shelf(target)]
}

/** undefined: nothing is left to keep. */
export function keepDraft(groupId: string, target: Target, typed: Typed | undefined): void {
  const { [shelf(target)]: _, ...others } = read(groupId).typed
  write(groupId, { typed: typed ? { ...others, [shelf(target)]: typed } : others })
}

function read(groupId: string): Draft {
  try {
    return { ...nothing, ...(JSON.parse(readStored(key(groupId), 'session') ?? '{}') as Partial<Draft>) }
  } catch {
    return nothing
  }
}

function write(groupId: string, change: Partial<Draft>): void {
  store(key(groupId), JSON.stringify({ ...read(groupId), ...change }), 'session')
}

const key = (groupId: string) => `draft_${groupId.toLowerCase()}`

/** A new order is one draft, however it is opened. */
function shelf(target: Target): string | number {
  if (typeof target === 'object') return `waiting ${target.waiting}`
  return target === 'typed' ? 'new' : target
}
