// What the staff does with a party. What was refused is told, and the board is asked for anew.

import { useState } from 'react'
import { staffRemoveMember, staffRenewCode } from '#contract/hosting.ts'
import { closeTable, moveParty } from '#contract/kitchen.ts'
import { updateTable } from '#contract/tables.ts'
import { call } from '../../../api/call.ts'
import { problemOf } from '../../../api/call-problem.ts'
import * as en from '../../../text/en.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { toast } from '../../../ui/toast.ts'
import type { BoardLine } from '../board/board-line.ts'
import { refetchTables } from '../use-tables.ts'
import { moneyTaker, type PaymentResult, type Taking } from './take-money.ts'

const words = en.floor

/** What is said of it: once it is done, or where it is not. */
interface CallTexts<T> {
  readonly done: (answer: T) => string
  readonly failed: string
}

export interface FloorCalls {
  readonly isBusy: boolean
  take(taking: Taking): Promise<PaymentResult>
  /** These answer whether it is done. */
  close(groupId: string, said: CallTexts<unknown>): Promise<boolean>
  move(groupId: string, tableId: number, said: CallTexts<unknown>): Promise<boolean>
  renewSticker(tableId: number, said: CallTexts<unknown>): Promise<boolean>
  /** Its answer has the new code. */
  renewCode(groupId: string, said: CallTexts<{ readonly code: string }>): Promise<boolean>
  remove(
    who: { readonly groupId: string; readonly memberId: number; readonly renewCode: boolean },
    said: CallTexts<unknown>,
  ): Promise<boolean>
}

export function useFloorCalls(
  restaurantId: number,
  line: BoardLine | null,
  onSignedOut: () => void,
): FloorCalls {
  const [isBusy, setBusy] = useState(false)
  const [taker] = useState(() => moneyTaker(restaurantId))
  const tell = (problem: ReturnType<typeof problemOf>, title: string) => {
    if (problem === 'not-signed-in') return onSignedOut()
    line?.renew()
    toast({ title, description: sentenceOf(problem), tone: 'bad' })
  }
  const attempt = async <T>(work: () => Promise<T>, { done, failed }: CallTexts<T>): Promise<boolean> => {
    setBusy(true)
    try {
      toast({ title: done(await work()), tone: 'good' })
      return true
    } catch (error) {
      tell(problemOf(error), failed)
      return false
    } finally {
      setBusy(false)
      refetchTables(restaurantId)
    }
  }
  return {
    isBusy,
    async take(taking) {
      setBusy(true)
      const taken = await taker(taking)
      setBusy(false)
      if (taken.kind === 'failed') tell(taken.problem, words.pay.failed)
      if (taken.kind === 'changed') line?.renew()
      return taken
    },
    close: (groupId, said) => attempt(() => call(closeTable, { params: { restaurantId, groupId } }), said),
    move: (groupId, tableId, said) =>
      attempt(() => call(moveParty, { params: { restaurantId, groupId }, body: { tableId } }), said),
    renewSticker: (tableId, said) =>
      attempt(
        () =>
          call(updateTable, { params: { restaurantId, tableId }, body: { name: null, renewToken: true } }),
        said,
      ),
    renewCode: (groupId, said) =>
      attempt(() => call(staffRenewCode, { params: { restaurantId, groupId } }), said),
    remove: ({ groupId, memberId, renewCode }, said) =>
      attempt(
        () => call(staffRemoveMember, { params: { restaurantId, groupId, memberId }, body: { renewCode } }),
        said,
      ),
  }
}

/** For the staff; the sentences of problems.ts are said to diners. */
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
