// Recognises the text of a picture with Tesseract, which runs as WebAssembly in the calling thread. Its package for
// applications, tesseract.js, would start another thread, which the reader's sandbox refuses (docs/decisions/0034).

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { PageImage } from './page-images.ts'

/** A rectangle of the picture, in pixels from its top left corner. */
export interface PixelBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export interface RecognisedSymbol {
  readonly text: string
  readonly bbox: PixelBox
}

export interface RecognisedWord {
  readonly text: string
  /** From 0 to 100. */
  readonly confidence: number
  readonly bbox: PixelBox
  readonly symbols: readonly RecognisedSymbol[]
}

export interface RecognisedLine {
  /** From the line's first to its last letter. */
  readonly baseline: PixelBox
  readonly words: readonly RecognisedWord[]
}

export interface TextRecognition {
  /** Returns null when the text is not complete at the time that `isOverdue` becomes true. */
  recognise(image: PageImage, isOverdue: () => boolean): RecognisedLine[] | null
}

/** The parts of the package that this reader uses. */
interface Tesseract {
  readonly FS: { writeFile(path: string, data: Uint8Array): void }
  readonly TessBaseAPI: new () => {
    Init(path: null, languages: string, engine: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): void
    GetJSONText(): string
  }
}

const require = createRequire(import.meta.url)
const lstmEngine = 1
class Overdue extends Error {}
/** Looks for words everywhere. The other ways of Tesseract guess columns, which the menu reader does better. */
const sparseText = '11'

/** `languages`: names of Tesseract's models, the likeliest first. */
export async function openTextRecognition(languages: readonly string[]): Promise<TextRecognition> {
  const load: (
    options: object,
  ) => Promise<Tesseract> = require('tesseract.js-core/tesseract-core-simd-lstm.js')
  let stopIf = () => false
  const tesseract = await load({
    print() {},
    printErr() {},
    // Called after each word. An exception is the only way to stop.
    TesseractProgress() {
      if (stopIf()) throw new Overdue()
    },
  })
  for (const name of languages) tesseract.FS.writeFile(`${name}.traineddata`, modelOf(name))
  const api = new tesseract.TessBaseAPI()
  if (api.Init(null, languages.join('+'), lstmEngine) !== 0) throw new Error('no models for text recognition')
  api.SetVariable('tessedit_pageseg_mode', sparseText)
  return {
    recognise(image, isOverdue) {
      stopIf = isOverdue
      tesseract.FS.writeFile('/input', asPgm(image))
      if (api.SetImageFile(1, 0) !== 0) return []
      try {
        api.Recognize(null)
      } catch (error) {
        if (error instanceof Overdue) return null
        throw error
      }
      return linesIn(JSON.parse(api.GetJSONText()))
    },
  }
}

/** The smaller and faster of the two models in each package; it reads menus as well. */
function modelOf(name: string): Uint8Array {
  return gunzipSync(
    readFileSync(require.resolve(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`)),
  )
}

/** A picture file without compression. */
function asPgm({ width, height, grey }: PageImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey])
}

function linesIn({ blocks }: RecognisedPage): RecognisedLine[] {
  return blocks.flatMap(({ paragraphs }) => paragraphs?.flatMap(({ lines }) => lines) ?? [])
}

interface RecognisedPage {
  readonly blocks: readonly {
    readonly paragraphs?: readonly { readonly lines: readonly RecognisedLine[] }[]
  }[]
}
