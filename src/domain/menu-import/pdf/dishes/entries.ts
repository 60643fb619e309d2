// Lines with roles become entries: a name, what is said of it, its prices, under its heading.

import type { RowDoubt } from '../../menu-reading.ts'
import { wordAt } from '../layout/lines.ts'
import type { SizedPrice } from '../prices/found-prices.ts'
import { isSizeName } from '../prices/size-words.ts'
import type { Labelled } from '../roles/label-lines.ts'
import type { Signs, SizeColumn } from '../roles/signs.ts'
import { pricePlaces } from '../roles/size-rows.ts'
import { headingName } from './dish-name.ts'

export interface EntryPrice {
  readonly size: string | null
  readonly amount: SizedPrice['amount']
}

export interface Entry {
  readonly category: string
  readonly names: readonly Signs[]
  /** Said beside the name or below it. */
  readonly texts: readonly string[]
  readonly prices: readonly EntryPrice[]
  readonly doubts: readonly RowDoubt[]
  /** Where one line holds several dishes, the name of this one. */
  readonly givenName: string | null
}

/** In the order of the menu. */
export function entriesOf(lines: readonly Labelled[]): Entry[] {
  const book = new EntryBook()
  for (const line of lines) book.take(line)
  return book.finished()
}

/** A set menu is a dish of several courses, not a section of dishes. */
const setMenu =
  /\b(?:set (?:menu|lunch|dinner)|prix fixe|tasting|degustation|dégustation|banquet|menu du jour|menú del día|per person|(?:two|three|four|five|[2-7])[- ]course|(?:twee|drie|vier)gangen\w*|\d-gang\w*|omakase|chef['’]s (?:menu|choice))\b/i

class EntryBook {
  readonly #entries: Entry[] = []
  #open: { -readonly [K in keyof Entry]: Entry[K] } | null = null
  #category = ''
  #heading: Signs | null = null
  #inherited: EntryPrice[] = []
  #sizes: readonly SizeColumn[] = []
  #isSetMenu = false

  finished(): Entry[] {
    this.#close()
    return this.#entries
  }

  take({ signs, role, isClose }: Labelled) {
    if (signs.sizeRow && (role === 'sizes' || role === 'heading')) this.#sizes = signs.sizeRow.sizes
    switch (role) {
      case 'heading':
        return this.#startSection(signs)
      case 'pricedHeading':
        return this.#startPricedSection(signs)
      case 'name':
      case 'nameOwed':
        return this.#startEntry(signs, isClose)
      case 'nameUnder':
        return this.#isSetMenu ? this.#say(signs) : this.#startEntry(signs, isClose, this.#inherited)
      case 'moreName':
      case 'moreNameOwed':
      case 'moreNamePaid':
        return this.#continueName(signs)
      case 'text':
      case 'textOwed':
      case 'textUnder':
        return this.#say(signs)
      case 'pricedText':
        this.#sayBeside(signs)
        return this.#price(signs)
      case 'price':
        return this.#price(signs)
      case 'sizes':
      case 'blurb':
      case 'extra':
      case 'extraUnder':
      case 'noise':
      case 'noiseUnder':
        return
    }
  }

  #close() {
    if (this.#open) this.#entries.push(this.#open)
    this.#open = null
  }

  #startSection(signs: Signs) {
    this.#close()
    this.#inherited = []
    this.#isSetMenu = false
    if (!signs.sizeRow) this.#sizes = []
    const name = headingName(signs)
    const isContinued =
      this.#heading &&
      continuesHeading(this.#heading, signs) &&
      this.#entries.at(-1)?.category !== this.#category
    this.#category = isContinued ? `${this.#category} ${name}` : name
    this.#heading = signs
  }

  #startPricedSection(signs: Signs) {
    if (signs.prices.isListed || signs.prices.place === 'only') {
      this.#close()
      this.#inherited = pricesOf(signs, [])
      return
    }
    const isSetMenu = setMenu.test(signs.line.text)
    if (isSetMenu) {
      this.#startEntry(signs, false)
    } else if (/^(?:all|any|every)\b/i.test(signs.text)) {
      this.#close()
    } else this.#startSection(signs)
    this.#isSetMenu = isSetMenu
    this.#inherited = pricesOf(signs, [])
  }

  #startEntry(signs: Signs, isClose: boolean, inherited: readonly EntryPrice[] = []) {
    this.#close()
    const prices = pricesOf(signs, this.#sizes)
    const doubts: RowDoubt[] = isClose ? ['reading-unsure'] : []
    if (inherited.length > 0 && prices.length === 0) doubts.push('price-from-heading')
    if (signs.prices.isRange) doubts.push('price-range')
    const base = { category: this.#category, texts: [], doubts, givenName: null }
    if (signs.prices.isListed) {
      for (const { size, amount } of prices) {
        this.#entries.push({ ...base, names: [signs], prices: [{ size: null, amount }], givenName: size })
      }
      return
    }
    const [only] = prices
    const isSizeAlone = signs.prices.place === 'only' && only
    this.#open = isSizeAlone
      ? { ...base, names: [signs], prices: [{ size: null, amount: only.amount }], givenName: only.size }
      : { ...base, names: [signs], prices: prices.length > 0 ? prices : inherited }
    this.#sayTail(signs)
  }

  #continueName(signs: Signs) {
    if (!this.#open) return this.#startEntry(signs, true)
    this.#open.names = [...this.#open.names, signs]
    this.#price(signs)
    this.#sayTail(signs)
  }

  /** What stands behind a price amid a line. */
  #sayTail({ prices, line }: Signs) {
    const tail = line.text.slice(prices.tail.start, prices.tail.end).replace(/^[\s\t·•:–—-]+/, '')
    if (this.#open && /\p{L}{2}/u.test(tail)) this.#open.texts = [...this.#open.texts, tail]
  }

  #say({ line, prices }: Signs) {
    if (!this.#open) return
    this.#open.texts = [...this.#open.texts, line.text]
    const holdsPrice = prices.place !== 'none' && prices.prices.some(({ isSure }) => isSure)
    if (holdsPrice && this.#open.prices.length > 0) this.#doubt('price-in-description')
  }

  /** The words around the prices that the entry takes. */
  #sayBeside({ line, prices: { head, tail } }: Signs) {
    if (!this.#open) return
    const beside = [head, tail]
      .map(({ start, end }) => line.text.slice(start, end))
      .filter(part => /\p{L}{2}/u.test(part))
    this.#open.texts = [...this.#open.texts, ...beside]
  }

  #price(signs: Signs) {
    if (!this.#open || signs.prices.prices.length === 0) return
    const isMore = this.#open.prices.length > 0
    this.#open.prices = [...this.#open.prices, ...pricesOf(signs, this.#sizes)]
    if (signs.prices.isRange) this.#doubt('price-range')
    if (isMore && signs.prices.prices.some(({ size }) => size === null)) this.#doubt('price-unsure')
  }

  #doubt(doubt: RowDoubt) {
    if (this.#open) this.#open.doubts = [...new Set([...this.#open.doubts, doubt])]
  }
}

/** Sizes without a name take the one of the row above under which they stand. */
function pricesOf(signs: Signs, columns: readonly SizeColumn[]): EntryPrice[] {
  const places = pricePlaces(signs)
  const reach = 3.5 * signs.size
  const isInOrder = columns.length === signs.prices.prices.length
  const isApart =
    new Set(signs.prices.prices.map(({ start }) => wordAt(signs.line, start))).size ===
    signs.prices.prices.length
  return signs.prices.prices.map(({ size, amount }, at) => {
    if (size !== null || columns.length === 0) return { size, amount }
    const x = places[at] ?? 0
    const nearest = [...columns].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
    if (isApart && nearest && Math.abs(nearest.x - x) < reach) return { size: nearest.name, amount }
    return { size: isInOrder && columns.length > 1 ? (columns[at]?.name ?? null) : null, amount }
  })
}

/** A heading broken into two lines. */
function continuesHeading(last: Signs, next: Signs): boolean {
  if (last.look !== next.look || (next.line.gap ?? 9) > 1.6 || last.line.column !== next.line.column)
    return false
  return (
    /(?:&|and|,|und|et|y|e|en|\+)$/i.test(last.text.trim()) ||
    /^(?:&|and|und|et|y|en)\b/i.test(next.text.trim()) ||
    isSizeName(next.text)
  )
}
