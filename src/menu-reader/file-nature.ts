// What a file is by its bytes, where they tell: names are changed in the hope that the content follows.

/** 'spreadsheet' and 'document' are what office programs write, in any of their formats. */
export type FileNature = 'pdf' | 'spreadsheet' | 'document' | 'picture'

/** Null for text, and for what is not known. Source: the signatures that the formats' specifications lay down. */
export function natureOf(bytes: Uint8Array): FileNature | null {
  const start = latin(bytes.subarray(0, 16))
  if (start.startsWith('%PDF-')) return 'pdf'
  if (pictures.some(signature => signature.test(start))) return 'picture'
  // A ZIP, and the file system within a file that office programs wrote before.
  if (start.startsWith('PK\x03\x04')) return packedNature(bytes)
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return has(bytes, wide('WordDocument')) ? 'document' : 'spreadsheet'
  return null
}

const pictures: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4}WEBP/,
  /^(II\*\0|MM\0\*)/,
  // What phones take photos in.
  /^[\s\S]{4}ftyp(hei|hev|mif|msf|avi)/,
  /^BM[\s\S]{4}\0\0\0\0/,
]

/** By the names of what is packed in it. */
function packedNature(bytes: Uint8Array): FileNature | null {
  const holds = (name: string) => has(bytes, name)
  if (holds('xl/workbook') || holds('opendocument.spreadsheet') || holds('Index/Tables/'))
    return 'spreadsheet'
  if (holds('word/document') || holds('opendocument.text') || holds('Index/Document.iwa')) return 'document'
  return null
}

/** Every second byte is zero, as in UTF-16. */
function wide(text: string): string {
  return [...text].join('\0')
}

function has(bytes: Uint8Array, text: string): boolean {
  const signs = Array.from(text, sign => sign.charCodeAt(0))
  const [first = 0] = signs
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (signs.every((sign, offset) => bytes[at + offset] === sign)) return true
  return false
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
