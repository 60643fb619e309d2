import { expect, test } from 'vitest'
import { menuFileKind } from './file-kind.ts'
import { natureOf, refusalOf } from './file-nature.ts'

const zip = 'PK\x03\x04\x14\0\0\0\b\0[Content_Types].xml …'
const office = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 …'

test.each([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['an Excel file', `${zip}PK\x03\x04xl/workbook.xml`, 'spreadsheet'],
  [
    'a LibreOffice spreadsheet',
    `PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
    'spreadsheet',
  ],
  ['a Numbers spreadsheet', `${zip}Index/Document.iwa Index/Tables/DataList.iwa`, 'spreadsheet'],
  ['an Excel file older than 2007', `${office}W\0o\0r\0k\0b\0o\0o\0k\0`, 'spreadsheet'],
  ['a Word file', `${zip}word/document.xml`, 'document'],
  ['a Pages document', `${zip}Index/Document.iwa`, 'document'],
  ['a Word file older than 2007', `${office}W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0`, 'document'],
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'picture'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'picture'],
  ['a HEIC photo', '\0\0\0\x18ftypheic', 'picture'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'picture'],
  ['another ZIP', `${zip}menu.csv`, 'archive'],
  ['RAR', 'Rar!\x1a\x07\x01\0', 'archive'],
  ['7-Zip', '7z\xbc\xaf\x27\x1c\0\x04', 'archive'],
  ['gzip', '\x1f\x8b\b\0', 'archive'],
  ['rich text', '{\\rtf1\\ansi', 'document'],
  ['JSON', '{"name":"Soup"}', null],
  ['a table', 'Name,Price\nSoup,5\n', null],
  ['a table whose heading begins like a picture', 'BMenu item,Price\nSoup,5\n', null],
  ['an empty file', '', null],
])('natureOf recognises a file by its bytes: %s', (_, content, nature) => {
  expect(natureOf(bytesOf(content))).toBe(nature)
})

test.each([
  ['a table', 'menu.csv', 'Name,Price', null],
  ['a table with tabs', 'Menu.TSV', 'Name\tPrice', null],
  ['a PDF by another name', 'menu', '%PDF-1.7', null],
  ['a photo by another name', 'menu.pdf', '\xff\xd8\xff\xe0', 'picture'],
  ['a drawing', 'menu.svg', '<svg/>', 'picture'],
  ['an empty spreadsheet', 'Menu.XLSX', '', 'spreadsheet'],
  ['an empty document', 'menu.docx', '', 'document'],
  ['half an archive', 'menu.tar.gz', '', 'archive'],
  ['a plain text', 'menu.txt', 'Soup 5', 'not-a-menu-file'],
  ['a file without a name', '', 'Name,Price', 'not-a-menu-file'],
])(
  'refusalOf says why a file is no menu file, by its bytes and then by its name: %s',
  (_, name, content, refusal) => {
    expect(refusalOf(bytesOf(content), menuFileKind({ name, mimeType: '' }), name)).toBe(refusal)
  },
)

function bytesOf(content: string): Uint8Array {
  return Uint8Array.from(content, sign => sign.charCodeAt(0))
}
