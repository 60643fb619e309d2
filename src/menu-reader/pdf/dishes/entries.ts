// Lines with roles become entries: a name, what is said of it, its prices, under its heading.

import type { RowDoubt } from '../../menu-reading.ts'
import { isSectionPrice } from '../roles/heading-cost.ts'
import type { Labelled } from '../roles/label-lines.ts'
import type { LineFeatures } from '../roles/line-features.ts'
import { namesInRow } from '../roles/name-row.ts'
import type { Role } from '../roles/role.ts'
import { type Entry, withNameOfSizes } from './entry.ts'
import { type EntryPrice, pricesOf } from './entry-prices.ts'
import { isSetMenu, noSection, pricedBy, type Section, sectionUnder } from './section.ts'

/** In the order of the menu. */
export function entriesOf(lines: readonly Labelled[]): Entry[] {
  const styleUsage = new EntryBook()
  for (const line of lines) styleUsage.take(line)
  return styleUsage.finished()
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

  take({ features, role, margin }: Labelled) {
    const isClose = margin < closeCosts
    if (isClose && goesOn.has(role)) this.#doubt('reading-unsure')
    if (features.sizeRow && role === 'sizes')
      this.#section = { ...this.#section, sizes: features.sizeRow.sizes }
    switch (role) {
      case 'heading':
        return this.#startSection(features)
      case 'pricedHeading':
        return this.#startPricedSection(features)
      case 'name':
      case 'nameOwed':
        return this.#startEntry(features, isClose)
      case 'nameUnder':
        return this.#section.isSetMenu ? this.#say(features) : this.#startUnder(features, isClose)
      case 'moreName':
      case 'moreNameOwed':
      case 'moreNamePaid':
        return this.#continueName(features)
      case 'text':
      case 'textOwed':
      case 'textUnder':
        return this.#say(features)
      case 'pricedText':
        this.#sayBeside(features)
        return this.#price(features)
      case 'price':
        return this.#price(features)
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

  #startSection(features: LineFeatures) {
    this.#close()
    const isEmpty = this.#entries.at(-1)?.category !== this.#section.category
    this.#section = sectionUnder(features, this.#section, isEmpty)
  }

  #startPricedSection(features: LineFeatures) {
    const isForSection =
      features.prices.isListed || features.prices.place === 'only' || isSectionPrice(features)
    const isMenu = !isForSection && isSetMenu(features)
    if (isForSection) this.#close()
    else if (isMenu) this.#startEntry(features, false)
    else this.#startSection(features)
    this.#section = { ...pricedBy(features, this.#section), isSetMenu: isMenu }
  }

  #startEntry(features: LineFeatures, isClose: boolean, inherited: readonly EntryPrice[] = []) {
    this.#close()
    const prices = pricesOf(features, this.#section.sizes)
    const doubts: RowDoubt[] = isClose ? ['reading-unsure'] : []
    if (inherited.length > 0 && prices.length === 0) doubts.push('price-from-heading')
    if (features.prices.isRange) doubts.push('price-range')
    const base = { category: this.#section.category, texts: [], doubts, givenName: null }
    if (features.prices.isListed) {
      for (const price of prices) {
        this.#entries.push({
          ...base,
          names: [features],
          prices: [{ ...price, size: null }],
          givenName: price.size,
        })
      }
      return
    }
    const [only] = prices
    const isSizeAlone = features.prices.place === 'only' && only
    this.#open = isSizeAlone
      ? { ...base, names: [features], prices, givenName: only.size }
      : { ...base, names: [features], prices: prices.length > 0 ? prices : inherited }
    this.#sayTail(features)
  }

  /** One name, or several side by side. */
  #startUnder(features: LineFeatures, isClose: boolean) {
    const names = namesInRow(features.line, features.prices)
    if (names.length === 0) return this.#startEntry(features, isClose, this.#section.inherited)
    for (const givenName of names) {
      this.#startEntry(features, isClose, this.#section.inherited)
      if (this.#open) this.#open.givenName = givenName
    }
  }

  #continueName(features: LineFeatures) {
    if (!this.#open) return this.#startEntry(features, true)
    this.#open.names = [...this.#open.names, features]
    this.#price(features)
    this.#sayTail(features)
  }

  /** What stands behind a price amid a line. */
  #sayTail({ prices, line }: LineFeatures) {
    const tail = line.text.slice(prices.tail.start, prices.tail.end).replace(/^[\s\t·•:–—-]+/, '')
    if (this.#open && /\p{L}{2}/u.test(tail)) this.#open.texts = [...this.#open.texts, tail]
  }

  #say({ line, prices }: LineFeatures) {
    if (!this.#open) return
    this.#open.texts = [...this.#open.texts, line.text]
    const holdsPrice = prices.place !== 'none' && prices.prices.some(({ isSure }) => isSure)
    if (holdsPrice && this.#open.prices.length > 0) this.#doubt('price-in-description')
  }

  /** The words around the prices that the entry takes. */
  #sayBeside({ line, prices: { head, tail } }: LineFeatures) {
    if (!this.#open) return
    const beside = [head, tail]
      .map(({ start, end }) => line.text.slice(start, end))
      .filter(part => /\p{L}{2}/u.test(part))
    this.#open.texts = [...this.#open.texts, ...beside]
  }

  #price(features: LineFeatures) {
    if (!this.#open || features.prices.prices.length === 0) return
    const isMore = this.#open.prices.length > 0
    this.#open.prices = [...this.#open.prices, ...pricesOf(features, this.#section.sizes)]
    if (features.prices.isRange) this.#doubt('price-range')
    if (isMore && features.prices.prices.some(({ size }) => size === null)) this.#doubt('price-unsure')
  }

  #doubt(doubt: RowDoubt) {
    if (this.#open) this.#open.doubts = [...new Set([...this.#open.doubts, doubt])]
  }
}
