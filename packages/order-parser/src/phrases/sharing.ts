// Finds phrases that share a dish: "let's split", "ben and i will share", "to share with ben", "for the table".

import { isFunctionWord, type Token, textBetween } from '../words/tokens.ts'
import {
  companyAfter,
  exclusionAt,
  isObject,
  type MentionedPeople,
  type People,
  peopleAfter,
  peopleAt,
  type SpeakersGroup,
  unionOf,
} from './people.ts'
import { sharingVerbs } from './predicates.ts'

export interface SharingPhrase {
  readonly end: number
  readonly people: People
  /**
   * `verb`: "let's share", with the dish before or after it. `purpose`: "to share", "for the table". `company`: "with ben", after
   * "let's share" and a dish. `exclusion`: "but not ben", with the people who may share. `receiver`: "for ben".
   */
  readonly form: 'verb' | 'purpose' | 'company' | 'exclusion' | 'receiver'
  /** The dishes before it that a pronoun means: "we'll share that", "both", "those", "everything". */
  readonly refersTo: 'last' | 'both' | 'several' | 'all' | null
  /** "between ben and cyd": these share, regardless of who was named before. */
  readonly isWhole: boolean
  /** "to share": who joins the subject, if that is not the speaker. null: the phrase names all who share. */
  readonly joining: People | null
  /** "for everyone": of a drink it may mean one each. */
  readonly isForEach: boolean
}

/** All sharing phrases that begin at a word. */
export function sharingPhrasesAt(
  tokens: readonly Token[],
  at: number,
  group: SpeakersGroup,
): SharingPhrase[] {
  const found = [
    ...verbPhrasesAt(tokens, at, group),
    ...purposesAt(tokens, at, group),
    ...companyAt(tokens, at, group),
    ...exclusionsAt(tokens, at, group),
  ]
  return isDenied(tokens, at) ? found.map(phrase => ({ ...phrase, people: 'unknown' })) : found
}

/** "not to share", "i don't want to share". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (auxiliaries.has(tokens[before]?.word ?? '')) before -= 1
  return /^(?:not|never|dont|didnt|wont)$/.test(tokens[before]?.word ?? '')
}

/** "we'd all like to share", "can ben and i split", and with a pronoun: "we'll share that with ben". */
function verbPhrasesAt(tokens: readonly Token[], at: number, group: SpeakersGroup): SharingPhrase[] {
  if (isObject(tokens, at)) return []
  const from = verbLeads.has(wordAt(tokens, at, at)) ? at + 1 : at
  const subject = subjectAt(tokens, from, group) ?? imperativeAt(tokens, at, group)
  if (!subject) return []
  let verb = subject.end
  while (verb < subject.end + mostAuxiliaries && auxiliaries.has(wordAt(tokens, verb, at))) verb += 1
  if (!sharingVerbs.has(wordAt(tokens, verb, at))) return []
  const end = verb + 1
  const found = [phraseOf('verb', tokens, { end, people: subject.people }, group)]
  const pronoun = pronouns.find(({ words }) => words.every((word, i) => wordAt(tokens, end + i, at) === word))
  if (pronoun) {
    const { words, refersTo } = pronoun
    const said = { end: end + words.length, people: subject.people }
    found.push({ ...phraseOf('verb', tokens, said, group), refersTo })
  }
  return found
}

function subjectAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople | null {
  return contractions.has(wordAt(tokens, at, at))
    ? { people: 'all', end: at + 1 }
    : peopleAt(tokens, at, group)
}

