// The state of a destination as its owner sees it. "connected" follows from a test or an order that was taken, never from settings.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import type { Destination, SingleKind } from '../../outgoing/destinations.ts'

export function connectionOf(
  destinations: readonly Destination[],
  kind: SingleKind,
  isStored: boolean,
): PosSettings['pos'] {
  if (!isStored) return { state: 'none', confirmedAt: null }
  const destination = destinations.find(candidate => candidate.kind === kind)
  const confirmedAt = destination?.confirmedAt?.toISOString() ?? null
  return { state: destination?.fault ?? (confirmedAt === null ? 'saved' : 'connected'), confirmedAt }
}
