// Files for bookkeepers: every amount of a close is in them once, in the columns that DATEV and Xero publish.

import { expect, test } from 'vitest'
import { bookkeepingCsv, bookkeepingRows, type ClosedDay, xeroColumns, xeroCsv } from './bookkeeping.ts'
import { datevColumns, datevCsv, latin1 } from './datev.ts'
import { type FigureRow, reportsOf } from './figures.ts'

const row = (kind: FigureRow['kind'], key: string, amount: number, part = ''): FigureRow => ({
  ...{ kind, key, part, currency: 'EUR', count: 1, amount },
})
const reports = reportsOf([
  row('item', 'Soup', 23_800),
  row('taxed', '19000', 11_900, 'included'),
  row('tax', '19000', 1900, 'included'),
  row('taxed', '7000', 10_700, 'included'),
  row('tax', '7000', 700, 'included'),
  row('service-fee', '5000', 1190),
  row('payment', 'cash', 12_000),
  row('payment', 'card', 11_000),
  row('payment', 'demo_card', 500),
  row('given-back', 'cash', 250),
  row('tip', 'cash', 300),
  row('unpaid', '', 800),
]) as ClosedDay['reports']
const close: ClosedDay = { number: 7, day: '2026-02-28', reports }
const linesOf = (text: string) => text.split('\r\n').slice(0, -1)

test('a table has a row for each tax class, method and other amount of a day', () => {
  expect(linesOf(bookkeepingCsv([close]))).toEqual([
    '"Day","Close","Kind","Tax rate","Method","Currency","Net","Tax","Gross"',
    '2026-02-28,7,"sales",19,"","EUR",100.00,19.00,119.00',
    '2026-02-28,7,"sales",7,"","EUR",100.00,7.00,107.00',
    '2026-02-28,7,"service-fee","","","EUR",11.90,0.00,11.90',
    '2026-02-28,7,"payment","","cash","EUR",120.00,0.00,120.00',
    '2026-02-28,7,"payment","","card","EUR",110.00,0.00,110.00',
    '2026-02-28,7,"payment","","demo_card","EUR",5.00,0.00,5.00',
    '2026-02-28,7,"given-back","","cash","EUR",-2.50,0.00,-2.50',
    '2026-02-28,7,"tips","","","EUR",3.00,0.00,3.00',
    '2026-02-28,7,"unpaid","","","EUR",8.00,0.00,8.00',
  ])
  expect(bookkeepingRows({ ...(reports[0] as (typeof reports)[0]), tips: -300, ownTips: 300 })).toHaveLength(
    8,
  )
})

test('DATEV gets its header, 125 columns, and amounts without a sign', () => {
  const client = { adviser: 29_098, client: 55_003, chart: 'SKR03', yearStart: 7 } as const
  const text = datevCsv([close], '2026-02', client, new Date('2026-03-01T08:09:10.011Z'))
  const [header = '', headings = '', ...bookings] = linesOf(text)
  const fields = header.split(';')
  expect(fields).toHaveLength(31)
  expect(fields.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20260301080910011'])
  // Adviser, client, beginning of the financial year, length of accounts, first and last day.
  expect(fields.slice(21, 27)).toEqual(['"EUR"', '', '""', '', '', '"03"'])
  expect(fields.slice(10, 16)).toEqual(['29098', '55003', '20250701', '4', '20260201', '20260228'])
  expect(datevColumns).toHaveLength(125)
  expect(headings.split(';')).toHaveLength(125)
  // Where the published description has them: cost centre 37, additional information 48, committed 114, date of service 115.
  const at = (number: number) => datevColumns[number - 1]
  expect([at(37), at(48), at(114), at(115)]).toEqual([
    ...['KOST1 - Kostenstelle', 'Zusatzinformation - Art 1', 'Festschreibung', 'Leistungsdatum'],
  ])
  const cells = bookings.map(line => line.split(';'))
  expect(cells.every(line => line.length === 125)).toBe(true)
  expect(cells.map(line => [0, 1, 6, 7, 9, 10, 13].map(column => line[column]))).toEqual([
    ['119,00', '"S"', '1792', '8400', '2802', '"Z7"', '"Erlöse 19 %"'],
    ['107,00', '"S"', '1792', '8300', '2802', '"Z7"', '"Erlöse 7 %"'],
    ['11,90', '"S"', '1792', '8200', '2802', '"Z7"', '"Servicegebühr"'],
    ['120,00', '"S"', '1000', '1792', '2802', '"Z7"', '"Zahlung bar"'],
    ['110,00', '"S"', '1360', '1792', '2802', '"Z7"', '"Zahlung Karte"'],
    ['2,50', '"H"', '1000', '1792', '2802', '"Z7"', '"Erstattung bar"'],
  ])
  expect(new TextDecoder('windows-1252').decode(latin1(text))).toBe(text)
})

test('Xero gets an invoice of each close in the columns of its template', () => {
  const pounds = { ...close, reports: reports.map(report => ({ ...report, currency: 'GBP' as const })) }
  const [headings, ...lines] = linesOf(xeroCsv([pounds], '200'))
  expect(headings?.split(',')).toEqual(xeroColumns)
  expect(xeroColumns).toHaveLength(27)
  expect(lines).toEqual([
    'Tablemate sales,,,,,,,,,,TM-7,Close 7,28/02/2026,28/02/2026,,Sales at 19% tax,1,119.00,,200,Tax on Sales,,,,,GBP,',
    'Tablemate sales,,,,,,,,,,TM-7,Close 7,28/02/2026,28/02/2026,,Sales at 7% tax,1,107.00,,200,Tax on Sales,,,,,GBP,',
    'Tablemate sales,,,,,,,,,,TM-7,Close 7,28/02/2026,28/02/2026,,Service fee,1,11.90,,200,Zero Rated Income,,,,,GBP,',
  ])
})
