// `npm run rotate-secrets`: reseals every secret with the first key of the ring, so that older keys can be deleted.

import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open-database.ts'
import { rotateKeys } from './rotate-keys.ts'

try {
  const { database, keyRing, close } = await openDatabase(readConfig(process.env), pino({ level: 'warn' }))
  try {
    const { renewed, current, unreadable } = await rotateKeys(database, keyRing())
    console.log(`${renewed} secrets sealed anew; ${current} had the present key already.`)
    for (const { restaurantId, why } of unreadable)
      console.error(`The API key of restaurant ${restaurantId} was left as it is: ${why}.`)
    if (unreadable.length > 0) process.exitCode = 1
    else console.log('No other key is needed any more.')
  } finally {
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
