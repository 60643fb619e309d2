// Finds phrases that share a dish: "let's split", "ben and i will share", "to share with ben", "for the table".

import { type Token, textBetween } from '../words/tokens.ts'
import { type MentionedPeople, type Party, type People, peopleAt, unionOf } from './people.ts'
import { sharingVerbs } from './sharing-words.ts'

export interface SharingPhrase {
  readonly end: number
  readonly people: People
  /**
   * `verb`: "let's share", with the dish before or after it. `purpose`: "to share", "for the table". `company`: "with ben", after
   * "let's share" and a dish.
   */
  readonly form: 'verb' | 'purpose' | 'company'
  /** The dishes before it that a pronoun means: "we'll share that", "both", "everything". */
  readonly refersTo: 'last' | 'several' | 'all' | null
  /** "for everyone": of a drink it may mean one each. */
  readonly isForEach: boolean
}

/** All sharing phrases that begin at a word. */
export function sharingPhrasesAt(tokens: readonly Token[], at: number, party: Party): SharingPhrase[] {
  const found = [
    ...verbPhrasesAt(tokens, at, party),
    ...purposesAt(tokens, at, party),
    ...companyAt(tokens, at, party),
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
function verbPhrasesAt(tokens: readonly Token[], at: number, party: Party): SharingPhrase[] {
  const from = verbLeads.has(wordAt(tokens, at, at)) ? at + 1 : at
  const subject = subjectAt(tokens, from, party) ?? imperativeAt(tokens, at, party)
  if (!subject) return []
  let verb = subject.end
  while (verb < subject.end + mostAuxiliaries && auxiliaries.has(wordAt(tokens, verb, at))) verb += 1
  if (!sharingVerbs.has(wordAt(tokens, verb, at))) return []
  const end = verb + 1
  const found = [phraseOf('verb', tokens, { end, people: subject.people }, party)]
  const pronoun = pronouns.find(({ words }) => words.every((word, i) => wordAt(tokens, end + i, at) === word))
  if (pronoun) {
    const { words, refersTo } = pronoun
    const said = { end: end + words.length, people: subject.people }
    found.push({ ...phraseOf('verb', tokens, said, party), refersTo })
  }
  return found
}

function subjectAt(tokens: readonly Token[], at: number, party: Party): MentionedPeople | null {
  return contractions.has(wordAt(tokens, at, at))
    ? { people: 'all', end: at + 1 }
    : peopleAt(tokens, at, party)
}

/** "split that with ben", at the start of a clause; "we'll have the nachos and split it" means everyone. */
function imperativeAt(tokens: readonly Token[], at: number, { speaker }: Party): MentionedPeople | null {
  const word = wordAt(tokens, at, at)
  const follows = wordAt(tokens, at + 1, at)
  const begins = startsClause(tokens, at) && /^(?:share|split)$/.test(word) && objects.test(follows)
  const isOurs = tokens.slice(0, at).some(({ raw }) => /^(?:we(?:['’]\w+)?|us|let['’]?s)$/i.test(raw))
  return begins ? { people: isOurs ? 'all' : [speaker], end: at } : null
}

/** "to share with ben", "for everyone", "for ben and me to share", "split between us". */
function purposesAt(tokens: readonly Token[], at: number, party: Party): SharingPhrase[] {
  const from = purposeLeads.has(wordAt(tokens, at, at)) ? at + 1 : at
  const words = [wordAt(tokens, from, at), wordAt(tokens, from + 1, at)] as const
  if (/^(?:to (?:share|split)|for (?:sharing|splitting))$/.test(words.join(' ')))
    return [phraseOf('purpose', tokens, { end: from + 2, people: 'all' }, party)]
  if (/^(?:shared|sharing|split|splitting)$/.test(words[0]) && preposition.test(words[1])) {
    const shared = phraseOf('purpose', tokens, { end: from + 1, people: 'all' }, party)
    return shared.end > from + 1 ? [shared] : []
  }
  // "a pizza between ben and me"
  const between = words[0] !== 'with' && preposition.test(words[0]) ? peopleAt(tokens, from + 1, party) : null
  if (between) return [{ ...between, form: 'purpose', refersTo: null, isForEach: false }]
  const beneficiaries = words[0] === 'for' ? peopleAt(tokens, from + 1, party) : null
  if (!beneficiaries) return []
  const { people, end } = beneficiaries
  const isToShare = wordAt(tokens, end, at) === 'to' && /^(?:share|split)$/.test(wordAt(tokens, end + 1, at))
  if (isToShare) return [phraseOf('purpose', tokens, { end: end + 2, people }, party)]
  const named = textBetween(tokens, from + 1, end)
  const isForEach = /^(?:everyone|everybody|all of us|us all)/.test(named)
  const isForAll = isForEach || /^the (?:whole |entire )?table$/.test(named)
  return isForAll ? [{ end, people, form: 'purpose', refersTo: null, isForEach }] : []
}

/** "let's split a pizza | with ben": only after a word of sharing in the same sentence. */
function companyAt(tokens: readonly Token[], at: number, party: Party): SharingPhrase[] {
  if (wordAt(tokens, at, at) !== 'with') return []
  for (let before = at - 1; before >= 0 && tokens[before + 1]?.gap !== 'stop'; before -= 1) {
    if (!sharingVerbs.has(tokens[before]?.word ?? '')) continue
    const company = peopleAt(tokens, at + 1, party)
    return company ? [{ ...company, form: 'company', refersTo: null, isForEach: false }] : []
  }
  return []
}

/** The phrase with the people named after it: "with ben" adds to the speaker, "between ben and cyd" are these alone. */
function phraseOf(
  form: SharingPhrase['form'],
  tokens: readonly Token[],
  { end, people }: MentionedPeople,
  party: Party,
): SharingPhrase {
  const next = tokens[end]
  const company =
    next && next.gap !== 'stop' && preposition.test(next.word) ? peopleAt(tokens, end + 1, party) : null
  const said = { form, refersTo: null, isForEach: false }
  if (!company) return { ...said, end, people }
  const isWhole = next?.word !== 'with'
  return {
    ...said,
    end: company.end,
    people: isWhole ? company.people : joinedBy(people, company.people, party.speaker),
  }
}

/** Who shares if `company` joins the people who share already: "we" and "ben" are the speaker and Ben. */
export function joinedBy(people: People, company: People, speaker: number): People {
  return unionOf(people === 'all' ? [speaker] : people, company)
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
const preposition = /^(?:with|between|among)$/
const purposeLeads = new Set(['thats', 'its', 'is', 'are', 'theyre'])
const objects = /^(?:an?|the|some|one|two|\d+|it|that|this|these|those|them|both|everything)$/

const pronouns = [
  ...['it all', 'all of it', 'all of that', 'all of them', 'everything'].map(text => ({
    text,
    refersTo: 'all' as const,
  })),
  ...['both of them', 'both', 'them', 'those', 'these'].map(text => ({ text, refersTo: 'several' as const })),
  ...['it', 'that', 'this'].map(text => ({ text, refersTo: 'last' as const })),
].map(({ text, refersTo }) => ({ words: text.split(' '), refersTo }))

/** The word at an index, in the phrase that began at `start`; empty beyond a comma or full stop. */
function wordAt(tokens: readonly Token[], at: number, start: number): string {
  const token = tokens[at]
  return token && (at === start || token.gap === 'space') ? token.word : ''
}
