// docs/binaries.sha256 lists what is installed. To read and digest 400 MB takes seconds.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { binariesFile, listBinaries, listedPlatform } from '../scripts/binaries.ts'

// Threat: supply-chain
test.skipIf(`${process.platform}-${process.arch}` !== listedPlatform)(
  'binaries are listed with their digests: after an update, `npm run binaries` writes the list',
  () => {
    expect(listBinaries()).toBe(readFileSync(new URL(`../${binariesFile}`, import.meta.url), 'utf8'))
  },
)
