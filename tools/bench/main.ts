// `npm run bench`: prints all figures but those that take long with their targets, and the machine. Comparisons are ratios within one run.

import { cpus, totalmem } from 'node:os'
import { measureBill } from './bill.ts'
import { measureCity } from './city.ts'
import { startBenchPostgres } from './database.ts'
import { measureDeliveries } from './deliveries.ts'
import { asTable, type Figure } from './figures.ts'
import { measureGroups } from './group.ts'
import { measureKitchen } from './kitchen.ts'
import { measureLive } from './live.ts'
import { measureOffers } from './offers.ts'
import { measureOptions } from './options.ts'
import { measureRestart } from './restart.ts'
import { measureRetention } from './retention.ts'
import { measureVoice } from './voice-speed.ts'

const parts: Record<string, (postgres: Awaited<ReturnType<typeof startBenchPostgres>>) => Promise<Figure[]>> =
  {
    bill: measureBill,
    table: measureGroups,
    live: measureLive,
    kitchen: measureKitchen,
    options: measureOptions,
    deliveries: measureDeliveries,
    restart: measureRestart,
    retention: measureRetention,
    voice: measureVoice,
    offers: measureOffers,
  }
/** Only by name, since they take long. */
const longParts: typeof parts = { city: measureCity }
const chosen = process.argv.slice(2)
const postgres = await startBenchPostgres()
try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
  )
  for (const [name, measure] of Object.entries({ ...parts, ...longParts })) {
    if (chosen.includes(name) || (chosen.length === 0 && name in parts))
      console.log(`${asTable(await measure(postgres))}\n`)
  }
} finally {
  await postgres.stop()
}
