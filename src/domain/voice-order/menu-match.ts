// Where in what was said a dish of the menu may be named: in full, in part, with a slip, joined or split.

import { type Heard, type Hearing, heardAt, isFood } from './hearing.ts'
import type { IndexedEntry, NameWord } from './menu-index.ts'
import { isNaming, missingCost, partCost, pluralCost } from './name-cost.ts'
import { isCommonWord } from './phrases.ts'
import type { Token } from './tokens.ts'
import { stemSet } from './word-forms.ts'

/** An entry that a stretch of words may mean. The lower the cost the better it fits; 0 is its full name. */
export interface Candidate {
  readonly entry: number
  readonly cost: number
  /** Content words of the name that were not said. */
  readonly missing: readonly string[]
}

export interface Mention {
  readonly end: number
  /** Best first; never empty. */
  readonly candidates: readonly Candidate[]
}

/** All mentions that begin at the word `at`, one for each place where such a mention may end. */
export function mentionsAt(hearing: Hearing, at: number): Mention[] {
  const { index } = hearing
  const byEnd = new Map<number, Candidate[]>()
  for (const first of heardAt(hearing, at)) {
    for (const entry of index.holders.get(first.stems[0] ?? '') ?? [])
      follow(hearing, at, first, entry, (end, candidate) => {
        const others = byEnd.get(end)
        if (!others) byEnd.set(end, [candidate])
        else if (!others.some(other => other.entry === candidate.entry && other.cost <= candidate.cost))
          others.push(candidate)
      })
  }
  return [...byEnd].map(([end, candidates]) => ({ end, candidates: bestOf(candidates) }))
}

type Emit = (end: number, candidate: Candidate) => void

/** Takes the words of one entry's name as long as they come, in any order. */
function follow(hearing: Hearing, at: number, first: Heard, number: number, emit: Emit) {
  const { tokens, index } = hearing
  const entry = index.entries[number] as IndexedEntry
  const taken = new Set<number>()
  let cost = first.cost
  let last = take(entry, taken, first.stems)
  if (last < 0) return
  let end = at + first.length
  cost += pluralCost(entry, last, tokens[at] as Token)
  emitIfNamed(hearing, end, entry, number, taken, cost, emit)
  let skipped = 0
  for (let next = end; next < tokens.length && skipped < 3; ) {
    if (tokens[next]?.gap === 'stop') return
    const fits = heardAt(hearing, next).find(({ stems }) => canTake(entry, taken, stems))
    if (!fits) {
      const added = tokens[next]
      if (added && next === end && added.gap === 'space' && entry.shape.has(added.stem))
        emitIfNamed(hearing, next + 1, entry, number, taken, cost + 0.05, emit)
      const isBrand = [...taken].some(i => isBrandWord(entry.words[i]))
      if (isBrand && general.has(tokens[next]?.stem ?? '') && next === end && tokens[next]?.gap === 'space') {
        emitIfNamed(hearing, next + 1, entry, number, taken, cost + 0.2, emit)
      }
      const price = skipPrice(hearing, next, entry, taken)
      if (price === null) return
      cost += price
      skipped += 1
      next += 1
      continue
    }
    const place = take(entry, taken, fits.stems)
    if (place < last) cost += 0.15
    last = place
    cost += fits.cost
    next += fits.length
    end = next
    skipped = 0
    emitIfNamed(hearing, end, entry, number, taken, cost, emit)
  }
}

/** Small words inside a name: free where the name has them too, dear where they would glue two things together. */
function skipPrice(
  hearing: Hearing,
  at: number,
  entry: IndexedEntry,
  taken: ReadonlySet<number>,
): number | null {
  const { tokens } = hearing
  const { word } = tokens[at] as Token
  const { words } = entry
  const inName = words.some(({ stem, role }) => role === 'filler' && stem === word)
  if (inName) return 0
  if (word === 'of' || word === 'the' || word === 'de' || word === 'la') return 0.05
  if (word === 'and') return 1
  if (word === 'a' && tokens[at - 1]?.word === 'half') return 0.05
  return isGarbled(hearing, at, entry, taken) ? 0.5 : null
}

const isBrandWord = (word: NameWord | undefined) =>
  word !== undefined && (word.role === 'kind' || word.role === 'head') && !isFood(word.stem)

/** "kung pow chicken": one word misheard between two that fit, where the name has one too. */
function isGarbled(hearing: Hearing, at: number, entry: IndexedEntry, taken: ReadonlySet<number>): boolean {
  const { tokens } = hearing
  const { word, stem } = tokens[at] as Token
  if (isCommonWord(word) || isFood(stem) || /\d/.test(stem) || at + 1 >= tokens.length) return false
  const left = entry.words.filter(
    ({ role }, i) => !taken.has(i) && role !== 'filler' && role !== 'category',
  ).length
  return left > 1 && heardAt(hearing, at + 1).some(({ stems }) => canTake(entry, taken, stems))
}

function canTake({ words }: IndexedEntry, taken: ReadonlySet<number>, stems: readonly string[]): boolean {
  return stems.every(stem =>
    words.some((word, i) => word.stem === stem && word.role !== 'filler' && !taken.has(i)),
  )
}

function take({ words }: IndexedEntry, taken: Set<number>, stems: readonly string[]): number {
  let place = -1
  for (const stem of stems) {
    place = words.findIndex((word, i) => word.stem === stem && word.role !== 'filler' && !taken.has(i))
    if (place < 0) return -1
    taken.add(place)
  }
  return place
}

function emitIfNamed(
  hearing: Hearing,
  end: number,
  entry: IndexedEntry,
  number: number,
  taken: ReadonlySet<number>,
  slips: number,
  emit: Emit,
) {
  const said = entry.words.filter((_, i) => taken.has(i))
  const missing = entry.words.filter(
    (word, i) => !taken.has(i) && word.role !== 'filler' && word.role !== 'category',
  )
  if (missing.length > 0 && !said.some(isNaming)) return
  const covered = said.reduce((sum, { weight }) => sum + weight, 0) / entry.weight
  const isShort = missing.length > 0
  const cost =
    slips +
    (isShort
      ? partCost(hearing, end, entry, said, missing.length, covered) +
        missingCost(missing.map(({ stem }) => stem))
      : 0)
  emit(end, { entry: number, cost, missing: missing.map(({ stem }) => stem) })
}

function bestOf(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => a.cost - b.cost || a.missing.length - b.missing.length || a.entry - b.entry)
  return candidates.slice(0, 40)
}

/** What a thing is called besides its name: "doritos chips", "a sprite soda". */
const general = stemSet(
  'chips crisps soda pop drink beer lager ale wine smoothie cocktail plate platter dish flavor candy bar cookie',
)
