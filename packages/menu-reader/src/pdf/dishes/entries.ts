// Groups labelled lines into entries: a name under its heading, with its texts and prices.

import type { RawOptionGroup, RowDoubt } from '../../menu-reading.ts'
import { extrasIn } from '../../prices/offered-extras.ts'
import { type LinePart, wholeOf } from '../layout/line-parts.ts'
import type { Line } from '../layout/text-lines.ts'
import { findPrices } from '../prices/find-prices.ts'
import { isSectionPrice } from '../roles/heading-cost.ts'
import type { LabelledLine } from '../roles/label-lines.ts'
import type { LineFeatures } from '../roles/line-features.ts'
import { namesInRow } from '../roles/name-row.ts'
import { kindOf, type Role } from '../roles/role.ts'
import { isSetMenu } from '../roles/set-menus.ts'
import { stackedSizes } from '../roles/size-rows.ts'
import { headingName } from './dish-name.ts'
import { type Entry, withNameOfSizes } from './entry.ts'
import { type EntryPrice, pricesOf } from './entry-prices.ts'
import { withParents } from './parent-headings.ts'
import { noSection, pricedBy, type Section, sectionOf } from './section.ts'

/** `headings`: with the sizes and prices that they name. Only those of at least one entry. `extras`: without those that have a price and no dish. */
export interface ReadEntries {
  readonly entries: readonly Entry[]
  readonly headings: readonly LinePart[]
  readonly extras: readonly LinePart[]
}

