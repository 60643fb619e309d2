import { describe, expect, it } from 'vitest'
import type { Due, Outcome } from './pay-share.ts'
import { processAll } from './process-all.ts'

describe('Processing all payments', () => {
  it('pays one after the other, with a pause before each', async () => {
    const table = makeTable([500, 500, 500])
    expect(await table.process()).toBe(true)
    expect(table.log).toEqual(['pause', 'pay 1: 500', 'pause', 'pay 2: 500', 'pause', 'pay 3: 500'])
  })

  it('goes on after a failure', async () => {
    const table = makeTable([500, 500, 500], { answers: { 2: [{ kind: 'failed', problem: 'internal' }] } })
    expect(await table.process()).toBe(false)
    expect(table.log.at(-1)).toBe('pay 3: 500')
    expect(table.outcomes).toEqual(['paid', 'failed', 'paid'])
  })

  it('never pays a sum that nobody has seen', async () => {
    const table = makeTable([500, 500, 500], { answers: { 2: [{ kind: 'changed', due: 501 }] } })
    table.dues.set(1, { memberId: 1, due: 501, paid: 0 })
    expect(await table.process()).toBe(false)
    expect(table.log).toEqual(['pause', 'pause', 'pay 2: 500', 'pause', 'pay 3: 500'])
    expect(table.outcomes).toEqual(['changed', 'changed', 'paid'])
  })

  it('passes over what a friend has paid meanwhile', async () => {
    const table = makeTable([500, 500])
    table.dues.delete(1)
    expect(await table.process()).toBe(true)
    expect(table.log).toEqual(['pause', 'pay 2: 500'])
  })

  it('stops when nobody looks any more', async () => {
    const table = makeTable([500, 500])
    table.leave()
    expect(await table.process()).toBe(false)
    expect(table.log).toEqual(['pause'])
  })
})

function makeTable(sums: number[], { answers = {} as Record<number, Outcome[]> } = {}) {
  const seen: Due[] = sums.map((due, at) => ({ memberId: at + 1, due, paid: 0 }))
  const dues = new Map(seen.map(share => [share.memberId, share]))
  const log: string[] = []
  const outcomes: string[] = []
  let isOver = false
  return {
    dues,
    log,
    outcomes,
    leave: () => {
      isOver = true
    },
    process: () =>
      processAll({
        seen,
        findDue: memberId => dues.get(memberId),
        isBusy: () => false,
        onProcessing: () => undefined,
        pay: async ({ memberId, due }) => {
          log.push(`pay ${memberId}: ${due}`)
          return answers[memberId]?.shift() ?? { kind: 'paid' }
        },
        onOutcome: (_, { kind }) => outcomes.push(kind),
        isOver: () => isOver,
        pause: async () => {
          log.push('pause')
        },
      }),
  }
}
