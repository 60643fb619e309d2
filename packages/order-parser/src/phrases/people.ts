// Finds people in a sentence: "ben and i", "everyone", "the whole table". Names are those of the table's members.

import { isFoodWord } from '../food/food-words.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import type { Speaker } from '../parsed-order.ts'
import { numberAt } from '../words/numbers.ts'
import { isFunctionWord, type Token, tokensOf } from '../words/tokens.ts'
import { predicateAt, refusalEndAt } from './predicates.ts'

/** Everyone in the group, members by their ids, or somebody whom the group does not have. */
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
export interface SpeakersGroup {
  readonly speaker: number
  readonly members: readonly NamedMember[]
  readonly lookup: MenuLookup | null
}

export function groupOfSpeaker({ memberId, members }: Speaker, lookup: MenuLookup | null): SpeakersGroup {
  const named = members.map(({ id, name }) => ({ id, words: tokensOf(name).map(({ word }) => word) }))
  return { speaker: memberId, members: named.filter(({ words }) => words.length > 0), lookup }
}

/** The longest list of people that begins at a word: "ben, cyd and me". */
export function peopleAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople | null {
  return together(listAt(tokens, at, group))
}

/**
 * The people after a preposition. The list ends before somebody of whom a new sentence says something: "to share with ben | and
 * cyd will have a steak". Without a comma only the first (`least`) are sure to belong to it.
 */
export function peopleAfter(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
  least: 1 | 2 = 1,
): MentionedPeople | null {
  const list = listAt(tokens, at, group)
  const last = list.at(-1)
  const isSubject =
    last !== undefined &&
    (contractions.has(tokens[last.end - 1]?.word ?? '') || predicateAt(tokens, last.end) !== null)
  if (!isSubject) return together(list)
  const comma = list.findLastIndex((_, i) => i > 0 && tokens[list[i - 1]?.end ?? at]?.gap === 'comma')
  return together(list.slice(0, comma > 0 ? comma : Math.min(least, Math.max(list.length - 1, 1))))
}

/** The people after "with": there "everyone else" is about everyone. */
export function companyAfter(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
): MentionedPeople | null {
  const rest = phraseAt(tokens, at, everyoneElse)
  return rest ? { people: 'all', end: at + rest.length } : peopleAfter(tokens, at, group)
}

/** "not ben", "but not with cyd", "ben doesn't want any": the other members. Of "without jalapeños" nobody is meant. */
export function exclusionAt(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
): MentionedPeople | null {
  const words = phraseAt(tokens, at, excluding)
  if (words) {
    const first = tokens[at + words.length]
    const isPerson = isMemberName(tokens, at + words.length, group) || (first && isFunctionWord(first))
    return isPerson ? exceptAt(tokens, at, group) : null
  }
  const subject = peopleAt(tokens, at, group)
  const end = subject && refusalEndAt(tokens, subject.end)
  const people = subject && othersThan(subject.people, group)
  return people && end && people !== 'unknown' ? { people, end } : null
}

/** "everyone | except ben": the other members. "But ben will have a steak" excludes nobody. */
function exceptAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople | null {
  const words = phraseAt(tokens, at, excluding)
  const excluded = words && tokens[at]?.gap !== 'stop' ? peopleAfter(tokens, at + words.length, group) : null
  if (!excluded || excluded.people === 'all') return null
  if (words?.at(-1) === 'but' && predicateAt(tokens, excluded.end)) return null
  const end = refusalEndAt(tokens, excluded.end) ?? excluded.end
  return { people: othersThan(excluded.people, group), end }
}

/** "everyone | except ben and cyd | will share" */
function subjectExceptAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople | null {
  const words = phraseAt(tokens, at, excluding)
  const excluded = words ? peopleAt(tokens, at + words.length, group) : null
  const isSubject = excluded && predicateAt(tokens, excluded.end)?.kind === 'share'
  return isSubject ? { people: othersThan(excluded.people, group), end: excluded.end } : null
}

function othersThan(people: People, { members }: SpeakersGroup): People {
  if (people === 'all' || people === 'unknown') return 'unknown'
  return members.map(({ id }) => id).filter(id => !people.includes(id))
}

/** Whether the word is a member's name and neither a common word nor a food: it is no part of a dish. */
export function isMemberName(
  tokens: readonly Token[],
  at: number,
  { members, lookup }: SpeakersGroup,
): boolean {
  const token = tokens[at]
  if (!token || isFunctionWord(token) || (isFoodWord(token.stem) && !isCapital(tokens, at))) return false
  if (lookup?.index.entriesByStem.has(token.stem)) return false
  return members.some(({ words }) => isWordOf(token, words[0] ?? ''))
}

/**
 * Those of whom a new sentence begins: "ben will have", "cyd and dan want", or the name of a member alone ("ben a steak"). What
 * others order is not the speaker's to share.
 */
