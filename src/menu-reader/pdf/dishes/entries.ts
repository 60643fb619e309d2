// Groups labelled lines into entries: a name under its heading, with its texts and prices.

import type { RowDoubt } from '../../menu-reading.ts'
import { isSectionPrice } from '../roles/heading-cost.ts'
import type { LabelledLine } from '../roles/label-lines.ts'
import type { LineFeatures } from '../roles/line-features.ts'
import { namesInRow } from '../roles/name-row.ts'
import type { Role } from '../roles/role.ts'
import { type Entry, withNameOfSizes } from './entry.ts'
import { type EntryPrice, pricesOf } from './entry-prices.ts'
import { isSetMenu, noSection, pricedBy, type Section, sectionOf } from './section.ts'

export function entriesOf(lines: readonly LabelledLine[]): Entry[] {
  const builder = new EntryBuilder()
  for (const line of lines) builder.add(line)
  return builder.finish()
}

/**
 * A smaller difference of costs means that two readings are plausible. Measured on menus made for this, with and without
 * font styles: below it one dish in six is wrong, above it one in fifteen to fifty. Nine of ten dishes lie above.
 */
const maxDoubtfulMargin = 3
const continuingRoles: ReadonlySet<Role> = new Set([
  'moreName',
  'moreNamePending',
  'moreNamePriced',
  'text',
  'textPending',
  'pricedText',
  'price',
])

class EntryBuilder {
  readonly #entries: Entry[] = []
  #open: { -readonly [K in keyof Entry]: Entry[K] } | null = null
  #section: Section = noSection

  finish(): Entry[] {
    this.#close()
    return this.#entries
  }

  add({ features, role, margin }: LabelledLine) {
    const isClose = margin < maxDoubtfulMargin
    if (isClose && continuingRoles.has(role)) this.#addDoubt('reading-unsure')
    if (features.sizeRow && role === 'sizes')
      this.#section = { ...this.#section, sizes: features.sizeRow.sizes }
    switch (role) {
      case 'heading':
        return this.#startSection(features)
      case 'pricedHeading':
        return this.#startPricedSection(features)
      case 'name':
      case 'namePending':
        return this.#startEntry(features, isClose)
      case 'nameUnder':
        return this.#section.isSetMenu ? this.#addText(features) : this.#startUnder(features, isClose)
      case 'moreName':
      case 'moreNamePending':
      case 'moreNamePriced':
        return this.#continueName(features)
      case 'text':
      case 'textPending':
      case 'textUnder':
        return this.#addText(features)
      case 'pricedText':
        this.#addTextBeside(features)
        return this.#addPrices(features)
      case 'price':
        return this.#addPrices(features)
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
    this.#section = sectionOf(features, this.#section, isEmpty)
  }

  #startPricedSection(features: LineFeatures) {
    const isForSection =
      features.prices.isListed || features.prices.position === 'only' || isSectionPrice(features)
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
    const isSizeAlone = features.prices.position === 'only' && only
    this.#open = isSizeAlone
      ? { ...base, names: [features], prices, givenName: only.size }
      : { ...base, names: [features], prices: prices.length > 0 ? prices : inherited }
    this.#addTail(features)
  }

  /** The line may hold several names side by side. */
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
    this.#addPrices(features)
    this.#addTail(features)
  }

  /** Adds the text after a price in the middle of a line. */
  #addTail({ prices, line }: LineFeatures) {
    const tail = line.text.slice(prices.tail.start, prices.tail.end).replace(/^[\s\t·•:–—-]+/, '')
    if (this.#open && /\p{L}{2}/u.test(tail)) this.#open.texts = [...this.#open.texts, tail]
  }

  #addText({ line, prices }: LineFeatures) {
    if (!this.#open) return
    this.#open.texts = [...this.#open.texts, line.text]
    const holdsPrice = prices.position !== 'none' && prices.prices.some(({ isSure }) => isSure)
    if (holdsPrice && this.#open.prices.length > 0) this.#addDoubt('price-in-description')
  }

  /** Adds the words before and after the prices of the line. */
  #addTextBeside({ line, prices: { head, tail } }: LineFeatures) {
    if (!this.#open) return
    const beside = [head, tail]
      .map(({ start, end }) => line.text.slice(start, end))
      .filter(part => /\p{L}{2}/u.test(part))
    this.#open.texts = [...this.#open.texts, ...beside]
  }

  #addPrices(features: LineFeatures) {
    if (!this.#open || features.prices.prices.length === 0) return
    const isMore = this.#open.prices.length > 0
    this.#open.prices = [...this.#open.prices, ...pricesOf(features, this.#section.sizes)]
    if (features.prices.isRange) this.#addDoubt('price-range')
    if (isMore && features.prices.prices.some(({ size }) => size === null)) this.#addDoubt('price-unsure')
  }

  #addDoubt(doubt: RowDoubt) {
    if (this.#open) this.#open.doubts = [...new Set([...this.#open.doubts, doubt])]
  }
}
