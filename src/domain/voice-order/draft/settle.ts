// The draft made an order: each dish is one entry of the menu, its wishes a list within limits, the rest marked.

import { limits } from '../../limits.ts'
import { lengthOf, tidyName } from '../../plain-text.ts'
import { pluralNames } from '../food/dish-words.ts'
import { isTold, isTooVague, rank } from '../menu/choose-entry.ts'
import type { MenuIndex } from '../menu/menu-index.ts'
import type { LostWords, SpokenItem } from '../parsed-order.ts'
import { nameStems } from '../words/same-names.ts'
import type { Token } from '../words/tokens.ts'
import { writtenSingular } from '../words/word-forms.ts'
import type { Draft, DraftLine, DraftWish } from './lines.ts'
import { lostWords } from './lost-words.ts'

interface Settled {
  readonly items: SpokenItem[]
  readonly notUnderstood: LostWords[]
}

/** Chooses entries and names, splits shared counts, and gathers what found no place. */
export function settle({ lines, lost, tokens }: Draft, transcript: string, index: MenuIndex | null): Settled {
  const items: SpokenItem[] = []
  const unplaced: (readonly [number, number])[] = [...lost]
  for (const line of portions(joinCopies(lines))) {
    const item =
      line.kind === 'unknown' ? null : index ? fromMenu(line, tokens, index) : fromWords(line, tokens)
    const fits =
      item && items.length < limits.itemsPerOrder && line.quantity >= 1 && line.quantity <= limits.quantity
    if (fits) items.push(item)
    else unplaced.push([line.at, line.end], ...line.wishes.map(({ at, end }): [number, number] => [at, end]))
  }
  return { items, notUnderstood: lostWords(unplaced, tokens, transcript) }
}

/** What was "the same" and stayed the same is counted with the first. */
function joinCopies(lines: readonly DraftLine[]): DraftLine[] {
  const kept: DraftLine[] = []
  for (const line of lines) {
    const first = line.copyOf && kept.findLast(other => other === line.copyOf || other.copyOf === line.copyOf)
    if (first && written(first.wishes).join() === written(line.wishes).join() && line.shares.length === 0)
      first.quantity += line.quantity
    else kept.push(line)
  }
  return kept
}

function portions(lines: readonly DraftLine[]): DraftLine[] {
  return lines.flatMap(line => {
    if (line.shares.length === 0) return [line]
    const shares = line.shares.map(({ quantity, wishes }) => ({
      ...line,
      quantity,
      wishes: [...line.wishes, ...wishes],
    }))
    const rest = line.quantity - line.shares.reduce((sum, { quantity }) => sum + quantity, 0)
    return rest > 0 ? [...shares, { ...line, quantity: rest }] : shares
  })
}

function fromMenu(line: DraftLine, tokens: readonly Token[], index: MenuIndex): SpokenItem | null {
  const ranked = rank(line, index)
  const [best] = ranked
  if (!best) return null
  const close = ranked.filter(({ score }) => score - best.score < 0.2)
  if (isTooVague(line, best, close, tokens)) return null
  const chosen = index.entries[best.candidate.entry]
  if (!chosen) return null
  const own = new Set(chosen.words.map(({ stem }) => stem))
  const wishes = line.wishes.filter(
    wish =>
      !isTold(wish, own, best.candidate) &&
      isWorthSaying(
        wish,
        chosen.words.map(({ stem }) => stem),
        chosen.entry.category ?? '',
      ),
  )
  const others = [...close.slice(1).map(({ candidate }) => candidate), ...line.orElse]
  const ambiguity =
    best.candidate.cost === 0 && line.orElse.length === 0
      ? []
      : others.flatMap(({ entry }) => index.entries[entry]?.entry ?? [])
  const { entry } = chosen
  return {
    name: entry.name,
    quantity: line.quantity,
    modifications: written(wishes),
    price: entry.price,
    entry,
    ...placeOf(line, tokens),
    ambiguity: [...new Set(ambiguity)].filter(other => other !== entry).slice(0, 5),
  }
}

function isWorthSaying({ text, at, end }: DraftWish, stems: readonly string[], category: string): boolean {
  const isContainer = at === end
  if (!isContainer || !/^(?:glass|bottle)$/.test(text)) return true
  return /wine|sparkling|champagne/i.test(category) || stems.some(stem => wines.has(stem))
}

const wines = new Set(
  nameStems(
    'wine merlot malbec cabernet sauvignonblanc pinotgrigio pinot shiraz syrah riesling chardonnay prosecco champagne rioja chianti zinfandel rose moscato retsina',
  ),
)

function fromWords(line: DraftLine, tokens: readonly Token[]): SpokenItem | null {
  const words = tokens.slice(line.at, line.end)
  const last = words.at(-1)
  if (!last) return null
  const counted = line.isPlural && !pluralNames.has(last.stem) ? writtenSingular(last.raw) : last.raw
  const name = tidyName([...words.slice(0, -1).map(({ raw }) => raw), counted].join(' '))
  if (lengthOf(name) > limits.itemName) return null
  const stems = words.map(({ stem }) => stem)
  const wishes = line.wishes.filter(wish => isWorthSaying(wish, stems, ''))
  return {
    name,
    quantity: line.quantity,
    modifications: written(wishes),
    price: line.price,
    entry: null,
    ...placeOf(line, tokens),
    ambiguity: [],
  }
}

const placeOf = ({ at, end }: DraftLine, tokens: readonly Token[]) => ({
  start: tokens[at]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
})

/** The wishes as a cook reads them, each once, as many as an order item may carry. */
function written(wishes: readonly DraftWish[]): string[] {
  const list: string[] = []
  const unwanted = new Set(wishes.filter(({ amount }) => amount === 'no').map(({ text }) => text))
  let room = limits.modifications
  for (const { amount, text } of wishes) {
    const line =
      amount === 'plain' ? text : amount === 'no' && text.startsWith('not ') ? text : `${amount} ${text}`
    // What was taken back is not wished for as well.
    const isTakenBack = amount !== 'no' && unwanted.has(text)
    if (isTakenBack || list.includes(line) || lengthOf(line) + 2 > room) continue
    list.push(line)
    room -= lengthOf(line) + 2
  }
  return list
}