export function otherPeopleAt(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
): MentionedPeople | null {
  const token = tokens[at]
  if (!token) return null
  // "can ben have"
  if (/^(?:can|could|may)$/.test(token.word) && !ownPronouns.has(tokens[at + 1]?.word ?? ''))
    return (
      peopleAt(tokens, at + 1, group) && predicateAt(tokens, at + 2) && otherPeopleAt(tokens, at + 1, group)
    )
  const isName = isMemberName(tokens, at, group)
  const found = peopleAt(tokens, at, group)
  const subject =
    found ?? (isNameLike(token, group.lookup) ? { people: 'unknown' as const, end: at + 1 } : null)
  const predicate = subject && predicateAt(tokens, subject.end)
  const isAlone = subject?.end === at + 1
  if (isObject(tokens, at) && !(isAlone && predicate)) return null
  const isPronoun = isAlone && ownPronouns.has(token.word)
  // "ben's the veal and i'm the ribeye"
  const isOwn = token.word === 'im' && /^(?:the|an?)$/.test(tokens[at + 1]?.word ?? '')
  if (isOwn && tokens.slice(0, at).some((_, i) => isMemberName(tokens, i, group)))
    return { people: [group.speaker], end: at + 1 }
  if (!predicate || isPronoun) return isName && found ? { people: found.people, end: at + 1 } : null
  return predicate.kind === 'order' ? { people: subject.people, end: predicate.end } : null
}

/** Whether the people at a word follow a preposition, so that they are no subject: "with ben". */
export function isObject(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === 'space' && /^(?:with|between|among|for)$/.test(tokens[at - 1]?.word ?? '')
}

const ownPronouns = new Set('i me we us ill im id'.split(' '))

/** All of these people together. */
export function unionOf(some: People, others: People): People {
  if (some === 'unknown' || others === 'unknown') return 'unknown'
  return some === 'all' || others === 'all' ? 'all' : [...new Set([...some, ...others])]
}

/** Whether a word may be the name of somebody who is not in the group: a word that is no food, at the end of a clause. */
export function isUnknownName(tokens: readonly Token[], at: number, lookup: MenuLookup | null): boolean {
  const name = tokens[at]
  const next = tokens[at + 1]
  if (!name || !isNameLike(name, lookup) || numberAt(tokens, at)) return false
  return next?.gap !== 'space' || next.word === 'and' || next.word === 'please'
}

function isNameLike(name: Token, lookup: MenuLookup | null): boolean {
  if (isFunctionWord(name) || isFoodWord(name.stem) || /\d/.test(name.word)) return false
  return numberAt([name], 0) === null && !lookup?.index.entriesByStem.has(name.stem)
}

function listAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople[] {
  const list: MentionedPeople[] = []
  // "both ben and cyd"
  const first = tokens[at]?.word === 'both' && isMemberName(tokens, at + 1, group) ? at + 1 : at
  for (
    let from: number | null = first;
    from !== null;
    from = nextInList(tokens, list.at(-1)?.end ?? from, group)
  ) {
    const person = personAt(tokens, from, group)
    if (!person) break
    list.push(person)
  }
  return list
}

function together(list: readonly MentionedPeople[]): MentionedPeople | null {
  const [first, ...others] = list
  if (!first) return null
  const people = others.reduce<People>((sum, other) => unionOf(sum, other.people), first.people)
  return { people, end: list.at(-1)?.end ?? first.end }
}

function nextInList(tokens: readonly Token[], at: number, group: SpeakersGroup): number | null {
  const next = tokens[at]
  if (!next || next.gap === 'stop') return null
  if (next.word === 'and') return at + 1
  return next.gap === 'comma' || isListed(tokens, at, group) ? at : null
}

/** "for ben | mia and me": a name without a comma, but not "for ben | mia a steak". */
function isListed(tokens: readonly Token[], at: number, group: SpeakersGroup): boolean {
  const end = isMemberName(tokens, at, group) ? memberAt(tokens, at, group)?.end : undefined
  if (end === undefined) return false
  const next = tokens[end]
  return next?.gap !== 'space' || /^(?:and|please)$/.test(next.word) || isMemberName(tokens, end, group)
}

function personAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople | null {
  const token = tokens[at]
  if (!token) return null
  const everyone = everyoneAt(tokens, at, group)
  if (everyone) return everyone
  if (/^(?:i|me|myself)$/.test(token.word) || contractions.has(token.word))
    return { people: [group.speaker], end: at + 1 }
  // "my friend ben"
  const related = tokens[at + 1]?.word ?? ''
  const isDish = group.lookup?.index.entriesByStem.has(related)
  const isRelated = /^(?:my|our|his|her|a|the)$/.test(token.word) && relations.has(related) && !isDish
  const member = memberAt(tokens, isRelated ? at + 2 : at, group)
  if (member) return member
  if (isRelated) return { people: 'unknown', end: at + 2 }
  const named = namedBefore(tokens, at, group)
  if (named) return { people: named.people, end: at + 1 }
  const isUnknown = /^(?:him|her|them|you)$/.test(token.word) || isUnknownName(tokens, at, group.lookup)
  return isUnknown ? { people: 'unknown', end: at + 1 } : null
}

