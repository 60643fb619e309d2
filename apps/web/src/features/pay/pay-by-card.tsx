// The button that holds shares and leads to Stripe's page, where they are paid by card.

import { startCardPayment } from '@tablemate/contract/card-payments.ts'
import type { Group } from '@tablemate/contract/groups.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { useState } from 'react'
import { refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { billProblemText } from '../bill/bill-problem-text.ts'
import type { ShareRow } from '../bill/share-rows.ts'
import { sumOfDues } from './joint-payment.ts'
import { showOffline } from './payment-toasts.ts'

const words = texts.billCards

interface Props extends Pick<Group, 'currency'> {
  readonly groupId: string
  readonly shares: readonly ShareRow[]
  /** Null: what was typed is no tip. */
  readonly ownTip: Minor | null
  /** Resolves when the server has answered all choices for the group. */
  readonly choicesSettled: () => Promise<void>
}

export function PayByCard({ groupId, currency, shares, ownTip, choicesSettled }: Props) {
  const [isGoing, setGoing] = useState(false)
  const [key] = useState(intentKey)
  const amount = sumOfDues(shares)
  const go = async () => {
    if (ownTip === null) return
    if (!navigator.onLine) return showOffline()
    setGoing(true)
    try {
      await choicesSettled()
      const body = { groupId, memberIds: shares.map(({ memberId }) => memberId), amount, ownTip }
      const { url } = await call(startCardPayment, { body, idempotencyKey: key.for(body) })
      window.location.assign(url)
    } catch (error) {
      const problem = problemOf(error)
      // A request that was not answered may have begun the payment: its repetition leads to the same page.
      if (problem !== 'no-answer' && problem !== 'unavailable') key.renew()
      setGoing(false)
      const { title, hint } = words.failed
      toast({ title, description: billProblemText(problem, hint), tone: 'bad' })
      await refetchGroup(groupId).catch(() => undefined)
    }
  }
  return (
    <Button
      isBusy={isGoing}
      disabled={shares.length === 0 || ownTip === null}
      className="wrap-anywhere w-full"
      onClick={() => void go()}
    >
      {isGoing ? words.going : words.pay({ amount: money(amount + (ownTip ?? 0), currency) })}
    </Button>
  )
}
