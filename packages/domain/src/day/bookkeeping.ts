// Closes of days as files for a bookkeeper (docs/product/bookkeeping.md).

import { type CsvNumber, csvAmount, csvLine } from '../csv.ts'
import type { CurrencyCode } from '../currency.ts'
import { decimalText } from '../currency.ts'
import type { Minor } from '../money.ts'
import type { DayReport } from './figures.ts'

/** What the files take from a close. */
export interface ClosedDay {
  readonly number: number
  /** YYYY-MM-DD */
  readonly day: string
  readonly reports: readonly (DayReport & { readonly currency: CurrencyCode })[]
}

export type BookkeepingKind = 'sales' | 'service-fee' | 'payment' | 'given-back' | 'tips' | 'unpaid'

/** One amount of a close and currency. */
export interface BookkeepingRow {
  readonly kind: BookkeepingKind
  /** Of sales, thousandths of a percent; null: not divided by rate. */
  readonly rate: number | null
  /** Of payments and what was given back. */
  readonly method: string | null
  readonly net: Minor
  readonly tax: Minor
}

/** A row for each tax class and for each method of payment, and for the other amounts of the day; none that is 0. */
export function bookkeepingRows(report: DayReport): BookkeepingRow[] {
  const row = (kind: BookkeepingKind, net: Minor, of: Partial<BookkeepingRow> = {}): BookkeepingRow => ({
    ...{ kind, rate: null, method: null, net, tax: 0 },
    ...of,
  })
  const { taxes, payments, serviceFee, tips, ownTips, unpaid } = report
  return [
    ...taxes.map(({ rate, net, tax }) => row('sales', net, { rate, tax })),
    row('service-fee', serviceFee),
    ...payments.map(({ method, amount }) => row('payment', amount, { method })),
    ...payments.map(({ method, givenBack }) => row('given-back', -givenBack, { method })),
    row('tips', tips + ownTips),
    row('unpaid', unpaid.amount),
  ].filter(({ net, tax }) => net !== 0 || tax !== 0)
}

/** The closes in order, as a table that every spreadsheet opens. */
export function bookkeepingCsv(closes: readonly ClosedDay[]): string {
  const lines = closes.flatMap(({ number, day, reports }) =>
    reports.flatMap(report =>
      bookkeepingRows(report).map(({ kind, rate, method, net, tax }) => {
        const amount = (minor: Minor) => csvAmount(minor, report.currency)
        return csvLine([
          ...[
            numberOf(day),
            numberOf(String(number)),
            kind,
            rate === null ? '' : numberOf(percentText(rate)),
          ],
          ...[method ?? '', report.currency, amount(net), amount(tax), amount(net + tax)],
        ])
      }),
    ),
  )
  return (
    csvLine(['Day', 'Close', 'Kind', 'Tax rate', 'Method', 'Currency', 'Net', 'Tax', 'Gross']) +
    lines.join('')
  )
}

function numberOf(decimal: string): CsvNumber {
  return { decimal }
}

/** `8.875` */
export function percentText(thousandths: number): string {
  return String(thousandths / 1000)
}

/** How Xero names a rate of sales, by currency. Other organisations choose the rate at the import. */
const xeroTaxTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GBP: { '20': '20% (VAT on Income)', '5': '5% (VAT on Income)', '0': 'Zero Rated Income' },
  AUD: { '10': 'GST on Income', '0': 'GST Free Income' },
  NZD: { '15': '15% GST on Income', '0': 'Zero Rated' },
}

/** The columns of Xero's template for sales invoices, an asterisk before those that it requires. */
export const xeroColumns = [
  ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'],
  ...['POCity', 'PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber', 'Reference', '*InvoiceDate'],
  ...[
    '*DueDate',
    'InventoryItemCode',
    '*Description',
    '*Quantity',
    '*UnitAmount',
    'Discount',
    '*AccountCode',
  ],
  ...['*TaxType', 'TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency'],
  'BrandingTheme',
] as const
type XeroColumn = (typeof xeroColumns)[number]

/**
 * A sales invoice for each close and currency, with a line for each tax class, whose amounts contain the tax. Payments are not
 * in it: they reach Xero by the bank.
 */
export function xeroCsv(closes: readonly ClosedDay[], accountCode: string): string {
  const lines = closes.flatMap(({ number, day, reports }) =>
    reports.flatMap((report, at) =>
      bookkeepingRows(report)
        .filter(({ kind }) => kind === 'sales' || kind === 'service-fee')
        .map(({ rate, net, tax }) => {
          const date = day.split('-').reverse().join('/')
          const percent = percentText(rate ?? 0)
          const cells: Partial<Record<XeroColumn, string>> = {
            '*ContactName': 'Tablemate sales',
            '*InvoiceNumber': `TM-${number}${at > 0 ? `-${report.currency}` : ''}`,
            Reference: `Close ${number}`,
            ...{ '*InvoiceDate': date, '*DueDate': date },
            '*Description': rate === null ? 'Service fee' : `Sales at ${percent}% tax`,
            ...{ '*Quantity': '1', '*UnitAmount': decimalText(net + tax, report.currency) },
            '*AccountCode': accountCode,
            '*TaxType':
              xeroTaxTypes[report.currency]?.[percent] ?? (tax === 0 ? 'Tax Exempt' : 'Tax on Sales'),
            Currency: report.currency,
          }
          return `${xeroColumns.map(column => cells[column] ?? '').join(',')}\r\n`
        }),
    ),
  )
  return `${xeroColumns.join(',')}\r\n${lines.join('')}`
}
