// A model of destinations that receive plans in order: whatever happens to an order, each destination ends with its last version,
// once.

import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Content, type KnownDelivery, planDeliveries } from './plan-deliveries.ts'

const content = (digest: string, orderVersion = 1): Content => ({
  orderId: 7,
  stationId: -1,
  orderVersion,
  digest,
  mayBegin: true,
  mayChange: true,
})

/** What happens between two plans: the order changes or is cancelled; the worker begins, ends or gives up. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('change' as const), digest: fc.constantFrom('a', 'b', 'c') }),
    fc.record({
      kind: fc.constantFrom('cancel' as const, 'begin' as const, 'arrive' as const, 'refuse' as const),
    }),
  ),
  { maxLength: 20 },
)

test.each([true, false])(
  'after any changes and cancellations a destination has the last version, once (withdraws first: %s)',
  withdrawsFirst => {
    fc.assert(
      fc.property(steps, steps => {
        const model = new Destination(withdrawsFirst)
        for (const step of steps) model.apply(step)
        model.deliverAll()
        // A permanently refused version is listed; without a withdrawal the earlier one stays.
        if (!model.isListed()) expect(model.present()).toEqual(model.wanted === null ? [] : [model.wanted])
        else expect(model.present().length).toBeLessThanOrEqual(withdrawsFirst ? 0 : 1)
      }),
      longRun({ numRuns: 500 }, { numRuns: 50_000 }),
    )
  },
)

test('an order placed before the destination was switched on is not sent, and a served one is not changed', () => {
  const old = { ...content('a'), mayBegin: false }
  expect(plan([old], [])).toEqual({ planned: [], superseded: [] })
  const known: KnownDelivery[] = [row({ id: 1, version: 1, digest: 'a', state: 'sent' })]
  expect(plan([{ ...content('b'), mayChange: false }], known).planned).toEqual([])
})

test('a plan that is carried out leaves nothing to do', () => {
  const known = [row({ id: 1, version: 1, digest: 'a', state: 'sent' })]
  expect(plan([content('a')], known)).toEqual({ planned: [], superseded: [] })
  const cancelled = [...known, row({ id: 2, version: 1, digest: null, state: 'waiting', kind: 'cancel' })]
  expect(plan([], cancelled, [7])).toEqual({ planned: [], superseded: [] })
})

test('an order that is not a ticket any more, as after ordering was switched off, stays where it is', () => {
  const known = [row({ id: 1, version: 1, digest: 'a', state: 'sent' })]
  expect(plan([], known)).toEqual({ planned: [], superseded: [] })
})

test('other stations or another menu move no ticket; a change by the diner does', () => {
  const known = [row({ id: 1, version: 1, digest: 'a', state: 'sent', stationId: 0 })]
  const moved = { ...content('b'), stationId: 4 }
  expect(plan([moved], known)).toEqual({ planned: [], superseded: [] })
  const { planned } = plan([{ ...moved, orderVersion: 2 }], known)
  expect(planned.map(({ stationId, kind }) => [stationId, kind])).toEqual([
    [4, 'order'],
    [0, 'cancel'],
  ])
})

function plan(contents: readonly Content[], known: readonly KnownDelivery[], gone: readonly number[] = []) {
  return planDeliveries({ contents, known, gone: new Set(gone), withdrawsFirst: true })
}

function row(part: Partial<KnownDelivery> & Pick<KnownDelivery, 'id' | 'version' | 'digest'>): KnownDelivery {
  return {
    ...{
      orderId: 7,
      stationId: -1,
      orderVersion: 1,
      kind: 'order',
      state: 'waiting',
      isAttempted: false,
      fault: null,
      isUncertain: false,
    },
    ...part,
  }
}

type Step = { kind: 'change'; digest: string } | { kind: 'cancel' | 'begin' | 'arrive' | 'refuse' }

class Destination {
  private rows: KnownDelivery[] = []
  private arrived: { version: number; digest: string }[] = []
  private readonly withdrawsFirst: boolean
  private orderVersion = 0
  wanted: string | null = null

  constructor(withdrawsFirst: boolean) {
    this.withdrawsFirst = withdrawsFirst
  }

  apply(step: Step): void {
    switch (step.kind) {
      case 'change':
        this.wanted = step.digest
        this.plan()
        break
      case 'cancel':
        this.wanted = null
        this.plan()
        break
      case 'begin':
        this.updateFirst({ isAttempted: true })
        break
      case 'refuse':
        // The destination refuses an order permanently but accepts a cancellation.
        if (this.first()?.kind === 'order') this.updateFirst({ state: 'dead', fault: 'refused' })
        break
      case 'arrive':
        this.arrive()
    }
  }

  deliverAll(): void {
    while (this.first()) this.arrive()
  }

  /** Whether the present version is dead: the staff sees it on the list. */
  isListed(): boolean {
    const orders = this.rows.filter(({ kind }) => kind === 'order')
    return orders.toSorted((a, b) => a.version - b.version).at(-1)?.state === 'dead'
  }

  /** Digests of what a person at the destination would see as open. */
  present(): string[] {
    return this.arrived.map(({ digest }) => digest)
  }

  private plan(): void {
    this.orderVersion += 1
    const { planned, superseded } = planDeliveries({
      contents: this.wanted === null ? [] : [content(this.wanted, this.orderVersion)],
      known: this.rows,
      gone: new Set(this.wanted === null ? [7] : []),
      withdrawsFirst: this.withdrawsFirst,
    })
    this.rows = this.rows.map(row => (superseded.includes(row.id) ? { ...row, state: 'superseded' } : row))
    for (const { version, kind, orderVersion } of planned) {
      const digest = kind === 'order' ? this.wanted : null
      this.rows.push(row({ id: this.rows.length + 1, version, kind, digest, orderVersion }))
    }
  }

  private first(): KnownDelivery | undefined {
    return this.rows.find(({ state }) => state === 'waiting')
  }

  private updateFirst(change: Partial<KnownDelivery>): void {
    const first = this.first()
    if (first) this.rows = this.rows.map(row => (row.id === first.id ? { ...row, ...change } : row))
  }

  private arrive(): void {
    const first = this.first()
    if (!first) return
    this.updateFirst({ state: 'sent', isAttempted: true })
    const { kind, version, digest } = first
    // A point of sale cancels one version; an event or a ticket cancels the order.
    if (kind === 'cancel')
      this.arrived = this.withdrawsFirst ? this.arrived.filter(order => order.version !== version) : []
    // Where nothing is withdrawn, a newer version replaces the earlier one.
    else this.arrived = [...(this.withdrawsFirst ? this.arrived : []), { version, digest: digest ?? '' }]
  }
}
