// Reads a PDF menu into dishes, or names the reason why not.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { MenuReading, ReadItem } from '@tablemate/menu-reader/menu-reading.ts'
import { readPrintedMenu } from '@tablemate/menu-reader/pdf/read-printed-menu.ts'
import { type PdfFault, type PrintedText, type Recognition, readPdf, UnreadablePdf } from './pdf/read-pdf.ts'
import { isWithoutBlanks } from './recognition/recognised-letters.ts'

export type PrintedReading =
  | MenuReading
  | { readonly kind: 'unreadable'; readonly why: PdfFault }
  | {
      readonly kind: 'needs-recognition'
      /** What can be read without it, null if that has no dishes. */
      readonly instead: Extract<MenuReading, { kind: 'read' }> | null
      /** Of pictures on pages of text. */
      readonly isForHeadings: boolean
    }

/** Transfers the bytes: the caller cannot read them again. */
export async function readPrinted(
  content: Uint8Array,
  currency: CurrencyCode,
  recognition: Recognition,
): Promise<PrintedReading> {
  try {
    const printed = await readPdf(content, recognition)
    if (printed.kind === 'text') return menuOf(printed, currency)
    const instead = printed.instead && menuOf(printed.instead, currency)
    const { isForHeadings } = printed
    return { kind: 'needs-recognition', instead: instead?.kind === 'read' ? instead : null, isForHeadings }
  } catch (error) {
    if (error instanceof UnreadablePdf) return { kind: 'unreadable', why: error.why }
    throw error
  }
}

function menuOf(printed: PrintedText, currency: CurrencyCode): MenuReading {
  const reading = readPrintedMenu(printed.pages, currency)
  if (reading.kind !== 'read') return reading
  const items = reading.items.map(item => withScanDoubts(item, printed.scanned))
  return { ...reading, items, doubts: [...reading.doubts, ...printed.doubts] }
}

/** Every dish of recognised text should be checked, and more so one with words that are perhaps read wrong. */
export function withScanDoubts(item: ReadItem, scanned: PrintedText['scanned']): ReadItem {
  const page = item.page === null ? undefined : scanned.get(item.page)
  if (!page) return item
  if (page.headings) {
    const isOfPicture = wordsOf(item.category).some(word => page.headings?.includes(word))
    return isOfPicture ? { ...item, doubts: [...item.doubts, 'scanned'] } : item
  }
  const text = `${item.name} ${item.description} ${item.priceText}`
  const own = isWithoutBlanks.test(text) ? text.toLowerCase() : wordsOf(text)
  const isUnsure = page.unsure.some(word => wordsOf(word).some(part => own.includes(part)))
  return { ...item, doubts: [...item.doubts, isUnsure ? 'letters-unsure' : 'scanned'] }
}

/** In lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}.,]+/gu) ?? []
}
