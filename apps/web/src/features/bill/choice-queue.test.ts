import { setImmediate } from 'node:timers/promises'
import { noRates } from '@tablemate/domain/bill/rates.ts'
import { describe, expect, it } from 'vitest'
import { type Choice, choiceQueue, type PendingChoices } from './choice-queue.ts'

const tip = (percentage: number): Choice => ({ kind: 'tip', tip: { kind: 'percentage', percentage } })
const included: Choice = { kind: 'rates', rates: noRates }
const treated: Choice = { kind: 'weights', weights: new Map([[2, 0]]) }
const items: Choice = { kind: 'split', split: 'items' }

describe('Rapid choices', () => {
  it('are sent one at a time, without replaced choices, and the last one is sent last', async () => {
    const slow = slowQueue()
    const results = [15, 20, 25, 18].map(percentage => slow.queue.choose(tip(percentage)))
    expect(slow.pending()).toEqual({ tip: { kind: 'percentage', percentage: 18 } })
    await slow.reply(true)
    await slow.reply(true)
    expect(slow.sent).toEqual([tip(15), tip(18)])
    expect(await Promise.all(results)).toEqual([true, false, false, true])
    expect(slow.pending()).toEqual({})
  })

  it('of tip, split, weights and rates are all sent', async () => {
    const slow = slowQueue()
    slow.queue.choose(tip(15))
    slow.queue.choose(items)
    slow.queue.choose(included)
    slow.queue.choose(treated)
    slow.queue.choose(tip(20))
    expect(slow.pending()).toMatchObject({ split: 'items', rates: noRates, weights: new Map([[2, 0]]) })
    for (let sent = 0; sent < 5; sent += 1) await slow.reply(true)
    expect(slow.sent).toEqual([tip(15), items, included, treated, tip(20)])
  })
})

describe('A refused choice', () => {
  it('is dropped without dropping the choices after it', async () => {
    const slow = slowQueue()
    const refused = slow.queue.choose(tip(15))
    const accepted = slow.queue.choose(items)
    await slow.reply(false)
    expect(slow.pending()).toEqual({ split: 'items' })
    await slow.reply(true)
    await slow.queue.done()
    expect([await refused, await accepted]).toEqual([false, true])
  })
})

function slowQueue() {
  const sent: Choice[] = []
  let pending: PendingChoices = {}
  let reply: (isAccepted: boolean) => void = () => undefined
  const queue = choiceQueue({
    send: choice => {
      sent.push(choice)
      return new Promise(resolve => {
        reply = resolve
      })
    },
    onChoice: now => {
      pending = now
    },
  })
  return {
    sent,
    queue,
    pending: () => pending,
    async reply(isAccepted: boolean) {
      reply(isAccepted)
      await setImmediate()
    },
  }
}
