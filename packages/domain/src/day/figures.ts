// The figures of a period of a restaurant, added up from the rows that the database writes (db/migrations/0053-figures.sql).

import type { Minor } from '../money.ts'

/** What a row counts. Its `key` and `part` divide it further. */
export type FigureKind =
  /** By name ('' if it was not on the menu) and category. */
  | 'item'
  /** By name and menu item. */
  | 'option'
  /** By hour of the restaurant's clock, '00' to '23'. Counts orders. */
  | 'hour'
  | 'party'
  /** What is subject to a tax, by rate (thousandths of a percent) and 'included' or 'added'. */
  | 'taxed'
  /** As 'taxed': the tax. */
  | 'tax'
  | 'service-fee'
  /** By method, with tips, and without what was given back of it. */
  | 'payment'
  | 'given-back'
  | 'tip'
  | 'own-tip'
  | 'unpaid'
  /** By reason and name of the staff. */
  | FigureAct

export const figureActs = ['void', 'comp', 'discount', 'refund'] as const
export type FigureAct = (typeof figureActs)[number]

export interface FigureRow {
  readonly kind: FigureKind
  readonly key: string
  readonly part: string
  readonly currency: string
  readonly count: number
  /** Minor units. */
  readonly amount: Minor
}

interface Counted {
  readonly count: number
  /** Minor units. */
  readonly amount: Minor
}

/** The figures of one currency. */
export interface DayReport {
  readonly currency: string
  /** What was ordered and is owed, at the menu's prices less what the staff took off. */
  readonly sales: Minor
  readonly orders: number
  readonly parties: number
  /** The best first; `name` is null for what was not on the menu. */
  readonly items: readonly (Counted & { readonly name: string | null; readonly category: string })[]
  readonly options: readonly (Counted & { readonly name: string; readonly menuItem: string })[]
  /** In the order of the clock. */
  readonly hours: readonly { readonly hour: number; readonly orders: number; readonly amount: Minor }[]
  /** `net + tax` is what was sold at the rate, with its tax. */
  readonly taxes: readonly {
    /** Thousandths of a percent. */
    readonly rate: number
    readonly isIncluded: boolean
    readonly net: Minor
    readonly tax: Minor
  }[]
  readonly serviceFee: Minor
  /** Of the bills. */
  readonly tips: Minor
  /** What payers added for themselves. */
  readonly ownTips: Minor
  /** `amount` has the tips and what was given back later. */
  readonly payments: readonly (Counted & { readonly method: string; readonly givenBack: Minor })[]
  readonly acts: readonly (Counted & {
    readonly kind: FigureAct
    readonly reason: string
    readonly staffName: string
  })[]
  /** By parties that left. */
  readonly unpaid: Counted
}

/** The reports of these rows, one for each currency, the one with the most orders first. */
export function reportsOf(rows: readonly FigureRow[]): DayReport[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies
    .map(currency =>
      reportOf(
        currency,
        rows.filter(row => row.currency === currency),
      ),
    )
    .sort((a, b) => b.orders - a.orders)
}

function reportOf(currency: string, rows: readonly FigureRow[]): DayReport {
  const of = (kind: FigureKind) =>
    rows.filter(row => row.kind === kind && (row.count !== 0 || row.amount !== 0))
  const sum = (kind: FigureKind) => of(kind).reduce((all, { amount }) => all + amount, 0)
  const count = (kind: FigureKind) => of(kind).reduce((all, row) => all + row.count, 0)
  const nothing = { count: 0, amount: 0 }
  const rowOf = (kind: FigureKind, { key, part }: Pick<FigureRow, 'key' | 'part'>) =>
    of(kind).find(row => row.key === key && row.part === part) ?? nothing
  const best = (a: FigureRow, b: FigureRow) => b.amount - a.amount || b.count - a.count
  return {
    currency,
    sales: sum('item'),
    orders: count('hour'),
    parties: count('party'),
    items: of('item')
      .sort(best)
      .map(({ key, part, count, amount }) => ({ name: key || null, category: part, count, amount })),
    options: of('option')
      .sort(best)
      .map(({ key, part, count, amount }) => ({ name: key, menuItem: part, count, amount })),
    hours: of('hour')
      .map(({ key, count, amount }) => ({ hour: Number(key), orders: count, amount }))
      .sort((a, b) => a.hour - b.hour),
    taxes: of('taxed')
      .map(row => {
        const isIncluded = row.part === 'included'
        const tax = rowOf('tax', row).amount
        return { rate: Number(row.key), isIncluded, net: row.amount - (isIncluded ? tax : 0), tax }
      })
      .sort((a, b) => b.rate - a.rate),
    serviceFee: sum('service-fee'),
    tips: sum('tip'),
    ownTips: sum('own-tip'),
    payments: [...new Set([...of('payment'), ...of('given-back')].map(({ key }) => key))]
      .map(method => {
        const { count, amount } = rowOf('payment', { key: method, part: '' })
        return { method, count, amount, givenBack: rowOf('given-back', { key: method, part: '' }).amount }
      })
      .sort((a, b) => b.amount - a.amount),
    acts: figureActs.flatMap(kind =>
      of(kind)
        .sort(best)
        .map(({ key, part, count, amount }) => ({ kind, reason: key, staffName: part, count, amount })),
    ),
    unpaid: { count: count('unpaid'), amount: sum('unpaid') },
  }
}

/** The cash that should be in the drawer from this period's payments, in minor units. */
export function expectedCash(report: DayReport | undefined): Minor {
  const cash = report?.payments.find(({ method }) => method === 'cash')
  return cash ? cash.amount - cash.givenBack : 0
}
