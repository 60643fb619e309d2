// Finds people in a sentence: "ben and i", "everyone", "the whole table". Names are those of the table's members.

import { isFoodWord } from '../food/food-words.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import type { Speaker } from '../parsed-order.ts'
import { isFunctionWord } from '../words/function-words.ts'
import { numberAt } from '../words/numbers.ts'
import { type Token, tokensOf } from '../words/tokens.ts'

/** Everyone at the table, members by their ids, or somebody whom the table does not have. */
export type People = 'all' | 'unknown' | readonly number[]

export interface MentionedPeople {
  readonly people: People
  readonly end: number
}

interface NamedMember {
  readonly id: number
  /** The words of the name, as tokens fold them. */
  readonly words: readonly string[]
}

/** Where people are looked up. */
export interface Party {
  readonly speaker: number
  readonly members: readonly NamedMember[]
  readonly lookup: MenuLookup | null
}

export function partyOf({ memberId, members }: Speaker, lookup: MenuLookup | null): Party {
  const named = members.map(({ id, name }) => ({ id, words: tokensOf(name).map(({ word }) => word) }))
  return { speaker: memberId, members: named.filter(({ words }) => words.length > 0), lookup }
}

/** The longest list of people that begins at a word: "ben, cyd and me". */
export function peopleAt(tokens: readonly Token[], at: number, party: Party): MentionedPeople | null {
  let found: MentionedPeople | null = null
  for (let from: number | null = at; from !== null; from = found && nextInList(tokens, found.end)) {
    const person = personAt(tokens, from, party)
    if (!person) return found
    found = found ? { people: unionOf(found.people, person.people), end: person.end } : person
  }
  return found
}

/** All of these people together. */
export function unionOf(some: People, others: People): People {
  if (some === 'unknown' || others === 'unknown') return 'unknown'
  return some === 'all' || others === 'all' ? 'all' : [...new Set([...some, ...others])]
}

/** Whether a word may be the name of somebody who is not at the table: a word that is no food, at the end of a clause. */
export function isUnknownName(tokens: readonly Token[], at: number, lookup: MenuLookup | null): boolean {
  const name = tokens[at]
  const next = tokens[at + 1]
  if (!name || isFunctionWord(name) || isFoodWord(name.stem)) return false
  if (/\d/.test(name.word) || numberAt(tokens, at) || lookup?.index.entriesByStem.has(name.stem)) return false
  return next?.gap !== 'space' || next.word === 'and' || next.word === 'please'
}

function nextInList(tokens: readonly Token[], at: number): number | null {
  const next = tokens[at]
  if (!next || next.gap === 'stop') return null
  return next.word === 'and' ? at + 1 : next.gap === 'comma' ? at : null
}

function personAt(tokens: readonly Token[], at: number, party: Party): MentionedPeople | null {
  const token = tokens[at]
  if (!token) return null
  const everyone = everyoneAt(tokens, at, party)
  if (everyone) return everyone
  if (/^(?:i|me|myself|ill|im|id)$/.test(token.word)) return { people: [party.speaker], end: at + 1 }
  // "my friend ben"
  const isRelated = /^(?:my|our|his|her|a|the)$/.test(token.word) && relations.has(tokens[at + 1]?.word ?? '')
  const member = memberAt(tokens, isRelated ? at + 2 : at, party)
  if (member) return member
  if (isRelated) return { people: 'unknown', end: at + 2 }
  const isUnknown = /^(?:him|her|them|you)$/.test(token.word) || isUnknownName(tokens, at, party.lookup)
  return isUnknown ? { people: 'unknown', end: at + 1 } : null
}

function everyoneAt(tokens: readonly Token[], at: number, { members }: Party): MentionedPeople | null {
  const words = everyone.find(phrase => startsWith(tokens, at, phrase))
  if (words) return { people: 'all', end: at + words.length }
  // "the two of us": everyone, if the table has two.
  const from = tokens[at]?.word === 'the' ? at + 1 : at
  const count = tokens[from]?.word === 'both' ? { value: 2, end: from + 1 } : numberAt(tokens, from)
  if (!count || !startsWith(tokens, count.end, ['of', 'us'])) return null
  return { people: count.value === members.length ? 'all' : 'unknown', end: count.end + 2 }
}

const everyone = [
  ...[
    'everyone at the table',
    'everybody at the table',
    'the whole table',
    'the entire table',
    'all of us',
    'everyone else',
  ],
  ...['the table', 'the others', 'us all', 'we all', 'everyone', 'everybody', 'we', 'us'],
].map(phrase => phrase.split(' '))

const relations = new Set(
  'wife husband son daughter friend friends brother sister mom mum dad mother father kid kids girlfriend boyfriend partner buddy boss colleague family'.split(
    ' ',
  ),
)

/** The member with the whole name said, or the only one whose name begins with that word. */
function memberAt(tokens: readonly Token[], at: number, { members }: Party): MentionedPeople | null {
  const whole = members
    .filter(({ words }) => startsWith(tokens, at, words))
    .sort((a, b) => b.words.length - a.words.length)
  const [longest, second] = whole
  if (longest && longest.words.length !== second?.words.length)
    return asPerson(tokens, at, longest.id, longest.words.length)
  const first = members.filter(({ words }) => words[0] === tokens[at]?.word)
  return first.length === 1 && first[0] ? asPerson(tokens, at, first[0].id, 1) : null
}

/** A name that is a common word or a food counts only where no noun can follow: "with will", but not "with a coke". */
function asPerson(tokens: readonly Token[], at: number, id: number, length: number): MentionedPeople | null {
  const end = at + length
  const [token] = tokens.slice(at, end)
  const next = tokens[end]
  const isCommon = length === 1 && token && (isFunctionWord(token) || isFoodWord(token.stem))
  const isAlone = next?.gap !== 'space' || /^(?:and|please|to)$/.test(next.word)
  return isCommon && !isAlone ? null : { people: [id], end }
}

function startsWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every(
    (word, i) => tokens[at + i]?.word === word && (i === 0 || tokens[at + i]?.gap === 'space'),
  )
}
