import { describe, expect, it } from 'vitest'
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

  it('shows that the group is over from the exact instant of its end', () => {
    const end = Date.parse('2022-02-23T19:22:22Z')
    expect(isGroupOver(example, end - 1)).toBe(false)
    expect(isGroupOver(example, end)).toBe(true)
  })

  it('of another UUID version has no end, so its group never counts as over', () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nowhere', '', `${example}0`]) {
      expect(endOfGroup(id)).toBeNull()
      expect(isGroupOver(id, Number.MAX_SAFE_INTEGER)).toBe(false)
    }
  })
})
