// The staff's requests about a party. A rejection shows a toast and reloads the board.

import { adjustBill } from '@tablemate/contract/adjustments.ts'
import { releaseCardPages } from '@tablemate/contract/card-payments.ts'
import type { InputOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import {
  closeSeating,
  moveMembers,
  moveOrder,
  moveSeating,
  sendUnsent,
  undoPayment,
} from '@tablemate/contract/floor.ts'
import { staffRemoveMember, staffRenewCode } from '@tablemate/contract/hosting.ts'
import { updateRestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { getSeatingBill, printSeatingBill, type SeatingBill } from '@tablemate/contract/seating-bills.ts'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import type { BoardStream } from '../board/board-stream.ts'
import { staffCall } from '../board/pin/staff-call.ts'
import { refetchRestaurantTables } from '../tables/use-restaurant-tables.ts'
import { createPaymentSender, type PaymentResult, type StaffPayment } from './payment-sender.ts'

const words = texts.floor

/** The toast texts of success and failure. */
interface CallTexts<T> {
  readonly done: (reply: T) => string
  readonly failed: string
}

export interface FloorCalls {
  readonly isBusy: boolean
  take(payment: StaffPayment): Promise<PaymentResult>
  undo(groupId: string, paymentId: number, amount: string): Promise<boolean>
  /** Closes the card pages that hold dues of the party. */
  release(groupId: string): Promise<boolean>
  /** This and the following resolve to whether the request succeeded. */
  close(groupId: string, tickets: 'keep' | 'cancel', texts: CallTexts<unknown>): Promise<boolean>
  /** null: it could not be loaded. */
  bill(groupId: string): Promise<SeatingBill | null>
  printBill(groupId: string, printerId: number, texts: CallTexts<unknown>): Promise<boolean>
  /** Lowers the bill: true, false if it failed, or what was paid too much, if the staff have to decide about that. */
  adjust(
    groupId: string,
    input: InputOf<typeof adjustBill, 'body'>,
    texts: CallTexts<ReplyOf<typeof adjustBill>>,
  ): Promise<boolean | { readonly due: number }>
  /** Sends what the kitchen did not get yet. */
  send(groupId: string, texts: CallTexts<unknown>): Promise<boolean>
  move(groupId: string, tableId: number, texts: CallTexts<unknown>): Promise<boolean>
  /** Moves members to a free table or another party; `back` is where they return to when it is undone. */
  moveMembers(move: MembersMove): Promise<boolean>
  /** Gives an order to another member; in another party, if `toGroupId` is there. */
  giveOrder(order: GivenOrder): Promise<boolean>
  /** Of the last change, if it was a move of members or an order. */
  readonly undoable: { readonly text: string; undo(): Promise<void> } | null
  renewSticker(tableId: number, texts: CallTexts<unknown>): Promise<boolean>
  /** The reply has the new code. */
  renewCode(groupId: string, texts: CallTexts<{ readonly code: string }>): Promise<boolean>
  remove(
    who: { readonly groupId: string; readonly memberId: number; readonly renewCode: boolean },
    texts: CallTexts<unknown>,
  ): Promise<boolean>
}

type MoveTarget = Omit<InputOf<typeof moveMembers, 'body'>, 'memberIds'>

export interface MembersMove {
  readonly groupId: string
  readonly memberIds: readonly number[]
  readonly to: MoveTarget
  /** null: it cannot be undone. */
  readonly back: MoveTarget | null
  /** What is shown afterwards. */
  readonly done: string
}

export interface GivenOrder {
  readonly groupId: string
  readonly orderId: number
  /** Whose it was. */
  readonly from: number
  readonly to: number
  readonly toGroupId?: string
  readonly done: string
}

export function useFloorCalls(
  restaurantId: number,
  stream: BoardStream | null,
  onSignedOut: () => void,
): FloorCalls {
  const [isBusy, setBusy] = useState(false)
  const [undoable, setUndoable] = useState<FloorCalls['undoable']>(null)
  const [sendPayment] = useState(() => createPaymentSender(restaurantId))
  const reportFailure = (problem: ReturnType<typeof problemOf>, title: string) => {
    if (problem === 'not-signed-in') return onSignedOut()
    stream?.renew()
    toast({ title, description: sentenceOf(problem), tone: 'bad' })
  }
  const attempt = async <T>(
    work: () => Promise<T>,
    { done, failed }: CallTexts<T>,
    /** Whether the caller deals with the problem itself. */
    isExpected: (problem: CallProblem) => boolean = () => false,
  ): Promise<boolean> => {
    setBusy(true)
    try {
      toast({ title: done(await work()), tone: 'good' })
      setUndoable(null)
      return true
    } catch (error) {
      if (!(error instanceof CallProblem && isExpected(error))) reportFailure(problemOf(error), failed)
      return false
    } finally {
      setBusy(false)
      refetchRestaurantTables(restaurantId)
    }
  }
  const moveTo = (groupId: string, memberIds: readonly number[], to: MoveTarget) =>
    call(moveMembers, { params: { restaurantId, groupId }, body: { ...to, memberIds: [...memberIds] } })
  const giveTo = (groupId: string, orderId: number, body: InputOf<typeof moveOrder, 'body'>) =>
    call(moveOrder, { params: { restaurantId, groupId, orderId }, body })
  const undoWith = (text: string, work: () => Promise<unknown>) =>
    setUndoable({
      text,
      async undo() {
        await attempt(work, { done: () => words.move.undone, failed: words.move.notUndone })
      },
    })
  return {
    isBusy,
    undoable,
    async moveMembers({ groupId, memberIds, to, back, done }) {
      let moved = { groupId, numbered: [] as number[] }
      const isDone = await attempt(
        async () => {
          moved = await moveTo(groupId, memberIds, to)
        },
        { done: () => done, failed: words.move.failed },
      )
      if (isDone && back)
        undoWith(done, () => moveTo(moved.groupId, memberIds, { ...back, numbered: moved.numbered }))
      return isDone
    },
    async giveOrder({ groupId, orderId, from, to, toGroupId = groupId, done }) {
      const isDone = await attempt(() => giveTo(groupId, orderId, { memberId: to, toGroupId }), {
        done: () => done,
        failed: words.give.failed,
      })
      if (isDone) undoWith(done, () => giveTo(toGroupId, orderId, { memberId: from, toGroupId: groupId }))
      return isDone
    },
    async take(payment) {
      setBusy(true)
      const result = await sendPayment(payment)
      setBusy(false)
      if (result.kind === 'failed') reportFailure(result.problem, words.pay.failed)
      if (result.kind === 'changed') stream?.renew()
      return result
    },
    undo: (groupId, paymentId, amount) =>
      attempt(() => call(undoPayment, { params: { restaurantId, paymentId }, body: { groupId } }), {
        done: () => words.payments.undone({ amount }),
        failed: words.payments.notUndone,
      }),
    release: groupId =>
      attempt(() => call(releaseCardPages, { params: { restaurantId, groupId }, body: { memberId: null } }), {
        done: () => words.payments.released,
        failed: words.payments.notReleased,
      }),
    close: (groupId, tickets, texts) =>
      attempt(
        () => staffCall(closeSeating, { params: { restaurantId, groupId }, query: { tickets } }),
        texts,
      ),
    async bill(groupId) {
      try {
        return await call(getSeatingBill, { params: { restaurantId, groupId } })
      } catch (error) {
        reportFailure(problemOf(error), words.bill.notLoaded)
        return null
      }
    },
    printBill: (groupId, printerId, texts) =>
      attempt(
        () => call(printSeatingBill, { params: { restaurantId, groupId }, body: { printerId } }),
        texts,
      ),
    async adjust(groupId, body, callTexts) {
      let due: number | undefined
      const isDone = await attempt(
        () => staffCall(adjustBill, { params: { restaurantId, groupId }, body }),
        callTexts,
        problem => {
          if (problem.problem === 'refund-due') due = problem.due
          return due !== undefined
        },
      )
      return due === undefined ? isDone : { due }
    },
    send: (groupId, texts) => attempt(() => call(sendUnsent, { params: { restaurantId, groupId } }), texts),
    move: (groupId, tableId, texts) =>
      attempt(() => call(moveSeating, { params: { restaurantId, groupId }, body: { tableId } }), texts),
    renewSticker: (tableId, texts) =>
      attempt(
        () =>
          call(updateRestaurantTable, {
            params: { restaurantId, tableId },
            body: { name: null, renewToken: true },
          }),
        texts,
      ),
    renewCode: (groupId, texts) =>
      attempt(() => call(staffRenewCode, { params: { restaurantId, groupId } }), texts),
    remove: ({ groupId, memberId, renewCode }, texts) =>
      attempt(
        () => call(staffRemoveMember, { params: { restaurantId, groupId, memberId }, body: { renewCode } }),
        texts,
      ),
  }
}

/** Sentences for the staff; those of problems.ts address diners. */
function sentenceOf(problem: ReturnType<typeof problemOf>): string {
  switch (problem) {
    case 'group-not-found':
      return words.gone
    case 'member-not-found':
      return words.memberGone
    default:
      return sentenceFor(problem, words.tryAgain)
  }
}
