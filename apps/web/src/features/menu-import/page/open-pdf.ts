// Draws the pages of a PDF and finds the text on them, with pdf.js. Nothing in the file runs or is loaded: no scripts, forms,
// annotations or WebAssembly.

import { AnnotationMode, getDocument, PDFWorker, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PlacedText } from './text-in-box.ts'

export interface OpenPdf {
  readonly pages: number
  /** Whether the first page is wider than high. */
  readonly isWide: boolean
  /** Draws a page this many pixels wide. The canvas has its size immediately; the promise resolves when it is drawn. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, pixels: number) => Drawing
  readonly textOf: (page: number) => Promise<PlacedText[]>
}

interface Drawing {
  readonly done: Promise<void>
  readonly stop: () => void
}

/** Phones draw nothing on a larger canvas. */
const mostPixels = 12_000_000

/** How long a worker may take to end by itself, in milliseconds. */
const longestEnd = 1000

/** Rejects if pdf.js does not load or cannot read the file. `closing` ends the worker and frees the file, also while it opens. */
export async function openPdf(file: Blob, closing: AbortSignal): Promise<OpenPdf> {
  const data = new Uint8Array(await file.arrayBuffer())
  closing.throwIfAborted()
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => port.addEventListener('error', reject, { once: true }))
  const worker = PDFWorker.create({ port })
  const loading = getDocument({
    data,
    worker,
    enableXfa: false,
    useWasm: false,
    // The decoders in JavaScript (apps/web/build/pdf-decoders.ts), which only scanned pages need.
    wasmUrl: '/pdf-decoders/',
    stopAtErrors: false,
  })
  const close = async () => {
    const late = new Promise(resolve => setTimeout(resolve, longestEnd))
    // pdf.js frees the fonts of the file once its worker has answered.
    await Promise.race([loading.destroy(), late]).catch(() => undefined)
    worker.destroy()
    port.terminate()
  }
  closing.addEventListener('abort', () => void close(), { once: true })
  try {
    const pdf = await Promise.race([loading.promise, failed])
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return {
      pages: pdf.numPages,
      isWide: width > height,
      draw(number, canvas, pixels) {
        let stop = () => {}
        let isStopped = false
        const done = (async () => {
          const page = await pdf.getPage(number)
          if (isStopped) return
          const natural = page.getViewport({ scale: 1 })
          const most = Math.sqrt(mostPixels / (natural.width * natural.height))
          const viewport = page.getViewport({ scale: Math.min(pixels / natural.width, most) })
          canvas.width = Math.round(viewport.width)
          canvas.height = Math.round(viewport.height)
          const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE })
          stop = () => task.cancel()
          await task.promise.finally(() => page.cleanup())
        })()
        return {
          done,
          stop() {
            isStopped = true
            stop()
          },
        }
      },
      async textOf(number) {
        const page = await pdf.getPage(number)
        const viewport = page.getViewport({ scale: 1 })
        const { items } = await page.getTextContent()
        return items.flatMap(item => {
          if (!('str' in item) || item.str.trim() === '') return []
          const [a, b, c, d, e, f] = Util.transform(viewport.transform, item.transform) as Matrix
          const [along, up] = [item.width / Math.hypot(a, b), 1]
          const corners = [
            [e, f],
            [e + a * along, f + b * along],
            [e + c * up, f + d * up],
            [e + a * along + c * up, f + b * along + d * up],
          ] as const
          const [xs, ys] = [
            corners.map(([x]) => x / viewport.width),
            corners.map(([, y]) => y / viewport.height),
          ]
          const box = {
            left: Math.min(...xs),
            right: Math.max(...xs),
            top: Math.min(...ys),
            bottom: Math.max(...ys),
          }
          return [{ text: item.str, box, isRightToLeft: item.dir === 'rtl' }]
        })
      },
    }
  } catch (error) {
    void close()
    throw error
  }
}

type Matrix = [number, number, number, number, number, number]
