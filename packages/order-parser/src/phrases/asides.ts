// Finds what is said about people and orders nothing: "ben isn't drinking", "i'm driving"; and "not three".

import { isFoodWord } from '../food/food-words.ts'
import { isFunctionWord } from '../words/function-words.ts'
import { numberAt } from '../words/numbers.ts'
import type { Token } from '../words/tokens.ts'
import { isMemberName, namedBefore, type SpeakersGroup } from './people.ts'

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
  const isSaid = isCopula
    ? next !== '' && !ordering.has(next)
    : negated.has(wordAt(verb)) && (!own.has(word) || !wishes.has(next))
  if (!isSaid) return null
  let end = verb + 1
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

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const openers = set('and but so because cause since as')
const subjects = set('i we he she they you')
const own = set('i we you')
const contractions = set('im hes shes theyre were youre')
const copulas = set('is are am was were isnt arent wasnt werent')
const negated = set('dont doesnt didnt wont cant cannot couldnt wouldnt shouldnt never')
/** Verbs by which a speaker declines a part of an order. */
const wishes = set('want need like care add put include give use forget')
/** What follows "is" where somebody orders: "ben's having", "i'm the ribeye". */
const ordering = set(
  'having getting ordering taking going gonna after feeling craving looking sharing splitting the a an both all each',
)
