// Run by `npm run check`: checks the catalogs of every language against English, and writes the types of the English ones beside
// them (messages.d.ts, not in git).

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languageCodes, languages } from '@tablemate/domain/languages.ts'
import { faultsIn, typesOf } from './check.ts'
import type { Catalog } from './compile.ts'

const apps = fileURLToPath(new URL('../../../apps/', import.meta.url))

/** The catalogs of English, by the name of their type. */
const catalogs: Record<string, Record<string, string>> = {
  web: { DinerMessages: 'en/diner.json', PortalMessages: 'en/portal.json' },
  server: { ServerMessages: 'en.json' },
}

const faults = Object.entries(catalogs).flatMap(([app, files]) => {
  const folder = `${apps}${app}/messages/`
  writeTypes(folder, files)
  return Object.values(files).flatMap(file => {
    const english = read(`${folder}${file}`)
    return languageCodes.flatMap(code => {
      const path = `${folder}${file.replace('en', code)}`
      if (!existsSync(path)) return [`${path} is missing`]
      return faultsIn(english, read(path), languages[code].locale).map(fault => `${path}: ${fault}`)
    })
  })
})
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

function writeTypes(folder: string, files: Readonly<Record<string, string>>): void {
  const notes = read(`${folder}notes.json`) as Record<string, string>
  const types = Object.entries(files).map(([name, file]) => typesOf(name, read(folder + file), notes))
  const path = `${folder}messages.d.ts`
  const content = `// Written by \`npm run check\` from the English catalogs.\n\n${types.join('\n')}`
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content)
}

function read(path: string): Catalog {
  return JSON.parse(readFileSync(path, 'utf8')) as Catalog
}
