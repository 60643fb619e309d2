import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '../time.ts'
import { endOfGroup, isGroupOver, timeInId } from './group-time.ts'

// The example of RFC 9562, appendix A.6: Tuesday, February 22, 2022, 2:22:22 PM GMT-05:00.
const example = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'
const made = Date.parse('2022-02-22T19:22:22Z')

describe('a group’s id', () => {
  it('contains when the group was created, and so when it ends', () => {
    expect(timeInId(example)).toBe(made)
    expect(endOfGroup(example)).toBe(Date.parse('2022-02-23T19:22:22Z'))
    expect(endOfGroup(example.toUpperCase())).toBe(endOfGroup(example))
  })

  it('shows that the group is over from exactly 24 hours after it was created', () => {
    const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })
    fc.assert(
      fc.property(times, fc.nat(dayMs - 1), fc.nat(), (created, before, after) => {
        const hex = created.toString(16).padStart(12, '0')
        const id = `${hex.slice(0, 8)}-${hex.slice(8)}${example.slice(13)}`
        expect(isGroupOver(id, created + before)).toBe(false)
        expect(isGroupOver(id, created + dayMs + after)).toBe(true)
      }),
      { examples: [[made, dayMs - 1, 0]] },
    )
  })

  it('of another UUID version has no end, so its group never counts as over', () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nowhere', '', `${example}0`]) {
      expect(endOfGroup(id)).toBeNull()
      expect(isGroupOver(id, Number.MAX_SAFE_INTEGER)).toBe(false)
    }
  })
})
