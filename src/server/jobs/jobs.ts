// Scheduled work: pg-boss sees to it that each runs once, on whichever server, and again after a failure.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { AppContext } from '../app-context.ts'
import { forgetEndedSessions } from '../auth/sessions.ts'
import { type Database, type DatabaseTarget, onOwnConnection } from '../db/database.ts'
import { forgetEndedCampaigns, forgetOldImpressions } from '../features/campaigns/queries.ts'
import { forgetExpiredResets } from '../features/password-resets/queries.ts'
import { forgetExpiredScreenCodes } from '../features/screens/queries.ts'
import { deleteOldResponses } from '../idempotency/idempotency.ts'
import { deleteExpiredRateLimits } from '../limits/rate-limit-store.ts'
import { forgetOldDays } from './restaurant-days.ts'
import { forgetEndedGroups, type Pace } from './retention.ts'

/** At the end, what runs has this long; the next server does it again. */
const timeoutMs = 2000

/** Starts the schedule when the app is ready, stops it when the app closes. Job data hold no names: none hold any. */
export async function startJobs(app: FastifyInstance, { database, clock, log }: AppContext): Promise<void> {
  const boss = new PgBoss({
    ...asPgOptions(database.target),
    max: 2,
    schema: 'jobs',
    application_name: 'tablemate jobs',
  })
  boss.on('error', error =>
    log.warn({ code: (error as { code?: string }).code }, 'scheduled work is waiting'),
  )

  const forget = async (pace: Pace) => {
    const { groups, renewed } = await forgetEndedGroups(database, clock(), pace)
    await onOwnConnection(database.target, own => forgetTheRest(own, clock()))
    if (groups + renewed.length > 0) log.info({ groups, renewed: renewed.length }, 'ended groups forgotten')
  }

  app.addHook('onReady', async () => {
    // What ended while no server ran goes before anybody new sits down.
    await forget('full speed')
    await boss.start()
    await boss.createQueue('retention')
    await boss.schedule('retention', '* * * * *')
    await boss.work('retention', () => forget('throttled'))
  })
  app.addHook('onClose', async () => {
    // Of its own accord pg-boss looks only each half second whether what runs has ended.
    await Promise.race([boss.offWork('retention'), wait(timeoutMs, undefined, { ref: false })])
    await boss.stop({ graceful: false })
  })
}

async function forgetTheRest(database: Database, now: Date): Promise<void> {
  await forgetEndedSessions(database, now)
  await forgetExpiredResets(database, now)
  await forgetExpiredScreenCodes(database, now)
  await deleteOldResponses(database, now)
  await forgetOldDays(database, now)
  await forgetEndedCampaigns(database, now)
  await forgetOldImpressions(database, now)
  await deleteExpiredRateLimits(database, now)
}

/** pg-boss brings its own driver, which would look into the environment for what it is not told. */
function asPgOptions(target: DatabaseTarget) {
  return 'url' in target ? { connectionString: target.url } : { ...target, port: 5432, ssl: false }
}
