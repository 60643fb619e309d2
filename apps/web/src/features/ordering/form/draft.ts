// Drafts of orders, which survive a change of screen and a reload. One entry in the session storage per group.

import type { Stretch } from '@tablemate/domain/orders/order.ts'
import { readStored, store } from '../../../lib/device/storage.ts'
import type { Row } from './order-rows.ts'

/** The order of a form: a new one; the order with this id; or the waiting order with this key. */
export type Target = 'new' | number | { readonly waiting: string }

/** The contents of a form. */
export interface DraftContent {
  readonly rows: readonly Row[]
  readonly note: string
  /** The words not understood that the diner has not handled yet. */
  readonly unplaced: readonly Stretch[]
}

interface Draft {
  /** The open form. */
  readonly open: Target | null
  readonly typed: Readonly<Record<string, DraftContent>>
}

const nothing: Draft = { open: null, typed: {} }

export function openForm(groupId: string): Target | null {
  return read(groupId).open
}

/** Whether the open form is the one for this order. */
export function isOpenForm(groupId: string, target: Target): boolean {
  const open = openForm(groupId)
  return open !== null && draftKey(open) === draftKey(target)
}

export function storeOpenForm(groupId: string, open: Target | null): void {
  write(groupId, { open })
}

export function draftOf(groupId: string, target: Target): DraftContent | undefined {
  return read(groupId).typed[draftKey(target)]
}

/** `typed` undefined removes the draft. */
export function storeDraft(groupId: string, target: Target, typed: DraftContent | undefined): void {
  const { [draftKey(target)]: _, ...others } = read(groupId).typed
  write(groupId, { typed: typed ? { ...others, [draftKey(target)]: typed } : others })
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

function draftKey(target: Target): string | number {
  return typeof target === 'object' ? `waiting ${target.waiting}` : target
}
