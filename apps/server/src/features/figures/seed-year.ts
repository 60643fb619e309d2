// Twelve months of figures and closes for the seed's restaurant (`npm run seed -- --year`), with the rhythm of weeks and seasons.
// A day is the same in every run; a second run adds the days since the last close.

import { expectedCash, type FigureKind, type FigureRow, reportsOf } from '@tablemate/domain/day/figures.ts'
import { addDays } from '@tablemate/domain/places/zoned-day.ts'
import { textHash } from '@tablemate/domain/text-hash.ts'
import { dayMs } from '@tablemate/domain/time.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type CloseInput, insertClose, lockCloses } from './queries.ts'

const days = 365
const taxRate = 8875
/** Monday first. */
const weekdays = [0.55, 0.65, 0.75, 0.9, 1.35, 1.55, 1.1]
/** January first: a quiet winter, a terrace in summer, parties in December. */
const months = [0.75, 0.8, 0.88, 0.95, 1.05, 1.18, 1.22, 1.1, 1.02, 0.95, 0.9, 1.2]
const guestsOfDay = 70
/** Of a day's orders. */
const hours = { 12: 6, 13: 9, 14: 4, 18: 8, 19: 19, 20: 24, 21: 18, 22: 9, 23: 3 }
const methods = { cash: 0.24, card: 0.58, card_online: 0.18 }
const staff = ['Marta', 'Paolo', 'Elif'] as const
/** How many of a hundred guests order from a category. */
const appetites: Readonly<Record<string, number>> = {
  ...{ Antipasti: 16, Pizza: 15, Pasta: 12, Secondi: 9, Dolci: 14, Drinks: 26 },
}
const ofSummer = ['Burrata & peach', 'Aperol spritz', 'Panna cotta', 'Sparkling water']

interface Dish {
  readonly name: string
  readonly category: string
  readonly price: number
}

type Row = Omit<FigureRow, 'currency'>

/** Of the restaurant of this account. Returns how many days were closed. */
export async function seedYear(database: Pick<Database, 'sql'>, email: string, now: Date): Promise<number> {
  return inTransaction(database, async tx => {
    const [restaurant] = await tx<{ id: number }[]>`select id from restaurants where email = ${email}`
    const restaurantId = restaurant?.id ?? 0
    const { today, currency } = await lockCloses(tx, restaurantId, now)
    const menu = await dishesOf(tx, restaurantId)
    const [last] = await tx<{ day: string }[]>`
      select to_char(max(day), 'YYYY-MM-DD') as day from day_closes where restaurant_id = ${restaurantId} having count(*) > 0`
    const missing = Array.from({ length: days }, (_, at) => addDays(today, at - days)).filter(
      day => day > (last?.day ?? ''),
    )
    const rows = missing.flatMap(day => rowsOf(day, menu).map(row => ({ ...row, day, currency })))
    await tx`
      insert into figures (restaurant_id, day, kind, key, part, currency, count, amount)
      select ${restaurantId}::bigint, day, kind, key, part, currency, count, amount
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r
        (day date, kind text, key text, part text, currency text, count bigint, amount bigint)`
    for (const day of missing) {
      const cash = expectedCash(reportsOf(rows.filter(row => row.day === day))[0])
      const closedAt = new Date(Date.parse(day) + dayMs - 10 * 60_000 * random(day, 'close'))
      await insertClose(tx, restaurantId, day, countOf(day, currency, cash), closedAt)
    }
    return missing.length
  })
}

function dishesOf(tx: Transaction, restaurantId: number): Promise<Dish[]> {
  return tx<Dish[]>`
    select m.name, c.name as category, m.price from menu_items m
      join menu_categories c on c.restaurant_id = m.restaurant_id and c.key = m.category_key
    where m.restaurant_id = ${restaurantId} order by m.id`
}

