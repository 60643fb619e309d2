// All attacks, in the order in which they are run. docs/security.md, "Attacks that are run", names each.

import { codeGuesses } from './code-guesses.ts'
import { idleConnections, idleNeighbour } from './connections.ts'
import { exhaustedAddress } from './exhausted-address.ts'
import { fullDisk } from './full-disk.ts'
import { hostileFiles } from './hostile-files.ts'
import { lockOut } from './lock-out.ts'
import { loginFlood } from './login-flood.ts'
import { longSentences } from './long-sentences.ts'
import { menuReaders } from './menu-readers.ts'
import { menuRow } from './menu-row.ts'
import type { Attack } from './run/attack.ts'
import { unreadReplies } from './unread-replies.ts'

export const attacks: readonly Attack[] = [
  menuReaders,
  unreadReplies,
  fullDisk,
  loginFlood,
  lockOut,
  hostileFiles,
  idleConnections,
  codeGuesses,
  menuRow,
  longSentences,
  exhaustedAddress,
  idleNeighbour,
]

/** Throws if no attack has this id. */
export function findAttack(id: string): Attack {
  const found = attacks.find(attack => attack.id === id)
  if (!found) throw new Error(`There is no attack ${id}`)
  return found
}
