// How a draft changes: corrections, things taken back or swapped, the same again, and "the other one".

import type { DraftLine, DraftWish } from './draft-lines.ts'
import { HeldWords } from './held-words.ts'
import { saidBetween } from './tokens.ts'
import { isIngredient } from './wishes.ts'
import { writtenSingular } from './word-forms.ts'

export class MendingBook extends HeldWords {
  protected certainty: 'surely' | 'perhaps' = 'surely'
  protected dropping: 'remove' | 'instead' = 'remove'
  protected swapped: DraftLine | DraftWish | 'nothing' | null = null

  mend(certainty: 'surely' | 'perhaps') {
    this.certainty = this.joint === 'and' ? 'perhaps' : certainty
    this.release()
  }

  expectDrop(kind: 'remove' | 'instead') {
    this.settleCount()
    this.release()
    this.dropping = kind
    // "steak instead of chicken in my burrito": nothing is ordered yet that could be dropped.
    if (this.lines.length === 0 && kind === 'instead') this.amount = 'no'
  }

  /** "a diet coke instead": what was said last takes the place of the thing of its kind before it. */
  replaceLast() {
    const line = this.lines.at(-1)
    if (this.last !== 'item' || !line || this.lines.length < 2) return
    const other = this.lines.slice(0, -1).findLast(candidate => this.isAlike(candidate, line))
    if (other) this.lines.splice(this.lines.indexOf(other), 1)
  }

  undo() {
    const entry = this.run.at(-1)
    if (this.last === 'wish' && entry) entry.line.wishes.splice(entry.line.wishes.indexOf(entry.wish), 1)
    else this.lines.pop()
    this.endClause()
  }

  /** "the same for me", "another one of those". */
  repeat() {
    const line = this.lines.at(-1)
    if (!line || line.kind === 'unknown') return
    const copy: DraftLine = {
      ...line,
      quantity: this.count?.value ?? 1,
      wishes: line.wishes.map(wish => ({ ...wish })),
      shares: [],
      copyOf: line,
      orElse: [],
    }
    this.count = null
    this.push(copy)
  }

  /** "a large latte and a small one". */
  oneMore() {
    const line = this.lines.at(-1)
    if (!line) return this.loseBefore()
    const { before } = this
    this.before = []
    this.push({
      ...line,
      quantity: this.count?.value ?? 1,
      isPlural: false,
      wishes: before,
      shares: [],
      copyOf: null,
      orElse: [],
    })
  }

  /** "two of those" says how many; "two more of those" adds. */
  countThose() {
    const line = this.lines.at(-1)
    if (!line || !this.count) return
    const adds = this.tokens[this.count.end - 1]?.word === 'more'
    line.quantity = adds ? line.quantity + this.count.value : this.count.value
    this.count = null
  }

  /** "and the other one medium". */
  shareRest() {
    const line = this.lines.at(-1)
    if (line && line.shares.length > 0 && this.unshared(line) > 0) this.startShare(this.unshared(line))
    else if (line && line.quantity > 1 && line.shares.length === 0) this.startShare(1)
  }

  protected sameDish(line: DraftLine): DraftLine | undefined {
    const wanted = new Set(line.candidates.slice(0, 8).map(({ entry }) => entry))
    const said = saidBetween(this.tokens, line.at, line.end)
    return this.lines.findLast(other =>
      this.hearing
        ? wanted.has(other.candidates[0]?.entry ?? -1) ||
          other.candidates.some(({ entry, cost }) => cost < 1.2 && entry === line.candidates[0]?.entry)
        : saidBetween(this.tokens, other.at, other.end).endsWith(writtenSingular(said)) ||
          said.endsWith(saidBetween(this.tokens, other.at, other.end)),
    )
  }

  protected isAlike(one: DraftLine, other: DraftLine): boolean {
    const entries = this.hearing?.index.entries
    if (!entries) return true
    const a = entries[one.candidates[0]?.entry ?? -1]
    const b = entries[other.candidates[0]?.entry ?? -1]
    return (
      a !== undefined &&
      b !== undefined &&
      (a.entry.category === b.entry.category || (a.head !== null && a.head === b.head))
    )
  }

  protected dropItem(line: DraftLine) {
    const same = this.sameDish(line)
    const current = this.lines.at(-1)
    if (same && !(this.dropping === 'instead' && same === current && this.lines.length === 1))
      this.lines.splice(this.lines.indexOf(same), 1)
    // A dish that was never ordered is not there to be left off; an ingredient is.
    else if (
      current &&
      (this.dropping === 'instead'
        ? this.last === 'wish'
        : isIngredient(this.tokens[line.end - 1]?.stem ?? ''))
    )
      this.write(current, {
        amount: 'no',
        text: saidBetween(this.tokens, line.at, line.end),
        at: line.at,
        end: line.end,
      })
    this.dropping = 'remove'
    this.release()
  }

  protected dropWish(line: DraftLine, wish: DraftWish) {
    const known = this.sameWish(line, wish)
    if (known) line.wishes.splice(line.wishes.indexOf(known), 1)
    if (!known || this.dropping === 'instead') this.write(line, { ...wish, amount: 'no' })
    this.dropping = 'remove'
  }

  protected mendWith(line: DraftLine) {
    if (this.swapped === 'nothing') {
      this.swapped = null
      return this.push(line)
    }
    const target =
      this.swapped && 'candidates' in this.swapped ? this.swapped : (this.sameDish(line) ?? this.lines.at(-1))
    const replaces =
      target &&
      (this.swapped ||
        this.certainty === 'surely' ||
        target === this.sameDish(line) ||
        this.isAlike(target, line))
    this.swapped = null
    this.certainty = 'surely'
    if (!target || !replaces) return this.push(line)
    if (!this.count && !this.hasArticle) line.quantity = target.quantity
    if (target.candidates[0]?.entry === line.candidates[0]?.entry && line.wishes.length === 0 && this.hearing)
      line.wishes = target.wishes
    this.lines.splice(this.lines.indexOf(target), 1)
    this.push(line)
  }

  /** "with oat milk no wait almond milk", "a small, actually medium". */
  protected mendWish(line: DraftLine, wish: DraftWish) {
    const known =
      this.swapped && typeof this.swapped === 'object' && 'text' in this.swapped
        ? this.swapped
        : (this.sameByHead(line, wish) ?? (this.certainty === 'surely' ? line.wishes.at(-1) : undefined))
    this.swapped = null
    if (known) line.wishes.splice(line.wishes.indexOf(known), 1, wish)
    else this.write(line, wish)
  }

  protected sameWish(line: DraftLine, { text }: DraftWish): DraftWish | undefined {
    return line.wishes.findLast(wish => writtenSingular(wish.text) === writtenSingular(text))
  }

  /** Another of the same sort: oat milk for almond milk, a size for a size. */
  protected sameByHead(line: DraftLine, wish: DraftWish): DraftWish | undefined {
    const head = this.tokens[wish.end - 1]?.stem ?? ''
    return line.wishes.findLast(other => {
      const last = this.tokens[other.end - 1]?.stem ?? ''
      return last === head || (measures.has(last) && measures.has(head))
    })
  }
}

const measures = new Set(
  'small medium large regular big tall grande venti short double single triple'.split(' '),
)
