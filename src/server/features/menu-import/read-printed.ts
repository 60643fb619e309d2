// A printed menu: what the page shows becomes dishes, or the reason why not.

import type { CurrencyCode } from '#domain/currency.ts'
import type { MenuReading } from '#menu-reader/menu-reading.ts'
import { readPrintedMenu } from '#menu-reader/pdf/read-menu.ts'
import { readPdf, UnreadablePdf, type WhyNoText } from './pdf/read-pdf.ts'

/** The bytes are handed over: they cannot be read again by the caller. */
export async function readPrinted(
  content: Uint8Array,
  currency: CurrencyCode,
): Promise<MenuReading | { readonly kind: 'unreadable'; readonly why: WhyNoText }> {
  try {
    const { pages, doubts } = await readPdf(content)
    const reading = readPrintedMenu(pages, currency)
    return reading.kind === 'read' ? { ...reading, doubts: [...reading.doubts, ...doubts] } : reading
  } catch (error) {
    if (error instanceof UnreadablePdf) return { kind: 'unreadable', why: error.why }
    throw error
  }
}
