// Builds PDF files object by object, including files that no program would write.

import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** A dictionary, or a dictionary with a stream. */
type PdfObject = string | { readonly dictionary: string; readonly stream: Uint8Array | string }

/** Objects are numbered from 1; the first is the catalog. */
export function pdfFile(objects: readonly PdfObject[]): Buffer {
  const parts = [latin('%PDF-1.7\n')]
  let length = 9
  const places = objects.map((object, at) => {
    const part = Buffer.concat([latin(`${at + 1} 0 obj\n`), body(object)])
    parts.push(part)
    length += part.byteLength
    return length - part.byteLength
  })
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Root 1 0 R /Size ${size} >>\n`
  return Buffer.concat([...parts, latin(`${table}startxref\n${length}\n%%EOF`)])
}

/** One page drawn by the stream. `resources` and the objects in `more`, from number 6 on, are available to it. */
export function pageFile(
  stream: PdfObject | string,
  { resources = '', font = helvetica, more = [] as readonly PdfObject[] } = {},
): Buffer {
  const content = typeof stream === 'string' ? { dictionary: '', stream } : stream
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    content,
    font,
    ...more,
  ])
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A line of text as operators of a content stream. */
export function drawn(text: string, { x = 50, y = 700, size = 12 } = {}): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`
}

/** A compressed stream that expands to this many megabytes of `filling`, about a thousand times its size. */
export function bomb(megabytes: number, filling = ' '): { dictionary: string; stream: Uint8Array } {
  return { dictionary: '/Filter /FlateDecode', stream: packedBomb(megabytes, filling) }
}

/** The same, compressed twice. */
export function bombInBomb(megabytes: number): { dictionary: string; stream: Uint8Array } {
  return {
    dictionary: '/Filter [/FlateDecode /FlateDecode]',
    stream: deflateSync(packedBomb(megabytes, ' '), { level: 9 }),
  }
}

/** Repeats one compressed megabyte: compressing all of it would take as long as decompressing. */
function packedBomb(megabytes: number, filling: string): Uint8Array {
  const whole = filling.repeat(Math.ceil(2 ** 20 / filling.length))
  const block = deflateRawSync(whole, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const header = Uint8Array.of(0x78, 0xda)
  const last = Uint8Array.of(3, 0)
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => block), last])
}

function body(object: PdfObject): Buffer {
  if (typeof object === 'string') return latin(`${object}\nendobj\n`)
  const stream = typeof object.stream === 'string' ? latin(object.stream) : object.stream
  const head = latin(`<< ${object.dictionary} /Length ${stream.byteLength} >>\nstream\n`)
  return Buffer.concat([head, stream, latin('\nendstream\nendobj\n')])
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
