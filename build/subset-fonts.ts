// The fonts in the weights that they are used in: the serif in one of its nine, the sans up to semibold.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url))

/** Style sheets find each as `@fonts/<name>.woff2`. Of headings, the code and big totals the design's weight is 560. */
const fonts = [
  {
    name: 'fraunces-560',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    weight: 560,
  },
  {
    name: 'instrument-sans-400-600',
    source: import.meta.resolve(
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ),
    weight: { min: 400, max: 600 },
  },
]

export function subsetFonts(): Plugin {
  return {
    name: 'tablemate:subset-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      for (const { name, source, weight } of fonts) {
        const font = await subset(await readFile(fileURLToPath(source)), everyCharacter(), {
          targetFormat: 'woff2',
          variationAxes: { wght: weight },
        })
        await writeFile(`${folder}/${name}.woff2`, font)
      }
      return { resolve: { alias: { '@fonts': folder } } }
    },
  }
}

/** More than the fonts have: what they have stays, ligatures and tabular figures included. */
function everyCharacter(): string {
  return String.fromCodePoint(...Array.from({ length: 0x2300 }, (_, code) => code))
}
