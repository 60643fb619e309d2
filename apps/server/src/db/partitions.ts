// Partitions by hour: a group's rows are in the partition of the hour of its creation, which its id (a UUID of version 7) contains.

import { randomFillSync } from 'node:crypto'
import { timeInId } from '@tablemate/domain/groups/group-time.ts'
import { hourMs } from '@tablemate/domain/time.ts'

/** 25 partitions can contain live groups, one is being emptied, one is spare. */
export const defaultPartitionCount = 27
/** Most tests use three, in a smaller database. */
export const partitionCount = Number(process.env.TEST_HOUR_PARTITIONS ?? defaultPartitionCount)

/** The partitioned tables. */
export const partitionedTables = [
  'groups',
  'members',
  'orders',
  'payments',
  'answers',
  'tickets',
  'requests',
  'relays',
  'deliveries',
  'card_payments',
] as const

/** The partition of groups created at this time (in milliseconds). */
export function partitionAt(time: number, count = partitionCount): number {
  return Math.floor(time / hourMs) % count
}

/** The partition of a group, from the time in its id; any UUID has one. */
export function partitionOf(groupId: string): number {
  return partitionAt(timeInId(groupId))
}

/** A new group's id: a UUID of version 7 (RFC 9562) with the given time and 74 random bits. */
export function newGroupId(now: Date): string {
  const bytes = randomFillSync(Buffer.alloc(16))
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Precomputes a statement's text for each partition. */
export function perPartition(textOf: (partition: number) => string): (partition: number) => string {
  const texts = Array.from({ length: partitionCount }, (_, partition) => textOf(partition))
  return partition => texts[partition] ?? textOf(partition)
}
