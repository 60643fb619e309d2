// Detects a file's format by its bytes, since people rename a file and hope that its content follows, and then by its name.

import type { MenuFileKind } from './file-kind.ts'

/** 'spreadsheet' and 'document' mean any format of an office program. */
export type FileNature = 'pdf' | 'spreadsheet' | 'document' | 'picture' | 'archive'

/** Why a file is no menu file, whatever it contains. */
export type Refusal = Exclude<FileNature, 'pdf'> | 'not-a-menu-file'

/** Null for a file that may be a menu. `kind` is that of its name and media type. */
export function refusalOf(content: Uint8Array, kind: MenuFileKind | null, name: string): Refusal | null {
  const nature = natureOf(content)
  if (nature !== null) return nature === 'pdf' ? null : nature
  return kind === null ? (natureOfName(name) ?? 'not-a-menu-file') : null
}

/** The nature of a format whose bytes do not tell it, such as an empty or cut-off file. */
function natureOfName(name: string): Refusal | undefined {
  const [, extension = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? []
  return extensions.find(([, list]) => list.split(' ').includes(extension))?.[0]
}

const extensions: readonly (readonly [Refusal, string])[] = [
  ['spreadsheet', 'xlsx xls xlsm xlsb xltx ods fods numbers gsheet'],
  ['document', 'docx doc docm dotx odt fodt pages rtf gdoc'],
  ['picture', 'jpg jpeg jfif png gif webp heic heif avif tif tiff bmp svg psd'],
  ['archive', 'zip rar 7z gz tgz tar bz2 xz'],
]

/** Null for text and unknown formats. Source: the signatures in the specifications of the formats. */
export function natureOf(bytes: Uint8Array): FileNature | null {
  const start = latin(bytes.subarray(0, 16))
  if (start.startsWith('%PDF-')) return 'pdf'
  if (pictures.some(signature => signature.test(start))) return 'picture'
  // Modern office files are ZIP archives; older ones are OLE compound files.
  if (start.startsWith('PK\x03\x04')) return zipNature(bytes)
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return has(bytes, asUtf16('WordDocument')) ? 'document' : 'spreadsheet'
  if (start.startsWith('{\\rtf')) return 'document'
  return archives.some(signature => start.startsWith(signature)) ? 'archive' : null
}

/** RAR, 7-Zip, gzip, bzip2, xz, and a ZIP archive without entries. */
const archives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x1f\x8b', 'BZh91AY&SY', '\xfd7zXZ\0', 'PK\x05\x06']

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

/** Recognises the file of an office program by the names of its entries. */
function zipNature(bytes: Uint8Array): FileNature {
  const holds = (name: string) => has(bytes, name)
  if (holds('xl/workbook') || holds('opendocument.spreadsheet') || holds('Index/Tables/'))
    return 'spreadsheet'
  if (holds('word/document') || holds('opendocument.text') || holds('Index/Document.iwa')) return 'document'
  return 'archive'
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
