// The pencil and paper of the draft: where each dish and each wish is written down.

import { isComposed, isExtra, isSideDish } from './composed-dishes.ts'
import type { DraftLine, DraftWish } from './draft-lines.ts'
import { MendingBook } from './draft-mending.ts'
import type { Place } from './grammar-prices.ts'
import type { Amount } from './held-words.ts'
import { type Candidate, mentionsAt } from './menu-match.ts'
import type { Reading } from './readings.ts'
import { isFoodWord } from './wishes.ts'
import { stemSet } from './word-forms.ts'

export class DraftBook extends MendingBook {
  addItem(reading: Reading & { kind: 'item' }, from: Place) {
    const negated = this.amount === 'no'
    const line = this.makeLine('item', reading, reading.candidates)
    if (from === 'drop' || negated) return this.dropItem(line)
    if (from === 'swap') {
      this.swapped = this.sameDish(line) ?? 'nothing'
      return this.release()
    }
    if (from === 'mend') return this.mendWith(line)
    const previous = this.lines.at(-1)
    if (this.joint === 'or' && previous && this.last === 'item' && !this.count) {
      previous.orElse.push(...reading.candidates.slice(0, 1))
      return this.release()
    }
    this.push(line)
  }

  addUnknown(reading: Reading) {
    this.push(this.makeLine('unknown', reading, []))
  }

  addBefore(reading: Reading, from: Place) {
    // "i don't want any coleslaw just the ribs"
    if (
      this.amount === 'no' &&
      this.hearing &&
      mentionsAt(this.hearing, reading.at).some(
        ({ end, candidates }) => end === reading.end && candidates[0]?.cost === 0,
      )
    )
      return this.release()
    // "a large no medium latte": the later size is meant.
    if (from === 'before' && this.certainty === 'perhaps') this.before.pop()
    const wish: DraftWish = { ...this.makeWish(reading, this.amount), isBefore: true }
    this.leanOn(this.before, wish)
    this.before.push(wish)
    this.amount = 'plain'
    this.joint = 'none'
  }

  addWish(reading: Reading, from: Place) {
    const line = this.lines.at(-1)
    if (!line) return this.lose(reading)
    if (this.carriesNo && !this.count && !this.hasArticle && !this.container) this.amount = 'no'
    const side =
      from === 'drop' || from === 'swap' || from === 'mend' || this.amount !== 'plain' || this.count
        ? null
        : this.accompaniment(line, reading)
    if (side) return this.push(this.makeLine('item', reading, side))
    const isShared =
      this.count !== null &&
      line.quantity > 1 &&
      this.count.value < line.quantity + (line.shares.length ? 1 : 0) &&
      this.unshared(line) >= this.count.value
    if (isShared && this.count) this.startShare(this.count.value)
    // "and three lobsters" after two burgers is no part of them.
    if (this.count && !isShared && !this.isCountable(reading) && (from === 'item' || from === 'clause'))
      return this.addUnknown(reading)
    const start =
      this.count && !isShared
        ? this.count.at
        : this.container && this.isSide(this.container)
          ? this.container.at
          : reading.at
    const wish = this.makeWish({ at: start, end: reading.end }, this.amount)
    if (from === 'drop') this.dropWish(line, wish)
    else if (from === 'swap') this.swapped = this.sameWish(line, wish) ?? this.sameByHead(line, wish) ?? null
    else if (from === 'mend') this.mendWish(line, wish)
    else this.write(line, wish)
    this.last = 'wish'
    this.releaseAfterWish()
  }

  holdAmount(amount: Amount, reach: 'first' | 'all') {
    const line = this.lines.at(-1)
    if (amount === 'no' && line) this.takeSome(line)
    if (this.amount === 'no') return
    this.amount = amount
    this.reach = reach
    this.carriesNo = false
    this.joint = 'none'
  }

  join(kind: 'and' | 'or') {
    this.settleCount()
    this.settleNo()
    this.joint = kind
    this.carriesNo =
      this.last === 'wish' && this.lastAmount() === 'no' && (kind === 'or' || this.reach === 'all')
    this.amount = 'plain'
  }

  /** "everything but onions" is without onions; any other "but" is a "with". */
  saidAll(): boolean {
    return this.last === 'wish' && /^(?:everything|all\b|the works)/.test(this.run.at(-1)?.wish.text ?? '')
  }

  expectWishes() {
    const line = this.lines.at(-1)
    if (line) this.takeSome(line)
    this.settleCount()
    if (this.joint !== 'or') this.amount = 'plain'
    this.carriesNo = false
  }

  /** "on both": the wishes just said go to the dish before as well ("back"), or those to come do ("ahead"). */
  spread(direction: 'back' | 'ahead') {
    const line = this.lines.at(-1)
    const other = this.lines.at(-2)
    if (!line || !other || line.quantity > 1 || other.kind === 'unknown') return
    if (direction === 'ahead') this.spreading = [other]
    else for (const { line: owner, wish } of this.run) if (owner === line) other.wishes.push({ ...wish })
  }

  close() {
    this.endClause()
  }

  protected isCountable({ end }: Reading): boolean {
    return this.tokens[end - 1] !== undefined && countables.has(this.tokens[end - 1]?.stem ?? '')
  }

  protected isSide({ at, end }: Reading): boolean {
    return this.tokens.slice(at, end).some(({ word }) => word === 'side')
  }

  /**
   * "tikka masala with pilau rice": what the menu has under that very name, said beside a dish that nobody fills or
   * tops, is ordered beside it. With a burrito it goes into it.
   */
  protected accompaniment(line: DraftLine, { at, end }: Reading): readonly Candidate[] | null {
    const main = this.hearing?.index.entries[line.candidates[0]?.entry ?? -1]
    if (!this.hearing || !main || this.share || isComposed(main)) return null
    const same = mentionsAt(this.hearing, at).find(mention => mention.end === end)
    const [best] = same?.candidates ?? []
    const entry = this.hearing.index.entries[best?.entry ?? -1]
    if (!same || !best || !entry || isExtra(entry)) return null
    const isGeneral = isFoodWord(this.tokens[end - 1]?.stem ?? '') && !isSideDish(entry)
    return best.cost < (isGeneral ? 0.05 : 0.9) ? same.candidates : null
  }
}

const countables = stemSet(
  'sugar sweetener cream creamer milk egg shot pump lime lemon olive cherry patty pickle scoop slice',
)
