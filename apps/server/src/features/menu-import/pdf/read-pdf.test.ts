// Reads the bytes of a PDF into the text that a person sees on its pages, or into the reason why not.

import { line, type MadePdf, pdfOf, streamOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { readPrintedText } from '@tablemate/test/menu-files/read-printed-text.ts'
import { scanned } from '@tablemate/test/menu-files/scanned-pdf.ts'
import { describe, expect, test } from 'vitest'
import { UnreadablePdf } from './read-pdf.ts'

const menuItem = line(50, 700, 'Margherita pizza with basil') + line(350, 700, '12.50')
const menuItemText = 'Margherita pizza with basil 12.50'

async function pagesOf(pdf: MadePdf) {
  return (await readPrintedText(pdfOf(pdf))).pages
}

/** The text of all pages, in the order of the file. */
async function textOf(pdf: MadePdf): Promise<string> {
  return (await pagesOf(pdf)).flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')
}

async function problemOf(bytes: Uint8Array): Promise<string> {
  return readPrintedText(bytes).then(
    () => 'none',
    fault => (fault instanceof UnreadablePdf ? fault.why : String(fault)),
  )
}

describe('a PDF', () => {
  test('has the position, size and weight of each piece of text', async () => {
    const [page] = await pagesOf({ pages: [menuItem] })
    expect(page).toMatchObject({ width: 600, height: 800 })
    expect(page?.runs[0]).toMatchObject({ text: 'Margherita', x: 50, y: 100, size: 12, isBold: true })
    expect(page?.runs.at(-1)).toMatchObject({ text: '12.50', x: 350 })
  })

  test('with rotated pages is read upright', async () => {
    const turned = 'BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Margherita pizza with basil) Tj ET'
    for (const entries of ['', '/Rotate 90', '/Rotate 180']) {
      const [page] = await pagesOf({ pages: [{ draws: turned, entries }] })
      expect(page).toMatchObject({ width: 800, height: 600 })
      expect(page?.runs.map(({ text }) => text).join(' ')).toBe('Margherita pizza with basil')
    }
  })

  test('is read in its printed size', async () => {
    const [page] = await pagesOf({ pages: [{ draws: menuItem, entries: '/UserUnit 2' }] })
    expect(page).toMatchObject({ width: 1200, height: 1600 })
    expect(page?.runs[0]).toMatchObject({ x: 100, y: 200, size: 24 })
    const drawn = '/Type /Font /Subtype /Type3 /FontBBox [0 0 100 110] /FontMatrix [1 0 0 1 0 0]'
    const [drawing] = await pagesOf({
      pages: [`${menuItem} q .1 0 0 .1 0 0 cm BT /T3 1 Tf 500 5000 Td (ab) Tj ET Q`],
      fonts: '/T3 10 0 R',
      objects: [
        `<< ${drawn} /FirstChar 97 /LastChar 98 /Widths [60 60] /CharProcs << /a 11 0 R /b 11 0 R >>
          /Encoding << /Differences [97 /a /b] >> >>`,
        streamOf('60 0 0 0 60 80 d1 0 0 60 80 re f'),
      ],
    })
    expect(drawing?.runs.at(-1)).toMatchObject({ text: 'ab', size: 10, width: 12 })
  })

  test('may have other bytes before it, such as mail headers', async () => {
    const junk = new TextEncoder().encode('Content-Type: application/pdf\r\n\r\n')
    expect(await problemOf(Uint8Array.from([...junk, ...pdfOf({ pages: [menuItem] })]))).toBe('none')
  })

  test('that cannot be read gives the reason', async () => {
    expect(await problemOf(new TextEncoder().encode('name;price'))).toBe('broken')
    expect(await problemOf(pdfOf({ pages: ['0 0 100 100 re f'] }))).toBe('pdf-without-text')
    expect(await problemOf(pdfOf({ pages: Array(201).fill('') }))).toBe('pdf-too-long')
    const apart = Array.from({ length: 10_001 }, (_, at) => `1 0 0 1 ${at % 500} ${at / 50} Tm (x) Tj`)
    expect(await problemOf(pdfOf({ pages: [`BT /F1 1 Tf ${apart.join(' ')} ET`] }))).toBe('pdf-too-full')
  })
})

describe('invisible content is not read:', () => {
  test.each<[string, MadePdf]>([
    [
      'outside the crop box',
      {
        pages: [{ draws: menuItem + line(50, 20, 'cut here'), entries: '/CropBox [0 50 600 800]' }],
      },
    ],
    ['outside a clip', { pages: [`${menuItem} q 0 0 100 100 re W n ${line(50, 500, 'hidden')} Q`] }],
    [
      'in a form XObject that is smaller than its text',
      {
        pages: [`${menuItem} /X1 Do`],
        resources: '/XObject << /X1 10 0 R >>',
        objects: [streamOf(line(50, 500, 'hidden'), '/Type /XObject /Subtype /Form /BBox [0 0 100 100]')],
      },
    ],
    [
      'in a transparent form XObject that is smaller than its text',
      {
        pages: [`${menuItem} /X1 Do`],
        resources: '/XObject << /X1 10 0 R >>',
        objects: [
          streamOf(
            line(50, 500, 'hidden'),
            '/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Group << /S /Transparency >>',
          ),
        ],
      },
    ],
    [
      'on a layer that is switched off',
      {
        pages: [`${menuItem} /OC /L1 BDC ${line(50, 500, 'Christmas menu')} EMC`],
        resources: '/Properties << /L1 10 0 R >>',
        objects: ['<< /Type /OCG /Name (winter) >>'],
        catalog: '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >>',
      },
    ],
    [
      'invisible letters, beside printed ones',
      { pages: [`${menuItem} 3 Tr ${line(50, 500, 'old dish 9')}`] },
    ],
    ['letters of text recognition under printed ones', { pages: [`${menuItem} 3 Tr ${menuItem}`] }],
  ])('%s', async (_, pdf) => {
    expect(await textOf(pdf)).toBe(menuItemText)
  })
})

describe('visible content is read', () => {
  const helvetica = '/Resources << /Font << /G 3 0 R >>'
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 300 300]'

  test('in nested form XObjects, at their position on the page', async () => {
    const [page] = await pagesOf({
      pages: [`${menuItem} q 1 0 0 1 100 200 cm /X1 Do Q`],
      resources: '/XObject << /X1 10 0 R >>',
      objects: [
        streamOf('/X2 Do', `${form} /Matrix [2 0 0 2 10 10] /Resources << /XObject << /X2 11 0 R >> >>`),
        streamOf('BT /G 10 Tf 5 25 Td (Soup) Tj ET', `${form} ${helvetica} >>`),
      ],
    })
    expect(page?.runs.at(-1)).toMatchObject({ text: 'Soup', x: 120, y: 540, size: 20 })
  })

  test('in filled-in form fields', async () => {
    const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (Soup) /Rect [100 300 300 320] /F 4'
    const frame = '/Type /XObject /Subtype /Form /BBox [0 0 200 20]'
    const look = streamOf('BT /G 10 Tf 2 5 Td (Soup) Tj ET', `${frame} ${helvetica} >>`)
    const filled = (rest: string): MadePdf => ({
      pages: [{ draws: `1 0 0 1 9 9 cm ${menuItem}`, entries: '/Annots [10 0 R]' }],
      catalog: '/AcroForm << /Fields [10 0 R] /DR << /Font << /G 3 0 R >> >> /NeedAppearances true >>',
      objects: [`${field} /DA (/G 10 Tf 0 g) ${rest} >>`, look],
    })
    for (const rest of ['/AP << /N 11 0 R >>', '']) {
      const [page] = await pagesOf(filled(rest))
      const soup = page?.runs.at(-1)
      expect(soup?.text).toBe('Soup')
      expect(Math.abs((soup?.x ?? 0) - 102)).toBeLessThan(1)
      expect(Math.abs((soup?.y ?? 0) - 495)).toBeLessThan(3)
    }
  })

  test('white on black, and as letters that clip a picture', async () => {
    expect(await textOf({ pages: [`0 0 600 800 re f 1 g ${menuItem}`] })).toBe(menuItemText)
    expect(await textOf({ pages: [`7 Tr ${menuItem}`] })).toBe(menuItemText)
  })
})

