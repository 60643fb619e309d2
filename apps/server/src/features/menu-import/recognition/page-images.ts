// Draws pages of a PDF as grey pictures. PDFium runs as WebAssembly: native code would need a right that the reader's
// sandbox refuses, and could leave it (docs/decisions/0034).

import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'

export interface PageImage {
  /** The size of the page as it is displayed, in points. */
  readonly pageWidth: number
  readonly pageHeight: number
  /** The size of the picture in pixels. */
  readonly width: number
  readonly height: number
  /** One byte for each pixel, row by row; 0 is black. */
  readonly grey: Uint8Array
}

/** At the usual size of a page, letters of 6 points are 17 pixels high. More pixels take longer and read no better. */
const pixelsPerPoint = 200 / 72
/** A larger page is drawn smaller; its letters are larger, too. */
const maxPixels = 6_000_000
const maxSide = 10_000

export async function openPageImages(pdf: Uint8Array): Promise<PDFiumDocument> {
  const library = await PDFiumLibrary.init()
  return library.loadDocument(pdf)
}

/** Returns null for a page that cannot be drawn. */
export async function drawPage(pdf: PDFiumDocument, index: number): Promise<PageImage | null> {
  try {
    const page = pdf.getPage(index)
    const { originalWidth: pageWidth, originalHeight: pageHeight } = page.getOriginalSize()
    const scale = Math.min(
      pixelsPerPoint,
      Math.sqrt(maxPixels / (pageWidth * pageHeight)),
      maxSide / Math.max(pageWidth, pageHeight),
    )
    const [width, height] = [Math.floor(pageWidth * scale), Math.floor(pageHeight * scale)]
    if (!(width > 0 && height > 0)) return null
    const { data: grey } = await page.render({ width, height, scale: 1, colorSpace: 'Gray' })
    return { pageWidth, pageHeight, width, height, grey }
  } catch {
    return null
  }
}
