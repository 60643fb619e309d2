import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPayments, type Due, type Outcome, type PlannedPayment, pauseMs } from './payments.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('Processing all payments', () => {
  it('pays the shares one after the other, with a pause before each', async () => {
    const phone = openBill([500, 500, 500])
    const result = phone.payInTurn()
    for (const sent of [0, 1, 2]) {
      await vi.advanceTimersByTimeAsync(pauseMs - 1)
      expect(phone.sent).toHaveLength(sent)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect([await result, phone.sent]).toEqual(['paid', ['1: 500', '2: 500', '3: 500']])
  })

  it('continues after a failure', async () => {
    const phone = openBill([500, 500, 500], { 2: { kind: 'failed', problem: 'internal' } })
    expect(await phone.processAll()).toBe('failed')
    expect(phone.sent).toEqual(['1: 500', '2: 500', '3: 500'])
    expect(phone.failed()).toEqual([[2, 'failed']])
  })

  it('never pays an amount that the diner has not seen', async () => {
    const phone = openBill([500, 500, 500], { 2: { kind: 'changed', due: 501 } })
    phone.dues.set(1, { memberId: 1, due: 501, paid: 0 })
    expect(await phone.processAll()).toBe('failed')
    expect(phone.sent).toEqual(['2: 500', '3: 500'])
    expect(phone.failed()).toEqual([
      [1, 'changed'],
      [2, 'changed'],
    ])
  })

  it('skips a share that a friend has paid meanwhile, before or during its pause', async () => {
    const phone = openBill([500, 500, 500])
    phone.dues.delete(1)
    const result = phone.payInTurn()
    phone.dues.delete(2)
    await vi.runAllTimersAsync()
    expect([await result, phone.sent]).toEqual(['paid', ['3: 500']])
  })

  it('ends when a pause is stopped, and sends nothing more', async () => {
    const phone = openBill([500, 500, 500])
    const result = phone.payInTurn()
    await vi.advanceTimersByTimeAsync(pauseMs)
    phone.stop(2)
    expect([await result, phone.sent]).toEqual(['stopped', ['1: 500']])
  })

  it('ends after the payment during which the screen is left', async () => {
    const phone = openBill([500, 500, 500], {}, () => phone.leave())
    expect(await phone.processAll()).toBe('stopped')
    expect(phone.sent).toEqual(['1: 500'])
  })

  it('ends when the phone loses its network', async () => {
    const phone = openBill([500, 500], { 1: { kind: 'offline' } })
    expect(await phone.processAll()).toBe('offline')
    expect(phone.sent).toEqual(['1: 500'])
  })
})

describe('A payment', () => {
  it('of several shares is sent once, and not if one of them has changed', async () => {
    const phone = openBill([500, 500, 500])
    const changed = phone.pay([2, 3])
    phone.dues.set(3, { memberId: 3, due: 600, paid: 0 })
    await vi.runAllTimersAsync()
    expect(await changed).toEqual({ kind: 'changed', due: 1100 })
    expect(phone.failed()).toEqual([])
    const paid = phone.pay([1, 2])
    await vi.runAllTimersAsync()
    expect([await paid, phone.sent]).toEqual([{ kind: 'paid' }, ['1,2: 1000']])
  })

  it('of one’s own share has no pause, but waits until the choices of tip and split are answered', async () => {
    const phone = openBill([500])
    phone.choose()
    const result = phone.pay([1], null)
    await vi.runAllTimersAsync()
    expect(phone.sent).toEqual([])
    phone.answerChoices()
    expect([await result, phone.sent]).toEqual([{ kind: 'paid' }, ['1: 500']])
  })

  it('is ignored while the share is being paid', async () => {
    const phone = openBill([500, 500])
    const results = [phone.pay([2]), phone.pay([2]), phone.pay([1, 2])]
    await vi.runAllTimersAsync()
    await Promise.all(results)
    expect(phone.sent).toEqual(['2: 500'])
  })

  it('clears the failure of its shares', async () => {
    const phone = openBill([500], { 1: { kind: 'failed', problem: 'internal' } })
    await phone.pay([1], null)
    expect(phone.failed()).toEqual([[1, 'failed']])
    phone.replies.delete(1)
    await phone.pay([1], null)
    expect(phone.failed()).toEqual([])
  })
})