describe('the whole file gets a doubt', () => {
  const doubtsOf = async (...pages: string[]) => (await readPrintedText(pdfOf({ pages }))).doubts

  test('if its text comes from text recognition', async () => {
    expect(await doubtsOf(`3 Tr ${menuItem}`)).toEqual(['scanned-text'])
    expect(await doubtsOf(`${line(500, 20, 'Page 1')} 3 Tr ${menuItem}`)).toEqual(['scanned-text'])
  })

  test('if its page is a picture whose text is recognised', async () => {
    const { draws: _, ...picture } = await scanned(line(5, 20, 'Chocolate cake with cream', 12))
    const page = { draws: 'q 600 0 0 800 0 0 cm /Scan Do Q', entries: '/MediaBox [0 0 200 60]' }
    const { pages, doubts } = await readPrintedText(pdfOf({ pages: [page], ...picture }))
    expect(pages[0]?.runs.map(({ text }) => text).join(' ')).toBe('Chocolate cake with cream')
    expect(doubts).toEqual(['scanned-text'])
  })

  test('if some pages are pictures; the others are read', async () => {
    expect(await doubtsOf(menuItem, '0 0 100 100 re f', menuItem)).toEqual(['pages-without-text'])
    expect(await textOf({ pages: [menuItem, '0 0 100 100 re f', menuItem] })).toBe(
      `${menuItemText} ${menuItemText}`,
    )
  })
})