export function entriesOf(lines: readonly LabelledLine[]): ReadEntries {
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
  /** The open entry is a heading with a price: a dish only if no dish takes this price. */
  #isTentative = false
  #section: Section = noSection
  /** The first line of a dish of each section. */
  readonly #starts: { readonly section: Section; readonly line: Line }[] = []
  #last: Line | null = null
  #lastRole: Role | null = null
  /** The section that goes on after a column of an earlier one. */
  #interrupted: Section | null = null
  readonly #headings = new Set<LinePart>()
  readonly #extras: LinePart[] = []
  readonly #offers: Offer[] = []

  finish(): ReadEntries {
    this.#close()
    const offered = withOffers(this.#entries, this.#offers)
    const { entries, used } = withParents(offered.entries)
    return { entries, headings: [...this.#headings, ...used], extras: [...this.#extras, ...offered.extras] }
  }

  add({ features, role, margin, setMenu }: LabelledLine) {
    const isClose = margin < maxDoubtfulMargin
    if (features.line.column !== this.#last?.column && kindOf(role) !== 'heading') this.#startColumn(features)
    if (isClose && continuingRoles.has(role)) this.#addDoubt('reading-unsure')
    if (features.sizeRow && role === 'sizes')
      this.#section = {
        ...this.#section,
        sizes: this.#isBelowSizes(features)
          ? stackedSizes(this.#section.sizes, features.sizeRow.sizes, features.size)
          : features.sizeRow.sizes,
        parts: [...this.#section.parts, wholeOf(features.line)],
      }
    this.#last = features.line
    this.#lastRole = role
    switch (role) {
      case 'heading':
        return this.#startSection(features)
      case 'pricedHeading':
        return this.#startPricedSection(features)
      case 'name':
      case 'namePending':
        if (setMenu?.beginsSection) this.#startSection(features)
        this.#startEntry(features, isClose || setMenu !== undefined)
        if (setMenu && this.#open) this.#open.givenName = headingName(features)
        return
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
        return this.#isPriceOfOpen(features) ? this.#addPrices(features) : this.#startEntry(features, true)
      case 'extra':
      case 'extraUnder':
        return this.#addExtras(wholeOf(features.line))
      case 'noise':
      case 'noiseUnder':
        // A price without a name is a row without a name.
        return isLonePrice(features) ? this.#startEntry(features, true) : undefined
      case 'sizes':
      case 'blurb':
        return
    }
  }

  #close() {
    if (this.#open) this.#entries.push(withNameOfSizes(this.#open))
    this.#open = null
    this.#isTentative = false
  }

  #startSection(features: LineFeatures) {
    // A price above a name in the style of headings.
    if (this.#open && isNameless(this.#open) && this.#isPriceOfOpen(features) && (features.line.gap ?? 9) < 2)
      return this.#addText(features)
    this.#close()
    this.#section = sectionOf(features, this.#section, this.#isSectionEmpty())
    this.#interrupted = null
  }

  #isBelowSizes({ line }: LineFeatures): boolean {
    return this.#lastRole === 'sizes' && this.#last?.column === line.column && (line.gap ?? 9) < 1.8
  }

  /** A column that begins level with the first dish of a section to its left continues that section. */
  #startColumn({ line }: LineFeatures) {
    if (this.#interrupted) {
      this.#close()
      this.#section = this.#interrupted
      this.#interrupted = null
    }
    const { heading } = this.#section
    if (heading && heading.line.y < line.y && this.#isSectionEmpty()) return
    const level = this.#starts.find(
      ({ line: start }) =>
        start.page === line.page && start.right <= line.left && Math.abs(start.y - line.y) < 0.6 * line.size,
    )
    if (!level || level.section === this.#section) return
    this.#close()
    this.#interrupted = this.#section
    this.#section = level.section
  }

  /** No dish follows its heading yet. */
  #isSectionEmpty(): boolean {
    return !this.#open && this.#entries.at(-1)?.category !== this.#section.category
  }

  #startPricedSection(features: LineFeatures) {
    const isForSection =
      features.prices.isListed || features.prices.position === 'only' || isSectionPrice(features)
    const isMenu = !isForSection && isSetMenu(features)
    if (isForSection) this.#close()
    else if (isMenu) this.#startEntry(features, false)
    else this.#startSection(features)
    this.#section = { ...pricedBy(features, this.#section), isSetMenu: isMenu }
    if (isForSection || isMenu) return
    this.#startEntry(features, true)
    this.#isTentative = true
  }

  #startEntry(features: LineFeatures, isClose: boolean, inherited: readonly EntryPrice[] = []) {
    if (this.#isTentative && inherited.length > 0) this.#open = null
    this.#close()
    const { heading: above } = this.#section
    const isBelow = above && above.line.page === features.line.page && above.line.y < features.line.y
    if (isBelow && this.#isSectionEmpty()) this.#starts.push({ section: this.#section, line: features.line })
    const prices = pricesOf(features, this.#section.sizes)
    const doubts: RowDoubt[] = isClose ? ['reading-unsure'] : []
    if (inherited.length > 0 && prices.length === 0) doubts.push('price-from-heading')
    if (features.prices.isRange) doubts.push('price-range')
    for (const part of this.#section.parts) this.#headings.add(part)
    const parent = this.#section.parents.at(-1) ?? null
    const base = { category: this.#section.category, parent, texts: [], doubts, options: [], givenName: null }
    const whole = wholeOf(features.line)
    if (features.prices.isListed) {
      let start = 0
      for (const [at, price] of prices.entries()) {
        const end = features.prices.prices[at + 1] ? (features.prices.prices[at]?.end ?? 0) : whole.end
        this.#entries.push({
          ...base,
          parts: [{ ...whole, start, end }],
          names: [features],
          prices: [{ ...price, size: null }],
          givenName: price.size,
        })
        start = end
      }
      return
    }
    const [only] = prices
    const { heading, parts: headingParts } = this.#section
    const isOfHeading =
      features.prices.position === 'only' && !only?.size && heading && this.#isSectionEmpty()
    const isSizeAlone = features.prices.position === 'only' && only
    const isInherited = prices.length === 0 && inherited.length > 0
    const priceParts = isInherited && this.#section.pricedAt ? [this.#section.pricedAt] : []
    const own = isOfHeading
      ? { ...base, parts: [...headingParts, whole], names: [heading] }
      : { ...base, parts: [whole, ...priceParts], names: [features] }
    this.#open =
      isSizeAlone && !isOfHeading
        ? { ...own, prices, givenName: only.size }
        : { ...own, prices: isInherited ? inherited : prices }
    this.#addTail(features)
  }

  /** The line may hold several names side by side. */
  #startUnder(features: LineFeatures, isClose: boolean) {
    const names = namesInRow(features.line, features.prices)
    if (names.length === 0) return this.#startEntry(features, isClose, this.#section.inherited)
    for (const { name, start, end } of names) {
      this.#startEntry(features, isClose, this.#section.inherited)
      if (!this.#open) continue
      this.#open.givenName = name
      this.#open.parts = [{ line: features.line, start, end }, ...this.#open.parts.slice(1)]
    }
  }

  #continueName(features: LineFeatures) {
    if (!this.#open) return this.#startEntry(features, true)
    this.#open.names = [...this.#open.names, features]
    this.#addPart(features)
    this.#addPrices(features)
    this.#addTail(features)
  }

  /** Adds the text after a price in the middle of a line. */
  #addTail({ prices, line }: LineFeatures) {
    const tail = line.text.slice(prices.tail.start, prices.tail.end).replace(/^[\s\t·•:–—-]+/, '')
    if (this.#open && /\p{L}{2}/u.test(tail)) this.#open.texts = [...this.#open.texts, tail]
  }

  #addText(features: LineFeatures) {
    if (!this.#open) return
    const { line, prices } = features
    // The text below a price without a name is probably its name.
    if (isNameless(this.#open)) {
      this.#open.names = [features]
      this.#open.parts = [wholeOf(line), ...this.#open.parts]
      return this.#addDoubt('name-unsure')
    }
    this.#open.texts = [...this.#open.texts, line.text]
    this.#open.parts = [...this.#open.parts, wholeOf(line)]
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

  /** A price far below a dish that has its price belongs to no name. */
  #isPriceOfOpen({ line }: LineFeatures): boolean {
    const last = this.#open?.parts.at(-1)
    if (!this.#open || !last) return false
    return this.#open.prices.length === 0 || (last.line.column === line.column && (line.gap ?? 0) < 2.6)
  }

  #addPrices(features: LineFeatures) {
    if (features.prices.prices.length === 0) return
    if (!this.#open) return this.#startEntry(features, true)
    this.#addPart(features)
    const isMore = this.#open.prices.length > 0
    this.#open.prices = [...this.#open.prices, ...pricesOf(features, this.#section.sizes)]
    if (features.prices.isRange) this.#addDoubt('price-range')
    if (isMore && features.prices.prices.some(({ size }) => size === null)) this.#addDoubt('price-unsure')
  }

  #addExtras(part: LinePart) {
    const group = extrasIn(part.line.text)
    const at = this.#entries.length + (this.#open ? 1 : 0)
    if (group) this.#offers.push({ group, part, at, category: this.#section.category })
    else if (findPrices(part.line.text).every(({ amount }) => amount === null)) this.#extras.push(part)
  }

  #addPart({ line }: LineFeatures) {
    if (this.#open) this.#open.parts = [...this.#open.parts, wholeOf(line)]
  }

  #addDoubt(doubt: RowDoubt) {
    if (this.#open) this.#open.doubts = [...new Set([...this.#open.doubts, doubt])]
  }
}

interface Offer {
  readonly group: RawOptionGroup
  readonly part: LinePart
  /** The index of the entry after the line. */
  readonly at: number
  readonly category: string
}

/** Extras belong to the dish above, or to all of the section if they say so, or if they are its first or last line. */
function withOffers(entries: readonly Entry[], offers: readonly Offer[]) {
  const offered = new Map<Entry, RawOptionGroup[]>()
  const extras: LinePart[] = []
  for (const { group, part, at, category } of offers) {
    const isOfSection = (entry: Entry | undefined) => entry?.category === category
    const isMiddle = isOfSection(entries[at - 1]) && isOfSection(entries[at])
    const own = isMiddle && !ofAll.test(part.line.text) ? [entries[at - 1]] : entries.filter(isOfSection)
    if (own.length > 0) extras.push(part)
    for (const entry of own) if (entry) offered.set(entry, [...(offered.get(entry) ?? []), group])
  }
  return { entries: entries.map(entry => ({ ...entry, options: offered.get(entry) ?? [] })), extras }
}

const ofAll =
  /(?<!\p{L})(?:any|all|every|each|alle[nr]?|jede[mnrs]?|toutes?|tous|chaque|cada|todos?|todas?|ogni|tutt[ei]|elke|alla)(?!\p{L})/iu

function isNameless({ names: [first], givenName }: Entry): boolean {
  return givenName === null && (first === undefined || first.prices.position === 'only')
}

function isLonePrice({ prices, isContact }: LineFeatures): boolean {
  return prices.position === 'only' && !isContact && prices.prices.some(price => price.isSure && price.amount)
}
