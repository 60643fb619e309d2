// PDFs with passwords: unreadable if opening requires it, readable if only changes do.

import { createHash } from 'node:crypto'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { readPrintedText } from '@tablemate/test/menu-files/read-printed-text.ts'
import { expect, test } from 'vitest'
import { UnreadablePdf } from './read-pdf.ts'

test('a PDF that requires a password to open is refused as locked', async () => {
  const fault = await readPrintedText(locked('secret')).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(UnreadablePdf)
  expect(fault).toHaveProperty('why', 'pdf-locked')
})

test('a PDF that is only protected against changes is read', async () => {
  const { pages } = await readPrintedText(locked(''))
  expect(pages[0]?.runs.map(({ text }) => text).join(' ')).toBe('Margherita pizza with basil 12.50')
})

/** Encrypts with the first version of PDF's standard encryption, in 40 bits. */
function locked(password: string): Uint8Array {
  const padded = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), padding]).subarray(0, 32)
  const ofOwner = rc4(md5(padded('owner')).subarray(0, 5), padded(password))
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const id = Buffer.alloc(16, 7)
  const key = md5(Buffer.concat([padded(password), ofOwner, rights, id])).subarray(0, 5)
  const ofContents = md5(Buffer.concat([key, Buffer.from([contents, 0, 0, 0, 0])])).subarray(0, 10)
  const draws = Buffer.from(line(50, 700, 'Margherita pizza with basil') + line(350, 700, '12.50'))
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  const standard = `/Filter /Standard /V 1 /R 2 /P -4 /O ${hex(ofOwner)} /U ${hex(rc4(key, padding))}`
  return pdfOf({
    pages: [rc4(ofContents, draws).toString('latin1')],
    trailer: `/ID [${hex(id)} ${hex(id)}] /Encrypt << ${standard} >>`,
  })
}

/** The number of the object with the first page's content stream. */
const contents = 11

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}

/** RC4, which Node no longer has. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const [x = 0, y = 0] = [state[a], state[b]]
    state[a] = y
    state[b] = x
    return (x + y) % 256
  }
  let j = 0
  for (let i = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  j = 0
  return Buffer.from(
    bytes.map((byte, at) => {
      const i = (at + 1) % 256
      j = (j + (state[i] ?? 0)) % 256
      return byte ^ (state[swap(i, j)] ?? 0)
    }),
  )
}
