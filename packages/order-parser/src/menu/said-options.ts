// Finds the options of a dish that its modifiers mean: a size, how it is done, sides and extras.

import { countIn, type Option, type OptionGroup, wantedOf } from '@tablemate/domain/menu/options.ts'
import type { DraftModifier } from '../draft/draft-items.ts'
import { isMeasure, sizes } from '../food/food-words.ts'
import { kindsOf } from '../food/kinds-of-food.ts'
import { bindsAnyFood } from '../food/modifier-costs.ts'
import { nameStems } from '../words/canonical-names.ts'
import type { Token } from '../words/tokens.ts'
import { forSeveral } from './choose-entry.ts'
import { fillers } from './name-words.ts'

export interface SaidOptions {
  /** How often each option is chosen, by its id. A group about which nothing was said has its defaults. */
  readonly counts: ReadonlyMap<number, number>
  /** The modifiers that were options. */
  readonly taken: readonly DraftModifier[]
  /** Those of them that are sold out, and not chosen. */
  readonly soldOut: readonly DraftModifier[]
  /** More was said of a group than it allows: "rare, well done". */
  readonly isInDoubt: boolean
}

interface KnownOption {
  readonly option: Option
  readonly group: KnownGroup
  readonly stems: readonly string[]
}

interface KnownGroup {
  readonly group: OptionGroup
  readonly options: readonly KnownOption[]
  /** Words that say nothing about which option: those of the group's name. */
  readonly context: ReadonlySet<string>
  readonly isSize: boolean
}

/** A part of a modifier: an option, or a size that the group does not have (`option` null). */
interface SaidOption {
  readonly option: KnownOption | null
  readonly group: KnownGroup
  readonly quantity: number
}

/** `dish` are the stems of the dish's name, and `tokens` those of the sentence. */
export function saidOptions(
  groups: readonly OptionGroup[],
  dish: readonly string[],
  modifiers: readonly DraftModifier[],
  tokens: readonly Token[],
): SaidOptions {
  const known = groups.map(knownGroup)
  const counts = wantedOf(groups, undefined)
  const named = new Set<KnownGroup>()
  const taken: DraftModifier[] = []
  const soldOut: DraftModifier[] = []
  let isInDoubt = false

  const clear = (group: KnownGroup) => {
    for (const { option } of group.options) counts.delete(option.id)
    named.add(group)
  }
  const choose = (
    { option: known, group, quantity }: SaidOption,
    amount: DraftModifier['amount'],
  ): boolean => {
    const { min, max } = group.group
    const isFirst = !named.has(group)
    // The size that was said is not sold: the group is asked.
    if (!known) {
      if (isFirst) clear(group)
      return true
    }
    const { id, isDefault } = known.option
    // "salad instead of fries", where one of them is chosen
    if (amount === 'no') return min === 0 ? counts.delete(id) : isDefault && !counts.has(id)
    const before = counts.get(id) ?? 0
    const now = amount === 'extra' && before > 0 ? before + 1 : Math.max(before, quantity)
    const isReplaced = isFirst && (max === 1 || min > 0)
    const others = isReplaced ? 0 : countIn(group.group, counts) - before
    if (others + now > max) {
      isInDoubt ||= !isFirst
      return false
    }
    if (isReplaced) clear(group)
    named.add(group)
    counts.set(id, now)
    return true
  }

  const isNo = ({ amount }: DraftModifier) => amount === 'no'
  for (const modifier of [...modifiers.filter(one => !isNo(one)), ...modifiers.filter(isNo)]) {
    const times = modifier.amount === 'extra' ? multiples.get(tokens[modifier.at - 1]?.word ?? '') : undefined
    const parts = partsOf(modifier, known, dish, named)
    if (parts.some(({ option }) => option?.option.isAvailable === false)) {
      // "no olives", where none are left
      if (modifier.amount === 'no') continue
      for (const { group } of parts) if (group.group.min > 0) clear(group)
      soldOut.push(modifier)
      taken.push(modifier)
    } else if (
      parts.length > 0 &&
      parts.map(part => choose(times ? { ...part, quantity: times } : part, modifier.amount)).every(Boolean)
    )
      taken.push(modifier)
  }
  return { counts, taken, soldOut, isInDoubt }
}

