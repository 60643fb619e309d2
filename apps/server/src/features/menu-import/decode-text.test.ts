import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const german =
  'Kategorie;Bezeichnung;Preis\nSüßes;Crème brûlée für Groß & Klein;6,50 €\nGetränke;Weißwein;5,20 €\n'
const greek = 'Κατηγορία;Πιάτο;Τιμή\nΣούπες;Φασολάδα με ελιές;6,50\nΓλυκά;Μπακλαβάς με καρύδια;4,20\n'

describe('A menu file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(german), german],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${german}`), german],
    ['UTF-16 with a mark', wide(`\ufeff${greek}`), greek],
    ['UTF-16 without a mark', wide(german), german],
    ['UTF-16 without a mark, in Greek', wide(greek), greek],
    ['UTF-16, the other way round', swapped(wide(german)), german],
    ['Windows-1252', narrow(german, 'windows-1252'), german],
    ['Windows-1253', narrow(greek, 'windows-1253'), greek],
    ['ISO 8859-7', narrow(greek, 'iso-8859-7'), greek],
    ['Macintosh', narrow(german.replaceAll('€', 'E'), 'macintosh'), german.replaceAll('€', 'E')],
    ['UTF-8 taken for Windows-1252 and written again', mangled(german), german],
    ['ASCII', new TextEncoder().encode('Name,Price\nSoup,5'), 'Name,Price\nSoup,5'],
  ])('is decoded from %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it('is not decoded as text if it is a picture', () => {
    expect(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 0))).toBeNull()
  })
})

function wide(text: string): Uint8Array {
  return new Uint8Array(new Uint16Array([...text].map(sign => sign.charCodeAt(0))).buffer)
}

function swapped(bytes: Uint8Array): Uint8Array {
  return bytes.map((_, at) => bytes[at ^ 1] ?? 0)
}

function narrow(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from([...text], sign => table.get(sign) ?? 63)
}

function mangled(text: string): Uint8Array {
  return new TextEncoder().encode(new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)))
}
