import { describe, expect, test } from 'vitest'
import { csvAmount, csvLine } from './csv.ts'

describe('a line of CSV', () => {
  test('keeps cells apart, whatever they contain', () => {
    expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', ''])).toBe(
      '"plain","a, b","say ""hi""","two\nlines",""\r\n',
    )
  })

  test.each([
    ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "  '=1+1"],
    ['\t=1+1', "'\t'=1+1"],
    ['\rnext', "'\rnext"],
    ['"=1+1', `"'=1+1`],
    ['＝1+1', "'＝1+1"],
    ['hello\n=1+1', "hello\n'=1+1"],
    ['hello;=1+1', "hello;'=1+1"],
    ['"; @SUM(A1)', `"; '@SUM(A1)`],
  ])('escapes the formula %j', (cell, escaped) => {
    expect(csvLine([cell])).toBe(`"${escaped.replaceAll('"', '""')}"\r\n`)
  })

  test('keeps numbers as numbers, negative ones too', () => {
    expect(
      csvLine([
        '-1',
        csvAmount(-1, 'USD'),
        csvAmount(1250, 'EUR'),
        csvAmount(74_500, 'JPY'),
        csvAmount(1250, 'KWD'),
      ]),
    ).toBe(`"'-1",-0.01,12.50,745,1.250\r\n`)
  })

  test.each(['Chez Nous', 'a = b', '50-100', 'ann@example.com', "L'Osteria", '25 – 50; no more'])(
    'leaves %j unchanged',
    cell => expect(csvLine([cell])).toBe(`"${cell}"\r\n`),
  )
})
