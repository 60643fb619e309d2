// Text of pages that are pictures or outlines is recognised with its positions, in a bounded number of pages.

import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { readPrintedText } from '@tablemate/test/menu-files/read-printed-text.ts'
import { outlined, picture, scanned } from '@tablemate/test/menu-files/scanned-pdf.ts'
import { describe, expect, test, vi } from 'vitest'
import { readPdf, UnreadablePdf } from '../pdf/read-pdf.ts'
import { drawPage, openPageImages } from './page-images.ts'
import { recognisePages } from './recognise-pages.ts'
import { openTextRecognition } from './tesseract.ts'

vi.mock(import('./tesseract.ts'), { spy: true })

const menuItem = (y: number, name: string, price: string) => line(60, y, name) + line(450, y, price)
const menu = `${line(60, 740, 'Starters', 24)}${menuItem(690, 'Onion soup with cheese', '$7.50')}${menuItem(650, 'Grilled trout', '$19.00')}`

describe('A page without text', () => {
  test.each([
    ['that is a picture', () => scanned(menu)],
    ['whose letters are shapes', async () => ({ draws: await outlined(menu) })],
  ])('%s is read, with the position and size of its words', async (_, make) => {
    const { draws, ...others } = await make()
    const { pages, doubts } = await readPrintedText(pdfOf({ pages: [draws], ...others }))
    const words = (pages[0]?.runs ?? []).map(({ text, x, y, size }) => ({ text, x, y, size }))
    expect(words.map(({ text }) => text).join(' ')).toBe(
      'Starters Onion soup with cheese $7.50 Grilled trout $19.00',
    )
    for (const [text, x, y, size] of [
      ['Starters', 60, 60, 24],
      ['Onion', 60, 110, 12],
      ['$19.00', 450, 150, 12],
    ] as const) {
      const word = words.find(one => one.text === text)
      expect(Math.abs((word?.x ?? 0) - x)).toBeLessThan(2)
      expect(Math.abs((word?.y ?? 0) - y)).toBeLessThan(2)
      expect(Math.abs((word?.size ?? 0) - size)).toBeLessThan(0.1 * size)
    }
    expect(doubts).toEqual(['scanned-text'])
  })

  test('that was scanned askew is level', async () => {
    const tilt = (text: string) => `q 0.9994 -0.0349 0.0349 0.9994 0 20 cm ${text} Q`
    const { draws, ...others } = await scanned(tilt(menu))
    const { pages } = await readPrintedText(pdfOf({ pages: [draws], ...others }))
    const baseline = (text: string) => pages[0]?.runs.find(run => run.text === text)?.y ?? 0
    expect(Math.abs(baseline('Onion') - baseline('$7.50'))).toBeLessThan(3)
    expect(Math.abs(baseline('Grilled') - baseline('$19.00'))).toBeLessThan(3)
  })

  test('is read beside pages with text, which stay as they are', async () => {
    const { draws, ...others } = await scanned(menu)
    const text = menuItem(700, 'Chocolate cake with cream', '$6.00')
    const { pages, scanned: read } = await readPrintedText(pdfOf({ pages: [text, draws, ''], ...others }))
    expect(pages.map(({ runs }) => runs[0]?.text)).toEqual(['Chocolate', 'Starters', undefined])
    expect([...read.keys()]).toEqual([2])
  })

  test('is only named as such unless recognition is asked for', async () => {
    const { draws, ...others } = await scanned(menu)
    const pdf = pdfOf({ pages: [draws], ...others })
    expect(await readPdf(pdf, { until: null, language: 'en' })).toEqual({
      kind: 'needs-recognition',
      instead: null,
      isForHeadings: false,
    })
  })

  test('but with an address below its picture is read', async () => {
    const { draws, ...others } = await scanned(menu)
    const page = `${draws}${line(60, 40, 'Harbour Street 5, open from noon')}`
    const { pages, doubts } = await readPrintedText(pdfOf({ pages: [page], ...others }))
    expect(pages[0]?.runs.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Onion', '$7.50', 'Harbour']),
    )
    expect(doubts).toEqual(['scanned-text'])
  })

  test('that is not recognised leaves the other pages, with a doubt', async () => {
    const { draws, ...others } = await scanned(menu)
    const pdf = () =>
      pdfOf({ pages: [draws, menuItem(700, 'Chocolate cake with cream', '$6.00')], ...others })
    const found = await readPdf(pdf(), { until: null, language: 'en' })
    expect(found).toMatchObject({ instead: { pages: [{ runs: [] }, {}], doubts: ['pages-without-text'] } })
    const late = await readPdf(pdf(), { until: 0, language: 'en' })
    expect(late).toMatchObject({ kind: 'text', pages: [{ runs: [] }, {}], doubts: ['pages-not-read'] })
  })

  test('without letters in its picture is still without text', async () => {
    const fades = Uint8Array.from({ length: 300 * 300 }, (_, at) => 100 + (at % 300) / 2)
    const pdf = pdfOf({ pages: ['q 600 0 0 800 0 0 cm /Scan Do Q'], ...picture(300, 300, fades) })
    const fault = await readPrintedText(pdf).catch((error: unknown) => error)
    expect(fault instanceof UnreadablePdf && fault.why).toBe('pdf-without-text')
  })
})

