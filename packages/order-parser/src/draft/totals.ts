// A total and its parts: "three burgers, two classic and one veggie" orders three, not six.

import { familiesOf } from '../food/dish-shapes.ts'
import { isIngredient } from '../food/food-words.ts'
import type { Candidate } from '../menu/mention.ts'
import type { MenuIndex } from '../menu/menu-index.ts'
import type { Token } from '../words/tokens.ts'
import type { DraftLine } from './draft-items.ts'
import type { Span } from './outcomes.ts'

/** Replaces each total by its parts, and returns the words of the totals too. */
export function replaceTotals(
  lines: readonly DraftLine[],
  tokens: readonly Token[],
  index: MenuIndex | null,
): { readonly lines: DraftLine[]; readonly totals: Span[] } {
  const kept: DraftLine[] = []
  const totals: Span[] = []
  for (let i = 0; i < lines.length; i += 1) {
    const total = lines[i] as DraftLine
    const parts = partsOf(total, lines.slice(i + 1), tokens, index)
    if (!parts) {
      if (!index && isMaybeTotal(total, lines.slice(i + 1), tokens)) total.isInDoubt = true
      kept.push(total)
    } else {
      kept.push(...parts)
      totals.push(total)
      i += parts.length
    }
  }
  return { lines: kept, totals }
}

/** The next lines, if each is a kind of the total and their counts make its count. "And" before them adds to it instead. */
function partsOf(
  total: DraftLine,
  next: readonly DraftLine[],
  tokens: readonly Token[],
  index: MenuIndex | null,
): DraftLine[] | null {
  const [first] = next
  if (total.quantity < 2 || total.shares.length > 0 || !first) return null
  if (tokens.slice(total.end, first.at).some(({ word }) => adding.has(word))) return null
  // "five tacos, all chicken"
  if (/^(?:all|both)$/.test(tokens[first.at - 1]?.word ?? '')) {
    const all = asPart(first, total, tokens, index)
    return all && [{ ...all, quantity: total.quantity }]
  }
  const parts: DraftLine[] = []
  let left = total.quantity
  for (const line of next) {
    const part = line.quantity <= left ? asPart(line, total, tokens, index) : null
    if (!part) return null
    parts.push(part)
    left -= part.quantity
    if (left === 0) return parts.length > 1 ? parts : null
  }
  return null
}

/** "two coffees, a tea and a cake" without a menu: the same count again, but perhaps of other dishes. */
function isMaybeTotal(total: DraftLine, next: readonly DraftLine[], tokens: readonly Token[]): boolean {
  const [first] = next
  if (!first || total.quantity < 2 || total.shares.length > 0 || next.length < 2) return false
  if (tokens.slice(total.end, first.at).some(({ word }) => adding.has(word))) return false
  return next.reduce((sum, { quantity }) => sum + quantity, 0) === total.quantity
}

const adding = new Set(['and', 'plus', 'also', 'then'])

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
  const kinds = new Set([...total.candidates.map(({ entry }) => entry), ...entriesWith(total, tokens, index)])
  const own = line.candidates.filter(({ entry }) => kinds.has(entry))
  const stems = tokens.slice(line.at, line.end).map(({ stem }) => stem)
  const candidates = own.length > 0 && own[0] === line.candidates[0] ? own : namedBy(stems, kinds, index)
  return candidates.length > 0 ? { ...line, kind: 'item', candidates, modifiers } : null
}

/** The entries whose name or heading has the last word of the total: every "burger". */
function entriesWith({ end }: DraftLine, tokens: readonly Token[], { entriesByStem }: MenuIndex) {
  return entriesByStem.get(tokens[end - 1]?.stem ?? '') ?? []
}

/** Those of the kinds whose names have all these words. */
function namedBy(stems: readonly string[], kinds: ReadonlySet<number>, { entries }: MenuIndex): Candidate[] {
  return [...kinds]
    .filter(entry => stems.every(stem => entries[entry]?.words.some(word => word.stem === stem)))
    .map(entry => ({ entry, cost: 0, missing: [], slips: 0 }))
}
