// Builds a PDF for a test from the operators of its pages and other objects.

export interface MadePdf {
  /** The operators of each page, perhaps with further entries of its dictionary. */
  readonly pages: readonly (string | { readonly draws: string; readonly entries: string })[]
  /** Fonts besides /F1, which is Helvetica Bold. */
  readonly fonts?: string
  /** Other resources of every page. */
  readonly resources?: string
  /** Entries of the catalog. */
  readonly catalog?: string
  /** Entries of the trailer. */
  readonly trailer?: string
  /** Further objects, of which the first is `10 0 R`. */
  readonly objects?: readonly string[]
}

/** A page is 600 points wide and 800 high. */
export function pdfOf(pdf: MadePdf): Uint8Array {
  const { pages, fonts = '', resources = '', catalog = '', trailer = '', objects = [] } = pdf
  const first = 10 + objects.length
  const sheets = pages.map(page => (typeof page === 'string' ? { draws: page, entries: '' } : page))
  const kids = sheets.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  const bodies = new Map([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} /MediaBox [0 0 600 800] >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>'],
    [4, `<< /Font << /F1 3 0 R ${fonts} >> ${resources} >>`],
    ...objects.map((object, at) => [10 + at, object] as const),
    ...sheets.flatMap(({ draws, entries }, at) => [
      [
        first + 2 * at,
        `<< /Type /Page /Parent 2 0 R /Resources 4 0 R /Contents ${first + 2 * at + 1} 0 R ${entries} >>`,
      ] as const,
      [first + 2 * at + 1, streamOf(draws)] as const,
    ]),
  ])
  let file = '%PDF-1.7\n'
  const places: string[] = []
  for (const [number, object] of bodies) {
    places.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${number} 0 obj\n${object}\nendobj\n`
  }
  const table = `xref\n${places.join('')}trailer\n<< /Root 1 0 R /Size ${first + 2 * sheets.length} ${trailer} >>`
  return bytesOf(`${file}${table}\nstartxref\n${file.length}\n%%EOF`)
}

/** An object with operators or other text. */
export function streamOf(text: string, entries = ''): string {
  return `<< /Length ${text.length} ${entries} >>\nstream\n${text}\nendstream`
}

/** A line of text at a position. */
export function line(x: number, y: number, text: string, size = 12): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`
}

/** The font /U with all characters, each half as wide as high. */
export const anyLetters = {
  fonts: '/U 10 0 R',
  objects: [
    `<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /ToUnicode /Identity-H
      /DescendantFonts [11 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /DW 500 /FontDescriptor 12 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    '<< /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 0 1000 1000] /Ascent 800 /Descent -200 >>',
  ],
} as const satisfies Partial<MadePdf>

/** Text in the font /U at 10 points, from left to right. */
export function anyLine(x: number, y: number, text: string): string {
  const codes = [...text].map(sign => sign.charCodeAt(0).toString(16).padStart(4, '0'))
  return `BT /U 10 Tf ${x} ${y} Td <${codes.join('')}> Tj ET\n`
}

/** One byte per character. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, sign => sign.charCodeAt(0))
}
