// A total and its parts: "three burgers, two classic and one veggie" orders three, not six.

import { familiesOf } from '../food/dish-shapes.ts'
import { isIngredient } from '../food/food-words.ts'
import type { Segment } from '../grammar/best-path.ts'
import type { MenuIndex } from '../menu/menu-index.ts'
import type { Candidate } from '../menu/menu-lookup.ts'
import type { Token } from '../words/tokens.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import { mark, type Outcomes } from './outcomes.ts'
import { unshared } from './shares.ts'

/** Replaces each total by its parts. Returns the totals too; those in `open` are more than their parts. */
export function replaceTotals(
  lines: readonly DraftLine[],
  tokens: readonly Token[],
  index: MenuIndex | null,
): { readonly lines: DraftLine[]; readonly totals: DraftLine[]; readonly open: DraftLine[] } {
  const kept: DraftLine[] = []
  const totals: DraftLine[] = []
  const open: DraftLine[] = []
  /** The last dish that was named with its kind. */
  let named: DraftLine | undefined
  for (let i = 0; i < lines.length; i += 1) {
    const total = lines[i] as DraftLine
    const alike = index ? alikeBefore(total, named, tokens, index) : []
    if (alike.length > 0 && total.kind === 'unknown') {
      kept.push({ ...total, kind: 'item', candidates: alike })
      continue
    }
    named = total
    // "vanilla ice cream and chocolate": ice cream, or hot chocolate?
    if (alike.length > 0 && !alike.some(({ entry }) => entry === total.candidates[0]?.entry))
      total.orElse.push({ at: total.at, end: total.end, candidates: alike })
    const parts = partsOf(total, lines.slice(i + 1), tokens, index)
    if (!parts) {
      if (index ? lacksHead(total, lines[i + 1], index) : isMaybeTotal(total, lines.slice(i + 1)))
        total.isInDoubt = true
      kept.push(total)
    } else {
      const left = unshared(total) - parts.reduce((sum, { quantity }) => sum + quantity, 0)
      const isKept = total.shares.length > 0 || (parts.length === 1 && left > 0)
      if (isKept)
        kept.push({
          ...total,
          quantity: total.quantity - unshared(total) + left,
          isInDoubt: left > 0 || total.isInDoubt === true,
        })
      kept.push(...parts)
      ;(left === 0 || isKept ? totals : open).push(total)
      i += parts.length
    }
  }
  return { lines: kept, totals, open }
}

/**
 * The next lines that are kinds of the total, if their counts make its count or there are several. "And" before them adds to
 * it instead.
 */
function partsOf(
  total: DraftLine,
  next: readonly DraftLine[],
  tokens: readonly Token[],
  index: MenuIndex | null,
): DraftLine[] | null {
  const [first] = next
  // "three burgers, and a veggie one" adds; "two teas, one green and one black" does not.
  if (!first || (first.isAdded && total.shares.length === 0)) return null
  if (total.quantity === 1) return specified(total, first, tokens, index)
  // "five tacos, all chicken"
  if (/^(?:all|both)$/.test(tokens[first.at - 1]?.word ?? '')) {
    const all = asPart(first, total, tokens, index)
    return all && [{ ...all, quantity: total.quantity }]
  }
  const parts: DraftLine[] = []
  // "five naans, two plain, two garlic, one peshwari"
  let left = unshared(total)
  for (const line of next) {
    const part = line.quantity <= left ? asPart(line, total, tokens, index) : null
    if (!part) break
    parts.push(part)
    left -= part.quantity
    if (left === 0) break
  }
  const [only] = parts
  if (left === 0 && total.shares.length > 0) return parts
  if (
    parts.length > 1 &&
    total.shares.length === 0 &&
    (left === 0 || parts.every(({ isCounted }) => isCounted))
  )
    return parts
  // "four cokes, two diet", but not "three chicken burgers, two beef"
  const isPart =
    index !== null &&
    parts.length === 1 &&
    only?.isCounted &&
    left > 0 &&
    total.candidates[0]?.cost === 0 &&
    total.end === total.at + 1 &&
    !saysHead(first, total, tokens)
  return isPart ? parts : null
}

const saysHead = ({ at, end }: DraftLine, total: DraftLine, tokens: readonly Token[]) =>
  tokens.slice(at, end).some(({ stem }) => stem === tokens[total.end - 1]?.stem)

/** "two salmon nigiri and two tuna": the dishes of the kind named before to which the words answer. */
function alikeBefore(
  line: DraftLine,
  before: DraftLine | undefined,
  tokens: readonly Token[],
  index: MenuIndex,
): Candidate[] {
  const isWhole = line.kind === 'item' ? line.candidates[0]?.cost === 0 : !line.isCounted
  if (isWhole || before?.kind !== 'item') return []
  const stems = tokens.slice(line.at, line.end).map(({ stem }) => stem)
  return kindsNamed(before, stems, tokens, index)
}

/** "two coffees, a tea and a cake" without a menu: the same count again, but perhaps of other dishes. */
function isMaybeTotal(total: DraftLine, next: readonly DraftLine[]): boolean {
  const [first] = next
  if (!first || first.isAdded || total.quantity < 2 || total.shares.length > 0 || next.length < 2)
    return false
  return next.reduce((sum, { quantity }) => sum + quantity, 0) === total.quantity
}

/** "two tacos, fish and beef": the beef one may be the second of them. */
function lacksHead(
  { quantity, candidates }: DraftLine,
  next: DraftLine | undefined,
  { entries }: MenuIndex,
): boolean {
  const [best] = next?.candidates ?? []
  const head = entries[best?.entry ?? -1]?.head
  return (
    quantity > 1 &&
    next?.isAdded === true &&
    !next.isCounted &&
    typeof head === 'string' &&
    best?.missing.includes(head) === true &&
    entries[candidates[0]?.entry ?? -1]?.head === head
  )
}

