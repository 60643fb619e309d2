import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { payEachShare } from './pay-each-share.ts'
import type { Due, Outcome } from './pay-share.ts'
import { createPaymentPauses } from './payment-pauses.ts'

describe('Processing all payments', () => {
  it('pays the shares one after the other, with a pause before each', async () => {
    const payments = makePayments([500, 500, 500])
    expect(await payments.process()).toBe('paid')
    expect(payments.log).toEqual(['pause 1', 'pay 1: 500', 'pause 2', 'pay 2: 500', 'pause 3', 'pay 3: 500'])
  })

  it('continues after a failure', async () => {
    const payments = makePayments([500, 500, 500], {
      replies: { 2: { kind: 'failed', problem: 'internal' } },
    })
    expect(await payments.process()).toBe('failed')
    expect(payments.log.at(-1)).toBe('pay 3: 500')
    expect(payments.outcomes).toEqual(['paid', 'failed', 'paid'])
  })

  it('never pays an amount that the diner has not seen', async () => {
    const payments = makePayments([500, 500, 500], { replies: { 2: { kind: 'changed', due: 501 } } })
    payments.dues.set(1, { memberId: 1, due: 501, paid: 0 })
    expect(await payments.process()).toBe('failed')
    expect(payments.log).toEqual(['pause 1', 'pause 2', 'pay 2: 500', 'pause 3', 'pay 3: 500'])
    expect(payments.outcomes).toEqual(['changed', 'changed', 'paid'])
  })

  it('skips a share that a friend has paid meanwhile', async () => {
    const payments = makePayments([500, 500])
    payments.dues.delete(1)
    expect(await payments.process()).toBe('paid')
    expect(payments.log).toEqual(['pause 2', 'pay 2: 500'])
  })

  it('ends when a pause is stopped, and sends nothing more', async () => {
    const payments = makePayments([500, 500, 500], { stoppedIn: 2 })
    expect(await payments.process()).toBe('stopped')
    expect(payments.log).toEqual(['pause 1', 'pay 1: 500', 'pause 2'])
    expect(payments.outcomes).toEqual(['paid', 'stopped'])
  })

  it('ends after the payment during which the screen is left', async () => {
    const { show, pause } = createPaymentPauses()
    const leave = show()
    const payments = makePayments([500, 500, 500], { pause: id => pause(id, noChoices), onPay: leave })
    expect(await withFakeTimers(payments.process)).toBe('stopped')
    expect(payments.log).toEqual(['pause 1', 'pay 1: 500', 'pause 2'])
    expect(payments.outcomes).toEqual(['paid', 'stopped'])
  })

  it('ends when it is stopped while a choice is still being sent', async () => {
    const { show, pause, stop } = createPaymentPauses()
    show()
    const chosen = async () => stop(2)
    const payments = makePayments([500, 500, 500], { pause: id => pause(id, id === 2 ? chosen : noChoices) })
    expect(await withFakeTimers(payments.process)).toBe('stopped')
    expect(payments.log).toEqual(['pause 1', 'pay 1: 500', 'pause 2'])
    expect(payments.outcomes).toEqual(['paid', 'stopped'])
  })

  it('ends when the phone loses its network', async () => {
    const payments = makePayments([500, 500], { replies: { 1: { kind: 'offline' } } })
    expect(await payments.process()).toBe('offline')
    expect(payments.log).toEqual(['pause 1', 'pay 1: 500'])
  })
})

interface Options {
  readonly replies?: Record<number, Outcome>
  readonly stoppedIn?: number
  readonly pause?: (memberId: number) => Promise<boolean>
  readonly onPay?: () => void
}

function makePayments(
  sums: number[],
  { replies = {}, stoppedIn = 0, pause = async memberId => memberId !== stoppedIn, onPay }: Options = {},
) {
  const seen: Due[] = sums.map((due, at) => ({ memberId: at + 1, due, paid: 0 }))
  const dues = new Map(seen.map(share => [share.memberId, share]))
  const log: string[] = []
  const outcomes: string[] = []
  return {
    dues,
    log,
    outcomes,
    process: () =>
      payEachShare({
        seen,
        findDue: memberId => dues.get(memberId),
        isBusy: () => false,
        pause: memberId => {
          log.push(`pause ${memberId}`)
          return pause(memberId)
        },
        onProcessing: () => undefined,
        pay: async ({ memberId, due }) => {
          log.push(`pay ${memberId}: ${due}`)
          onPay?.()
          return replies[memberId] ?? { kind: 'paid' }
        },
        onOutcome: (_, { kind }) => outcomes.push(kind),
      }),
  }
}

async function noChoices(): Promise<void> {}

/** Runs until no pause is left. */
async function withFakeTimers<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const result = run()
  await vi.runAllTimersAsync()
  return result
}
