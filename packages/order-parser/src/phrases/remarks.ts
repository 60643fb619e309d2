// Finds remarks about people: what they must not eat ("i'm allergic to nuts"), and what orders nothing ("ben isn't drinking").

import { isFoodWord, isIngredient } from '../food/food-words.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { numberAt } from '../words/numbers.ts'
import { isFunctionWord, type Token, textBetween } from '../words/tokens.ts'
import { stemOf } from '../words/word-forms.ts'
import { isMemberName, namedBefore, type SpeakersGroup } from './people.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

export interface SaidAllergy {
  readonly end: number
  /** What must not be eaten, in lower case; empty if that was not said. */
  readonly to: string
  readonly isSpeaker: boolean
}

/** `beginsOrder` tells where the allergens end, because a dish follows. */
export function allergyAt(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
  beginsOrder: (at: number) => boolean,
): SaidAllergy | null {
  const { lookup } = group
  const wordAt = (i: number) => (i === at || tokens[i]?.gap !== 'stop' ? (tokens[i]?.word ?? '') : '')
  const skip = (from: number, words: ReadonlySet<string>) => {
    let i = from
    while (words.has(wordAt(i))) i += 1
    return i
  }
  const isAllergen = (i: number) => isFoodWord(tokens[i]?.stem ?? '') || allergens.has(wordAt(i))
  const isNewDish = (i: number) =>
    beginsOrder(i) ||
    (lookup !== null &&
      mentionsAt(lookup, i).some(({ end, candidates }) => end > i + 1 && candidates[0]?.cost === 0))

  /** The allergens from a word, and their end: at least one word, whatever it is. */
  function listFrom(from: number): { end: number; to: string[] } {
    const to: string[] = []
    let end = from
    for (let i = from; wordAt(i) !== '' && (to.length === 0 || !isNewDish(i)); i += 1) {
      const token = tokens[i] as Token
      const isUnknown =
        !isFunctionWord(token) && token.gap === 'space' && !lookup?.index.entriesByStem.has(token.stem)
      if (isAllergen(i) || isUnknown || (to.length === 0 && !listing.has(token.word))) {
        // "tree nuts" are one, "nuts and dairy" are two.
        const kind = end === i && i > from && token.gap === 'space' ? `${to.pop()} ` : ''
        to.push(kind + token.word)
        end = i + 1
      } else if (!listing.has(token.word)) break
    }
    return { end, to }
  }

  const lead = skip(at, leads)
  const subject = subjectEnd(tokens, lead, group)
  const isSpeaker = subject === lead || own.has(wordAt(lead))
  const found = (end: number, to: readonly string[]): SaidAllergy => ({
    end: textBetween(tokens, end, end + 3) === 'by the way' ? end + 3 : skip(end, tails),
    to: to.join(', '),
    isSpeaker,
  })
  if (subject > lead && refusing.has(wordAt(subject)) && eating.has(wordAt(subject + 1))) {
    const { end, to } = listFrom(subject + 2)
    return to.length > 0 && to.every(isRefused) ? found(end, to) : null
  }
  const from = skip(subject, qualifiers)
  let key = from
  while (key < from + 3 && isNamedBefore(key)) key += 1
  if (diets.has(wordAt(key)) && (subject > lead || key > at)) return found(key + 1, [wordAt(key)])
  const isFree = wordAt(key) === 'free' && subject > lead && key > from
  if (!isFree && !keys.has(wordAt(key))) return null
  // "peanuts, i'm allergic to those"
  if (wordAt(key + 1) !== 'to')
    return found(
      key + 1,
      tokens.slice(from, key).map(({ word }) => word),
    )
  const { end, to } = listFrom(key + 2)
  return to.length > 0 ? found(end, to) : null

  /** Without a subject only an allergen: "a burger nut allergy" is about nuts. */
  function isNamedBefore(i: number): boolean {
    return allergens.has(wordAt(i)) || (subject > lead && isFoodWord(tokens[i]?.stem ?? ''))
  }
}

const isRefused = (food: string) => {
  const word = food.split(' ').at(-1) ?? ''
  return allergens.has(word) || groups.has(word) || isIngredient(stemOf(word))
}

function subjectEnd(tokens: readonly Token[], at: number, group: SpeakersGroup): number {
  const word = tokens[at]?.word ?? ''
  if (own.has(word) || others.has(word)) return at + 1
  if (/^(?:my|our|his|her)$/.test(word)) return at + 2
  return isMemberName(tokens, at, group) ? at + 1 : at
}

