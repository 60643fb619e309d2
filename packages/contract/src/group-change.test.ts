import { describe, expect, it } from 'vitest'
import { applyChange, newerState, withOrder, withoutOrder } from './group-change.ts'
import type { GroupChange, GroupState } from './live.ts'

describe('A phone that receives a change', () => {
  it('shows changed orders, drops removed ones and keeps the others, oldest first', () => {
    const groupState = makeGroupState({ revision: 4, orders: [order(1), order(2), order(3)] })
    const applied = applyChange(
      groupState,
      change({ since: 4, revision: 5, orders: { changed: [order(4), order(2, 900)], removed: [1] } }),
    )
    expect(applied).toMatchObject({ kind: 'applied', groupState: { revision: 5 } })
    expect(ordersOf(applied)).toEqual([order(2, 900), order(3), order(4)])
  })

  it('keeps members and payments that the change does not name', () => {
    const groupState = makeGroupState({
      revision: 1,
      members: [
        { id: 1, groupId: 'g', name: 'Ann', isGuest: false, isHost: true, allergies: '', allergens: [] },
      ],
    })
    expect(applyChange(groupState, change({ since: 1, revision: 2 }))).toMatchObject({
      groupState: { members: [{ name: 'Ann' }], payments: [] },
    })
  })

  it('drops its requests once the restaurant receives none from this table', () => {
    const requests = [{ id: 1, kind: 'water', createdAt: '2026-11-21T19:00:00.000Z' }] as const
    const before = makeGroupState({ requests: [...requests] })
    expect(applyChange(before, change({ requests: null }))).toMatchObject({ groupState: { requests: null } })
    expect(applyChange(before, change({}))).toMatchObject({ groupState: { requests } })
  })

  it('ignores a change that it has already', () => {
    expect(applyChange(makeGroupState({ revision: 7 }), change({ since: 6, revision: 7 }))).toEqual({
      kind: 'known',
    })
  })

  it('applies a change whose `since` is older than its table', () => {
    expect(applyChange(makeGroupState({ revision: 7 }), change({ since: 5, revision: 9 })).kind).toBe(
      'applied',
    )
  })

  it('finds a gap when it has missed a change', () => {
    expect(applyChange(makeGroupState({ revision: 7 }), change({ since: 8, revision: 9 }))).toEqual({
      kind: 'gap',
    })
  })

  it('keeps the newer table when an older reply arrives late', () => {
    const [older, newer] = [makeGroupState({ revision: 3 }), makeGroupState({ revision: 4 })]
    expect(newerState(newer, older)).toBe(newer)
    expect(newerState(older, newer)).toBe(newer)
    expect(newerState(undefined, older)).toBe(older)
  })
})

describe('A member’s own order', () => {
  it('is shown at once and only once, although the stream sends it again', () => {
    const shown = withOrder(makeGroupState({ revision: 1, orders: [order(1)] }), order(2))
    const applied = applyChange(
      shown,
      change({ since: 1, revision: 2, orders: { changed: [order(2)], removed: [] } }),
    )
    expect(ordersOf(applied)).toEqual([order(1), order(2)])
  })

  it('is gone at once when it is cancelled', () => {
    expect(withoutOrder(makeGroupState({ revision: 1, orders: [order(1), order(2)] }), 1).orders).toEqual([
      order(2),
    ])
  })
})

function ordersOf(applied: ReturnType<typeof applyChange>) {
  return applied.kind === 'applied' ? applied.groupState.orders : null
}

function order(id: number, total = 500): GroupState['orders'][number] {
  return {
    id,
    groupId: 'g',
    memberId: 1,
    items: [{ name: 'Margherita', quantity: 1, price: total }],
    transcription: '',
    note: '',
    notUnderstood: [],
    total,
    createdAt: '2026-11-21T19:00:00.000Z',
    state: 'placed',
    isPaid: false,
    isLocked: false,
    kitchen: null,
    isSeen: false,
  }
}

const bill = {} as GroupState['bill']

function makeGroupState(told: Partial<GroupState>): GroupState {
  return {
    revision: 0,
    group: {} as GroupState['group'],
    members: [],
    orders: [],
    bill,
    payments: [],
    cardPayments: [],
    requests: [],
    ...told,
  }
}

function change(told: Partial<GroupChange>): GroupChange {
  return { since: 0, revision: 1, orders: { changed: [], removed: [] }, bill, ...told }
}
