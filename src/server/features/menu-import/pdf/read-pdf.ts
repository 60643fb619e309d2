// Extracts the text of a PDF with the position and style of its pieces, or names the reason why not.

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { FileDoubt } from '#menu-reader/menu-reading.ts'
import type { PageText } from '#menu-reader/pdf/layout/page-text.ts'
import { type DrawnText, drawnText } from './drawn-text.ts'
import type { DrawnFont } from './font-face.ts'
import { isGibberish } from './gibberish.ts'
import { ignoringRejections } from './ignore-rejections.ts'

export interface PrintedText {
  readonly pages: readonly PageText[]
  readonly doubts: readonly FileDoubt[]
}

/** More than any menu has: a longer file is a book, and a fuller page is a drawing. */
const bounds = { pages: 200, runsOfPage: 10_000, letters: 400_000 }

export type PdfFault =
  | 'broken'
  | 'pdf-locked'
  | 'pdf-too-long'
  | 'pdf-too-full'
  | 'pdf-without-text'
  /** The file does not say which letters its glyphs are. */
  | 'pdf-letters-unknown'

export class UnreadablePdf extends Error {
  readonly why: PdfFault

  constructor(why: PdfFault, cause?: unknown) {
    super(why, { cause })
    this.why = why
  }
}

/** All pages in order. Throws UnreadablePdf. Transfers the bytes: the caller cannot read them again. */
export function readPdf(bytes: Uint8Array): Promise<PrintedText> {
  return ignoringRejections(() => read(bytes))
}

async function read(bytes: Uint8Array): Promise<PrintedText> {
  const pdf = await open(bytes)
  try {
    if (pdf.numPages > bounds.pages) throw new UnreadablePdf('pdf-too-long')
    const pages: ReadPage[] = []
    let letters = 0
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await readPage(pdf, number)
      letters += page.letters
      if (letters > bounds.letters || page.runs.length > bounds.runsOfPage)
        throw new UnreadablePdf('pdf-too-full')
      pages.push(page)
    }
    return { pages, doubts: doubtsOf(pages, letters) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function open(bytes: Uint8Array): Promise<OpenPdf> {
  try {
    // pdf.js fetches, runs and draws nothing here, and decodes no pictures: it skips any larger than one pixel.
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      maxImageSize: 1,
      stopAtErrors: false,
      enableXfa: false,
      useWasm: false,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
    })
  } catch (fault) {
    const isLocked = fault instanceof Error && fault.name === 'PasswordException'
    throw new UnreadablePdf(isLocked ? 'pdf-locked' : 'broken', fault)
  }
}

interface ReadPage extends DrawnText {
  readonly letters: number
  readonly isBroken: boolean
}

/** An unreadable page counts as empty, since the other pages may contain the menu. */
async function readPage(pdf: OpenPdf, number: number): Promise<ReadPage> {
  try {
    const page = await pdf.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const [{ fnArray, argsArray }, { OPS }, layers] = await Promise.all([
      page.getOperatorList(),
      getResolvedPDFJS(),
      pdf.getOptionalContentConfig(),
    ])
    const text = drawnText(
      {
        width,
        height,
        transform,
        operators: fnArray,
        operands: argsArray,
        fontOf: id => fontOf(page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined),
        isOn: layer => layers.isVisible(layer),
      },
      OPS,
    )
    page.cleanup()
    return { ...text, letters: countLetters(text), isBroken: false }
  } catch {
    return { width: 0, height: 0, runs: [], letters: 0, isBroken: true, isScanned: false, unknown: 0 }
  }
}

/** For a font that it cannot read, pdf.js returns the reason instead of a font. */
function fontOf(found: unknown): DrawnFont {
  if (found instanceof Error || typeof found === 'string') return { isUnknown: true }
  return typeof found === 'object' && found !== null ? found : {}
}

function countLetters({ runs }: PageText): number {
  return runs.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}

/** A file or page with fewer letters is a picture with a stray caption. */
const minLetters = 20

/** Throws UnreadablePdf when the text is too short or meaningless. */
function doubtsOf(pages: readonly ReadPage[], letters: number): FileDoubt[] {
  const isUnknown = pages.some(({ unknown }) => unknown > 0)
  if (letters < minLetters) {
    if (isUnknown) throw new UnreadablePdf('pdf-letters-unknown')
    throw new UnreadablePdf(pages.some(({ isBroken }) => isBroken) ? 'broken' : 'pdf-without-text')
  }
  if (isGibberish(pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')))
    throw new UnreadablePdf('pdf-letters-unknown')
  const found: [boolean, FileDoubt][] = [
    [pages.some(({ isScanned }) => isScanned), 'scanned-text'],
    [pages.some(page => page.letters < minLetters), 'pages-without-text'],
    [isUnknown, 'letters-unknown'],
  ]
  return found.flatMap(([holds, doubt]) => (holds ? [doubt] : []))
}
