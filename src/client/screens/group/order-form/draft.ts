// What was typed and not yet kept as an order, through a change of screen and a reload. One entry per table.

import { readStored, store } from '../../../device/storage.ts'
import type { Row } from './order-rows.ts'

/** What a form is for: a new order, the one with this id, or the one that waits to be sent under this key. */
export type Target = 'new' | number | { readonly waiting: string }

interface Draft {
  /** The form that stands open. */
  readonly open: Target | null
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

const nothing: Draft = { open: null, rows: {} }

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

export function draftRows(groupId: string, target: Target): readonly Row[] | undefined {
  return read(groupId).rows[shelf(target)]
}

/** No rows: nothing is left to keep. */
export function keepRows(groupId: string, target: Target, rows: readonly Row[]): void {
  const { [shelf(target)]: _, ...others } = read(groupId).rows
  write(groupId, { rows: rows.length > 0 ? { ...others, [shelf(target)]: rows } : others })
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
const shelf = (target: Target) => (typeof target === 'object' ? `waiting ${target.waiting}` : target)
