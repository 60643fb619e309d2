// Finds stretches of words that are one modifier: "sour cream", "black beans", "two pumps of hazelnut", "well done".

import { misheardNumberAt, numberAt } from '../words/numbers.ts'
import { isFunctionWord, type Token } from '../words/tokens.ts'
import { isPlural, stemSet } from '../words/word-forms.ts'
import { ingredients, sizes, standalone } from './food-words.ts'
import {
  fixedModifiers,
  type Modifier,
  nounsCost,
  type PhrasesByFirst,
  pluralsCost,
  sizeModifiers,
} from './modifier-costs.ts'

/** All modifiers that begin at the word `at`. `options` are the phrases of the menu's descriptions, as stems. */
export function modifiersAt(tokens: readonly Token[], at: number, options: PhrasesByFirst): Modifier[] {
  const found: Modifier[] = []
  const degree = degreeAt(tokens, at)
  if (degree) found.push(degree)
  const measured = measuredAt(tokens, at)
  if (measured) found.push(measured)
  const first = tokens[at]?.stem ?? ''
  const fixed = fixedModifiers.get(first)
  const own = options.get(first)
  for (let end = at + 1; end <= Math.min(tokens.length, at + 5); end += 1) {
    const last = tokens[end - 1] as Token
    if (end > at + 1 && last.gap !== 'space') break
    const span = tokens.slice(at, end)
    const stems = span.map(({ stem }) => stem)
    const text = fixed || own ? stems.join(' ') : ''
    const plurals = pluralsCost(span)
    if (fixed?.has(text)) found.push({ end, cost: 0.05 + plurals, isSize: sizeModifiers.has(text) })
    else if (own?.has(text) && !isFunctionWord(last)) {
      // "a 175 chardonnay"
      const isAmount = /^\d+$/.test(text)
      found.push({ end, cost: isAmount ? -0.4 : 0.1 + plurals, isSize: isAmount })
    } else if (!span.some(isFunctionWord)) {
      const cost = nounsCost(stems) + plurals
      if (cost < 4) found.push({ end, cost, isSize: stems.every(stem => sizes.has(stem)) })
    }
  }
  return found
}

/** "not too sweet", "very hot", "lightly toasted", "over easy". */
export function degreeAt(tokens: readonly Token[], at: number): Modifier | null {
  if (tokens[at]?.word === 'over' && /^(?:easy|medium|hard|well)$/.test(tokens[at + 1]?.word ?? ''))
    return plain(at + 2, -0.6)
  // "cut in four", "split onto two plates"
  if (
    /^(?:cut|sliced|split|divided)$/.test(tokens[at]?.word ?? '') &&
    /^(?:in|into|onto|on)$/.test(tokens[at + 1]?.word ?? '')
  ) {
    const parts = numberAt(tokens, at + 2)?.end ?? at + 2
    return plain(tokens[parts]?.gap === 'space' && !isFunctionWord(tokens[parts]) ? parts + 1 : parts, -0.6)
  }
  const isNot = tokens[at]?.word === 'not'
  let end = isNot ? at + 1 : at
  if (degrees.has(tokens[end]?.word ?? '')) end += 1
  const last = tokens[end]
  if (end === at || last?.gap !== 'space' || !(standalone.has(last.stem) || tastes.has(last.stem)))
    return null
  return plain(end + 1, isNot ? -0.9 : 0.05)
}

/** "two pumps of hazelnut", "two sugars", "12 oz", "fifty percent sugar", "a splash of milk", "half oat milk". */
export function measuredAt(tokens: readonly Token[], at: number): Modifier | null {
  const amount = amountAt(tokens, at)
  const unit = tokens[amount.end]
  if (!unit || (amount.end > at && unit.gap !== 'space')) return null
  if (amount.kind === 'number') {
    const sized = sizedAt(tokens, amount.end, amount.value)
    if (sized) return sized
  }
  if (amount.kind === 'article' && !portions.has(unit.stem)) return null
  if (amount.kind === 'none' && !partitives.has(unit.stem)) return null
  if (tokens[at]?.word === 'half') return halfOf(tokens, at)
  if (measures.has(unit.stem)) {
    const portion = portionAt(tokens, amount)
    if (portion) return portion
  }
  if (amount.kind !== 'number') return null
  if (countables.has(unit.stem)) return plain(amount.end + 1, 0.15)
  // "two vanilla pumps"
  const isFlavoured = ingredients.has(unit.stem) && measures.has(tokens[amount.end + 1]?.stem ?? '')
  return isFlavoured ? plain(amount.end + 2, 0.1) : null
}

interface Amount {
  readonly kind: 'number' | 'article' | 'more' | 'none'
  readonly value: number
  /** The index of the unit. */
  readonly end: number
}