/** "a pizza for ben, the hawaiian" */
function specified(
  total: DraftLine,
  line: DraftLine,
  tokens: readonly Token[],
  index: MenuIndex | null,
): DraftLine[] | null {
  const isOpen = line.isDefinite && line.quantity === 1 && (total.candidates[0]?.cost ?? 0) > 0
  const part = isOpen ? asPart(line, total, tokens, index) : null
  return part && [part]
}

function asPart(
  line: DraftLine,
  total: DraftLine,
  tokens: readonly Token[],
  index: MenuIndex | null,
): DraftLine | null {
  const modifiers = [...total.modifiers, ...line.modifiers]
  if (!index) {
    const said = tokens.slice(line.at, line.end)
    const stems = new Set(said.map(({ stem }) => stem))
    if (familiesOf(stems).includes(tokens[total.end - 1]?.stem ?? '')) return { ...line, modifiers }
    if (!isIngredient(said.at(-1)?.stem ?? '')) return null
    const text = said.map(({ word }) => word).join(' ')
    const kind = { amount: 'plain' as const, text, at: line.at, end: line.end }
    return {
      ...line,
      at: total.at,
      end: total.end,
      isPlural: total.isPlural,
      modifiers: [kind, ...modifiers],
    }
  }
  const kinds = kindsOf(total, tokens, index)
  const own = line.candidates.filter(({ entry }) => kinds.has(entry))
  const stems = tokens.slice(line.at, line.end).map(({ stem }) => stem)
  const said = new Set(tokens.slice(total.at, total.end).map(({ stem }) => stem))
  const candidates =
    own.length > 0 && own[0] === line.candidates[0]
      ? own.map(one => ({ ...one, missing: one.missing.filter(stem => !said.has(stem)) }))
      : namedBy(stems, kinds, index)
  const sharing = line.sharing ?? total.sharing
  return candidates.length > 0 ? { ...line, kind: 'item', candidates, modifiers, sharing } : null
}

/** The dish's candidates, and the entries whose name or heading has its last word: every "burger". */
function kindsOf({ candidates, at, end }: DraftLine, tokens: readonly Token[], index: MenuIndex) {
  const head = index.entries[candidates[0]?.entry ?? -1]?.head ?? ''
  const isHeadSaid = tokens.slice(at, end).some(({ stem }) => stem === head)
  const alike = index.entriesByStem.get(isHeadSaid ? head : (tokens[end - 1]?.stem ?? '')) ?? []
  return new Set([...candidates.map(({ entry }) => entry), ...alike])
}

/** "the halloumi one", after a burger: the dishes of its kind with these words. */
export function kindsNamed(
  line: DraftLine,
  stems: readonly string[],
  tokens: readonly Token[],
  index: MenuIndex,
): Candidate[] {
  return stems.length === 0 ? [] : namedBy(stems, kindsOf(line, tokens, index), index)
}

/** Those of the kinds whose names have all these words. */
function namedBy(stems: readonly string[], kinds: ReadonlySet<number>, { entries }: MenuIndex): Candidate[] {
  return [...kinds]
    .filter(entry => stems.every(stem => entries[entry]?.words.some(word => word.stem === stem)))
    .map(entry => ({ entry, cost: 0, missing: [], slips: 0 }))
}

/** Loses counts that became no quantity: "a pie, three of us are hungry". */
export function loseUnusedCounts(
  segments: readonly Segment[],
  lines: readonly DraftLine[],
  outcomes: Outcomes,
) {
  const quantities = new Set(
    lines.flatMap(({ quantity, shares }) => [quantity, ...shares.map(share => share.quantity)]),
  )
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const corrected = segments.findLastIndex(
    ({ reading: { kind, at } }) => correcting.has(kind) || (kind === 'no' && outcomes[at] === 'reference'),
  )
  for (const { reading } of segments.slice(corrected + 1))
    if (
      reading.kind === 'count' &&
      outcomes[reading.at] === 'ordering' &&
      !quantities.has(reading.value) &&
      reading.value !== total
    )
      mark(outcomes, reading, 'not-understood')
}

/** Counts before these may have been corrected. */
const correcting: ReadonlySet<string> = new Set([
  'repair',
  'remove',
  'undo',
  'again',
  'change-to',
  'refer-back',
])

/** "two ribeyes, rare and medium": one of each, if there are as many. Otherwise the modifiers exclude each other. */
export function splitByScale(line: DraftLine): DraftLine[] {
  const said = scales.map(scale =>
    line.modifiers.filter(({ amount, text }) => amount === 'plain' && scale.has(text)),
  )
  const exclusive = said.find(modifiers => new Set(modifiers.map(({ text }) => text)).size > 1)
  // "medium hot"
  if (!exclusive || exclusive[0]?.end === exclusive[1]?.at) return [line]
  if (line.quantity !== exclusive.length) return [{ ...line, isInDoubt: true }]
  return exclusive.map(own => ({
    ...line,
    quantity: 1,
    modifiers: line.modifiers.filter(modifier => modifier === own || !exclusive.includes(modifier)),
  }))
}

const scales: readonly ReadonlySet<DraftModifier['text']>[] = [
  'blue,rare,medium rare,medium,medium well,well done',
  'small,large,big,medium,tall,regular',
  'hot,cold,iced,warm',
  'mild,medium,hot,extra hot',
  'with ice,without ice',
  'black,white',
].map(words => new Set(words.split(',')))