test('A page that takes too long is left out, and the next one is read', async () => {
  const { draws, ...others } = await scanned(line(60, 740, 'Chocolate cake', 24))
  const image = await drawPage(await openPageImages(pdfOf({ pages: [draws], ...others })), 0)
  if (!image) throw new Error('the page could not be drawn')
  const recognition = await openTextRecognition(['eng'])
  expect(recognition.recognise(image, () => true)).toBeNull()
  const lines = recognition.recognise(image, () => false)
  expect(lines?.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['Chocolate', 'cake'])
})

test('A page with wrong letters that is not recognised adds nothing to the menu, but doubts', async () => {
  const lines = (text: string, count: number) =>
    Array.from({ length: count }, (_, at) => line(20, 780 - 20 * at, text)).join('')
  const pages = [
    lines('Margherita pizza with basil, mozzarella, olives', 30),
    lines('Fkdc Jvnm Qwrt Xzkp Gdlf', 4),
  ]
  expect(await readPdf(pdfOf({ pages }), { until: null, language: 'en' })).toMatchObject({
    kind: 'needs-recognition',
    instead: { pages: [{}, { runs: [], aside: [] }], doubts: ['pages-without-text', 'letters-unknown'] },
  })
})

test('A fault of the recognition costs only the pages from there on', async () => {
  const { draws, ...others } = await scanned(line(60, 740, 'Chocolate cake with cream', 24))
  const recognition = await openTextRecognition(['eng'])
  const recognise = vi.fn(recognition.recognise).mockImplementation((...page) => {
    if (recognise.mock.calls.length > 1) throw new WebAssembly.RuntimeError('unreachable')
    return recognition.recognise(...page)
  })
  vi.mocked(openTextRecognition).mockResolvedValueOnce({ recognise })
  const read = await readPrintedText(pdfOf({ pages: [draws, draws, draws], ...others }))
  expect([...read.scanned.keys()]).toEqual([1])
  expect(read.doubts).toEqual(['scanned-text', 'pages-not-read'])
})

test('A page that cannot be drawn is named', async () => {
  const pdf = pdfOf({ pages: [line(60, 740, 'Chocolate cake with cream')] })
  const until = Number.POSITIVE_INFINITY
  expect(await recognisePages(pdf, [1, 2], { until, language: 'en' })).toMatchObject({ unread: new Set([2]) })
})

// Threat: hostile-files
test('Of many scanned pages the first twelve are read, and a doubt names the others', async () => {
  const { objects, resources } = await scanned(line(5, 20, 'Chocolate cake with cream', 12))
  const small = { draws: 'q 600 0 0 800 0 0 cm /Scan Do Q', entries: '/MediaBox [0 0 200 60]' }
  const pdf = pdfOf({
    pages: Array(14).fill(small),
    ...(objects && { objects }),
    ...(resources && { resources }),
  })
  const { scanned: read, doubts } = await readPrintedText(pdf)
  expect([...read.keys()]).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  expect(doubts).toEqual(['scanned-text', 'pages-not-read'])
})
