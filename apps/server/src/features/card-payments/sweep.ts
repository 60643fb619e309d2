// Ends abandoned card payments: expired holds, open pages, money to refund.

import type { Work } from '../../jobs/worker.ts'
import { type CardPaymentRow, claimDue, findCardPayment } from './card-payment-rows.ts'
import { type CardRefund, claimCardRefunds, sendCardRefund } from './card-refunds.ts'
import { claimLateMoney, type Money, returnLateMoney } from './orphaned-payments.ts'
import { type CardContext, freeDues, giveBack, release, retryMs } from './settle-card-payment.ts'

type CardPaymentId = Pick<CardPaymentRow, 'groupId' | 'id'>

/** The money is that of groups that have ended. */
export function cardPaymentWork(context: CardContext): Work<CardPaymentId | Money | CardRefund> {
  const { database, clock } = context
  const leaseUntil = () => new Date(clock().getTime() + retryMs)
  return {
    // Many: one that Stripe does not answer must not delay the others.
    ...{ maxInFlight: 50, idleMs: 10_000, failure: 'a sweep of card payments failed' },
    async claim(limit) {
      const due = await claimDue(database, { now: clock(), until: leaseUntil(), limit })
      return [...due, ...(await claimLateMoney(context, limit)), ...(await claimCardRefunds(context, limit))]
    },
    async attempt(job) {
      if ('cardRefundId' in job) return sendCardRefund(context, job)
      if ('paymentIntent' in job) return returnLateMoney(context, job)
      const row = await findCardPayment(database.sql, job.groupId, job.id)
      // The dues do not wait for Stripe: money that is found on the page is booked if they are still due.
      if (row?.state === 'held') await freeDues(context, row, leaseUntil())
      if (row?.state === 'held' || row?.state === 'released') await release(context, row)
      if (row?.state === 'returning' || row?.state === 'refunding') await giveBack(context, row)
    },
  }
}
