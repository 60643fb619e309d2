// Builds the board and its changes from the parts of the groups.

import type { Board, BoardChange, BoardSeating } from '@tablemate/contract/kitchen.ts'
import type { BoardPart } from './board-part.ts'

/** "Table 2" comes before "Table 10". */
const { compare } = new Intl.Collator('en', { numeric: true })

export function boardOf(parts: ReadonlyMap<string, BoardPart>, revision: number): Board {
  const all = [...parts.values()]
  return {
    revision,
    tickets: all.flatMap(({ tickets }) => tickets).sort(byPlaced),
    tables: all.flatMap(({ seating }) => seating ?? []).sort(byName),
    left: all.flatMap(({ left }) => left ?? []).sort(byName),
    requests: all
      .flatMap(({ requests }) => requests)
      .sort((a, b) => compareTexts(a.createdAt, b.createdAt) || a.id - b.id),
    offMenu: all
      .flatMap(({ offMenu }) => offMenu)
      .sort((a, b) => compareTexts(a.createdAt, b.createdAt) || a.orderId - b.orderId || a.item - b.item),
    courses: all.flatMap(({ courses }) => courses).sort((a, b) => compareTexts(a.createdAt, b.createdAt)),
  }
}

/** The board without what a tablet of the kitchen has no use for: groups, their money and their requests. */
export function boardOfKitchen(board: Board): Board {
  return { ...board, tables: [], left: [], requests: [], offMenu: [] }
}

/** The same for a change. */
export function changeOfKitchen(change: BoardChange): BoardChange {
  return { ...change, table: null, left: null, requests: [], offMenu: [] }
}

/** The current part of a group as a change; undefined: the group has expired. */
export function changeOf(groupId: string, part: BoardPart | undefined, revision: number): BoardChange {
  const { seating = null, left = null, tickets = [], requests = [], offMenu = [], courses = [] } = part ?? {}
  const lists = {
    tickets: [...tickets],
    requests: [...requests],
    offMenu: [...offMenu],
    courses: [...courses],
  }
  return { revision, groupId, table: seating, left, ...lists }
}

function byPlaced(a: Board['tickets'][number], b: Board['tickets'][number]): number {
  return compareTexts(a.placedAt, b.placedAt) || a.orderId - b.orderId || a.station.id - b.station.id
}

/** Groups without a name come last. */
function byName(a: BoardSeating, b: BoardSeating): number {
  if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null)
  return compare(a.name, b.name) || compareTexts(a.openedAt, b.openedAt)
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
