// What is held while the sentence is read: words that wait for their noun, and the dish that wishes go to.

import type { Minor } from '../money.ts'
import type { DraftLine, DraftShare, DraftWish } from './draft-lines.ts'
import type { Hearing } from './hearing.ts'
import type { Candidate } from './menu-match.ts'
import { numberHeard } from './numbers.ts'
import type { Reading } from './readings.ts'
import { saidBetween, type Token } from './tokens.ts'
import { leansOn } from './wishes.ts'
import { isPlural, writtenSingular } from './word-forms.ts'

export type Amount = DraftWish['amount']

export class HeldWords {
  readonly lines: DraftLine[] = []
  readonly lost: [number, number][] = []
  protected readonly tokens: readonly Token[]
  protected readonly hearing: Hearing | null
  // Held until the noun comes.
  protected count: (Reading & { kind: 'count' }) | null = null
  protected isCountJoined = false
  protected hasArticle = false
  protected amount: Amount = 'plain'
  protected reach: 'first' | 'all' = 'first'
  protected container: Reading | null = null
  protected before: DraftWish[] = []
  protected joint: 'none' | 'and' | 'or' = 'none'
  /** "no onions or pickles", "without onions and pickles": what is said barely next is unwanted too. */
  protected carriesNo = false
  // What later words may speak of.
  protected share: DraftShare | null = null
  protected run: { line: DraftLine; wish: DraftWish }[] = []
  protected spreading: DraftLine[] = []
  protected last: 'item' | 'wish' | 'none' = 'none'

  constructor(tokens: readonly Token[], hearing: Hearing | null) {
    this.tokens = tokens
    this.hearing = hearing
  }

  addAside(said: string, reading: Reading) {
    const line = this.lines.at(-1)
    if (line) this.write(line, { amount: 'plain', text: said, at: reading.at, end: reading.end })
  }

  holdCount(reading: Reading & { kind: 'count' }) {
    this.settleCount()
    this.count = reading
    this.isCountJoined = this.joint !== 'none'
  }

  holdArticle() {
    this.hasArticle = true
  }

  holdContainer(reading: Reading) {
    this.container = reading
  }

  setQuantity(value: number) {
    const line = this.lines.at(-1)
    if (line) line.quantity = value
  }

  setPrice(price: Minor) {
    const line = this.lines.at(-1)
    if (line) line.price = price
  }

  /** After a word that fits nowhere a bare count is no count of the dish before it: "rice for two". */
  stumble() {
    this.joint = 'and'
  }

  /** A word that fits nowhere takes what led to it along. */
  loseWord(reading: Reading) {
    this.lose(reading)
    this.release()
  }

  lose({ at, end }: { readonly at: number; readonly end: number }) {
    this.lost.push([at, end])
  }

  protected makeLine(
    kind: DraftLine['kind'],
    { at, end }: Reading,
    candidates: readonly Candidate[],
  ): DraftLine {
    const measure = this.measure()
    const wishes = measure ? [measure, ...this.before] : this.before
    this.before = []
    return {
      kind,
      candidates,
      at,
      end,
      quantity: this.count?.value ?? 1,
      isPlural: (this.count?.value ?? 1) > 1,
      wishes: [...wishes],
      shares: [],
      price: null,
      copyOf: null,
      orElse: [],
    }
  }

  protected push(line: DraftLine) {
    this.lines.push(line)
    this.last = 'item'
    this.share = null
    this.run = []
    this.spreading = []
    this.release()
  }

  protected makeWish({ at, end }: { readonly at: number; readonly end: number }, amount: Amount): DraftWish {
    const from = /^an?$/.test(this.tokens[at]?.word ?? '') ? at + 1 : at
    const text = saidBetween(this.tokens, from, end)
    const value = numberHeard(this.tokens[from]?.word ?? '')
    // "to creams" was "two creams".
    const isMisheard = value !== undefined && isPlural(this.tokens[from + 1]?.word ?? '')
    return { amount, text: isMisheard ? text.replace(/^\S+/, String(value)) : text, at, end }
  }