const leads = set('but because cause since as so also just know you fyi by the way')
const own = set('i im ive id')
const others = set('he hes she shes they theyre theyve we were weve someone somebody one')
const qualifiers = set(
  'am is are was has have had having got get a an the really very severely highly also quite bit badly food severe bad serious slight mild deathly with of us both',
)
const keys = set('allergic allergy allergies intolerant intolerance intolerances anaphylactic')
const diets = set('celiac coeliac')
const refusing = set('cant cannot')
const eating = set('eat have')
const listing = set(
  'and or nor any all anything with containing most kinds kind of the to also some sorts every',
)
const tails = set('here though please sorry disease')
const groups = set('meat pork alcohol anything')
/** Allergens, also those that no kitchen names so. */
const allergens = set(
  'nut nuts peanut peanuts tree treenuts walnut walnuts almond almonds cashew cashews hazelnut hazelnuts shellfish seafood crustaceans gluten wheat lactose dairy milk egg eggs soy soya fish prawn prawns shrimp crab mustard celery sesame sulfite sulfites sulphite sulphites lupin',
)

/** The end of the aside that begins at a word, or null. `startsOrder` tells where an order begins. */
export function asideEndAt(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
  startsOrder: (at: number) => boolean,
): number | null {
  const wordAt = (i: number) => (tokens[i]?.gap === 'space' ? (tokens[i]?.word ?? '') : '')
  const uncounted = tokens[at]?.word === 'not' ? numberAt(tokens, at + 1) : null
  if (uncounted && wordAt(uncounted.end) === '') return uncounted.end
  const before = tokens[at - 1]?.word ?? ''
  const { word = '', raw = '' } = tokens[at] ?? {}
  if (word === 'for') return guestsEndAt(tokens, at, group)
  if (at > 0 && tokens[at]?.gap === 'space' && !openers.has(before)) return null
  const isNamed = isMemberName(tokens, at, group) || namedBefore(tokens, at, group) !== null
  if (!isNamed && !subjects.has(word) && !contractions.has(word)) return null
  const hasCopula = contractions.has(word) || (isNamed && /['’]s$/.test(raw))
  const verb = hasCopula ? at : at + 1
  const isCopula = hasCopula || copulas.has(wordAt(verb))
  const next = wordAt(verb + 1)
  const isPerson = people.has(wordAt(verb + 2))
  const isSaid = isCopula
    ? next !== '' && (!ordering.has(next) || isPerson)
    : negated.has(wordAt(verb)) && (!speakers.has(word) || !wishes.has(next))
  if (!isSaid) return null
  let end = isPerson ? verb + 3 : verb + 1
  while (wordAt(end) !== '' && !(wordAt(end) === 'but' || wordAt(end) === 'so' || startsOrder(end))) end += 1
  return end > verb + 1 ? end : null
}

/** "for the ladies", "for each of the boys": people, if the menu does not have these words. */
function guestsEndAt(tokens: readonly Token[], at: number, { lookup }: SpeakersGroup): number | null {
  const isEach = /^(?:each|all)$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.word === 'of'
  const the = isEach ? at + 3 : at + 1
  if (!/^(?:the|my|our|these|those)$/.test(tokens[the]?.word ?? '')) return null
  const isPerson = (token: Token | undefined) =>
    token?.gap === 'space' &&
    !isFunctionWord(token) &&
    !isFoodWord(token.stem) &&
    !lookup?.index.entriesByStem.has(token.stem)
  const end = [the + 2, the + 3].find(
    until => tokens[until]?.gap !== 'space' || isFunctionWord(tokens[until]),
  )
  return end &&
    end <= tokens.length &&
    tokens.slice(the + 1, end).every(token => isPerson(token) || token.word === 'one')
    ? end
    : null
}

const openers = set('and but so because cause since as')
const subjects = set('i we he she they you')
const speakers = set('i we you')
const contractions = set('im hes shes theyre were youre')
const copulas = set('is are am was were isnt arent wasnt werent')
const negated = set('dont doesnt didnt wont cant cannot couldnt wouldnt shouldnt never')
/** Verbs by which a speaker declines a part of an order. */
const wishes = set('want need like care add put include give use forget')
/** "ben's a vegetarian" */
const people = set('vegetarian vegan pescatarian celiac coeliac kid child baby driver fan')
/** What follows "is" where somebody orders: "ben's having", "i'm the ribeye". */
const ordering = set(
  'having getting ordering taking going gonna after feeling craving looking sharing splitting the a an both all each',
)