/** What a day sold, took and gave away. */
function rowsOf(day: string, menu: readonly Dish[]): Row[] {
  const date = new Date(day)
  const month = date.getUTCMonth()
  const season = (weekdays[(date.getUTCDay() + 6) % 7] ?? 1) * (months[month] ?? 1)
  const guests = Math.round(guestsOfDay * season * between(0.85, 1.15, random(day, 'guests')))
  const row = (kind: FigureKind, key: string, count: number, amount: number, part = ''): Row => ({
    ...{ kind, key, part, count, amount },
  })
  const sold = menu.map(({ name, category, price }) => {
    const summer = ofSummer.includes(name) ? (months[month] ?? 1) ** 3 : 1
    const share = ((appetites[category] ?? 8) / 100) * summer * between(0.5, 1.5, random(day, name))
    const count = Math.round(guests * share)
    return row('item', name, count, count * price, category)
  })
  const sales = sumOf(sold)
  const tax = Math.round((sales * taxRate) / 100_000)
  const tips = Math.round(sales * between(0.11, 0.16, random(day, 'tips')))
  const unpaid = random(day, 'unpaid') < 0.04 ? Math.round(sales / guests) : 0
  const orders = Math.round(guests * 1.7)
  const paid = shared(sales + tax + tips - unpaid, methods)
  const tipped = shared(tips, methods)
  const mean = (share: number) => Math.round((sales / guests) * share)
  const by = (what: string) => staff[Math.floor(random(day, `by ${what}`) * staff.length)] ?? staff[0]
  const refund = random(day, 'refund') < 0.06 ? mean(0.5) : 0
  return [
    ...sold,
    ...hoursOf(orders, sales),
    row('party', '', Math.round(guests / 2.6), 0),
    row('taxed', String(taxRate), 0, sales, 'added'),
    row('tax', String(taxRate), 0, tax, 'added'),
    ...Object.entries(paid).map(([method, amount]) =>
      row('payment', method, Math.max(1, Math.round((amount / sales) * guests)), amount),
    ),
    ...Object.entries(tipped).map(([method, amount]) => row('tip', method, Math.round(guests / 6), amount)),
    row('void', 'mistake', 1, mean(0.4), by('void')),
    row(
      'comp',
      'on-the-house',
      Number(random(day, 'comp') < 0.4),
      random(day, 'comp') < 0.4 ? mean(0.3) : 0,
      by('comp'),
    ),
    row('unpaid', '', Number(unpaid > 0), unpaid),
    row('refund', 'not-right', Number(refund > 0), refund, by('refund')),
    row('given-back', 'card', Number(refund > 0), refund),
  ].filter(({ count, amount }) => count !== 0 || amount !== 0)
}

function hoursOf(orders: number, sales: number): Row[] {
  const [counts, amounts] = [shared(orders, hours), shared(sales, hours)]
  return Object.keys(hours).map(hour => ({
    ...{ kind: 'hour' as const, key: hour, part: '' },
    ...{ count: counts[hour] ?? 0, amount: amounts[hour] ?? 0 },
  }))
}

/** Who closed it, and what was counted: nobody on some days, a little less or more than expected on others. */
function countOf(day: string, currency: string, expected: number): CloseInput {
  const closed = { currency, denominations: null, note: null }
  if (random(day, 'forgotten') < 0.04) return { ...closed, closedBy: null, counted: null }
  const difference =
    random(day, 'drawer') < 0.1 ? Math.round(between(-8, 6, random(day, 'difference'))) * 50 : 0
  const note = difference === 0 ? null : 'Change was given wrong'
  return { ...closed, note, closedBy: 'Lucia', counted: Math.max(0, expected + difference) }
}

/** A whole number divided by weights; the last part takes the rest. */
function shared(whole: number, weights: Readonly<Record<string, number>>): Record<string, number> {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  let rest = whole
  const names = Object.keys(weights)
  return Object.fromEntries(
    names.map((name, at) => {
      const part = at === names.length - 1 ? rest : Math.round((whole * (weights[name] ?? 0)) / all)
      rest -= part
      return [name, part]
    }),
  )
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** 0 to 1, for something of a day. */
function random(day: string, what: string): number {
  return (Math.imul(textHash(`${day} ${what}`), 0x9e3779b1) >>> 0) / 2 ** 32
}

function between(least: number, most: number, at: number): number {
  return least + (most - least) * at
}
