// Subsets the fonts to the weights in use: the serif has one weight of nine, the sans goes up to semibold. Each has one file
// for Latin letters, and further files that a page loads only when it shows such a letter.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/fonts', import.meta.url))

/** The prefix of files with further letters, which are neither preloaded nor precached. */
export const furtherLettersPrefix = 'further-'

/** The design uses weight 560 for headings, the group code and big totals. */
const serif = { name: 'fraunces', weight: 560 }
const sans = { name: 'instrument-sans', weight: { min: 400, max: 600 } }

/** One file of each family; the other files are in the same folder. */
const families = {
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  'instrument-sans': import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
  inter: import.meta.resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2'),
  literata: import.meta.resolve('@fontsource-variable/literata/files/literata-greek-wght-normal.woff2'),
}

interface FontFile {
  readonly face: typeof serif | typeof sans
  readonly family: keyof typeof families
  readonly letters: 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic'
  /** Only these letters, in a file with this part of a name. */
  readonly only?: { readonly part: string; readonly letters: string }
}

/**
 * The letters of Polish and Turkish beyond Latin-1, in separate files, because the files with all of extended Latin have 26 KB.
 * Ą, Ę and Ń begin no word.
 */
const polish = { part: 'pl', letters: 'ąćęłńśźżĆŁŚŹŻ' }
const turkish = { part: 'tr', letters: 'ĞğİıŞş' }

/** Extended Latin letters and currency signs that the sans lacks. */
const rare = {
  part: 'rare',
  letters: `ĈĉĔĕĜĝĤĥĬĭĴĵĿŀŎŏŜŝŢţŦŧ${String.fromCodePoint(...Array.from({ length: 0x21 }, (_, at) => 0x20a0 + at))}`,
}

/**
 * Neither of our families has Greek or Cyrillic, and the sans has no Vietnamese: these letters come from families of similar
 * weight and height (docs/decisions/0023).
 */
const fonts: readonly FontFile[] = [
  { face: serif, family: 'fraunces', letters: 'latin' },
  { face: serif, family: 'fraunces', letters: 'latin-ext' },
  { face: serif, family: 'fraunces', letters: 'latin-ext', only: polish },
  { face: serif, family: 'fraunces', letters: 'latin-ext', only: turkish },
  { face: serif, family: 'fraunces', letters: 'vietnamese' },
  { face: serif, family: 'literata', letters: 'greek' },
  { face: serif, family: 'literata', letters: 'cyrillic' },
  { face: sans, family: 'instrument-sans', letters: 'latin' },
  { face: sans, family: 'instrument-sans', letters: 'latin-ext' },
  { face: sans, family: 'instrument-sans', letters: 'latin-ext', only: polish },
  { face: sans, family: 'instrument-sans', letters: 'latin-ext', only: turkish },
  { face: sans, family: 'inter', letters: 'latin-ext', only: rare },
  { face: sans, family: 'inter', letters: 'vietnamese' },
  { face: sans, family: 'inter', letters: 'greek' },
  { face: sans, family: 'inter', letters: 'cyrillic' },
]

/** Style sheets import each file as `@fonts/<name>.woff2`. */
export function subsetFonts(): Plugin {
  return {
    name: 'tablemate:subset-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      for (const { face, family, letters, only } of fonts) {
        const source = new URL(`${family}-${letters}-wght-normal.woff2`, families[family])
        const font = await subset(await readFile(source), only?.letters ?? everyCharacter(), {
          targetFormat: 'woff2',
          variationAxes: { wght: face.weight },
        })
        const part = only?.part ?? letters
        const name = part === 'latin' ? face.name : `${furtherLettersPrefix}${face.name}-${part}`
        await writeFile(`${folder}/${name}.woff2`, font)
      }
      return { resolve: { alias: { '@fonts': folder } } }
    },
  }
}

/** A superset of the fonts' characters, so that subsetting keeps all of them, with ligatures and tabular figures. */
function everyCharacter(): string {
  return String.fromCodePoint(...Array.from({ length: 0x2300 }, (_, code) => code))
}
