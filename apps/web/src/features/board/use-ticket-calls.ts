// The staff's requests about tickets. Each reply shows immediately, and a move can be undone for ten seconds.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import {
  markTicket,
  moveTicket,
  type ServiceRequest,
  settleRequest,
  type Ticket,
} from '@tablemate/contract/kitchen.ts'
import type { TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import type { BoardStream } from './board-stream.ts'
import { ticketKey, withReply, withTicks } from './state/board-state.ts'

const words = texts.board
const undoMs = 10_000
/** How many moves can be undone at the same time. */
const maxUndoable = 3

/** A ticket move that can still be undone. */
export interface UndoableStep {
  readonly id: number
  readonly ticket: Ticket
  readonly from: TicketState
  readonly to: TicketState
  /** Set for a refusal: the server needs the same fields to undo it. */
  readonly refusal?: Refusal | undefined
}

export type Refusal = Pick<
  InputOf<typeof moveTicket, 'body'>,
  'reason' | 'message' | 'lines' | 'options' | 'soldOut'
>
type Marks = Pick<InputOf<typeof markTicket, 'body'>, 'ticked' | 'acknowledge'>

export interface TicketCalls {
  /** The keys of tickets and requests with a request in flight. */
  readonly busy: ReadonlySet<string>
  readonly undoable: readonly UndoableStep[]
  /** Resolves to whether the ticket was moved. A failure shows a toast. */
  move(ticket: Ticket, to: TicketState, refusal?: Refusal): Promise<boolean>
  undo(step: UndoableStep): void
  /** Resolves to whether the server accepted the marks. A failure shows a toast. */
  mark(ticket: Ticket, marks: Marks): Promise<boolean>
  settle(request: ServiceRequest): void
}

let lastStep = 0

export function useTicketCalls(
  restaurantId: number,
  stream: BoardStream | null,
  onSignedOut: () => void,
): TicketCalls {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const { undoable, offerUndo, withdrawUndo } = useUndoableSteps()

  const run = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.has(name)) return false
    setBusy(all => new Set(all).add(name))
    try {
      await work()
      return true
    } catch (error) {
      reportFailure(error)
      return false
    } finally {
      setBusy(all => new Set([...all].filter(one => one !== name)))
    }
  }
  const reportFailure = (error: unknown) => {
    const problem = problemOf(error)
    if (problem === 'not-signed-in') return onSignedOut()
    // After any rejection the board on the screen may be out of date.
    stream?.renew()
    const { title, hint } = problem === 'ticket-moved' ? words.failed.moved : words.failed.step
    toast({
      title,
      description: problem === 'ticket-moved' ? hint : sentenceFor(problem, hint),
      tone: problem === 'ticket-moved' ? 'plain' : 'bad',
    })
  }
  const send = async (ticket: Ticket, to: TicketState, refusal: Refusal = {}, from = ticket.state) => {
    const replied = await call(moveTicket, {
      params: { restaurantId, orderId: ticket.orderId },
      body: { from, to, ...ticketRefOf(ticket), ...refusal },
    })
    stream?.change(board => withReply(board, ticket, replied))
  }

  return {
    busy,
    undoable,
    move: (ticket, to, refusal) =>
      run(ticketKey(ticket), async () => {
        await send(ticket, to, refusal)
        // A recall is not offered for undo: the ticket advances by its own button again.
        if (ticket.state !== 'served') offerUndo({ ticket, from: ticket.state, to, refusal })
      }),
    undo(step) {
      withdrawUndo(step.id)
      const key = ticketKey(step.ticket)
      const now = stream?.view().board?.tickets.find(one => ticketKey(one) === key)
      if (now) void run(key, () => send(now, step.from, step.refusal, step.to))
    },
    mark(ticket, marks) {
      const { ticked } = marks
      if (ticked) stream?.change(board => withTicks(board, ticket, ticked))
      return enqueue(ticketKey(ticket), async () => {
        try {
          const replied = await call(markTicket, {
            params: { restaurantId, orderId: ticket.orderId },
            body: { ...ticketRefOf(ticket), ...marks },
          })
          stream?.change(board => withReply(board, ticket, replied))
          return true
        } catch (error) {
          reportFailure(error)
          return false
        }
      })
    },
    settle({ id, groupId }) {
      void run(`request ${id}`, async () => {
        await call(settleRequest, {
          params: { restaurantId, requestId: id },
          body: { isDone: true, groupId },
        })
        stream?.change(board => ({
          ...board,
          requests: board.requests.filter(one => one.id !== id || one.groupId !== groupId),
        }))
      })
    },
  }
}

function ticketRefOf({ groupId, station, version }: Ticket) {
  return { groupId, station: station.id, version }
}

/** One queue per ticket, so that the server receives its requests in the order of the taps. */
const queues = new Map<string, Promise<unknown>>()

function enqueue<T>(key: string, work: () => Promise<T>): Promise<T> {
  const last = (queues.get(key) ?? Promise.resolve()).then(work)
  queues.set(key, last)
  return last.finally(() => {
    if (queues.get(key) === last) queues.delete(key)
  })
}

function useUndoableSteps() {
  const [undoable, setUndoable] = useState<readonly UndoableStep[]>([])
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>())
  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer)
    },
    [timers],
  )
  const withdrawUndo = (id: number) => setUndoable(all => all.filter(step => step.id !== id))
  const offerUndo = (step: Omit<UndoableStep, 'id'>) => {
    lastStep += 1
    const id = lastStep
    const key = ticketKey(step.ticket)
    setUndoable(all =>
      [...all.filter(({ ticket }) => ticketKey(ticket) !== key), { ...step, id }].slice(-maxUndoable),
    )
    const timer = setTimeout(() => {
      timers.delete(timer)
      withdrawUndo(id)
    }, undoMs)
    timers.add(timer)
  }
  return { undoable, offerUndo, withdrawUndo }
}
