// Extracts the text of a PDF with the position and style of its pieces, or names the reason why not.

import type { FileDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import type { PageText, TextRun } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { RecognisedPage, RecognisedPages, RecognitionOptions } from '../recognition/recognise-pages.ts'
import { type DrawnText, drawnText } from './drawn-text.ts'
import type { DrawnFont } from './font-face.ts'
import { isGibberish } from './gibberish.ts'
import { ignoringRejections } from './ignore-rejections.ts'
import { letteringText } from './lettering.ts'

export interface PrintedText {
  readonly kind: 'text'
  readonly pages: readonly PageText[]
  readonly doubts: readonly FileDoubt[]
  /** Pages, from 1, whose text comes from character recognition. */
  readonly scanned: ReadonlyMap<number, ScannedPage>
}

export interface ScannedPage {
  /** Words that are perhaps read wrong. */
  readonly unsure: readonly string[]
  /** Where only headings that are pictures were recognised: their words, in lower case. Null: the whole page was. */
  readonly headings: readonly string[] | null
}

/** Some pages or lines are pictures or have wrong letters. */
export interface NeedsRecognition {
  readonly kind: 'needs-recognition'
  /** What is text, null if there is none. */
  readonly instead: PrintedText | null
  /** All pages have text, and only pictures on them may be headings: not worth waiting for. */
  readonly isForHeadings: boolean
}

export interface Recognition extends Omit<RecognitionOptions, 'until'> {
  /** Null: none, since it takes many times longer than reading. A caller asks for it only after 'needs-recognition'. */
  readonly until: RecognitionOptions['until'] | null
}

/** More than any menu has: a longer file is a book, and a fuller page is a drawing. */
const bounds = { pages: 200, runsOfPage: 10_000, letters: 400_000 }

export type PdfFault =
  | 'broken'
  | 'pdf-locked'
  | 'pdf-too-long'
  | 'pdf-too-full'
  | 'pdf-without-text'
  /** The time did not suffice to recognise the text of its pictures. */
  | 'pdf-takes-long'
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
export function readPdf(
  bytes: Uint8Array,
  { until, ...options }: Recognition,
): Promise<PrintedText | NeedsRecognition> {
  return ignoringRejections(async () => {
    const { pages, file } = await readPages(bytes, until !== null)
    const numbers = pagesToRecognise(pages)
    if (numbers.length === 0) return printedText(pages, nothingRecognised)
    if (!file || until === null) {
      const isForHeadings = numbers.every(number => !pages[number - 1]?.isTextless)
      return { kind: 'needs-recognition', instead: textIfAny(pages), isForHeadings }
    }
    // Loads the recognition only for the few files that need it.
    const { recognisePages } = await import('../recognition/recognise-pages.ts')
    return printedText(pages, await recognisePages(file, numbers, { until, ...options }))
  })
}

const nothingRecognised: RecognisedPages = { pages: new Map(), unread: new Set() }

function textIfAny(pages: readonly ReadPage[]): PrintedText | null {
  try {
    return printedText(pages, nothingRecognised)
  } catch (error) {
    if (error instanceof UnreadablePdf) return null
    throw error
  }
}

/** `file`: a copy of the bytes for the recognition, null if it is not allowed. */
async function readPages(
  bytes: Uint8Array,
  isRecognised: boolean,
): Promise<{ pages: readonly ReadPage[]; file: Uint8Array | null }> {
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
    return {
      pages: withoutGibberish(pages),
      file: isRecognised ? await pdf.getData() : null,
    }
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
  /** The page has hardly any text, or little beside a picture that covers most of it. */
  readonly isTextless: boolean
  /** Nothing is drawn on the page. */
  readonly isBlank: boolean
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
    const letters = countLetters(text)
    const isBesidePicture = text.isPictured && !text.isScanned && letters < minLettersBesidePicture
    const isTextless = letters < minLetters || isBesidePicture
    const isBlank = fnArray.length === 0
    return { ...text, letters, isBroken: false, isTextless, isBlank }
  } catch {
    const none = { width: 0, height: 0, runs: [], letters: 0, unknown: 0, isScanned: false, lettering: [] }
    return { ...none, isPictured: false, isBroken: true, isTextless: true, isBlank: false }
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
/** An address or a heading has fewer; the dishes are then perhaps in the picture. */
const minLettersBesidePicture = 100

/** Empties pages with wrong letters, none of which may enter the menu. */
function withoutGibberish(pages: readonly ReadPage[]): ReadPage[] {
  const isGarbled = isGibberish(textOf(pages))
  return pages.map(page => {
    if (!isGarbled && !isGibberish(textOf([page]))) return page
    const unknown = page.unknown + page.runs.length
    return { ...page, runs: [], aside: [], letters: 0, unknown, isScanned: false, isTextless: true }
  })
}

/** From 1, the pages without text first. A broken page stays unread. */
function pagesToRecognise(pages: readonly ReadPage[]): number[] {
  const drawn = pages
    .map((page, index) => ({ ...page, number: index + 1 }))
    .filter(({ isBlank, isBroken }) => !isBlank && !isBroken)
  const textless = drawn.filter(({ isTextless }) => isTextless)
  const lettered = drawn.filter(({ isTextless, lettering }) => !isTextless && lettering.length > 0)
  return [...textless, ...lettered.slice(0, maxLettered)].map(({ number }) => number)
}

/** Headings are not worth more time. */
const maxLettered = 3

function textOf(pages: readonly PageText[]): string {
  return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')
}

/** Throws UnreadablePdf when the text is too short. */
function printedText(
  drawn: readonly ReadPage[],
  { pages: recognised, unread }: RecognisedPages,
): PrintedText {
  const pages = drawn.map((page, index) => withRecognised(page, recognised.get(index + 1)))
  const scanned = pages.flatMap(({ isScanned, filled }, index) => {
    const unsure = recognised.get(index + 1)?.unsure ?? []
    const headings = isScanned ? null : filled?.map(({ text }) => text.toLowerCase())
    return headings === undefined ? [] : [[index + 1, { unsure, headings }] as const]
  })
  const missed = new Set([...unread].filter(number => drawn[number - 1]?.isTextless))
  return { kind: 'text', pages, doubts: doubtsOf(pages, missed), scanned: new Map(scanned) }
}

interface FilledPage extends ReadPage {
  /** What was recognised in its lettering. */
  readonly filled?: readonly TextRun[]
}

/** A page whose picture contains hardly any further text stays as it is. */
function withRecognised(page: ReadPage, found: RecognisedPage | undefined): FilledPage {
  if (found && !page.isTextless) return withLettering(page, found)
  const letters = found ? countLetters(found) : 0
  if (!found || letters < Math.max(minLetters, 2 * page.letters) || isGibberish(textOf([found]))) return page
  return { ...page, ...found, letters, isScanned: true, isTextless: false, unknown: 0 }
}

function withLettering(page: ReadPage, found: RecognisedPage): FilledPage {
  const runs = isTurned(found) ? [] : letteringText(found, found.unsure, page.lettering)
  return runs.length > 0 ? { ...page, runs: [...page.runs, ...runs], filled: runs } : page
}

/** The places of recognised text are those of the page as it is shown. */
function isTurned({ turn = 0, isMirrored = false }: PageText): boolean {
  return turn !== 0 || isMirrored
}

function doubtsOf(pages: readonly FilledPage[], unread: ReadonlySet<number>): FileDoubt[] {
  const isUnknown = pages.some(({ unknown }) => unknown > 0)
  if (pages.reduce((sum, { letters }) => sum + letters, 0) < minLetters) {
    if (unread.size > 0) throw new UnreadablePdf('pdf-takes-long')
    if (isUnknown) throw new UnreadablePdf('pdf-letters-unknown')
    throw new UnreadablePdf(pages.some(({ isBroken }) => isBroken) ? 'broken' : 'pdf-without-text')
  }
  const found: [boolean, FileDoubt][] = [
    [pages.some(({ isScanned, filled }) => isScanned || filled), 'scanned-text'],
    [pages.some((page, index) => page.isTextless && !unread.has(index + 1)), 'pages-without-text'],
    [unread.size > 0, 'pages-not-read'],
    [isUnknown, 'letters-unknown'],
  ]
  return found.flatMap(([holds, doubt]) => (holds ? [doubt] : []))
}
