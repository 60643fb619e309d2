// `npm run bench:menus`: how quickly menu files are read, and what it costs everybody else. With a folder of real menus and
// their gold readings (index.json says which; none of it belongs to the project) it tells instead how well they are read.

import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { startBenchPostgres } from './database.ts'
import { asTable } from './figures.ts'
import { readFolder } from './menus/folder.ts'
import { measureHostile } from './menus/hostile.ts'
import { measureReading } from './menus/reading.ts'
import { measureTakingIn } from './menus/taking-in.ts'

const [folder] = process.argv.slice(2)
if (folder) console.log(await readFolder(resolve(folder)))
else {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`)
  const postgres = await startBenchPostgres()
  try {
    for (const measure of [measureReading, measureTakingIn, measureHostile])
      console.log(`${asTable(await measure(postgres))}\n`)
  } finally {
    await postgres.stop()
  }
}
