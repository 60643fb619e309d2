// Where in what was said a dish of the menu may be named: in full, in part, with a slip, joined or split.

import type { Token } from '../words/tokens.ts'
import { stemSet } from '../words/word-forms.ts'
import { canTake, misheardAt, skipCost } from './garbled-names.ts'
import { type Heard, type Hearing, heardAt } from './heard-words.ts'
import type { Candidate, Mention } from './mention.ts'
import { isFood } from './misheard-words.ts'
import type { IndexedEntry, NameWord } from './name-words.ts'
import { isNaming, missingCost, partCost, pluralCost } from './part-name-cost.ts'

/** All mentions that begin at the word `at`, one for each place where such a mention may end. */
export function mentionsAt(hearing: Hearing, at: number): readonly Mention[] {
  const known = hearing.mentions[at]
  if (known) return known
  const mentions = findMentions(hearing, at)
  hearing.mentions[at] = mentions
  return mentions
}

function findMentions(hearing: Hearing, at: number): Mention[] {
  const byEnd = new Map<number, Candidate[]>()
  const emit = (end: number, candidate: Candidate) => {
    const others = byEnd.get(end)
    if (!others) byEnd.set(end, [candidate])
    else if (!others.some(other => other.entry === candidate.entry && other.cost <= candidate.cost))
      others.push(candidate)
  }
  for (const first of heardAt(hearing, at))
    for (const number of hearing.index.holders.get(first.stems[0] ?? '') ?? []) {
      const entry = hearing.index.entries[number] as IndexedEntry
      follow({ hearing, entry, number, taken: new Set(), emit }, at, first)
    }
  return [...byEnd].map(([end, candidates]) => ({ end, candidates: bestOf(candidates) }))
}

/** One entry's name while its words are looked for in what was said. */
interface Naming {
  readonly hearing: Hearing
  readonly entry: IndexedEntry
  readonly number: number
  /** The words of the name that were said, by place. */
  readonly taken: Set<number>
  readonly emit: (end: number, candidate: Candidate) => void
}

/** Takes the words of the name as long as they come, in any order. */
function follow(naming: Naming, at: number, first: Heard) {
  const { hearing, entry, taken } = naming
  const { tokens } = hearing
  let last = take(naming, first.stems)
  if (last < 0) return
  let end = at + first.length
  let cost = first.cost + pluralCost(entry, last, tokens[at] as Token)
  emitIfNamed(naming, taken, end, cost)
  let skipped = 0
  for (let next = end; next < tokens.length && skipped < 3; ) {
    if (tokens[next]?.gap === 'stop') return
    const fits = heardAt(hearing, next).find(({ stems }) => canTake(entry, taken, stems))
    if (fits) {
      const place = take(naming, fits.stems)
      cost += fits.cost + (place < last ? 0.15 : 0)
      last = place
      next += fits.length
      end = next
      skipped = 0
      emitIfNamed(naming, taken, end, cost)
      continue
    }
    if (next === end) emitWithMore(naming, next, cost)
    const gapCost = skipCost(hearing, next, entry, taken)
    if (gapCost === null) {
      const place = misheardAt(hearing, next, entry, taken)
      if (place >= 0) emitIfNamed(naming, new Set(taken).add(place), next + 1, cost + 0.6)
      return
    }
    cost += gapCost
    skipped += 1
    next += 1
  }
}

/** "turkey sandwich" for the Turkey among the subs, "doritos chips": the name and what the thing is called besides. */
function emitWithMore(naming: Naming, at: number, cost: number) {
  const { hearing, entry, taken } = naming
  const { stem = '', gap = 'stop' } = hearing.tokens[at] ?? {}
  if (gap !== 'space') return
  if (entry.shape.has(stem) && !hearing.index.names.has(stem)) emitIfNamed(naming, taken, at + 1, cost + 0.05)
  const isBrand = [...taken].some(i => isBrandWord(entry.words[i]))
  if (isBrand && general.has(stem)) emitIfNamed(naming, taken, at + 1, cost + 0.2)
}

const isBrandWord = (word: NameWord | undefined) =>
  word !== undefined && (word.role === 'kind' || word.role === 'head') && !isFood(word.stem)

/** What a thing is called besides its name: "doritos chips", "a sprite soda". */
const general = stemSet(
  'chips crisps soda pop drink beer lager ale wine smoothie cocktail plate platter dish flavor candy bar cookie',
)

function take({ entry, taken }: Naming, stems: readonly string[]): number {
  let place = -1
  for (const stem of stems) {
    place = entry.words.findIndex((word, i) => word.stem === stem && word.role !== 'filler' && !taken.has(i))
    if (place < 0) return -1
    taken.add(place)
  }
  return place
}

/** Tells the entry as a candidate, if the words taken of it can name it. */
function emitIfNamed(
  { hearing, entry, number, emit }: Naming,
  taken: ReadonlySet<number>,
  end: number,
  slips: number,
) {
  const said = entry.words.filter((_, i) => taken.has(i))
  const missing = entry.words.flatMap(({ role, stem }, i) =>
    taken.has(i) || role === 'filler' || role === 'category' ? [] : [stem],
  )
  if (missing.length === 0) return emit(end, { entry: number, cost: slips, missing })
  if (!said.some(isNaming)) return
  const covered = said.reduce((sum, { weight }) => sum + weight, 0) / entry.weight
  const part = partCost(hearing, end, entry, said, missing.length, covered)
  emit(end, { entry: number, cost: slips + part + missingCost(missing), missing })
}

function bestOf(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => a.cost - b.cost || a.missing.length - b.missing.length || a.entry - b.entry)
  return candidates.slice(0, 40)
}