/** "split that with ben", after no subject; "we'll have the nachos and split it" means everyone. */
function imperativeAt(
  tokens: readonly Token[],
  at: number,
  { speaker }: SpeakersGroup,
): MentionedPeople | null {
  const word = wordAt(tokens, at, at)
  const follows = wordAt(tokens, at + 1, at)
  const before = tokens[at - 1]
  const isFirst = startsClause(tokens, at) || (before !== undefined && !isFunctionWord(before))
  const begins = isFirst && /^(?:share|split)$/.test(word) && objects.test(follows)
  const isOurs = tokens.slice(0, at).some(({ raw }) => /^(?:we(?:['’]\w+)?|us|let['’]?s)$/i.test(raw))
  return begins ? { people: isOurs ? 'all' : [speaker], end: at } : null
}

/** "to share with ben", "for everyone", "for ben and me to share", "split between us"; "those are for the table". */
function purposesAt(tokens: readonly Token[], at: number, group: SpeakersGroup): SharingPhrase[] {
  const lead = purposeLeads.find(({ words }) => words.every((word, i) => wordAt(tokens, at + i, at) === word))
  const refersTo = lead?.refersTo ?? null
  return purposesFrom(tokens, at, at + (lead?.words.length ?? 0), group).map(purpose => ({
    ...purpose,
    refersTo,
  }))
}

function purposesFrom(
  tokens: readonly Token[],
  at: number,
  from: number,
  group: SpeakersGroup,
): SharingPhrase[] {
  const words = [wordAt(tokens, from, at), wordAt(tokens, from + 1, at)] as const
  // "espressos all round"
  if (/^all (?:a)?round$/.test(words.join(' ')))
    return [{ ...plain, end: from + 2, people: 'all', form: 'purpose', isForEach: true }]
  if (/^(?:to (?:share|split)|for (?:sharing|splitting))$/.test(words.join(' ')))
    return [phraseOf('purpose', tokens, { end: from + 2, people: 'all' }, group)]
  if (/^(?:shared|sharing|split|splitting)$/.test(words[0]) && preposition.test(words[1])) {
    const shared = phraseOf('purpose', tokens, { end: from + 1, people: 'all' }, group)
    return shared.end > from + 1 ? [shared] : []
  }
  // "a pizza between ben and me"
  const between = division.test(words[0]) ? peopleAfter(tokens, from + 1, group, 2) : null
  if (between) return [{ ...plain, ...between, form: 'purpose', isWhole: true }]
  const beneficiaries = beneficiariesAt(tokens, from, group)
  if (!beneficiaries) return []
  const { people, end } = beneficiaries
  const isToShare = wordAt(tokens, end, at) === 'to' && /^(?:share|split)$/.test(wordAt(tokens, end + 1, at))
  if (isToShare)
    return [{ ...phraseOf('purpose', tokens, { end: end + 2, people }, group), isWhole: true, joining: null }]
  if (words[0] === 'with') return []
  const named = textBetween(tokens, from + 1, end)
  // "a brownie for each of us" is one each.
  if (named.startsWith('each')) return []
  const isForEach = /^(?:everyone|everybody|us$|us all|.* of us)/.test(named)
  const isForAll = isForEach || /^the (?:whole |entire )?table/.test(named)
  if (isForAll) return [{ ...plain, end, people, form: 'purpose', isForEach }]
  // "for me" says only that the dish is not shared.
  // "for me and my wife"
  const isOthers =
    people === 'unknown' ? / and /.test(named) : people !== 'all' && people.some(id => id !== group.speaker)
  return words[0] === 'for' && isOthers ? [{ ...plain, end, people, form: 'receiver' }] : []
}

/** "for ben and me", and "with ben" for the speaker and Ben. */
function beneficiariesAt(tokens: readonly Token[], at: number, group: SpeakersGroup): MentionedPeople | null {
  const word = tokens[at]?.word
  if (word === 'for') return peopleAfter(tokens, at + 1, group)
  const company = word === 'with' ? companyAfter(tokens, at + 1, group) : null
  return company && { ...company, people: unionOf([group.speaker], company.people) }
}

/** "let's split a pizza | with ben": only after a word of sharing in the same sentence. */
function companyAt(tokens: readonly Token[], at: number, group: SpeakersGroup): SharingPhrase[] {
  if (wordAt(tokens, at, at) !== 'with') return []
  for (let before = at - 1; before >= 0 && tokens[before + 1]?.gap !== 'stop'; before -= 1) {
    if (!sharingVerbs.has(tokens[before]?.word ?? '')) continue
    const company = companyAfter(tokens, at + 1, group)
    return company ? [{ ...plain, ...company, form: 'company' }] : []
  }
  return []
}

function exclusionsAt(tokens: readonly Token[], at: number, group: SpeakersGroup): SharingPhrase[] {
  const others = exclusionAt(tokens, at, group)
  return others ? [{ ...plain, ...others, form: 'exclusion' }] : []
}

/** The phrase with the people named after it: "with ben" adds to the speaker, "between ben and cyd" are these alone. */
function phraseOf(
  form: SharingPhrase['form'],
  tokens: readonly Token[],
  { end, people }: MentionedPeople,
  group: SpeakersGroup,
): SharingPhrase {
  const next = tokens[end]
  const found = { ...plain, form, end, people, joining: [] }
  if (!next || next.gap === 'stop' || !preposition.test(next.word)) return found
  const company =
    next.word === 'with'
      ? companyAfter(tokens, end + 1, group)
      : peopleAfter(tokens, end + 1, group, division.test(next.word) ? 2 : 1)
  // "to share for starters"
  if (!company || (next.word === 'for' && company.people === 'unknown')) return found
  const isWhole = next.word !== 'with'
  return {
    ...found,
    end: company.end,
    people: joinedBy(people, { people: company.people, isWhole }, group.speaker),
    isWhole,
    joining: isWhole ? null : company.people,
  }
}

/**
 * Who shares if a phrase follows about the people who share already: "we" and "with ben" are the speaker and Ben. "Between us"
 * after "ben and i" changes nothing.
 */
export function joinedBy(
  people: People,
  { people: company, isWhole }: Pick<SharingPhrase, 'people' | 'isWhole'>,
  speaker: number,
): People {
  if (!isWhole) return unionOf(people === 'all' ? [speaker] : people, company)
  return company === 'all' && people.length > 1 ? people : company
}

/** The people without those who may not share. */
export function limitedTo(people: People, others: People): People {
  if (people === 'unknown' || others === 'unknown') return 'unknown'
  if (people === 'all' || others === 'all') return people === 'all' ? others : people
  return people.filter(id => others.includes(id))
}

/** Whether a new clause may begin at the word. */
export function startsClause(tokens: readonly Token[], at: number): boolean {
  return at === 0 || tokens[at]?.gap !== 'space' || clauseStarts.has(tokens[at - 1]?.word ?? '')
}

const clauseStarts = new Set('and then also plus but so please get have bring order want like'.split(' '))
const verbLeads = new Set('can could may shall should might let that which'.split(' '))
const contractions = new Set(['lets', 'well', 'were', 'wed', 'weve'])
const auxiliaries = new Set(
  'will would can could should might may are is am be been going gonna to want wants wanna like love have has need needs please maybe just all both also probably then now'.split(
    ' ',
  ),
)
const mostAuxiliaries = 6
const preposition = /^(?:with|between|among|for)$/
const division = /^(?:between|among)$/
const plain = { refersTo: null, isForEach: false, isWhole: false, joining: null } as const
const objects = /^(?:an?|the|some|one|two|\d+|it|that|this|these|those|them|both|everything)$/

const meaning = (refersTo: SharingPhrase['refersTo'], texts: readonly string[]) =>
  texts.map(text => ({ words: text.split(' '), refersTo }))

const pronouns = [
  ...meaning('all', ['it all', 'all of it', 'all of that', 'all of them', 'everything']),
  ...meaning('both', ['both of them', 'both']),
  ...meaning('several', ['them', 'those', 'these']),
  ...meaning('last', ['it', 'that', 'this']),
]

const purposeLeads = [
  ...meaning('last', ['thats', 'its', 'that is', 'it is', 'this is', 'make that', 'make it']),
  ...meaning('both', ['both are', 'they are both', 'theyre both']),
  ...meaning('several', ['theyre', 'they are', 'those are', 'these are', 'make those', 'make them']),
  ...meaning(null, ['is', 'are']),
]

/** The word at an index, in the phrase that began at `start`; empty beyond a comma or full stop. */
function wordAt(tokens: readonly Token[], at: number, start: number): string {
  const token = tokens[at]
  return token && (at === start || token.gap === 'space') ? token.word : ''
}
