import { describe, expect, test } from 'vitest'
import { kitchenState, type Reach } from './order-state.ts'

const refused = { reason: 'sold-out', message: '' } as const
const reach: Reach = { mode: 'at-once', isAdmitted: false }
const sent = { isIncomplete: false, isUnsent: false }

describe('the state of an order in the kitchen', () => {
  test('is refused once all lines that the kitchen has are refused, not while one is to be made', () => {
    expect(kitchenState({ ...sent, items: [{ refused }, {}] }, reach, [])).toBe('new')
    expect(kitchenState({ ...sent, items: [{ refused }, { refused }] }, reach, [])).toBe('refused')
    expect(kitchenState({ ...sent, items: [{ refused }, { isUnapproved: true }] }, reach, [])).toBe('refused')
    expect(kitchenState({ ...sent, items: [] }, reach, [])).toBe('new')
  })

  test('of dishes off the menu alone is waiting, then refused', () => {
    const item = { isUnapproved: true } as const
    expect(kitchenState({ ...sent, items: [item] }, reach, [])).toBe('waiting')
    expect(kitchenState({ ...sent, items: [{ ...item, refused }] }, reach, [])).toBe('refused')
  })

  test('is that of its least advanced ticket, and waits for the admission of its seating before', () => {
    const byHand = { mode: 'first-by-hand', isAdmitted: false } as const
    expect(kitchenState({ ...sent, items: [{}] }, byHand, [])).toBe('waiting')
    expect(kitchenState({ ...sent, items: [{}] }, { ...byHand, isAdmitted: true }, [])).toBe('new')
    expect(kitchenState({ ...sent, items: [{}] }, byHand, ['served', 'preparing', 'refused'])).toBe(
      'preparing',
    )
  })

  test('is none where no kitchen takes it, and to be confirmed while it is incomplete', () => {
    expect(kitchenState({ ...sent, items: [{}], isUnsent: true }, reach, [])).toBeNull()
    const incomplete = { ...sent, items: [{}], isIncomplete: true }
    expect(kitchenState(incomplete, reach, [])).toBe('to-confirm')
    expect(kitchenState(incomplete, { ...reach, mode: 'off' }, [])).toBeNull()
  })
})
