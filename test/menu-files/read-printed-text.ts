// Reads the text of a PDF in a test, with text recognition where a page needs it.

import { type PrintedText, readPdf } from '@tablemate/server/features/menu-import/pdf/read-pdf.ts'

export async function readPrintedText(pdf: Uint8Array): Promise<PrintedText> {
  const text = await readPdf(pdf, { until: Number.POSITIVE_INFINITY, language: 'en' })
  if (text.kind !== 'text') throw new Error('the text was not recognised')
  return text
}
