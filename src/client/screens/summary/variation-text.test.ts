import { expect, it } from 'vitest'
import { variationText } from './variation-text.ts'

it('tells the waiter how many of a dish are wanted differently', () => {
  const one = { modifications: 'no basil', quantity: 1 }
  expect(variationText(one, 4)).toBe('of which 1 no basil')
  expect(variationText(one, 1)).toBe('no basil')
  expect(variationText({ ...one, quantity: 3 }, 3)).toBe('all no basil')
})
