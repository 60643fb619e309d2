// Scheduled jobs. pg-boss runs each of them on one node at a time, and again after a failure.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { AppContext } from '../app-context.ts'
import { deleteExpiredSessions } from '../auth/sessions.ts'
import { addressOf, directTarget } from '../db/client-options.ts'
import { type Database, onOwnConnection } from '../db/database.ts'
import { verifyWritable } from '../db/require-writable.ts'
import { deleteEndedCampaigns, deleteOldImpressions } from '../features/campaigns/queries.ts'
import { closeForgottenDays, mergeFigures } from '../features/figures/queries.ts'
import { deleteExpiredDisplayCodes } from '../features/kitchen-displays/queries.ts'
import { putBackMenuItems } from '../features/menu/queries.ts'
import { deleteExpiredResets } from '../features/password-resets/queries.ts'
import { endOverSeatings } from '../features/restaurant-tables/queries.ts'
import { deleteOldUnpaid } from '../group/end-seating.ts'
import { type Pace, removalSilenceMs, removeExpiredGroups } from '../group/expire-groups.ts'
import { deleteOldDays } from '../group/restaurant-days.ts'
import { deleteOldResponses } from '../idempotency/idempotency.ts'
import { deleteExpiredRateLimits } from '../limits/rate-limits.ts'
import { deleteEarlierSecrets } from '../outgoing/webhook-account.ts'
import { changeDueOpenings } from '../restaurant/opening.ts'
import { deleteOldActs } from '../restaurant/staff-acts.ts'

/** During shutdown, running jobs have this long. The next node repeats an interrupted one. */
const timeoutMs = 2000

/** pg-boss passes these on to `pg`. A connection that is silent for a minute is closed: its machine is gone. */
const poolOptions = {
  verify: verifyWritable,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  query_timeout: 60_000,
}

/** Starts the schedule when the app is ready, and stops it when the app closes. Jobs have no data, so no user input either. */
export async function startJobs(app: FastifyInstance, context: AppContext): Promise<void> {
  const { database, clock, log } = context
  const boss = new PgBoss({
    ...addressOf(directTarget(database.target)),
    max: 2,
    schema: 'jobs',
    application_name: 'tablemate jobs',
    ...poolOptions,
  })
  boss.on('error', error =>
    log.warn({ code: (error as { code?: string }).code }, 'scheduled work is waiting'),
  )

  const removeExpired = async (pace: Pace) => {
    const { groups, reclaimed } = await removeExpiredGroups(database, clock(), pace)
    await onOwnConnection(database.target, own => deleteOtherExpired(own, clock()), {
      silenceMs: removalSilenceMs,
    })
    if (groups + reclaimed.length > 0)
      log.info({ groups, reclaimed: reclaimed.length }, 'expired groups removed')
  }

  app.addHook('onReady', async () => {
    // Before the first request: what came due while no server ran.
    await endOverSeatings(context)
    await changeDueOpenings(context)
    await removeExpired('full speed')
    await boss.start()
    await boss.createQueue('retention')
    await boss.schedule('retention', '* * * * *')
    await boss.work('retention', async () => {
      await endOverSeatings(context)
      await removeExpired('throttled')
      await putBackMenuItems(context)
      await closeForgottenDays(context)
      await changeDueOpenings(context)
    })
  })
  app.addHook('onClose', async () => {
    // Without it, pg-boss checks only every half second whether running jobs have ended.
    await Promise.race([boss.offWork('retention'), wait(timeoutMs, undefined, { ref: false })])
    await boss.stop({ graceful: false })
  })
}

async function deleteOtherExpired(database: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(database, now)
  await deleteExpiredResets(database, now)
  await deleteExpiredDisplayCodes(database, now)
  await deleteEarlierSecrets(database, now)
  await deleteOldResponses(database, now)
  await deleteOldDays(database, now)
  await deleteOldUnpaid(database, now)
  await deleteOldActs(database, now)
  await mergeFigures(database, now)
  await deleteEndedCampaigns(database, now)
  await deleteOldImpressions(database, now)
  await deleteExpiredRateLimits(database, now)
}
