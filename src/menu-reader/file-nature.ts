// Detects a file's format by its bytes: people rename a file and hope that its content follows.

/** 'spreadsheet' and 'document' stand for any format of an office program. */
export type FileNature = 'pdf' | 'spreadsheet' | 'document' | 'picture'

/** Null for text and unknown formats. Source: the signatures in the specifications of the formats. */
export function natureOf(bytes: Uint8Array): FileNature | null {
  const start = latin(bytes.subarray(0, 16))
  if (start.startsWith('%PDF-')) return 'pdf'
  if (pictures.some(signature => signature.test(start))) return 'picture'
  // Modern office files are ZIP archives; older ones are OLE compound files.
  if (start.startsWith('PK\x03\x04')) return zipNature(bytes)
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return has(bytes, asUtf16('WordDocument')) ? 'document' : 'spreadsheet'
  return null
}

const pictures: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4}WEBP/,
  /^(II\*\0|MM\0\*)/,
  // HEIF and AVIF, the formats of phone photos.
  /^[\s\S]{4}ftyp(hei|hev|mif|msf|avi)/,
  /^BM[\s\S]{4}\0\0\0\0/,
]

/** Recognises a ZIP archive by the names of its entries. */
function zipNature(bytes: Uint8Array): FileNature | null {
  const holds = (name: string) => has(bytes, name)
  if (holds('xl/workbook') || holds('opendocument.spreadsheet') || holds('Index/Tables/'))
    return 'spreadsheet'
  if (holds('word/document') || holds('opendocument.text') || holds('Index/Document.iwa')) return 'document'
  return null
}

/** Puts a zero byte between the characters, as UTF-16 does for ASCII text. */
function asUtf16(text: string): string {
  return [...text].join('\0')
}

function has(bytes: Uint8Array, text: string): boolean {
  const codes = Array.from(text, char => char.charCodeAt(0))
  const [first = 0] = codes
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (codes.every((char, offset) => bytes[at + offset] === char)) return true
  return false
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
