// The text of a PDF with the places and looks of its pieces; or, named, why it has none that could be read.

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { PageText } from '#domain/menu-import/pdf/layout/page-text.ts'
import { drawnText } from './drawn-text.ts'
import type { DrawnPage } from './pen.ts'

/** More than any menu has: a longer file is a book. */
const maxPages = 200

export type WhyNoText = 'broken' | 'pdf-locked' | 'pdf-too-long' | 'pdf-without-text'

export class UnreadablePdf extends Error {
  readonly why: WhyNoText

  constructor(why: WhyNoText, cause?: unknown) {
    super(why, { cause })
    this.why = why
  }
}

/** All pages in order. Throws UnreadablePdf. The bytes are handed over: they cannot be read again by the caller. */
export async function readPdf(bytes: Uint8Array): Promise<PageText[]> {
  const pdf = await open(bytes)
  try {
    if (pdf.numPages > maxPages) throw new UnreadablePdf('pdf-too-long')
    const pages: PageText[] = []
    for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(pdf, number))
    if (countLetters(pages) < fewestLetters) throw new UnreadablePdf('pdf-without-text')
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Under so many letters it is a picture with a stray caption. */
const fewestLetters = 20

type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function open(bytes: Uint8Array): Promise<OpenPdf> {
  try {
    // Pictures are never decoded: one of more than one pixel is passed over.
    return await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 1, stopAtErrors: false })
  } catch (fault) {
    const isLocked = fault instanceof Error && fault.name === 'PasswordException'
    throw new UnreadablePdf(isLocked ? 'pdf-locked' : 'broken', fault)
  }
}

/** A page that cannot be read is empty: the others may hold the menu. */
async function readPage(pdf: OpenPdf, number: number): Promise<PageText> {
  try {
    const page = await pdf.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const [{ fnArray, argsArray }, { OPS }] = await Promise.all([page.getOperatorList(), getResolvedPDFJS()])
    const drawn: DrawnPage = {
      width,
      height,
      transform,
      operators: fnArray,
      operands: argsArray,
      fontOf: id => (page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined),
    }
    const text = drawnText(drawn, OPS)
    page.cleanup()
    return text
  } catch {
    return { width: 0, height: 0, runs: [] }
  }
}

function countLetters(pages: readonly PageText[]): number {
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return pages.reduce((sum, { runs }) => sum + runs.reduce((n, { text }) => n + letters(text), 0), 0)
}
