// Reseals every secret of points of sale and webhooks with the first key of the ring. Each field is written alone, so a run can
// be stopped and repeated.

import type { Database } from '../../db/database.ts'
import { openField, type SealedColumn, sealedFields, sealField } from '../../outgoing/sealed-fields.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { isSealedWithCurrent } from '../../secrets/seal.ts'
import { readSealedFields, replaceSealedField, type StoredField } from './queries.ts'

export interface Rotation {
  /** Secrets that this run has resealed with the first key of the ring. */
  renewed: number
  /** Secrets that were sealed with it already, or that their owners have entered during the run. */
  current: number
  readonly unreadable: {
    readonly restaurantId: number
    readonly column: SealedColumn
    readonly why: string
  }[]
}

const batchSize = 100

export async function rotateKeys({ sql }: Pick<Database, 'sql'>, keys: KeyRing): Promise<Rotation> {
  const rotation: Rotation = { renewed: 0, current: 0, unreadable: [] }
  for (let after = 0; ; ) {
    const found = await readSealedFields(sql, after, batchSize)
    for (const field of found) await renew(field)
    const last = found.at(-1)
    if (!last) return rotation
    after = last.restaurantId
  }

  async function renew(stored: StoredField): Promise<void> {
    const { restaurantId, column, sealed } = stored
    if (isSealedWithCurrent(keys, sealed)) {
      rotation.current += 1
      return
    }
    const field = sealedFields[column]
    const opened = openField(keys, restaurantId, field, sealed)
    switch (opened.kind) {
      case 'open': {
        const resealed = sealField(keys, restaurantId, field, opened.secret)
        const isReplaced = await replaceSealedField(sql, stored, resealed)
        rotation[isReplaced ? 'renewed' : 'current'] += 1
        return
      }
      case 'no-key':
        rotation.unreadable.push({
          restaurantId,
          column,
          why: `its key ${opened.keyId} is not in SECRETS_KEY`,
        })
        return
      case 'broken':
        rotation.unreadable.push({
          restaurantId,
          column,
          why: 'it is not what was sealed for this restaurant',
        })
    }
  }
}
