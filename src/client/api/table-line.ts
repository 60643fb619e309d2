// The live lines of this phone: one per table, shared by its screens, kept for a moment while one screen follows another.

import { beatMs, type Table, type TableChange, watchTable } from '#contract/live.ts'
import { askAgain, confirmTable, doubtMenu, doubtTable, findTable, keepTable } from './cache.ts'
import { addressOf } from './call.ts'
import { problemOf } from './call-problem.ts'
import { type EventLine, openEventLine } from './event-line.ts'
import { forgetGroup, onForgotten, outbox } from './kept.ts'
import { applyChange } from './table-change.ts'

/** 'offline': the phone itself says that it has no network. 'gone': the table is over for this phone. */
export type LineState = 'opening' | 'live' | 'reconnecting' | 'offline' | 'gone'

interface TableLine {
  state: LineState
  events: EventLine | null
  readonly listeners: Set<() => void>
  lingering?: ReturnType<typeof setTimeout>
}

const lines = new Map<string, TableLine>()
const lingerMs = 5000

onForgotten(groupId => {
  const line = lines.get(groupId)
  if (!line) return
  line.events?.close()
  tell(line, 'gone')
})

/** Holds the table's line open until the returned function is called; `listen` hears of every change of state. */
export function holdLine(groupId: string, listen: () => void): () => void {
  const line = findOpenLine(groupId) ?? openLine(groupId)
  clearTimeout(line.lingering)
  line.listeners.add(listen)
  return () => {
    line.listeners.delete(listen)
    if (line.listeners.size === 0) line.lingering = setTimeout(() => closeLine(groupId, line), lingerMs)
  }
}

export function lineState(groupId: string): LineState {
  return lines.get(groupId)?.state ?? 'opening'
}

/** A line that ended is not taken up again: whoever comes back has joined anew. */
function findOpenLine(groupId: string): TableLine | undefined {
  const line = lines.get(groupId)
  return line?.state === 'gone' && line.listeners.size === 0 ? undefined : line
}

function openLine(groupId: string): TableLine {
  const line: TableLine = { state: 'opening', events: null, listeners: new Set() }
  lines.set(groupId, line)
  line.events = openEventLine({
    url: addressOf(watchTable, { params: { groupId } }),
    silenceMs: 2 * beatMs,
    hear: {
      state: data => {
        keepTable(groupId, JSON.parse(data) as Table)
        doubtMenu(groupId)
      },
      change: data => takeChange(groupId, JSON.parse(data) as TableChange),
      menu: () => doubtMenu(groupId),
      gone: () => void forgetGroup(groupId),
      beat: () => confirmTable(groupId),
    },
    onState: state => {
      if (state === 'live' && line.state !== 'live') outbox.wake()
      tell(line, state)
    },
    onRefused: () => void fetchTable(groupId),
  })
  return line
}

function takeChange(groupId: string, change: TableChange): void {
  const known = findTable(groupId)
  const applied = known ? applyChange(known, change) : ({ kind: 'gap' } as const)
  if (applied.kind === 'applied') keepTable(groupId, applied.table)
  if (applied.kind === 'gap') void fetchTable(groupId)
}

/** What the stream did not tell is asked for; a table that is no more ends the line. Other failures: it comes back. */
async function fetchTable(groupId: string): Promise<void> {
  try {
    await askAgain(groupId)
  } catch (error) {
    if (problemOf(error) === 'group-not-found') await forgetGroup(groupId)
  }
}

function closeLine(groupId: string, line: TableLine): void {
  line.events?.close()
  if (lines.get(groupId) !== line) return
  lines.delete(groupId)
  doubtTable(groupId)
}

function tell(line: TableLine, state: LineState): void {
  if (line.state === state || line.state === 'gone') return
  line.state = state
  for (const listen of line.listeners) listen()
}