/** The options that the words of a modifier name, all of them; none if a word is left. */
function partsOf(
  { amount, text }: DraftModifier,
  groups: readonly KnownGroup[],
  dish: readonly string[],
  named: ReadonlySet<KnownGroup>,
): SaidOption[] {
  const stems = wordsOf(swapped(text))
  const find = (words: readonly string[]) => optionNamed(words, groups, dish, named)
  // "no ice", "extra shot" and "light ice" may be options themselves.
  const whole = amount === 'plain' ? null : find([amount, ...stems])
  if (whole?.option?.stems.includes(amount)) return [{ ...whole, quantity: 1 }]
  if (amount === 'light') return []
  return split(stems, find)
}

function split(
  stems: readonly string[],
  find: (words: readonly string[]) => SaidOption | null,
): SaidOption[] {
  const whole = find(stems)
  if (whole) return [whole]
  for (let at = stems.length - 1; at > 0; at -= 1) {
    const first = find(stems.slice(0, at))
    const rest = first ? split(stems.slice(at), find) : []
    if (first && rest.length > 0) return [first, ...rest]
  }
  return []
}

/** "no ice" is the option "No ice", but takes the option "Ice" away. */
function optionNamed(
  words: readonly string[],
  groups: readonly KnownGroup[],
  dish: readonly string[],
  named: ReadonlySet<KnownGroup>,
): SaidOption | null {
  const [first = ''] = words
  const times = multiples.get(first) ?? (/^[2-9]$/.test(first) ? Number(first) : 1)
  const exact = bestNamed(words, groups, dish, named)
  if (exact) return { option: exact, group: exact.group, quantity: 1 }
  const counted = times > 1 && words.length > 1 ? bestNamed(words.slice(1), groups, dish, named) : null
  if (counted) return { option: counted, group: counted.group, quantity: times }
  const sized = groups.find(({ isSize }) => isSize)
  return sized && words.length > 0 && words.every(isSizeLike) ? inSize(words, sized) : null
}

