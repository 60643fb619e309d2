// Follows the board of a restaurant by its event stream.

import type { Board, BoardChange, BoardEvents } from '@tablemate/contract/kitchen.ts'
import { getBoard, markSeen, watchBoard } from '@tablemate/contract/kitchen.ts'
import { readEvents } from '../diners/phone.ts'
import type { Owner } from './restaurant.ts'

/** Fetches the board by a GET request. */
export async function fetchBoard({ id, phone }: Pick<Owner, 'id' | 'phone'>): Promise<Board> {
  const { status, body } = await phone.call(getBoard, { params: { restaurantId: id } })
  if (status !== 200) throw new Error(`the board request failed with ${status}`)
  return body
}

/** Marks all orders as seen, as an open board does. */
export async function markAllSeen(owner: Pick<Owner, 'id' | 'phone'>): Promise<void> {
  const orders = (await fetchBoard(owner)).tickets.map(({ groupId, orderId }) => ({ groupId, orderId }))
  const { status } = await owner.phone.call(markSeen, {
    params: { restaurantId: owner.id },
    body: { orders },
  })
  if (status !== 204) throw new Error(`the orders were not marked: ${status}`)
}

export interface OpenBoard {
  /** The board as it is shown now. */
  board(): Board
  /** Waits until the condition holds. Throws if the stream ends before. */
  until(condition: (board: Board) => boolean): Promise<Board>
  /** Waits for an event of this name, and applies changes meanwhile. False if the stream ends before. */
  receives(name: keyof BoardEvents): Promise<boolean>
  /** The number of received events without heartbeats. */
  count(): number
  close(): void
}

/** Opens the board's event stream and follows it. */
export async function openBoard({ id, phone }: Pick<Owner, 'id' | 'phone'>, url: string): Promise<OpenBoard> {
  const path = watchBoard.path.replace(':restaurantId', String(id))
  const stop = new AbortController()
  const response = await fetch(url + path, { headers: { cookie: phone.cookie() }, signal: stop.signal })
  const events = readEvents<BoardEvents>(response)
  const next = async () => (await events.next().catch(() => ({ value: undefined }))).value
  const first = await next()
  if (first?.kind !== 'state') throw new Error(`the board started with ${first?.kind ?? response.status}`)
  let board = first.data as Board
  let count = 0
  const readEvent = async () => {
    const event = await next()
    if (event && event.kind !== 'beat') count += 1
    if (event?.kind === 'change') board = withChange(board, event.data as BoardChange)
    return event?.kind
  }
  return {
    board: () => board,
    count: () => count,
    close: () => stop.abort(),
    async until(condition) {
      while (!condition(board))
        if (!(await readEvent())) throw new Error(`the stream ended early: ${JSON.stringify(board)}`)
      return board
    },
    async receives(name) {
      for (;;) {
        const kind = await readEvent()
        if (!kind || kind === name) return kind === name
      }
    },
  }
}

function withChange(
  board: Board,
  { revision, groupId, table: seating, left, tickets, requests, offMenu, courses }: BoardChange,
): Board {
  if (revision <= board.revision)
    throw new Error(`a change came with revision ${revision} after ${board.revision}`)
  const others = <T extends { readonly groupId: string }>(all: readonly T[]) =>
    all.filter(one => one.groupId !== groupId)
  return {
    revision,
    tickets: [...others(board.tickets), ...tickets],
    tables: [...others(board.tables), ...(seating ? [seating] : [])],
    left: [...others(board.left), ...(left ? [left] : [])],
    requests: [...others(board.requests), ...requests],
    offMenu: [...others(board.offMenu), ...offMenu],
    courses: [...others(board.courses), ...courses],
  }
}
