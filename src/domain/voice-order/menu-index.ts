// A menu made ready for listening: which words its names are made of, how telling each is, and what each may sound like.

import { shapeOf } from './dish-shapes.ts'
import { adjectives, ingredients, sizes, standalone } from './ingredient-words.ts'
import type { MenuEntry } from './parsed-order.ts'
import { withOneName } from './same-names.ts'
import { type Token, tokensOf } from './tokens.ts'
import { isPlural as isPluralWord, soundOf, withoutOneLetter } from './word-forms.ts'

/** One word of a name. */
export interface NameWord {
  readonly stem: string
  /** How much of the name it carries: rare words more, sizes and notes in brackets little, fillers nothing. */
  readonly weight: number
  readonly role: NameRole
  readonly isPlural: boolean
}

/** A head says what the thing is ("roll"), a kind says which ("rainbow"), an ingredient which by what is in it ("tuna"). */
export type NameRole = 'head' | 'kind' | 'ingredient' | 'size' | 'filler' | 'category'

export interface IndexedEntry {
  readonly entry: MenuEntry
  readonly words: readonly NameWord[]
  readonly weight: number
  readonly head: string | null
  /** What may be said after a name that does not say it: "turkey sandwich" for the Turkey among the subs. */
  readonly shape: ReadonlySet<string>
}

export interface MenuIndex {
  readonly entries: readonly IndexedEntry[]
  /** Stem → the entries whose name, or whose category, holds it. */
  readonly holders: ReadonlyMap<string, readonly number[]>
  /** Two neighbouring words of a name said as one: "sunchips". */
  readonly joined: ReadonlyMap<string, readonly string[]>
  /** A word with one letter left out → the stems it may have been. */
  readonly slips: ReadonlyMap<string, ReadonlySet<string>>
  readonly sounds: ReadonlyMap<string, readonly string[]>
  readonly stems: readonly string[]
  /** Phrases of the descriptions: what this kitchen calls the things one may wish for. */
  readonly options: ReadonlySet<string>
  /** Words said twice in a name ("dan dan noodles"). */
  readonly doubled: ReadonlySet<string>
}

const made = new WeakMap<readonly MenuEntry[], MenuIndex>()

/** The index of a menu, made once for each menu object: a menu handed in must not be changed afterwards. */
export function indexOf(menu: readonly MenuEntry[]): MenuIndex {
  const kept = made.get(menu)
  if (kept) return kept
  const index = makeIndex(menu)
  made.set(menu, index)
  return index
}

function makeIndex(menu: readonly MenuEntry[]): MenuIndex {
  const names = menu.map(({ name }) => withOneName(tokensOf(name)).slice(0, 30))
  const counts = new Map<string, number>()
  for (const name of names) for (const stem of new Set(name.map(({ stem }) => stem))) add(counts, stem)
  const entries = menu.map((entry, i) => indexEntry(entry, names[i] ?? [], counts, menu.length))
  const stems = [...counts.keys()].filter(stem => !fillers.has(stem))
  const neighbours = names.flatMap(pairsOf)
  return {
    entries,
    holders: grouped(
      entries.flatMap(({ words }, i) => distinct(words).map((stem): [string, number] => [stem, i])),
    ),
    joined: new Map(neighbours.map(([one, other]) => [one + other, [one, other]])),
    slips: slipsOf(stems),
    sounds: grouped(
      stems.filter(stem => stem.length > 2).map((stem): [string, string] => [soundOf(stem), stem]),
    ),
    stems,
    options: new Set(menu.flatMap(({ description }) => optionsOf(description ?? ''))),
    doubled: new Set(neighbours.filter(([one, other]) => one === other).map(([one]) => one)),
  }
}