/** "to sugars", "for pumps of vanilla" */
const isCounted = ({ word, stem }: Token) => isPlural(word) && (measures.has(stem) || countables.has(stem))

function amountAt(tokens: readonly Token[], at: number): Amount {
  const word = tokens[at]?.word ?? ''
  const number = numberAt(tokens, at) ?? misheardNumberAt(tokens, at, isCounted)
  if (number) {
    const end = tokens[number.end]?.word === 'extra' ? number.end + 1 : number.end
    return { kind: 'number', value: number.value, end }
  }
  if (word === 'a' || word === 'an') return { kind: 'article', value: 1, end: at + 1 }
  if (/^(?:extra|half|double|triple)$/.test(word)) return { kind: 'more', value: 1, end: at + 1 }
  return { kind: 'none', value: 1, end: at }
}

/** "12 oz", "fifty percent sugar", "ten piece"; "a two liter of coke" is one bottle. */
function sizedAt(tokens: readonly Token[], at: number, value: number): Modifier | null {
  const unit = tokens[at] as Token
  const next = tokens[at + 1]
  if (value > 1 && /^(?:liter|litre|foot)$/.test(unit.word))
    return size(at + (next?.word === 'of' ? 2 : 1), -0.4)
  if (value > 1 && unit.word === 'piece') return size(at + 1, -0.2)
  if (!units.has(unit.stem)) return null
  const isPart = unit.stem === 'percent' && next !== undefined && ingredients.has(next.stem)
  return isPart ? plain(at + 2, 0.05) : size(at + 1, 0.05)
}

/** "two pumps of hazelnut", "two pumps hazelnut", "an extra shot". */
function portionAt(tokens: readonly Token[], { kind, end }: Amount): Modifier | null {
  const isPortion = portions.has(tokens[end]?.stem ?? '')
  const next = tokens[end + 1]
  if (next?.word === 'of') {
    const length = longestFood(tokens, end + 2)
    return length > 0 ? plain(end + 2 + length, isPortion ? -0.4 : 0.05) : null
  }
  const isOfIt = isPortion && next?.gap === 'space' && ingredients.has(next.stem)
  if (kind === 'number' && isOfIt) return plain(end + 2, 0.05)
  return kind === 'number' || kind === 'more' ? plain(end + 1, 0.1) : null
}

/** "half oat milk"; the words between two halves are one modifier: "half soy garlic half spicy". */
function halfOf(tokens: readonly Token[], at: number): Modifier | null {
  const rest = tokens.slice(at + 1)
  const stop = rest.findIndex(
    ({ gap, word }, i) => gap !== 'space' || word === 'half' || isFunctionWord(rest[i] as Token),
  )
  const length = stop < 0 ? rest.length : stop
  const isFirst = stop > 0 && (rest[stop]?.word === 'half' || rest[stop + 1]?.word === 'half')
  const isSecond = tokens.slice(Math.max(0, at - 5), at).some(({ word }) => word === 'half')
  const isWhole = (isFirst && length < 4) || (isSecond && length < 3)
  const thing = isWhole ? length : longestFood(tokens, at + 1)
  return thing > 0 ? plain(at + 1 + thing, isWhole ? -0.5 : 0.1) : null
}

function longestFood(tokens: readonly Token[], at: number): number {
  for (let length = 3; length > 0; length -= 1) {
    const span = tokens.slice(at, at + length)
    if (span.length < length || span.some(isFunctionWord)) continue
    if (nounsCost(span.map(({ stem }) => stem)) + pluralsCost(span) < 0.5) return length
  }
  return 0
}

const plain = (end: number, cost: number): Modifier => ({ end, cost, isSize: false })
const size = (end: number, cost: number): Modifier => ({ end, cost, isSize: true })

const degrees = new Set(
  'very too so super really that extremely slightly lightly well extra fairly pretty nicely quite barely totally completely'.split(
    ' ',
  ),
)
const tastes = stemSet(
  'hot spicy mild sweet sour salty crispy crunchy creamy greasy toasted burnt done melted cooked icy strong weak bitter dry rich milky foamy thick thin chunky juicy chewy fresh full',
)
const measures = stemSet(
  'shot pump splash dash drizzle sprinkle scoop slice squirt packet spoon spoonful teaspoon tablespoon dollop drop handful twist wedge strip patty spritz serving',
)
const portions = stemSet('shot pump squirt packet spoon spoonful dollop')
const partitives = stemSet(
  'drizzle dash dollop squirt handful twist wedge sprinkle slice scoop spoonful spritz splash',
)
const countables = stemSet(
  'fork spoon straw sugar sweetener splenda stevia cream creamer egg lime lemon cherry olive patty shot pump milk pickle marshmallow honey equal',
)
const units = stemSet('oz ounce inch inches cm ml cl percent % lb gram liter litre')
