// From the bytes of a PDF to its text, or to the reason why there is none.

import { describe, expect, test } from 'vitest'
import { readPdf, UnreadablePdf } from './read-pdf.ts'

/** A PDF of one page that draws these operators. */
function pdfOf(operators: string, pages = 1): Uint8Array {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new TextEncoder().encode(
    `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`,
  )
}

const dish = 'BT /F1 12 Tf 50 700 Td (Margherita pizza with basil) Tj 300 0 Td (12.50) Tj ET'

async function problemOf(bytes: Uint8Array): Promise<string> {
  return readPdf(bytes).then(
    () => 'none',
    fault => (fault instanceof UnreadablePdf ? fault.why : String(fault)),
  )
}

describe('a PDF', () => {
  test('tells where each piece of text stands, how large and how heavy it is', async () => {
    const [page] = await readPdf(pdfOf(dish))
    expect(page).toMatchObject({ width: 600, height: 800 })
    expect(page?.runs[0]).toMatchObject({ text: 'Margherita', x: 50, y: 100, size: 12, isBold: true })
    expect(page?.runs.at(-1)).toMatchObject({ text: '12.50', x: 350 })
  })

  test('whose sheet is turned is read as a person turns it', async () => {
    const turned = 'BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Margherita pizza with basil) Tj ET'
    const [page] = await readPdf(pdfOf(turned))
    expect(page).toMatchObject({ width: 800, height: 600 })
    expect(page?.runs.map(({ text }) => text).join(' ')).toBe('Margherita pizza with basil')
  })

  test('that cannot be read says why', async () => {
    expect(await problemOf(new TextEncoder().encode('name;price'))).toBe('broken')
    expect(await problemOf(pdfOf('0 0 100 100 re f'))).toBe('pdf-without-text')
    expect(await problemOf(pdfOf(dish, 201))).toBe('pdf-too-long')
  })
})
