import { describe, expect, it } from 'vitest'
import { noRates } from '#domain/bill/rates.ts'
import { type Choice, type ChosenBill, choiceQueue } from './choice-queue.ts'

const tip = (percentage: number): Choice => ({ what: 'tip', tip: { kind: 'percentage', percentage } })
const included: Choice = { what: 'rates', rates: noRates }
const items: Choice = { what: 'split', split: 'items' }

describe('Rapid taps', () => {
  it('are sent one at a time, those overtaken not at all, and end in the last', async () => {
    const line = slowLine()
    const taken = [15, 20, 25, 18].map(percentage => line.queue.choose(tip(percentage)))
    expect(line.wanted()).toEqual({ tip: { kind: 'percentage', percentage: 18 } })
    await line.answer(true)
    await line.answer(true)
    expect(line.sent).toEqual([tip(15), tip(18)])
    expect(await Promise.all(taken)).toEqual([true, false, false, true])
    expect(line.wanted()).toEqual({})
  })

  it('on tip, split and rates are all kept', async () => {
    const line = slowLine()
    line.queue.choose(tip(15))
    line.queue.choose(items)
    line.queue.choose(included)
    line.queue.choose(tip(20))
    expect(line.wanted()).toMatchObject({ split: 'items', rates: noRates })
    for (let sent = 0; sent < 4; sent += 1) await line.answer(true)
    expect(line.sent).toEqual([tip(15), items, included, tip(20)])
  })
})

describe('A refused choice', () => {
  it('falls back to what the table has, without the ones after it', async () => {
    const line = slowLine()
    const refused = line.queue.choose(tip(15))
    const kept = line.queue.choose(items)
    await line.answer(false)
    expect(line.wanted()).toEqual({ split: 'items' })
    await line.answer(true)
    await line.queue.done()
    expect([await refused, await kept]).toEqual([false, true])
  })
})

function slowLine() {
  const sent: Choice[] = []
  let wanted: ChosenBill = {}
  let answer: (isTaken: boolean) => void = () => undefined
  const queue = choiceQueue({
    send: choice => {
      sent.push(choice)
      return new Promise(resolve => {
        answer = resolve
      })
    },
    onChoice: now => {
      wanted = now
    },
  })
  return {
    sent,
    queue,
    wanted: () => wanted,
    async answer(isTaken: boolean) {
      answer(isTaken)
      await new Promise(resolve => setTimeout(resolve))
    },
  }
}
