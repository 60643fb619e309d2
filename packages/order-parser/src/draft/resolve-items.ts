// Turns the draft into order items: one menu entry for each dish, its modifiers within limits, an outcome for every word.

import * as limits from '@tablemate/domain/limits.ts'
import { lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { dishes, drinks, pluralNames } from '../food/dish-words.ts'
import { isMeasure, isSizeWord } from '../food/food-words.ts'
import { forSeveral, inSaidSize, onlySelectsEntry, rank } from '../menu/choose-entry.ts'
import type { MenuIndex } from '../menu/menu-index.ts'
import type { Candidate } from '../menu/menu-lookup.ts'
import type { IndexedEntry } from '../menu/name-words.ts'
import { type SaidOptions, saidOptions } from '../menu/said-options.ts'
import type { Act, MenuEntry, Outcome, Said, SpokenItem, TextStretch } from '../parsed-order.ts'
import { nameStems } from '../words/canonical-names.ts'
import type { Token } from '../words/tokens.ts'
import { writtenSingular } from '../words/word-forms.ts'
import { resolveActs } from './acts.ts'
import type { Draft, DraftLine, DraftModifier } from './draft-items.ts'
import { concludeOutcomes, mark, type Span, stretchesOf } from './outcomes.ts'
import { isUncounted, sharedByOf } from './shared-dishes.ts'
import { loseUnusedCounts, replaceTotals, splitByScale } from './totals.ts'

interface ResolvedOrder {
  readonly items: SpokenItem[]
  readonly notes: TextStretch[]
  readonly notUnderstood: TextStretch[]
  readonly acts: Act[]
  /** One for each token. */
  readonly outcomes: Outcome[]
}

/** An item, and the words that made it. */
interface ResolvedItem {
  readonly item: SpokenItem
  readonly named: readonly Span[]
  readonly taken: readonly Span[]
  readonly takenBack: readonly Span[]
  /** The words that share it. */
  readonly sharing: readonly Span[]
}

export function resolveItems(draft: Draft, transcript: string, index: MenuIndex | null): ResolvedOrder {
  const { tokens, segments } = draft
  const { lines, totals, open } = replaceTotals(draft.lines, tokens, index)
  const items: SpokenItem[] = []
  const unresolved: Span[] = [...open]
  const outcomes = [...draft.outcomes]
  for (const span of totals) mark(outcomes, span, 'reference')
  const joined = joinCopies(lines)
  loseUnusedCounts(segments, [...totals, ...joined], outcomes)
  for (const line of splitShares(joined).flatMap(splitByScale)) {
    const found =
      line.kind === 'unknown' ? null : index ? fromMenu(line, tokens, index) : fromWords(line, tokens)
    const fits =
      found && items.length < limits.itemsPerOrder && line.quantity >= 1 && line.quantity <= limits.quantity
    if (fits) {
      items.push(found.item)
      for (const span of found.takenBack) mark(outcomes, span, 'reference')
      for (const span of found.taken) mark(outcomes, span, 'modifier')
      for (const span of found.named) mark(outcomes, span, 'dish')
      for (const span of found.sharing) mark(outcomes, span, 'sharing')
    } else unresolved.push(line, ...line.modifiers)
  }
  for (const span of unresolved) mark(outcomes, span, 'not-understood')
  const concluded = concludeOutcomes(outcomes, segments)
  const stretches = (outcome: Outcome) => stretchesOf(outcome, concluded, tokens, transcript)
  return {
    items,
    notes: stretches('note'),
    notUnderstood: stretches('not-understood'),
    acts: resolveActs(draft, concluded, transcript),
    outcomes: concluded,
  }
}

/** Merges an unchanged copy ("the same") with its original. */
function joinCopies(lines: readonly DraftLine[]): DraftLine[] {
  const out: DraftLine[] = []
  for (const line of lines) {
    const first = line.copyOf && out.findLast(other => other === line.copyOf || other.copyOf === line.copyOf)
    if (
      first &&
      writeModifiers(first.modifiers).list.join() === writeModifiers(line.modifiers).list.join() &&
      line.shares.length === 0 &&
      first.sharing === line.sharing
    )
      first.quantity += line.quantity
    else out.push(line)
  }
  return out
}

function splitShares(lines: readonly DraftLine[]): DraftLine[] {
  return lines.flatMap(line => {
    if (line.shares.length === 0) return [line]
    const shares = line.shares.map(({ quantity, modifiers, sharing }) => ({
      ...line,
      quantity,
      sharing: sharing ?? line.sharing,
      modifiers: [...line.modifiers, ...modifiers],
    }))
    const rest = line.quantity - line.shares.reduce((sum, { quantity }) => sum + quantity, 0)
    return rest > 0 ? [...shares, { ...line, quantity: rest }] : shares
  })
}

function fromMenu(line: DraftLine, tokens: readonly Token[], index: MenuIndex): ResolvedItem | null {
  const ranked = rank(line, index)
  const [best] = ranked
  if (!best) return null
  // "a burger with mushrooms" may be the mushroom and swiss burger, or another with mushrooms.
  const close = ranked.filter(
    ({ score, candidate }) =>
      score - best.score < answersToo || candidate.cost - best.candidate.cost < answersToo / 2,
  )
  const named = index.entries[best.candidate.entry]
  if (!named) return null
  const stems = named.words.map(({ stem }) => stem)
  const options = optionsOf(named.entry, line, tokens)
  const left = line.modifiers.filter(modifier => !options.taken.includes(modifier))
  const worthSaying = left.filter(modifier => isWorthSaying(modifier, stems, named.entry.category ?? ''))
  const sized = inSaidSize(best.candidate.entry, worthSaying, index)
  const chosen = index.entries[sized.entry]
  if (!chosen) return null
  const own = new Set(chosen.words.map(({ stem }) => stem))
  const cues = left.filter(
    modifier => modifier === sized.said || onlySelectsEntry(modifier, own, best.candidate),
  )
  const modifiers = worthSaying.filter(modifier => !cues.includes(modifier))
  const selecting = new Set(cues.flatMap(({ text }) => nameStems(text)))
  const isWhole = cues.length > 0 && best.candidate.missing.every(stem => selecting.has(stem))
  const isSure = best.candidate.cost === 0 || sized.said !== null || isWhole
  // "large cola small"
  const isTwoSizes =
    sized.entry !== best.candidate.entry &&
    (sized.said?.end === line.at || sized.said?.at === line.end) &&
    named.content.some(stem => isSizeWord(stem) && !best.candidate.missing.includes(stem))
  const fitting = [
    ...line.orElse.flatMap(({ candidates }) => bestAnswers(candidates)),
    ...(isSure
      ? []
      : [
          ...close.map(({ candidate }) => candidate.entry),
          ...ofKind(line, tokens, index),
          ...alsoNamed(best.candidate, line, index),
        ]),
    ...sized.inDoubt,
    ...modifiers.flatMap(modifier => namedInstead(chosen, modifier, line, tokens, index)),
  ]
  const ambiguity = fitting.flatMap(entry => index.entries[entry]?.entry ?? [])
  const { entry } = chosen
  const { name, price } = entry
  const others = [...new Set(ambiguity)].filter(other => other !== entry).slice(0, 5)
  const isInDoubt =
    line.isInDoubt ||
    options.isInDoubt ||
    best.candidate.slips > (best.candidate.missing.length > 0 ? 0.1 : 0.7) ||
    (!isSure &&
      (modifiers.some(isKind) || best.candidate.missing.some(stem => isForSeveral(stem, chosen)))) ||
    sized.inDoubt.length > 0 ||
    isTwoSizes ||
    modifiers.some(({ isGuess }) => isGuess) ||
    isUncounted(tokens, index, line) ||
    namesOther(line, chosen, tokens)
  const candidates = others.length === 0 && isInDoubt ? [entry] : others
  const said = chosen === named ? options : optionsOf(entry, line, tokens)
  return build(
    { line, modifiers, cues, tokens, options: said },
    {
      ...{ name, price, entry },
      ambiguity: candidates.map(other => ({ ...other, said: saidOf(other, line, modifiers, tokens) })),
    },
  )
}

const optionsOf = ({ name, optionGroups }: MenuEntry, { modifiers }: DraftLine, tokens: readonly Token[]) =>
  optionGroups?.length ? saidOptions(optionGroups, nameStems(name), modifiers, tokens) : noOptions

const noOptions: SaidOptions = { counts: new Map(), taken: [], soldOut: [], isInDoubt: false }

/** What was said of one dish, said of another: `modifiers` are those that the first has no options for. */
function saidOf(
  other: MenuEntry,
  line: DraftLine,
  modifiers: readonly DraftModifier[],
  tokens: readonly Token[],
): Said {
  const { counts, taken } = optionsOf(other, line, tokens)
  const own = new Set(nameStems(other.name))
  const left = line.modifiers.filter(
    modifier =>
      !taken.includes(modifier) &&
      (modifiers.includes(modifier) || !nameStems(modifier.text).every(stem => own.has(stem))),
  )
  return { modifications: writeModifiers(left).list, options: counts }
}

/** "an oatmeal" for the Oatmeal Stout, "a coffee" for the Coffee Cake: food for a drink, or a drink for food. */
function namesOther({ at, end, candidates }: DraftLine, { head }: IndexedEntry, tokens: readonly Token[]) {
  const last = tokens[end - 1]?.stem ?? ''
  if (at === end || head === null || !candidates[0]?.missing.includes(head)) return false
  return drinks.has(last) ? !drinks.has(head) : dishes.has(last) && drinks.has(head)
}

/** "a bacon burger": another kind than the only dish that answers to "burger". */
const isKind = ({ isBefore, amount, text }: DraftModifier) =>
  isBefore === true && amount === 'plain' && !isSizeWord(nameStems(text).join(' '))

/** A dish with so little more cost than the best answers to the same words. */
const answersToo = 0.6

/** The best entry, and those that answer to the same words. */
const bestAnswers = (candidates: readonly Candidate[]) =>
  candidates.filter(({ cost }) => cost - (candidates[0]?.cost ?? 0) < answersToo).map(({ entry }) => entry)

/** The other dishes whose names have all the words that were said: "tuna" may be any dish of tuna. */
function alsoNamed(
  { entry, missing }: Candidate,
  { modifiers }: DraftLine,
  { entries, entriesByStem }: MenuIndex,
) {
  const chosen = new Set(modifiers.flatMap(({ amount, text }) => (amount === 'plain' ? nameStems(text) : [])))
  const said =
    entries[entry]?.words.filter(
      ({ role, stem }) =>
        role !== 'filler' && role !== 'category' && (!missing.includes(stem) || chosen.has(stem)),
    ) ?? []
  const [first] = said
  if (!first) return []
  return (entriesByStem.get(first.stem) ?? []).filter(other =>
    said.every(({ stem, role }) =>
      entries[other]?.words.some(
        word => word.stem === stem && (role === 'head' ? word.role === 'head' : word.role !== 'category'),
      ),
    ),
  )
}

/** "a green tea for me, black for ben": a modifier said without "with" may name another dish of the same kind. */
function namedInstead(
  { head, entry }: IndexedEntry,
  { amount, text, at }: DraftModifier,
  line: DraftLine,
  tokens: readonly Token[],
  { entries, entriesByStem }: MenuIndex,
) {
  const isAnnounced = tokens.slice(line.end, at).some(({ word }) => announcing.has(word))
  const stems = nameStems(text)
  const [first = ''] = stems
  if (amount !== 'plain' || isAnnounced || head === null) return []
  return (entriesByStem.get(first) ?? []).filter(number => {
    const other = entries[number]
    return other?.entry !== entry && other?.head === head && stems.every(stem => other.content.includes(stem))
  })
}

const announcing = new Set(['with', 'add', 'on', 'in', 'extra', 'instead'])

/** The dishes under a heading that was said alone: "a beer" may be any of the beers. */
function ofKind({ at, end }: DraftLine, tokens: readonly Token[], { entries, entriesByStem }: MenuIndex) {
  const stem = tokens[at]?.stem ?? ''
  if (end - at > 1) return []
  const isUnderIt = (entry: number) =>
    entries[entry]?.words.some(word => word.role === 'category' && word.stem === stem)
  return (entriesByStem.get(stem) ?? []).filter(isUnderIt)
}

function isWorthSaying(
  { text, at, end }: DraftModifier,
  stems: readonly string[],
  category: string,
): boolean {
  const isContainer = at === end
  if (!isContainer || !/^(?:glass|bottle)$/.test(text)) return true
  return isWine(stems, category) || stems.some(isMeasure)
}

const isWine = (stems: readonly string[], category: string) =>
  /wine|sparkling|champagne/i.test(category) || stems.some(stem => wines.has(stem))

/** A bottle of wine is for several people, a bottle of beer is not. */
const isForSeveral = (stem: string, { content, entry }: IndexedEntry) =>
  forSeveral.has(stem) && (stem !== 'bottle' || isWine(content, entry.category ?? ''))

const wines = new Set(
  nameStems(
    'wine merlot malbec cabernet sauvignonblanc pinotgrigio pinot shiraz syrah riesling chardonnay prosecco champagne rioja chianti zinfandel rose moscato retsina',
  ),
)

function fromWords(line: DraftLine, tokens: readonly Token[]): ResolvedItem | null {
  const [name, ...others] = [line, ...line.orElse].map(span => nameOf(span, line.isPlural, tokens))
  if (!name || lengthOf(name) > limits.itemName) return null
  const stems = tokens.slice(line.at, line.end).map(({ stem }) => stem)
  const modifiers = line.modifiers.filter(modifier => isWorthSaying(modifier, stems, ''))
  const { price, fils, hasThreeDigits } = line
  return build(
    { line, modifiers, cues: [], tokens, options: noOptions },
    {
      name,
      price,
      fils,
      hasThreeDigits,
      entry: null,
      ambiguity: (others.length === 0 && line.isInDoubt ? [name] : others).map(one => ({
        name: one,
        price: price ?? 0,
        said: { modifications: writeModifiers(modifiers).list, options: noOptions.counts },
      })),
    },
  )
}

function nameOf({ at, end }: Span, isPlural: boolean, tokens: readonly Token[]): string {
  const words = tokens.slice(at, end)
  const last = words.at(-1)
  const counted = last && isPlural && !pluralNames.has(last.stem) ? writtenSingular(last.raw) : last?.raw
  return tidyName([...words.slice(0, -1).map(({ raw }) => raw), counted].join(' '))
}

interface Parts {
  readonly line: DraftLine
  readonly modifiers: readonly DraftModifier[]
  /** Modifiers that only select the entry. */
  readonly cues: readonly DraftModifier[]
  readonly options: SaidOptions
  readonly tokens: readonly Token[]
}

function build(
  { line, modifiers, cues, options, tokens }: Parts,
  chosen: Pick<SpokenItem, 'name' | 'price' | 'fils' | 'hasThreeDigits' | 'entry' | 'ambiguity'>,
): ResolvedItem {
  const { list, taken: written, takenBack } = writeModifiers(modifiers)
  const taken = [...written, ...options.taken]
  const named: Span[] = [line, ...line.orElse, ...cues]
  const sharedBy = sharedByOf(line.sharing)
  const sharing = sharedBy ? (line.sharing?.spans ?? []) : []
  const words = [...named, ...taken, ...sharing].filter(({ at, end }) => end > at)
  return {
    item: {
      ...chosen,
      quantity: line.quantity,
      modifications: list,
      options: options.counts,
      soldOut: options.soldOut.map(span => rangeOf(span.end > span.at ? span : line, tokens)),
      ...(sharedBy && { sharedBy }),
      ...rangeOf(line, tokens),
      words: words.map(span => rangeOf(span, tokens)),
    },
    named,
    taken,
    takenBack,
    sharing,
  }
}

const rangeOf = ({ at, end }: Span, tokens: readonly Token[]) => ({
  start: tokens[at]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
})

/** The modifiers as a cook reads them, each once, as many as fit into an order item. */
function writeModifiers(modifiers: readonly DraftModifier[]) {
  const list: string[] = []
  const taken: DraftModifier[] = []
  const takenBack: DraftModifier[] = []
  // "No X" takes back an earlier "X", and "X" an earlier "no X".
  const isTakenBack = ({ amount, text, at }: DraftModifier) =>
    modifiers.some(
      later => later.at > at && later.text === text && (later.amount === 'no') !== (amount === 'no'),
    )
  let room = limits.modifications
  for (const modifier of modifiers) {
    const { amount, text } = modifier
    const line =
      amount === 'plain' ? text : amount === 'no' && text.startsWith('not ') ? text : `${amount} ${text}`
    if (isTakenBack(modifier)) {
      takenBack.push(modifier)
      continue
    }
    const isNew = !list.includes(line)
    if (isNew && lengthOf(line) + 2 > room) continue
    taken.push(modifier)
    if (!isNew) continue
    list.push(line)
    room -= lengthOf(line) + 2
  }
  return { list, taken, takenBack }
}