/** "ben is starving, | he'll have": the member whom "he" means; unknown if several were named in the clause before. */
export function namedBefore(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
): MentionedPeople | null {
  if (!pronouns.has(tokens[at]?.word ?? '')) return null
  const last = tokens.findLastIndex((_, i) => i < at && isMemberName(tokens, i, group))
  const member = last < 0 ? null : memberAt(tokens, last, group)
  const other = tokens.findLastIndex((_, i) => i < last && isMemberName(tokens, i, group))
  const isOneOfSeveral = other >= 0 && /^(?:and|or)$/.test(tokens[last - 1]?.word ?? '') && other === last - 2
  return isOneOfSeveral ? { people: 'unknown', end: at + 1 } : member
}

const pronouns = new Set('he him hes hell hed she her shes shell shed'.split(' '))

function everyoneAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople | null {
  // Else than who? Those who were named before may not pay.
  const rest = phraseAt(tokens, at, everyoneElse)
  if (rest) return { people: 'unknown', end: at + rest.length }
  const words = phraseAt(tokens, at, everyone)
  if (words) {
    const end = at + words.length
    const subject = isObject(tokens, at) ? null : subjectExceptAt(tokens, end, group)
    return subject ?? exceptAt(tokens, end, group) ?? { people: 'all', end }
  }
  // "all but ben"
  if (tokens[at]?.word === 'all') {
    const others = exceptAt(tokens, at + 1, group)
    if (others) return others
  }
  // "the two of us", "all three of us": everyone, if the group has as many.
  const from = /^(?:the|all)$/.test(tokens[at]?.word ?? '') ? at + 1 : at
  const count = tokens[from]?.word === 'both' ? { value: 2, end: from + 1 } : numberAt(tokens, from)
  if (!count || !startsWith(tokens, count.end, ['of', 'us'])) return null
  return { people: count.value === group.members.length ? 'all' : 'unknown', end: count.end + 2 }
}

/** The first of the phrases that begins at the word. */
const phraseAt = (tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]) =>
  phrases.find(phrase => startsWith(tokens, at, phrase))

const everyone = [
  ...['everyone at the table', 'everybody at the table', 'the whole table', 'the entire table'],
  ...[
    'all of us',
    'each of us',
    'the table',
    'us all',
    'we all',
    'were all',
    'well all',
    'wed all',
    'everyone',
    'everybody',
    'we',
    'us',
  ],
].map(phrase => phrase.split(' '))

const everyoneElse = [
  ...['everyone else', 'everybody else', 'the others', 'the rest of us', 'the rest of the table'],
].map(phrase => phrase.split(' '))

const excluding = [
  ...['except for', 'except', 'excluding', 'but not for', 'but not with', 'but not', 'but', 'besides'],
  ...['apart from', 'aside from', 'other than', 'not for', 'not with', 'not', 'no', 'without', 'minus'],
].map(phrase => phrase.split(' '))

const relations = new Set(
  'wife husband son daughter friend friends brother sister mom mum dad mother father kid kids girlfriend boyfriend partner buddy boss colleague family'.split(
    ' ',
  ),
)

/** The member with the whole name said, or the only one whose name begins with that word. */
function memberAt(tokens: readonly Token[], at: number, { members }: SpeakersGroup): MentionedPeople | null {
  const whole = members
    .filter(({ words }) => startsWith(tokens, at, words))
    .sort((a, b) => b.words.length - a.words.length)
  const [longest, second] = whole
  if (longest && longest.words.length !== second?.words.length)
    return asPerson(tokens, at, longest.id, longest.words.length)
  const first = members.filter(({ words }) => startsWith(tokens, at, words.slice(0, 1)))
  return first.length === 1 && first[0] ? asPerson(tokens, at, first[0].id, 1) : null
}

/** "fries for Jack" is no cheese, if the sentence is not all in capitals. */
const isCapital = (tokens: readonly Token[], at: number) =>
  /^\p{Lu}\p{Ll}/u.test(tokens[at]?.raw ?? '') && tokens.some(({ raw }) => /^\p{Ll}/u.test(raw))

/** A name that is a common word or a food counts only where no noun can follow: "with will", but not "with a coke". */
function asPerson(tokens: readonly Token[], at: number, id: number, length: number): MentionedPeople | null {
  const end = at + length
  const [token] = tokens.slice(at, end)
  const next = tokens[end]
  const isCommon =
    length === 1 && token && !isCapital(tokens, at) && (isFunctionWord(token) || isFoodWord(token.stem))
  const isAlone = next?.gap !== 'space' || /^(?:and|please|to)$/.test(next.word)
  return isCommon && !isAlone ? null : { people: [id], end }
}

function startsWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, i) => {
    const token = tokens[at + i]
    return token !== undefined && isWordOf(token, word) && (i === 0 || token.gap === 'space')
  })
}

/** "ben", and the "ben" of "ben'll". */
const isWordOf = ({ word, raw }: Token, name: string) =>
  word === name || (apostrophe.test(raw) && word.replace(/(?:ll|d|s)$/, '') === name)

const apostrophe = /['’](?:ll|d|s)$/i
const contractions = new Set(['ill', 'im', 'id'])
