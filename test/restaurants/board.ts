// The board of a restaurant, as its events show it.

import type { Board, BoardChange, BoardEvents } from '#contract/kitchen.ts'
import { getBoard, markSeen, watchBoard } from '#contract/kitchen.ts'
import { readEvents } from '../diners/phone.ts'
import type { Owner } from './restaurant.ts'

/** The board as a GET answers it. */
export async function lookAtBoard({ id, phone }: Pick<Owner, 'id' | 'phone'>): Promise<Board> {
  const { status, body } = await phone.call(getBoard, { params: { restaurantId: id } })
  if (status !== 200) throw new Error(`the board answered ${status}`)
  return body
}

/** Tells, as a board does, that it shows all that there is. */
export async function markAllSeen(owner: Pick<Owner, 'id' | 'phone'>): Promise<void> {
  const orders = (await lookAtBoard(owner)).tickets.map(({ groupId, orderId }) => ({ groupId, orderId }))
  const { status } = await owner.phone.call(markSeen, {
    params: { restaurantId: owner.id },
    body: { orders },
  })
  if (status !== 204) throw new Error(`the orders were not marked: ${status}`)
}

export interface OpenBoard {
  /** What the board shows now. */
  board(): Board
  /** Waits until the board shows what is looked for; throws where its line ended. */
  until(isThere: (board: Board) => boolean): Promise<Board>
  /** Waits for an event of this name, taking changes in meanwhile; false where the line ended without one. */
  heard(name: keyof BoardEvents): Promise<boolean>
  /** How many events came, beats apart. */
  count(): number
  close(): void
}

/** Opens the restaurant's board, and shows what its line tells. */
export async function openBoard({ id, phone }: Pick<Owner, 'id' | 'phone'>, url: string): Promise<OpenBoard> {
  const path = watchBoard.path.replace(':restaurantId', String(id))
  const stop = new AbortController()
  const answer = await fetch(url + path, { headers: { cookie: phone.cookie() }, signal: stop.signal })
  const events = readEvents<BoardEvents>(answer)
  const next = async () => (await events.next().catch(() => ({ value: undefined }))).value
  const first = await next()
  if (first?.kind !== 'state') throw new Error(`the board began with ${first?.kind ?? answer.status}`)
  let board = first.data as Board
  let count = 0
  const take = async () => {
    const event = await next()
    if (event && event.kind !== 'beat') count += 1
    if (event?.kind === 'change') board = changed(board, event.data as BoardChange)
    return event?.kind
  }
  return {
    board: () => board,
    count: () => count,
    close: () => stop.abort(),
    async until(isThere) {
      while (!isThere(board))
        if (!(await take())) throw new Error(`the line ended before it was there: ${JSON.stringify(board)}`)
      return board
    },
    async heard(name) {
      for (;;) {
        const came = await take()
        if (!came || came === name) return came === name
      }
    },
  }
}

function changed(board: Board, { revision, groupId, table, tickets, requests }: BoardChange): Board {
  if (revision <= board.revision)
    throw new Error(`a change came with revision ${revision} after ${board.revision}`)
  const others = <T extends { readonly groupId: string }>(all: readonly T[]) =>
    all.filter(one => one.groupId !== groupId)
  return {
    revision,
    tickets: [...others(board.tickets), ...tickets],
    tables: [...others(board.tables), ...(table ? [table] : [])],
    requests: [...others(board.requests), ...requests],
  }
}
