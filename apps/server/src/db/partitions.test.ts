import { groupLifetimeMs } from '@tablemate/domain/groups/group-time.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultPartitionCount, newGroupId, partitionAt, partitionCount, partitionOf } from './partitions.ts'

const times = fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 })

describe('a group', () => {
  test('has by its id the partition of the hour in which it was created', () => {
    fc.assert(fc.property(times, time => partitionOf(newGroupId(new Date(time))) === partitionAt(time)))
  })

  test('has a unique UUID of version 7 as id', () => {
    const ids = Array.from({ length: 1000 }, () => newGroupId(new Date()))
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids).size).toBe(1000)
  })

  test('shares its partition with no group created an hour or more later, until two hours after its end', () => {
    const at = (time: number) => partitionAt(time, defaultPartitionCount)
    const laters = fc.integer({ min: hourMs, max: groupLifetimeMs + 2 * hourMs })
    fc.assert(fc.property(times, laters, (made, later) => at(made + later) !== at(made)))
  })
})

test('any UUID has a partition, even one that no server created', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      id => partitionOf(id) >= 0 && partitionOf(id) < partitionCount && Number.isInteger(partitionOf(id)),
    ),
  )
})
