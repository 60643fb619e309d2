// Reads a PDF menu into dishes, or names the reason why not.

import type { CurrencyCode } from '#domain/currency.ts'
import type { MenuReading } from '#menu-reader/menu-reading.ts'
import { readPrintedMenu } from '#menu-reader/pdf/read-menu.ts'
import { type PdfFault, readPdf, UnreadablePdf } from './pdf/read-pdf.ts'

/** Transfers the bytes: the caller cannot read them again. */
export async function readPrinted(
  content: Uint8Array,
  currency: CurrencyCode,
): Promise<MenuReading | { readonly kind: 'unreadable'; readonly why: PdfFault }> {
  try {
    const { pages, doubts } = await readPdf(content)
    const reading = readPrintedMenu(pages, currency)
    return reading.kind === 'read' ? { ...reading, doubts: [...reading.doubts, ...doubts] } : reading
  } catch (error) {
    if (error instanceof UnreadablePdf) return { kind: 'unreadable', why: error.why }
    throw error
  }
}
