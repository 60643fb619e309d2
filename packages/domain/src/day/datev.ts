// Closes of days as a batch of bookings for DATEV: "EXTF", version 700, category 21 "Buchungsstapel", format version 13, as
// described on developer.datev.de. DATEV reads the columns by their position.

import { decimalText } from '../currency.ts'
import type { Minor } from '../money.ts'
import { type BookkeepingRow, bookkeepingRows, type ClosedDay, percentText } from './bookkeeping.ts'

/** What the tax adviser tells the restaurant. */
export interface DatevClient {
  /** "Beraternummer", 1001 to 9999999. */
  readonly adviser: number
  /** "Mandantennummer", 1 to 99999. */
  readonly client: number
  readonly chart: DatevChart
  /** The month in which the financial year begins, 1 to 12. */
  readonly yearStart: number
}

export const datevCharts = ['SKR03', 'SKR04'] as const
export type DatevChart = (typeof datevCharts)[number]

export const datevLimits = { adviser: [1001, 9_999_999], client: [1, 99_999] } as const

interface Accounts {
  readonly cash: string
  /** "Geldtransit": what cards still have to pay out. */
  readonly transit: string
  /** "Sonstige Verrechnungskonten": sales come in, payments go out; tips and what is unpaid remain. */
  readonly clearing: string
  /** Revenue by rate. These accounts compute their tax themselves; those of other rates do not. */
  readonly revenue: Readonly<Record<string, string>>
  readonly otherRevenue: string
}

const accountsOf: Readonly<Record<DatevChart, Accounts>> = {
  SKR03: {
    ...{ cash: '1000', transit: '1360', clearing: '1792', otherRevenue: '8200' },
    revenue: { '19': '8400', '7': '8300' },
  },
  SKR04: {
    ...{ cash: '1600', transit: '1460', clearing: '3620', otherRevenue: '4200' },
    revenue: { '19': '4400', '7': '4300' },
  },
}

const pairs = (count: number, art: string, content: string) =>
  Array.from({ length: count }, (_, at) => [`${art} ${at + 1}`, `${content} ${at + 1}`]).flat()

/** The headings of format version 13, in their order. */
export const datevColumns: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID', 'EU-Steuersatz'],
  ...['Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz'],
  ...['Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

/**
 * The closes of one month ('2026-11'), whose business days are booked in euros; amounts of other currencies and demo payments,
 * which take no money, are left out. The text contains only letters of Latin-1: write it with `latin1`.
 */
export function datevCsv(
  closes: readonly ClosedDay[],
  month: string,
  client: DatevClient,
  now: Date,
): string {
  const bookings = closes.flatMap(({ number, day, reports }) =>
    reports
      .filter(({ currency }) => currency === 'EUR')
      .flatMap(report => bookkeepingRows(report))
      .flatMap(row => bookingOf(row, accountsOf[client.chart]) ?? [])
      .map(booking => bookingLine(booking, day, number)),
  )
  return [headerOf(month, client, now), datevColumns.map(quoted).join(';'), ...bookings, ''].join('\r\n')
}

/** Each letter as one byte. */
export function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}

function headerOf(month: string, { adviser, client, chart, yearStart }: DatevClient, now: Date): string {
  const [year, ofYear] = month.split('-').map(Number) as [number, number]
  const firstYear = ofYear < yearStart ? year - 1 : year
  const compact = month.replace('-', '')
  const lastDay = new Date(Date.UTC(year, ofYear, 0)).getUTCDate()
  const created = now.toISOString().replace(/\D/g, '')
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', created, '', '"TM"', '"Tablemate"', '""'],
    ...[String(adviser), String(client), `${firstYear}${String(yearStart).padStart(2, '0')}01`, '4'],
    ...[`${compact}01`, `${compact}${lastDay}`, `"Kassenabschluss ${month}"`, '""', '1', '0', '0', '"EUR"'],
    ...['', '""', '', '', `"${chart.slice(3)}"`, '', '', '""', '""'],
  ].join(';')
}

interface Booking {
  /** Negative: the other side of the account. */
  readonly amount: Minor
  readonly account: string
  readonly contra: string
  readonly text: string
}

const methodNames: Readonly<Record<string, string>> = {
  cash: 'bar',
  card: 'Karte',
  card_online: 'Karte online',
}

function bookingOf(
  { kind, rate, method, net, tax }: BookkeepingRow,
  { cash, transit, clearing, revenue, otherRevenue }: Accounts,
): Booking | null {
  if (kind === 'sales' || kind === 'service-fee') {
    const percent = percentText(rate ?? 0)
    const text = kind === 'sales' ? `Erlöse ${percent.replace('.', ',')} %` : 'Servicegebühr'
    return { amount: net + tax, account: clearing, contra: revenue[percent] ?? otherRevenue, text }
  }
  const name = method === null ? undefined : methodNames[method]
  if (name === undefined) return null
  const account = method === 'cash' ? cash : transit
  return { amount: net, account, contra: clearing, text: `${net < 0 ? 'Erstattung' : 'Zahlung'} ${name}` }
}

function bookingLine({ amount, account, contra, text }: Booking, day: string, close: number): string {
  const [, month, date] = day.split('-')
  const cells: readonly string[] = [
    ...[
      decimalText(Math.abs(amount), 'EUR').replace('.', ','),
      amount < 0 ? '"H"' : '"S"',
      '"EUR"',
      '',
      '',
      '',
    ],
    ...[account, contra, '', `${date}${month}`, quoted(`Z${close}`), '', '', quoted(text)],
  ]
  return [...cells, ...Array<string>(datevColumns.length - cells.length).fill('')].join(';')
}

function quoted(text: string): string {
  return `"${text}"`
}
