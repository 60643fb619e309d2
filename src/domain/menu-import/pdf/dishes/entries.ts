// Lines with roles become entries: a name, what is said of it, its prices, under its heading.

import type { RowDoubt } from '../../menu-reading.ts'
import { isSectionPrice } from '../roles/heading-cost.ts'
import type { Labelled } from '../roles/label-lines.ts'
import { namesInRow } from '../roles/name-row.ts'
import type { Role } from '../roles/role.ts'
import type { Signs } from '../roles/signs.ts'
import { type Entry, withNameOfSizes } from './entry.ts'
import { type EntryPrice, pricesOf } from './entry-prices.ts'
import { isSetMenu, noSection, pricedBy, type Section, sectionUnder } from './section.ts'

/** In the order of the menu. */
export function entriesOf(lines: readonly Labelled[]): Entry[] {
  const book = new EntryBook()
  for (const line of lines) book.take(line)
  return book.finished()
}

/**
 * Readings whose costs differ by less are both plausible. Measured over menus made for it, as they are and without the
 * fonts' looks: below, one dish in six is wrong, above, one in fifteen to fifty, and nine of ten lie above.
 */
const closeCosts = 3
const goesOn: ReadonlySet<Role> = new Set([
  'moreName',
  'moreNameOwed',
  'moreNamePaid',
  'text',
  'textOwed',
  'pricedText',
  'price',
])

class EntryBook {
  readonly #entries: Entry[] = []
  #open: { -readonly [K in keyof Entry]: Entry[K] } | null = null
  #section: Section = noSection

  finished(): Entry[] {
    this.#close()
    return this.#entries
  }

  take({ signs, role, margin }: Labelled) {
    const isClose = margin < closeCosts
    if (isClose && goesOn.has(role)) this.#doubt('reading-unsure')
    if (signs.sizeRow && role === 'sizes') this.#section = { ...this.#section, sizes: signs.sizeRow.sizes }
    switch (role) {
      case 'heading':
        return this.#startSection(signs)
      case 'pricedHeading':
        return this.#startPricedSection(signs)
      case 'name':
      case 'nameOwed':
        return this.#startEntry(signs, isClose)
      case 'nameUnder':
        return this.#section.isSetMenu ? this.#say(signs) : this.#startUnder(signs, isClose)
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
    if (this.#open) this.#entries.push(withNameOfSizes(this.#open))
    this.#open = null
  }

  #startSection(signs: Signs) {
    this.#close()
    const isEmpty = this.#entries.at(-1)?.category !== this.#section.category
    this.#section = sectionUnder(signs, this.#section, isEmpty)
  }

  #startPricedSection(signs: Signs) {
    const isForSection = signs.prices.isListed || signs.prices.place === 'only' || isSectionPrice(signs)
    const isMenu = !isForSection && isSetMenu(signs)
    if (isForSection) this.#close()
    else if (isMenu) this.#startEntry(signs, false)
    else this.#startSection(signs)
    this.#section = { ...pricedBy(signs, this.#section), isSetMenu: isMenu }
  }

  #startEntry(signs: Signs, isClose: boolean, inherited: readonly EntryPrice[] = []) {
    this.#close()
    const prices = pricesOf(signs, this.#section.sizes)
    const doubts: RowDoubt[] = isClose ? ['reading-unsure'] : []
    if (inherited.length > 0 && prices.length === 0) doubts.push('price-from-heading')
    if (signs.prices.isRange) doubts.push('price-range')
    const base = { category: this.#section.category, texts: [], doubts, givenName: null }
    if (signs.prices.isListed) {
      for (const price of prices) {
        this.#entries.push({
          ...base,
          names: [signs],
          prices: [{ ...price, size: null }],
          givenName: price.size,
        })
      }
      return
    }
    const [only] = prices
    const isSizeAlone = signs.prices.place === 'only' && only
    this.#open = isSizeAlone
      ? { ...base, names: [signs], prices, givenName: only.size }
      : { ...base, names: [signs], prices: prices.length > 0 ? prices : inherited }
    this.#sayTail(signs)
  }

  /** One name, or several side by side. */
  #startUnder(signs: Signs, isClose: boolean) {
    const names = namesInRow(signs.line, signs.prices)
    if (names.length === 0) return this.#startEntry(signs, isClose, this.#section.inherited)
    for (const givenName of names) {
      this.#startEntry(signs, isClose, this.#section.inherited)
      if (this.#open) this.#open.givenName = givenName
    }
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
    this.#open.prices = [...this.#open.prices, ...pricesOf(signs, this.#section.sizes)]
    if (signs.prices.isRange) this.#doubt('price-range')
    if (isMore && signs.prices.prices.some(({ size }) => size === null)) this.#doubt('price-unsure')
  }

  #doubt(doubt: RowDoubt) {
    if (this.#open) this.#open.doubts = [...new Set([...this.#open.doubts, doubt])]
  }
}
