import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupLifetimeMs } from '#domain/groups/group-time.ts'
import { hourMs } from '#domain/time.ts'
import { newGroupId, partitionAt, partitionCount, partitionOf } from './partitions.ts'

const times = fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 })

describe('a group', () => {
  test('is found by its id in the slot of the hour in which it was made', () => {
    fc.assert(fc.property(times, time => partitionOf(newGroupId(new Date(time))) === partitionAt(time)))
  })

  test('has an id that is a UUID of version 7, and no two are alike', () => {
    const ids = Array.from({ length: 1000 }, () => newGroupId(new Date()))
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids).size).toBe(1000)
  })

  test('shares its slot with nobody who is made more than an hour later, until two hours after its end', () => {
    const laters = fc.integer({ min: hourMs, max: groupLifetimeMs + 2 * hourMs })
    fc.assert(fc.property(times, laters, (made, later) => partitionAt(made + later) !== partitionAt(made)))
  })
})

test('any UUID has a slot, also one that we never made', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      id => partitionOf(id) >= 0 && partitionOf(id) < partitionCount && Number.isInteger(partitionOf(id)),
    ),
  )
})