describe('the letters of a PDF', () => {
  /** A font with letters 600 units wide, two-byte codes, and the given encoding and mapping to Unicode. */
  const fontOf = (encoding: string, entries = '', ordering = 'Identity') => [
    `<< /Type /Font /Subtype /Type0 /BaseFont /Foo /Encoding /${encoding} /DescendantFonts [11 0 R] ${entries} >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Foo /DW 600 /FontDescriptor 12 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> >>`,
    '<< /Type /FontDescriptor /FontName /Foo /Flags 4 /FontBBox [0 0 1000 1000] /Ascent 800 /Descent -200 >>',
  ]
  const coded = (text: string, from: number) =>
    [...text].map(sign => (sign.charCodeAt(0) - from).toString(16).padStart(4, '0')).join('')
  const long = 'Margherita pizza with basil and mozzarella '.repeat(8)

  test('are those that the file maps its glyphs to, also if one glyph maps to several', async () => {
    const meaning = streamOf(`begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange
      1 beginbfrange <0003> <0060> <0020> endbfrange
      3 beginbfchar <0100> <FB03> <0101> <00660069> <0102> <0065030A> endbfchar endcmap`)
    const pages = [
      `${menuItem} BT /C 12 Tf 50 500 Td <${coded('co', 29)}0100${coded('e 1', 29)}01010102> Tj ET`,
    ]
    const pdf = {
      pages,
      fonts: '/C 10 0 R',
      objects: [...fontOf('Identity-H', '/ToUnicode 13 0 R'), meaning],
    }
    expect(await textOf(pdf)).toBe(`${menuItemText} coffie 1fie̊`)
  })

  test('without a mapping are not mistaken for others', async () => {
    const glyphs = (from: number) => [`BT /C 2 Tf 50 700 Td <${coded(long, from)}> Tj ET`]
    const numbered = { pages: glyphs(29), fonts: '/C 10 0 R', objects: fontOf('Identity-H') }
    expect(await problemOf(pdfOf(numbered))).toBe('pdf-letters-unknown')
    const elsewhere = { pages: glyphs(0), fonts: '/C 10 0 R', objects: fontOf('UniGB-UCS2-H', '', 'GB1') }
    expect(await problemOf(pdfOf(elsewhere))).toBe('pdf-letters-unknown')
    const partly = pdfOf({ ...elsewhere, pages: [menuItem + glyphs(0)[0]] })
    expect((await readPrintedText(partly)).doubts).toEqual(['letters-unknown'])
  })

  test('get their accents, whether these are drawn before or after them', async () => {
    const latin = {
      fonts: '/L 10 0 R',
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    }
    const accent = (text: string) => ({
      ...latin,
      pages: [`${menuItem} BT /L 20 Tf 50 500 Td ${text} TJ ET`],
    })
    expect(await textOf(accent('[(Caf) -111 (\\264) 444 (e)]'))).toBe(`${menuItemText} Café`)
    expect(await textOf(accent('[(Cafe) 444.5 (\\264)]'))).toBe(`${menuItemText} Café`)
    expect(await textOf(accent('[(O\\264Brien)]'))).toBe(`${menuItemText} O´Brien`)
  })

  test('are not joined to words across icons and hyphens', async () => {
    const meaning = streamOf(`begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange
      1 beginbfrange <0003> <0060> <0020> endbfrange 2 beginbfchar <0100> <E001> <0101> <00AD> endbfchar endcmap`)
    const pages = [
      `${menuItem} BT /C 12 Tf 50 500 Td <${coded('Tea', 29)}0100${coded('Co', 29)}0101${coded('op', 29)}> Tj ET`,
    ]
    const pdf = {
      pages,
      fonts: '/C 10 0 R',
      objects: [...fontOf('Identity-H', '/ToUnicode 13 0 R'), meaning],
    }
    expect(await textOf(pdf)).toBe(`${menuItemText} Tea Co-op`)
  })
})
