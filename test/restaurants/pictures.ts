// Pictures of dishes, drawn, and how an owner uploads one.

import { crc32 } from 'node:zlib'
import type { MenuItem } from '@tablemate/contract/menu.ts'
import sharp from 'sharp'
import type { Phone, Reply } from '../diners/phone.ts'

interface Drawn {
  readonly format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif'
  readonly width?: number
  readonly height?: number
  readonly colour?: string
}

/** One colour, with the place where it was taken. */
export function drawPicture({
  format = 'jpeg',
  width = 40,
  height = 30,
  colour = 'tomato',
}: Drawn = {}): Promise<Buffer> {
  const create = { width, height, channels: 3, background: colour } as const
  const exif = { IFD0: { Copyright: 'Kanarienkoch' }, IFD3: { GPSLatitude: '48/1 0/1 0/1' } }
  return sharp({ create }).withExif(exif)[format]().toBuffer()
}

/** A PNG whose header claims another size. */
export async function claimSize(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await drawPicture({ format: 'png' }))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

export function uploadPicture(
  phone: Phone,
  itemId: number,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'image/jpeg',
): Promise<Reply<MenuItem>> {
  const body = new FormData()
  body.append('picture', new Blob([content], { type }), 'dish.jpg')
  return phone.send('PUT', `/api/menu-items/${itemId}/picture`, { body }) as Promise<Reply<MenuItem>>
}
