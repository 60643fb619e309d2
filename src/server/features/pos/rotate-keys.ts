// Reseals every API key with the first key of the ring. Each row is written alone, so a run can be stopped and repeated.

import type { Database } from '../../db/database.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { isSealedWithCurrent } from '../../secrets/seal.ts'
import { openApiKey, sealApiKey } from './api-key.ts'
import { readSealedKeys, replaceSealedKey, type SealedKey } from './queries.ts'

export interface Rotation {
  /** Keys that this run has resealed with the first key of the ring. */
  renewed: number
  /** Keys that were sealed with it already, or that their owners have entered during the run. */
  current: number
  readonly unreadable: { readonly restaurantId: number; readonly why: string }[]
}

const batchSize = 100

export async function rotateKeys({ sql }: Pick<Database, 'sql'>, keys: KeyRing): Promise<Rotation> {
  const rotation: Rotation = { renewed: 0, current: 0, unreadable: [] }
  for (let after = 0; ; ) {
    const found = await readSealedKeys(sql, after, batchSize)
    for (const key of found) await renew(key)
    const last = found.at(-1)
    if (!last) return rotation
    after = last.restaurantId
  }

  async function renew(key: SealedKey): Promise<void> {
    const { restaurantId, sealed } = key
    if (isSealedWithCurrent(keys, sealed)) {
      rotation.current += 1
      return
    }
    const opened = openApiKey(keys, restaurantId, sealed)
    switch (opened.kind) {
      case 'open': {
        const isReplaced = await replaceSealedKey(sql, key, sealApiKey(keys, restaurantId, opened.secret))
        rotation[isReplaced ? 'renewed' : 'current'] += 1
        return
      }
      case 'no-key':
        rotation.unreadable.push({ restaurantId, why: `its key ${opened.keyId} is not in SECRETS_KEY` })
        return
      case 'broken':
        rotation.unreadable.push({ restaurantId, why: 'it is not what was sealed for this restaurant' })
    }
  }
}