function indexEntry(
  entry: MenuEntry,
  name: readonly Token[],
  counts: ReadonlyMap<string, number>,
  size: number,
): IndexedEntry {
  const bracket = entry.name.search(/[([]/)
  const isNote = (token: Token) => bracket > 0 && token.start > bracket
  const head = headOf(name.filter(token => !isNote(token)))
  const words = name.map((token): NameWord => {
    const { stem } = token
    if (fillers.has(stem)) return { stem, weight: 0, role: 'filler', isPlural: false }
    const isPlural = isPluralWord(token.word)
    const rarity = 0.4 + Math.log((size + 1) / (counts.get(stem) ?? 1)) / Math.log(size + 1.5)
    if (isNote(token)) return { stem, weight: 0.15 * rarity, role: 'size', isPlural }
    if (token === head) return { stem, weight: rarity, role: 'head', isPlural }
    const isSize =
      sizes.has(stem) ||
      (standalone.has(stem) && !ingredients.has(stem)) ||
      plainWords.has(stem) ||
      /^\d+$/.test(stem)
    if (isSize) return { stem, weight: plainWords.has(stem) ? 0.25 : 0.45, role: 'size', isPlural }
    const isIngredient = ingredients.has(stem) || adjectives.has(stem)
    return { stem, weight: rarity, role: isIngredient ? 'ingredient' : 'kind', isPlural }
  })
  const own = new Set(words.map(({ stem }) => stem))
  const category = tokensOf(entry.category ?? '').filter(({ stem }) => !own.has(stem) && !fillers.has(stem))
  return {
    entry,
    words: [
      ...words,
      ...category.map(({ stem }): NameWord => ({ stem, weight: 0, role: 'category', isPlural: false })),
    ],
    shape: shapeOf(own, entry.category ?? ''),
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
    head: head?.stem ?? null,
  }
}

/** What the thing is: the last word before "with", "in", "of" …; two dishes joined by "and" have no one head. */
function headOf(name: readonly Token[]): Token | null {
  const end = name.findIndex(
    ({ word }, i) => i > 0 && /^(?:with|in|on|of|w|de|al|alla|a|la|over)$/.test(word),
  )
  const core = (end < 0 ? name : name.slice(0, end)).filter(({ stem }) => !/^\d+$/.test(stem))
  const content = core.filter(({ stem }) => !sizes.has(stem) || core.length === 1)
  const naming = content.filter(({ stem }) => !servings.has(stem) && !plainWords.has(stem))
  const last = naming.at(-1) ?? content.at(-1) ?? null
  return last && core[core.indexOf(last) - 1]?.word === 'and' ? null : last
}

function optionsOf(description: string): string[] {
  return description
    .split(/[,;:.()/\n]|\band\b|\bwith\b|\bor\b/i)
    .map(phrase => tokensOf(phrase).map(({ stem }) => stem))
    .filter(words => words.length > 0 && words.length < 4 && !words.some(word => fillers.has(word)))
    .map(words => words.join(' '))
}

function slipsOf(stems: readonly string[]): Map<string, Set<string>> {
  const slips = new Map<string, Set<string>>()
  for (const stem of stems) {
    if (stem.length < 4) continue
    for (const form of withoutOneLetter(stem)) {
      const known = slips.get(form)
      if (known) known.add(stem)
      else slips.set(form, new Set([stem]))
    }
  }
  return slips
}

const pairsOf = (name: readonly Token[]): [string, string][] =>
  name.slice(1).map((token, i) => [name[i]?.stem ?? '', token.stem])

const distinct = (words: readonly NameWord[]) => [
  ...new Set(words.filter(({ role }) => role !== 'filler').map(({ stem }) => stem)),
]

function grouped<V>(pairs: readonly (readonly [string, V])[]): Map<string, V[]> {
  const groups = new Map<string, V[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** How a thing is served is not what it is: "Brisket Plate" is brisket. */
const servings = new Set('plate platter combo meal dinner special basket'.split(' '))

const fillers = new Set('and of the with in on a an de la al alla le our w or to for your n'.split(' '))

/** Words by which a menu names its ordinary one: nobody says them. */
export const plainWords: ReadonlySet<string> = new Set(
  'build own create custom regular classic original house plain traditional fresh homemade bottled still style served fountain drip traditional mixed our natural artisan'.split(
    ' ',
  ),
)
