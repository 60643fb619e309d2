// Makes PDFs whose text is only a picture or an outline, from PDFs with text.

import { deflateSync } from 'node:zlib'
import {
  drawPage,
  openPageImages,
  type PageImage,
} from '@tablemate/server/features/menu-import/recognition/page-images.ts'
import { type MadePdf, pdfOf, streamOf } from './made-pdf.ts'

/** The operators that draw a page of these operators as a picture, and the objects that it needs. */
export async function scanned(
  draws: string,
): Promise<Pick<MadePdf, 'resources' | 'objects'> & { draws: string }> {
  const { width, height, grey } = await imageOf(draws)
  return { draws: 'q 600 0 0 800 0 0 cm /Scan Do Q\n', ...picture(width, height, grey) }
}

/** `/Scan`, a grey picture. */
export function picture(
  width: number,
  height: number,
  grey: Uint8Array,
): Pick<MadePdf, 'resources' | 'objects'> {
  const about = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray`
  const packed = deflateSync(grey).toString('latin1')
  return {
    resources: '/XObject << /Scan 10 0 R >>',
    objects: [streamOf(packed, `${about} /Filter /FlateDecode`)],
  }
}

/** The operators that draw the text of a page as shapes. */
export async function outlined(draws: string): Promise<string> {
  const { width, height, grey } = await imageOf(draws)
  const shapes: string[] = []
  for (let row = 0; row < height; row++) {
    for (let from = 0; from < width; ) {
      let to = from
      while (to < width && (grey[row * width + to] ?? 255) < 128) to++
      if (to > from) shapes.push(`${from} ${height - row - 1} ${to - from} 1 re`)
      from = to + 1
    }
  }
  return `q ${600 / width} 0 0 ${800 / height} 0 0 cm\n${shapes.join('\n')}\nf Q\n`
}

async function imageOf(draws: string): Promise<PageImage> {
  const image = await drawPage(await openPageImages(pdfOf({ pages: [draws] })), 0)
  if (!image) throw new Error('the page could not be drawn')
  return image
}