describe('A pause', () => {
  it('is stopped without stopping others, by any of its members', async () => {
    const phone = openBill([500, 500, 500])
    const results = [phone.pay([1, 2]), phone.pay([3])]
    phone.stop(2)
    await vi.runAllTimersAsync()
    expect(await Promise.all(results)).toEqual([{ kind: 'stopped' }, { kind: 'paid' }])
    expect(phone.sent).toEqual(['3: 500'])
  })

  it('can be stopped while it waits for the choices, also again after they are answered', async () => {
    const phone = openBill([500])
    phone.choose()
    const first = phone.pay([1])
    await vi.advanceTimersByTimeAsync(2 * pauseMs)
    phone.stop(1)
    expect(await first).toEqual({ kind: 'stopped' })
    const second = phone.pay([1])
    phone.answerChoices()
    await vi.advanceTimersByTimeAsync(0)
    phone.stop(1)
    await vi.runAllTimersAsync()
    expect([await second, phone.sent]).toEqual([{ kind: 'stopped' }, []])
  })

  it('ends when the screen is left, as do later ones, unless it is shown again as in React’s strict mode', async () => {
    const phone = openBill([500, 500])
    const begun = [phone.pay([1]), phone.pay([2])]
    phone.leave()
    expect(await Promise.all(begun)).toEqual([{ kind: 'stopped' }, { kind: 'stopped' }])
    expect(await phone.pay([1])).toEqual({ kind: 'stopped' })
    phone.show()
    const shown = phone.pay([1])
    await vi.runAllTimersAsync()
    expect([await shown, phone.sent]).toEqual([{ kind: 'paid' }, ['1: 500']])
  })
})

/** The bill on a phone, with members 1, 2, … who owe these sums. */
function openBill(sums: number[], replies: Record<number, Outcome> = {}, onSend?: () => void) {
  const seen: Due[] = sums.map((due, at) => ({ memberId: at + 1, due, paid: 0 }))
  const dues = new Map(seen.map(share => [share.memberId, share]))
  const replyTo = new Map(Object.entries(replies).map(([memberId, reply]) => [Number(memberId), reply]))
  const sent: string[] = []
  let choices = Promise.withResolvers<void>()
  choices.resolve()
  let failed: ReadonlyMap<number, string> = new Map()
  const payments = createPayments({
    async send({ shares }) {
      const ids = shares.map(({ memberId }) => memberId)
      sent.push(`${ids}: ${shares.reduce((sum, { due }) => sum + due, 0)}`)
      onSend?.()
      const reply = replyTo.get(ids[0] ?? 0) ?? { kind: 'paid' }
      if (reply.kind === 'paid') for (const id of ids) dues.delete(id)
      return reply
    },
    findOpen: () => [...dues.values()],
    choicesSettled: () => choices.promise,
    onChange: state => {
      failed = state.failed
    },
  })
  const plan = (ids: readonly number[], stopIn: PlannedPayment['stopIn'] = 'bar') => ({
    shares: seen.filter(({ memberId }) => ids.includes(memberId)),
    ownTip: 0,
    stopIn,
  })
  const payInTurn = () => payments.payInTurn(seen.map(({ memberId }) => plan([memberId])))
  return {
    dues,
    replies: replyTo,
    sent,
    failed: () => [...failed],
    leave: payments.show(),
    show: payments.show,
    stop: payments.stop,
    pay: (ids: readonly number[], stopIn?: PlannedPayment['stopIn']) => payments.pay(plan(ids, stopIn)),
    payInTurn,
    async processAll() {
      const result = payInTurn()
      await vi.runAllTimersAsync()
      return result
    },
    choose() {
      choices = Promise.withResolvers()
    },
    answerChoices: () => choices.resolve(),
  }
}