  protected write(line: DraftLine, wish: DraftWish) {
    const wishes = this.share?.wishes ?? line.wishes
    this.leanOn(wishes, wish)
    wishes.push(wish)
    this.run.push({ line, wish })
    for (const other of this.spreading) other.wishes.push({ ...wish })
  }

  /** "black and pinto beans": the first takes the head of the second. */
  protected leanOn(wishes: readonly DraftWish[], wish: DraftWish) {
    const previous = wishes.at(-1)
    if (!previous || this.joint === 'none' || previous.end - previous.at !== 1 || wish.end - wish.at < 2)
      return
    const head = this.tokens[wish.end - 1]
    const kind = this.tokens[previous.at]
    if (head && kind && leansOn(kind.stem, head.stem))
      previous.text = `${previous.text} ${head.raw.toLowerCase()}`
  }

  /** "two burgers, one with cheese" takes some of the two; "a burger with cheese and one with bacon" is one more. */
  protected takeSome(line: DraftLine) {
    const { count } = this
    if (!count || line.kind === 'unknown') return
    const hasOwn = line.quantity === 1 || line.wishes.some(({ isBefore }) => !isBefore)
    if (hasOwn && line.shares.length === 0 && this.isCountJoined && this.last === 'wish')
      this.push({
        ...line,
        quantity: count.value,
        isPlural: line.isPlural || count.value > 1,
        wishes: line.wishes.filter(({ isBefore }) => isBefore),
        shares: [],
        copyOf: null,
        orElse: [],
      })
    else if (line.quantity > 1 && this.unshared(line) >= count.value) this.startShare(count.value)
  }

  protected startShare(quantity: number) {
    const line = this.lines.at(-1)
    if (!line) return
    this.share = { quantity, wishes: [] }
    line.shares.push(this.share)
    this.count = null
    this.amount = 'plain'
  }

  protected unshared(line: DraftLine): number {
    return line.quantity - line.shares.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** A count without a noun: "make that two", "tacos, three". */
  protected settleCount() {
    const { count } = this
    this.count = null
    if (!count) return
    const line = this.lines.at(-1)
    if (line && line.shares.length === 0 && !this.isCountJoined) line.quantity = count.value
    else this.lose(count)
  }

  /** "one with cheese and one without". */
  protected settleNo() {
    const line = this.lines.at(-1)
    if (this.amount !== 'no' || !this.share || this.share.wishes.length > 0 || !line) return
    const other = line.shares.at(-2)
    for (const wish of other?.wishes ?? []) this.share.wishes.push({ ...wish, amount: 'no' })
    this.amount = 'plain'
  }

  protected lastAmount(): Amount {
    return this.run.at(-1)?.wish.amount ?? 'plain'
  }

  protected release() {
    this.count = null
    this.hasArticle = false
    this.amount = 'plain'
    this.reach = 'first'
    this.container = null
    this.joint = 'none'
    this.carriesNo = false
  }

  protected releaseAfterWish() {
    const { reach } = this
    this.release()
    this.reach = reach
  }

  protected loseBefore() {
    for (const wish of this.before) this.lose(wish)
    this.before = []
  }

  /** A glass or a pint is part of what was ordered; a bag or a plate is only how it comes. */
  protected measure(): DraftWish | null {
    const words = this.container ? this.tokens.slice(this.container.at, this.container.end) : []
    const word = words.find(({ word }) => telling.has(writtenSingular(word)))
    if (!this.container || !word) return null
    const text = writtenSingular(word.word === 'halves' ? 'half' : word.word)
    return { amount: 'plain', text, at: this.container.at, end: this.container.at }
  }

  endClause() {
    this.settleCount()
    this.settleNo()
    this.loseBefore()
    this.release()
    this.run = []
    this.spreading = []
  }
}

const telling = new Set(
  'flight liter litre glass bottle pint pitcher carafe jug half schooner shot'.split(' '),
)
