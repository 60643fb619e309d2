// The menu reader with the interface that the scoring of menu files expects.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { minorUnitsOf } from '@tablemate/domain/money.ts'
import { menuFileKind } from '@tablemate/menu-reader/file-kind.ts'
import type { FileDoubt, RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import { separateSizes } from '@tablemate/menu-reader/sizes.ts'
import { readFile } from '@tablemate/server/features/menu-import/read-file.ts'

/** As a reader process has for the text of pictures. */
export const recognitionMs = 50_000

interface MeasuredItem {
  readonly name: string
  /** Hundredths of the major unit. */
  readonly price: number | null
  readonly category: string
  readonly description: string
  readonly doubt?: string
}

interface Measured {
  readonly items: readonly MeasuredItem[]
  /** The number of prices that the reading names as unused. */
  readonly unused: number
}

/**
 * Throws the reason if the file cannot be read. Takes the bytes over, so the caller cannot read them again. `about`: the
 * restaurant's currency and the language of its menu.
 */
export async function read(
  bytes: Uint8Array,
  fileName: string,
  { currency = 'USD', language = 'en' }: { currency?: CurrencyCode; language?: Language } = {},
): Promise<Measured> {
  const kind = menuFileKind({ name: fileName, mimeType: '' })
  const about = { currency, language, columns: null }
  const reading = await readFile(
    { ...about, content: bytes, kind, name: fileName },
    { until: performance.now() + recognitionMs },
  )
  if (reading.kind === 'needs-recognition') throw new Error('text was not recognised')
  if (reading.kind === 'unreadable') {
    const where = 'row' in reading ? ` at row ${reading.row}` : ''
    throw new Error(`${reading.why}${where}`)
  }
  const ofAll = reading.doubts.filter(one => tellsOfAllPrices.has(one))
  return {
    // The reference readings count each size as a dish.
    items: reading.items
      .flatMap(separateSizes)
      .map(({ name, price: minor, category, description, doubts }) => {
        const price = minor === null ? null : (100 * minor) / minorUnitsOf(currency)
        const doubt = [...doubts.filter(one => !tellsNothingOfTheMenuItem.has(one)), ...ofAll].join(', ')
        return { name, price, category, description, ...(doubt !== '' && { doubt }) }
      }),
    unused: reading.unused.reduce((sum, { prices }) => sum + prices, 0),
  }
}

/** Doubts about anything but name and price, which an owner need not check. */
const tellsNothingOfTheMenuItem: ReadonlySet<RowDoubt> = new Set(['no-category', 'description-cut'])

/** Doubts about the whole file that may affect all prices. */
const tellsOfAllPrices: ReadonlySet<FileDoubt> = new Set([
  'no-header',
  'prices-in-hundredths',
  'prices-perhaps-hundredths',
  'prices-guessed',
  'first-price-taken',
  'sizes-guessed',
  'scanned-text',
])
