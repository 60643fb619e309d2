import { describe, expect, it } from 'vitest'
import { isPaidUp, seatingState } from './seating.ts'

const now = new Date('2026-11-23T20:00:00Z')
const minute = 60_000
const stateAfter = (ms: number) => seatingState(new Date(now.getTime() - ms), now)

describe('A seating', () => {
  it('is open during changes, and for half an hour after', () => {
    expect(stateAfter(-minute)).toBe('open')
    expect(stateAfter(0)).toBe('open')
    expect(stateAfter(30 * minute - 1)).toBe('open')
  })

  it('is over after half an hour if all is paid, and after three hours in any case', () => {
    expect(stateAfter(30 * minute)).toBe('open-unless-paid')
    expect(stateAfter(180 * minute - 1)).toBe('open-unless-paid')
    expect(stateAfter(180 * minute)).toBe('over')
  })

  it('is not paid up as long as nothing was paid, or anything is due or being paid', () => {
    expect(isPaidUp({ collected: 900, held: 0, due: 0 })).toBe(true)
    expect(isPaidUp({ collected: 900, held: 0, due: 1 })).toBe(false)
    expect(isPaidUp({ collected: 900, held: 1, due: 0 })).toBe(false)
    expect(isPaidUp({ collected: 0, held: 0, due: 0 })).toBe(false)
  })
})
