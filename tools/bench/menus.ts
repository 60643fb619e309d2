// Measures how fast menu files are read and what that costs other calls (`npm run bench:menus`). With a folder of real
// menus and reference readings (not part of the project) as its argument, measures how well they are read.

import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { startBenchPostgres } from './database.ts'
import { asTable } from './figures.ts'
import { readFolder } from './menus/folder.ts'
import { measureHostile } from './menus/hostile.ts'
import { measureImporting } from './menus/importing.ts'
import { measureReading } from './menus/reading.ts'

const [folder] = process.argv.slice(2)
if (folder) console.log(await readFolder(resolve(folder)))
else {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`)
  const postgres = await startBenchPostgres()
  try {
    for (const measure of [measureReading, measureImporting, measureHostile])
      console.log(`${asTable(await measure(postgres))}\n`)
  } finally {
    await postgres.stop()
  }
}
