// What the staff does to tickets: each call's answer shows at once, and a step can be undone for a moment.

import { useEffect, useState } from 'react'
import type { InputOf } from '#contract/endpoint.ts'
import { type GuestRequest, markTicket, moveTicket, settleRequest, type Ticket } from '#contract/kitchen.ts'
import type { TicketState } from '#domain/kitchen/ticket.ts'
import { call } from '../../../api/call.ts'
import { problemOf } from '../../../api/call-problem.ts'
import * as en from '../../../text/en.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { toast } from '../../../ui/toast.ts'
import type { BoardLine } from './board-line.ts'
import { ticketKey, withAnswer, withTicks } from './state/board-state.ts'

const words = en.board
const undoMs = 10_000
/** So many steps are offered to be undone at once. */
const mostUndone = 3

/** A step that was taken a moment ago, and can be taken back. */
export interface TakenStep {
  readonly id: number
  readonly ticket: Ticket
  readonly from: TicketState
  readonly to: TicketState
  /** What was refused and why: the server takes it back by the same words. */
  readonly refusal?: Refusal | undefined
}

export type Refusal = Pick<InputOf<typeof moveTicket, 'body'>, 'reason' | 'message' | 'lines'>
type Marks = Pick<InputOf<typeof markTicket, 'body'>, 'ticked' | 'acknowledge'>

export interface TicketCalls {
  /** The keys of tickets, and ids of requests, of which a call is on its way. */
  readonly busy: ReadonlySet<string>
  readonly taken: readonly TakenStep[]
  /** Answers whether the ticket has moved; where not, that is told. */
  move(ticket: Ticket, to: TicketState, refusal?: Refusal): Promise<boolean>
  undo(step: TakenStep): void
  mark(ticket: Ticket, marks: Marks): void
  settle(request: GuestRequest): void
}

let lastStep = 0

export function useTicketCalls(
  restaurantId: number,
  line: BoardLine | null,
  onSignedOut: () => void,
): TicketCalls {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const { taken, take, takeBack } = useTakenSteps()

  const run = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.has(name)) return false
    setBusy(all => new Set(all).add(name))
    try {
      await work()
      return true
    } catch (error) {
      tell(error)
      return false
    } finally {
      setBusy(all => new Set([...all].filter(one => one !== name)))
    }
  }
  const tell = (error: unknown) => {
    const problem = problemOf(error)
    if (problem === 'not-signed-in') return onSignedOut()
    // After any refusal the board on the screen may be stale.
    line?.renew()
    const { title, hint } = problem === 'ticket-moved' ? words.failed.moved : words.failed.step
    toast({
      title,
      description: problem === 'ticket-moved' ? hint : sentenceFor(problem, hint),
      tone: problem === 'ticket-moved' ? 'plain' : 'bad',
    })
  }
  const send = async (ticket: Ticket, to: TicketState, refusal: Refusal = {}, from = ticket.state) => {
    const answered = await call(moveTicket, {
      params: { restaurantId, orderId: ticket.orderId },
      body: { from, to, ...placeOf(ticket), ...refusal },
    })
    line?.change(board => withAnswer(board, ticket, answered))
  }

  return {
    busy,
    taken,
    move: (ticket, to, refusal) =>
      run(ticketKey(ticket), async () => {
        await send(ticket, to, refusal)
        // What was brought back goes on by its own button.
        if (ticket.state !== 'served') take({ ticket, from: ticket.state, to, refusal })
      }),
    undo(step) {
      takeBack(step.id)
      const key = ticketKey(step.ticket)
      const now = line?.view().board?.tickets.find(one => ticketKey(one) === key)
      if (now) void run(key, () => send(now, step.from, step.refusal, step.to))
    },
    mark(ticket, marks) {
      const { ticked } = marks
      if (ticked) line?.change(board => withTicks(board, ticket, ticked))
      void inTurn(ticketKey(ticket), async () => {
        try {
          const answered = await call(markTicket, {
            params: { restaurantId, orderId: ticket.orderId },
            body: { ...placeOf(ticket), ...marks },
          })
          line?.change(board => withAnswer(board, ticket, answered))
        } catch (error) {
          tell(error)
        }
      })
    },
    settle({ id, groupId }) {
      void run(`request ${id}`, async () => {
        await call(settleRequest, {
          params: { restaurantId, requestId: id },
          body: { isDone: true, groupId },
        })
        line?.change(board => ({
          ...board,
          requests: board.requests.filter(one => one.id !== id || one.groupId !== groupId),
        }))
      })
    },
  }
}

function placeOf({ groupId, station, version }: Ticket) {
  return { groupId, station: station.id, version }
}

/** Calls for one ticket arrive in the order in which it was tapped. */
const turns = new Map<string, Promise<void>>()

function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work)
  turns.set(key, turn)
  return turn.finally(() => {
    if (turns.get(key) === turn) turns.delete(key)
  })
}

function useTakenSteps() {
  const [taken, setTaken] = useState<readonly TakenStep[]>([])
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>())
  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer)
    },
    [timers],
  )
  const takeBack = (id: number) => setTaken(all => all.filter(step => step.id !== id))
  const take = (step: Omit<TakenStep, 'id'>) => {
    lastStep += 1
    const id = lastStep
    const key = ticketKey(step.ticket)
    setTaken(all =>
      [...all.filter(({ ticket }) => ticketKey(ticket) !== key), { ...step, id }].slice(-mostUndone),
    )
    const timer = setTimeout(() => {
      timers.delete(timer)
      takeBack(id)
    }, undoMs)
    timers.add(timer)
  }
  return { taken, take, takeBack }
}
