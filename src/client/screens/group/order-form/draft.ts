// What was typed and not yet sent, kept through a failed call, a change of screen and a reload. One entry per table.

import type { KeyShelf } from '../../../api/idempotency.ts'
import { forgetStored, readStored, store } from '../../../device/storage.ts'
import type { Row } from './order-rows.ts'

/** What a form is for: a new order, or the one with this id. */
export type Target = 'new' | number

interface Draft {
  /** The form that stands open. */
  readonly open: Target | null
  readonly rows: Readonly<Record<string, readonly Row[]>>
  /** The key under which the new order was last sent without an answer. */
  readonly sent: ReturnType<KeyShelf['read']>
}

const nothing: Draft = { open: null, rows: {}, sent: null }

export function openForm(groupId: string): Target | null {
  return read(groupId).open
}

export function keepOpenForm(groupId: string, open: Target | null): void {
  write(groupId, { open })
}

export function draftRows(groupId: string, target: Target): readonly Row[] | undefined {
  return read(groupId).rows[target]
}

/** No rows: nothing is left to keep. */
export function keepRows(groupId: string, target: Target, rows: readonly Row[]): void {
  const { [target]: _, ...others } = read(groupId).rows
  write(groupId, { rows: rows.length > 0 ? { ...others, [target]: rows } : others })
}

/** For the key of the new order, so that pressing again after a reload does not order twice. */
export function keyShelf(groupId: string): KeyShelf {
  return { read: () => read(groupId).sent, write: sent => write(groupId, { sent }) }
}

export function forgetDraft(groupId: string): void {
  forgetStored(key(groupId), 'session')
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
