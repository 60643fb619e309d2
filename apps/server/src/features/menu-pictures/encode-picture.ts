// Re-encodes an uploaded picture in all sizes and formats. libvips decodes and encodes in threads of its own, so the event loop
// is never blocked. The pixels alone are kept: what else is in the file, such as the place, is lost.

import { hash } from 'node:crypto'
import * as limits from '@tablemate/domain/limits.ts'
import {
  type PictureFile,
  pictureFormats,
  pictureHeight,
  pictureWidths,
} from '@tablemate/domain/menu/menu-pictures.ts'
import type { Sharp } from 'sharp'
import { problem } from '../../problems.ts'

export interface EncodedPicture {
  /** A digest of the files. */
  readonly id: string
  readonly files: readonly { readonly file: PictureFile; readonly bytes: Buffer }[]
}

/** Throws 'not-a-picture' unless it is JPEG, PNG or WebP, 'picture-too-large', and 'picture-broken'. */
export async function encodePicture(content: Uint8Array): Promise<EncodedPicture> {
  if (!isPicture(Buffer.from(content.buffer, content.byteOffset, content.byteLength)))
    throw problem('not-a-picture')
  loaded ??= loadSharp()
  const sharp = await loaded
  const source = sharp(content, { failOn: 'error', limitInputPixels: limits.picturePixels })
  const { data, info } = await decode(source).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    throw problem(error.message.includes('pixel limit') ? 'picture-too-large' : 'picture-broken')
  })
  const files: { file: PictureFile; bytes: Buffer }[] = []
  for (const width of pictureWidths)
    for (const format of pictureFormats) {
      const sized = sharp(data, { raw: info }).resize(width, pictureHeight(width))
      const encoded = format === 'avif' ? sized.avif({ quality: 50, effort: 2 }) : sized.webp({ quality: 75 })
      files.push({ file: `${width}.${format}`, bytes: await encoded.toBuffer() })
    }
  const id = hash('sha256', Buffer.concat(files.map(({ bytes }) => bytes))).slice(0, 32)
  return { id, files }
}

/** By its first bytes. */
function isPicture(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 12)
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP')
  return isWebp || start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')
}

/** The pixels of the largest size. Rejects as libvips does. */
function decode(source: Sharp) {
  const width = Math.max(...pictureWidths)
  return source
    .autoOrient()
    .resize(width, pictureHeight(width), { fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: maxSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

const maxSeconds = 30

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>
let loaded: Promise<LoadedSharp> | undefined

/** With the first picture, because libvips needs 20 MB of memory. Of its decoders only the three that are needed can run. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}
