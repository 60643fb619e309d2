// This phone's payments, which all go one way: the diner has chosen whose dues and an own tip; before a payment for others is a
// pause in which it can be stopped; only the sum that the diner has seen is sent; its outcome is reported. "Pay Now" and the bar
// make one payment, "Process All Payments" one for each share in turn. A failed one is skipped; a stopped pause ends the turn.

import type { Minor } from '@tablemate/domain/money.ts'
import type { problemOf } from '../../lib/api/call-problem.ts'

/** The pause before each payment for somebody else. Source: spec.md, section 9. */
export const pauseMs = 1500

/** What is due of a member's share. `paid` distinguishes this due from an earlier one of the same amount. */
export interface Due {
  readonly memberId: number
  readonly due: Minor
  readonly paid: Minor
}

export interface PlannedPayment<Share extends Due = Due> {
  /** As the diner saw them. They are paid together: all or none. */
  readonly shares: readonly Share[]
  /** Beyond the bill. */
  readonly ownTip: Minor
  /** Where its pause is shown and can be stopped; null: it is sent immediately. */
  readonly stopIn: 'row' | 'bar' | null
}

export type Outcome =
  | { readonly kind: 'paid' }
  /** Somebody else has paid the shares, or another press is paying them. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'changed'; readonly due: Minor }
  /** Stopped before anything was sent. */
  | { readonly kind: 'stopped' }
  /** Nothing was sent: the phone has no network. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly problem: ReturnType<typeof problemOf> }

export interface RunningPayment<Share extends Due = Due> extends PlannedPayment<Share> {
  /** 'starting' is the pause. */
  readonly stage: 'starting' | 'processing'
}

export interface PaymentState<Share extends Due = Due> {
  readonly running: readonly RunningPayment<Share>[]
  /** Of the last payment of a member's share: it failed, or the due had changed and nothing was paid. */
  readonly failed: ReadonlyMap<number, 'failed' | 'changed'>
}

export const noPayments = { running: [], failed: new Map() }

interface Options<Share extends Due> {
  readonly send: (payment: PlannedPayment<Share>) => Promise<Outcome>
  /** The shares that are due now. */
  readonly findOpen: () => readonly Due[]
  /** Resolves when the server has answered all choices for the group, which change the dues. */
  readonly choicesSettled: () => Promise<void>
  readonly onChange: (state: PaymentState<Share>) => void
}

export function createPayments<Share extends Due>(options: Options<Share>) {
  const { send, findOpen, choicesSettled, onChange } = options
  let state: PaymentState<Share> = noPayments
  const stops = new Map<PlannedPayment, () => void>()
  let isShown = false

  const change = (next: Partial<PaymentState<Share>>) => {
    state = { ...state, ...next }
    onChange(state)
  }
  const others = (payment: PlannedPayment) => state.running.filter(({ shares }) => shares !== payment.shares)
  const setStage = (payment: PlannedPayment<Share>, stage: RunningPayment['stage']) =>
    change({ running: [...others(payment), { ...payment, stage }] })

  function end(payment: PlannedPayment<Share>, { kind }: Outcome): void {
    const failed = new Map(state.failed)
    for (const { memberId } of payment.shares) {
      failed.delete(memberId)
      // A changed sum does not say whose share has changed.
      if (kind === 'failed' || (kind === 'changed' && payment.shares.length === 1)) failed.set(memberId, kind)
    }
    change({ running: others(payment), failed })
  }

  /** Resolves to false immediately if it is stopped. */
  async function pause(payment: PlannedPayment): Promise<boolean> {
    if (payment.stopIn === null) return choicesSettled().then(() => true)
    if (!isShown) return false
    const hasRun = await new Promise<boolean>(resolve => {
      const timer = setTimeout(() => choicesSettled().then(() => resolve(true)), pauseMs)
      stops.set(payment, () => {
        clearTimeout(timer)
        resolve(false)
      })
    })
    stops.delete(payment)
    return hasRun
  }

  const dueNow = ({ shares }: PlannedPayment) =>
    findOpen().filter(({ memberId }) => shares.some(share => share.memberId === memberId))

  async function sendAsSeen(payment: PlannedPayment<Share>): Promise<Outcome> {
    const now = dueNow(payment)
    if (now.length === 0) return { kind: 'settled' }
    const isAsSeen = payment.shares.every(({ memberId, due }) =>
      now.some(share => share.memberId === memberId && share.due === due),
    )
    return isAsSeen ? send(payment) : { kind: 'changed', due: sumOfDues(now) }
  }

  async function pay(payment: PlannedPayment<Share>): Promise<Outcome> {
    const { shares, stopIn } = payment
    const isBusy = shares.some(({ memberId }) => findPayment(state, memberId))
    if (isBusy || dueNow(payment).length === 0) return { kind: 'settled' }
    setStage(payment, stopIn === null ? 'processing' : 'starting')
    let outcome: Outcome = { kind: 'stopped' }
    if (await pause(payment)) {
      setStage(payment, 'processing')
      outcome = await sendAsSeen(payment)
    }
    end(payment, outcome)
    return outcome
  }

  return {
    pay,
    /** Resolves to 'paid' if every share was paid, by this phone or another. */
    async payInTurn(payments: readonly PlannedPayment<Share>[]) {
      let result: 'paid' | 'failed' = 'paid'
      for (const payment of payments) {
        const { kind } = await pay(payment)
        if (kind === 'stopped' || kind === 'offline') return kind
        if (kind === 'changed' || kind === 'failed') result = 'failed'
      }
      return result
    },
    /** Stops the pause before the payment of a member's share. */
    stop(memberId: number) {
      for (const [{ shares }, stop] of stops) if (shares.some(share => share.memberId === memberId)) stop()
    },
    /** Called when the screen is shown; returns the function to call when it is left, which stops all pauses, later ones too. */
    show() {
      isShown = true
      return () => {
        isShown = false
        for (const stop of stops.values()) stop()
      }
    },
    forgetFailures: () => change({ failed: new Map() }),
  }
}

export function findPayment<Share extends Due>(
  { running }: PaymentState<Share>,
  memberId: number,
): RunningPayment<Share> | undefined {
  return running.find(({ shares }) => shares.some(share => share.memberId === memberId))
}

export function sumOfDues(shares: readonly Pick<Due, 'due'>[]): Minor {
  return shares.reduce((sum, { due }) => sum + due, 0)
}
