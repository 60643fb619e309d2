// The serif comes in every weight from 100 to 900 and is used in one: that one weight is half the bytes.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const source = import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2')
const folder = fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url))

/** The design's weight of headings, the code and big totals. */
const weight = 560

/** Style sheets find it as `@fonts/fraunces-560.woff2`. */
export function subsetFonts(): Plugin {
  return {
    name: 'tablemate:subset-fonts',
    async config() {
      const font = await subset(await readFile(fileURLToPath(source)), everyCharacter(), {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
      })
      await mkdir(folder, { recursive: true })
      await writeFile(`${folder}/fraunces-${weight}.woff2`, font)
      return { resolve: { alias: { '@fonts': folder } } }
    },
  }
}

/** More than the font has: what it has stays, ligatures and tabular figures included. */
function everyCharacter(): string {
  return String.fromCodePoint(...Array.from({ length: 0x2300 }, (_, code) => code))
}
