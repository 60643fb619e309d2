// `npm run rotate-secrets`: reseals every secret with the first key of the ring, so that older keys can be deleted.

import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open-database.ts'
import type { SealedColumn } from '../../outgoing/sealed-fields.ts'
import { rotateKeys } from './rotate-keys.ts'

const sealedNames: Record<SealedColumn, string> = {
  sealed_api_key: 'API key',
  sealed_signature_key: 'signature key',
  sealed_webhook_secret: 'webhook secret',
  sealed_earlier_secret: 'earlier webhook secret',
  sealed_stripe_key: 'Stripe key',
  sealed_stripe_secret: 'Stripe signing secret',
}

try {
  const { database, keyRing, close } = await openDatabase(readConfig(process.env), pino({ level: 'warn' }))
  try {
    const { renewed, current, unreadable } = await rotateKeys(database, keyRing())
    console.log(`${renewed} secrets sealed anew; ${current} had the present key already.`)
    for (const { restaurantId, column, why } of unreadable)
      console.error(`The ${sealedNames[column]} of restaurant ${restaurantId} was left as it is: ${why}.`)
    if (unreadable.length > 0) process.exitCode = 1
    else console.log('No other key is needed any more.')
  } finally {
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
