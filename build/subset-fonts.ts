// The fonts in the weights that they are used in: the serif in one of its nine, the sans up to semibold. Each comes in one
// file for what nearly everybody reads, and in further ones that a page sends for when it shows such a letter.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url))

/** The names of files begin with it that hold further letters: neither preloaded nor kept before they are used. */
export const furtherLettersPrefix = 'further-'

/** Of headings, the code and big totals the design's weight is 560. */
const serif = { name: 'fraunces', weight: 560 }
const sans = { name: 'instrument-sans', weight: { min: 400, max: 600 } }

/** A file of each family: the others lie beside it. */
const families = {
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  'instrument-sans': import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
  inter: import.meta.resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2'),
  literata: import.meta.resolve('@fontsource-variable/literata/files/literata-greek-wght-normal.woff2'),
}

interface FontFile {
  readonly of: typeof serif | typeof sans
  readonly family: keyof typeof families
  readonly letters: 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic'
  /** Some of these letters, in a file that is called rare. */
  readonly only?: string
}

/**
 * Which letters of which family. Neither of ours has Greek or Cyrillic, and the sans no Vietnamese: these come from families
 * of like weight and height (docs/decisions/0023).
 */
const fonts: readonly FontFile[] = [
  { of: serif, family: 'fraunces', letters: 'latin' },
  { of: serif, family: 'fraunces', letters: 'latin-ext' },
  { of: serif, family: 'fraunces', letters: 'vietnamese' },
  { of: serif, family: 'literata', letters: 'greek' },
  { of: serif, family: 'literata', letters: 'cyrillic' },
  { of: sans, family: 'instrument-sans', letters: 'latin' },
  { of: sans, family: 'instrument-sans', letters: 'latin-ext' },
  { of: sans, family: 'inter', letters: 'latin-ext', only: rareLetters() },
  { of: sans, family: 'inter', letters: 'vietnamese' },
  { of: sans, family: 'inter', letters: 'greek' },
  { of: sans, family: 'inter', letters: 'cyrillic' },
]

/** Style sheets find each as `@fonts/<name>.woff2`. */
export function subsetFonts(): Plugin {
  return {
    name: 'tablemate:subset-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      for (const { of, family, letters, only } of fonts) {
        const source = new URL(`${family}-${letters}-wght-normal.woff2`, families[family])
        const font = await subset(await readFile(source), only ?? everyCharacter(), {
          targetFormat: 'woff2',
          variationAxes: { wght: of.weight },
        })
        const part = only ? 'rare' : letters
        const name = part === 'latin' ? of.name : `${furtherLettersPrefix}${of.name}-${part}`
        await writeFile(`${folder}/${name}.woff2`, font)
      }
      return { resolve: { alias: { '@fonts': folder } } }
    },
  }
}

/** Extended Latin and signs of currencies that the sans does not have. */
function rareLetters(): string {
  const signs = Array.from({ length: 0x21 }, (_, at) => 0x20a0 + at)
  return `ĈĉĔĕĜĝĤĥĬĭĴĵĿŀŎŏŜŝŢţŦŧ${String.fromCodePoint(...signs)}`
}

/** More than the fonts have: what they have stays, ligatures and tabular figures included. */
function everyCharacter(): string {
  return String.fromCodePoint(...Array.from({ length: 0x2300 }, (_, code) => code))
}