/** The option of which most words were said, if no other is named as well. A group that has its option comes last. */
function bestNamed(
  words: readonly string[],
  groups: readonly KnownGroup[],
  dish: readonly string[],
  named: ReadonlySet<KnownGroup>,
): KnownOption | null {
  const found = groups.flatMap(group => {
    const said = words.filter(word => !generic.has(word) && !group.context.has(word) && !dish.includes(word))
    const scored = group.options
      .map(one => ({ one, score: scoreOf(one, said, words) - (named.has(group) ? 0.01 : 0) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const [best, next] = scored
    return best && best.score !== next?.score ? [best] : []
  })
  return found.sort((a, b) => b.score - a.score)[0]?.one ?? null
}

/** How much of the option's name was said; 0 if something else was said too, or only its kind ("milk" for "Oat milk"). */
function scoreOf({ stems, group }: KnownOption, said: readonly string[], words: readonly string[]): number {
  if (words.length === stems.length && words.every(word => stems.includes(word))) return 2
  const own = stems.filter(stem => !generic.has(stem) && !group.context.has(stem))
  const named = said.filter(word => stems.includes(word))
  if (named.length === 0) return 0
  // "provolone cheese" and "ranch dressing" are the options "Provolone" and "Ranch".
  if (named.length < said.length)
    return named.length === own.length && said.length === own.length + 1 && isKindOf(own, said) ? 0.9 : 0
  const isKindMissing = !named.includes(own[0] ?? '') && own[0] !== 'side'
  return isKindMissing ? 0 : named.length / stems.length
}

/** Whether what was said ends in a word for a kind of food to which the option belongs. */
function isKindOf(own: readonly string[], said: readonly string[]): boolean {
  const kind = said.at(-1) ?? ''
  return !own.includes(kind) && (bindsAnyFood(kind) || kindsOf.get(kind)?.has(own.at(-1) ?? '') === true)
}

/** The option of a size group that sizes, measures and amounts mean. */
function inSize(words: readonly string[], group: KnownGroup): SaidOption | null {
  const isGlass = words.includes('glass') && !group.options.some(({ stems }) => stems.includes('glass'))
  let left = isGlass
    ? group.options.filter(one => !one.stems.some(stem => forSeveral.has(stem)))
    : group.options
  const amount = amountOf(words)
  if (amount !== null) left = left.filter(({ stems }) => amountOf(stems) === amount)
  else
    for (const word of words.filter(word => !(isGlass && word === 'glass') && word !== 'a')) {
      // "a half pint"
      if (word === 'pint' && words.includes('half') && left.length === 1) continue
      left = withSize(word, left)
    }
  const [option = null] = left
  return { option: left.length === 1 ? option : null, group, quantity: 1 }
}

function withSize(word: string, options: readonly KnownOption[]): readonly KnownOption[] {
  const named = options.filter(({ stems }) => stems.includes(word))
  if (named.length > 0) return named
  const isUsual =
    word === 'regular' || (word === 'medium' && options.some(({ stems }) => stems.includes('regular')))
  if (isUsual || word === 'single') return options.filter(({ option }) => option.isDefault)
  // "A large Malbec" of 175 and 250 ml is the larger one.
  const areNamed = options.some(({ stems }) => stems.some(stem => sizes.has(stem)))
  const sold = options.filter(
    one => amountOf(one.stems) !== null && !one.stems.some(stem => forSeveral.has(stem)),
  )
  if (areNamed || sold.length < 2) return []
  const byAmount = sold.sort((a, b) => (amountOf(a.stems) ?? 0) - (amountOf(b.stems) ?? 0))
  const at =
    word === 'small' ? 0 : word === 'large' ? sold.length - 1 : word === 'medium' ? (sold.length - 1) / 2 : -1
  const one = byAmount[at]
  return one ? [one] : []
}

/** "half a litre", "50 cl" and "0,5 l" are 500. */
function amountOf(stems: readonly string[]): number | null {
  const at = stems.findIndex(stem => stem in unitSizes)
  if (at < 0) return null
  const number = at === 0 ? '1' : stems[at - 1] === 'a' ? stems[at - 2] : stems[at - 1]
  const value = number === 'half' ? 0.5 : number === 'quarter' ? 0.25 : Number(number?.replace(',', '.'))
  return Number.isNaN(value) ? null : value * (unitSizes[stems[at] ?? ''] ?? 1)
}

const unitSizes: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000, cm: 1, inch: 1, oz: 1 }

const isSizeLike = (stem: string) =>
  sizes.has(stem) || isMeasure(stem) || stem in unitSizes || /^(?:a|quarter|\d+(?:[.,]\d+)?)$/.test(stem)

/** "salad instead of fries" and "swap the fries for a salad" name the new side first and last. */
function swapped(text: string): string {
  const [, first, , last] =
    /^(?:swap|change|switch|replace|make|trade|exchange) (?:the |my )?(.+) (for|to|with|into|a) (?:an? |the |some )?(.+)$/.exec(
      text,
    ) ?? []
  if (first && last) return last
  const [, substitute] = /^(?:sub|substitute) (?:an? |the |some )?(.+) for (?:the |my )?.+$/.exec(text) ?? []
  return substitute ?? text.replace(/ instead(?: of .*)?$/, '')
}

const groupsKnown = new WeakMap<OptionGroup, KnownGroup>()

function knownGroup(group: OptionGroup): KnownGroup {
  const known = groupsKnown.get(group)
  if (known) return known
  const options: KnownOption[] = []
  const made: KnownGroup = {
    group,
    options,
    context: new Set(nameStems(group.name)),
    isSize:
      group.min === 1 && group.max === 1 && group.options.some(({ name }) => wordsOf(name).some(isSizeLike)),
  }
  for (const option of group.options) options.push({ option, group: made, stems: wordsOf(option.name) })
  groupsKnown.set(group, made)
  return made
}

const wordsOf = (text: string): string[] =>
  nameStems(text)
    .map(stem => synonyms[stem] ?? stem)
    .filter((stem, at, all) => !fillers.has(stem) || (stem === 'a' && all[at - 1] === 'half'))

const synonyms: Readonly<Record<string, string>> = {
  big: 'large',
  little: 'small',
  normal: 'regular',
  standard: 'regular',
  litre: 'l',
  liter: 'l',
}

const multiples: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
])

/** Words that diners and menus put around the name of an option. */
const generic = new Set(
  'size sized portion serving order style cooked extra add on side please some kind it instead only just'.split(
    ' ',
  ),
)
