// Applies phrases of sharing: "let's split a pizza with ben", "fries for the table", "two pizzas, one to share".

import type { Reading } from '../grammar/reading.ts'
import { type People, unionOf } from '../phrases/people.ts'
import { joinedBy, limitedTo, type SharingPhrase } from '../phrases/sharing.ts'
import { copyLine, pushLine } from './add-to-draft.ts'
import type { DraftLine, DraftShare, DraftSharing } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { completeAnnounced, currentLine, markUsed, type ParserState } from './parser-state.ts'
import { applyBareCount, endClause } from './pending-words.ts'
import { isSingleDrink, joinSharing, oneEach, shareDish } from './shared-dishes.ts'
import { startShare, takeSome, unshared } from './shares.ts'

type SharingReading = Reading & { readonly kind: 'sharing' }

export function readSharing(state: ParserState, reading: SharingReading) {
  if (reading.phrase.form === 'verb') state.subject = reading.phrase.people
  if (reading.phrase.form === 'exclusion') return exclude(state, reading)
  if (reading.phrase.form === 'receiver' && reading.isAhead)
    return orderFor(state, reading, reading.phrase.people)
  if (reading.isAhead) return shareNext(state, reading)
  if (reading.phrase.form !== 'company') return sharePrevious(state, reading)
  if (state.sharing) joinSharing(state, state.sharing, sharingOf(state, reading))
}

/** "but not ben": of the dishes that are shared already, or else of the next. */
function exclude(state: ParserState, { at, end, phrase }: SharingReading) {
  const sharing = state.sharing ?? currentLine(state)?.sharing
  const limit = { people: phrase.people, span: { at, end } }
  const line = currentLine(state)
  // "a coke each except ben"
  if (!sharing && line?.isOneEach) {
    line.sharing = {
      ...limit,
      subject: limit.people,
      spans: [limit.span],
      isForEach: true,
      isWhole: false,
      isOwn: true,
    }
    oneEach(line, limit, state)
  } else if (!sharing) state.limit = limit
  else {
    limitSharing(sharing, limit)
    for (const line of state.lines)
      if (line.sharing === sharing && line.isOneEach) oneEach(line, sharing, state)
  }
}

function limitSharing(sharing: DraftSharing, { people, span }: NonNullable<ParserState['limit']>) {
  sharing.people = limitedTo(sharing.people, people)
  sharing.spans.push(span)
}

/** "ben will have": the dishes of this clause are theirs, and not among the shared ones. */
export function readOtherPeople(state: ParserState, reading: Reading & { readonly kind: 'other-people' }) {
  orderFor(state, reading, reading.people)
  // "my daughter will have", but not "three of us will have"
  if (
    reading.people === 'unknown' &&
    /^(?:my|our|his|her|the|he|she|they)$/.test(state.tokens[reading.at]?.word ?? '')
  )
    return markUsed(state, reading)
  if (reading.people === 'all' || reading.people.length > 1 || reading.people[0] !== state.speaker) return
  // "i'm the steak" says nothing that the dish needs.
  markUsed(state, reading)
}

/** "two burgers, ben's without cheese" */
export function shareWhose(state: ParserState, { at, end, people }: Reading & { readonly kind: 'whose' }) {
  const line = currentLine(state)
  // "a latte for ben, his with almond milk"
  const isTheirs = line?.sharing?.isOwn === true && line.quantity === 1
  if (isTheirs && (people === 'unknown' || String(people) === String(line.sharing?.people)))
    return markUsed(state, { at, end }, 'reference')
  if (!line || line.quantity < 2 || unshared(line) < 1) return
  startShare(state, 1)
  const [owner] = typeof people === 'string' ? [] : people
  const { sharing } = line
  const isShared = sharing !== null && Array.isArray(sharing.people) && sharing.people.includes(owner)
  // The others have the rest.
  if (isShared && typeof sharing.people !== 'string')
    line.sharing = { ...sharing, people: sharing.people.filter(id => id !== owner) }
  const isOther = owner !== undefined && (isShared || owner !== state.speaker)
  const own = { people, subject: people, spans: [{ at, end }], isForEach: false, isWhole: false, isOwn: true }
  if (people === 'unknown') line.isInDoubt = true
  if (state.share && isOther) state.share.sharing = own
  else markUsed(state, { at, end }, 'reference')
}

function orderFor(state: ParserState, { at, end }: Span, people: People) {
  endClause(state)
  state.sharing = null
  state.others = { at, end, people }
}

/** "and two cokes for me": the dish is not among the shared ones, and neither are the next. */
export function keepUnshared(state: ParserState, { at, end }: Reading) {
  const line = state.lines.at(-1)
  // "a latte for ben and one for me", "a latte for ben and for me"
  const { count } = state
  const isOver = count !== null || state.tokens[end]?.gap !== 'space'
  if (line?.sharing?.isOwn && state.joint === 'and' && isOver && line.shares.length === 0) {
    markUsed(state, count)
    pushLine(state, {
      ...copyLine(line, count?.value ?? 1, line.modifiers),
      ...(!count && { isInDoubt: true }),
      isForOne: true,
    })
    state.isAnother = true
    return
  }
  // "two lattes, one for me"
  if (line && state.count && unshared(line) > state.count.value) startShare(state, state.count.value)
  const isVerbBefore = /^(?:is|are)$/.test(state.tokens[at - 1]?.word ?? '')
  const isAboutLine = (state.joint === 'none' || isVerbBefore) && state.tokens[at]?.gap === 'space'
  if (line && isAboutLine) {
    line.isForOne = true
    if (line.sharing === state.sharing || state.others) line.sharing = null
  }
  state.sharing = null
  state.others = null
}

/** "let's split", before its dishes. */
function shareNext(state: ParserState, reading: SharingReading) {
  endClause(state)
  state.sharing = sharingOf(state, reading)
}

/** "to share", "we'll share both": after its dishes. */
function sharePrevious(state: ParserState, reading: SharingReading) {
  const { count, isCountJoined } = state
  const line = currentLine(state)
  // "nachos and a flurb to share": the flurb.
  if (!line || (state.isAfterLost && !reading.phrase.refersTo)) return
  // "a burger for ben and one for cyd", "a burger for ben and for cyd"
  const isAnother = reading.phrase.form === 'receiver' && (count !== null || state.joint === 'and')
  const isLeft = line.shares.length > 0 && unshared(line) > 0
  const isForOther = line.isForOne || line.sharing?.isOwn === true
  // "a mango juice and for ben lime"
  const isGuessed = count === null && !isForOther
  if (isAnother && !isLeft && (isForOther || isGuessed)) {
    markUsed(state, count)
    pushLine(state, {
      ...copyLine(line, count?.value ?? 1, line.modifiers),
      ...(isGuessed && { isInDoubt: true }),
    })
    state.isAnother = true
    return shareDish(state, state.lines.at(-1) ?? line, sharingOf(state, reading))
  }
  if (count) takeSome(state, line)
  // "a burger and two to share": two of what?
  if (state.count && isCountJoined) return applyBareCount(state)
  applyBareCount(state)
  completeAnnounced(state)
  const sharing = sharingOf(state, reading)
  for (const dish of referredTo(state, reading)) shareDish(state, dish, sharing)
}

/** A drink for one person is meant only if nothing else can be, and so is a dish "for me". */
function referredTo(state: ParserState, { at, phrase }: SharingReading): readonly (DraftLine | DraftShare)[] {
  const { lines, share } = state
  const line = currentLine(state)
  if (!line) return []
  const { refersTo, form } = phrase
  const dishes = lines.filter(({ isForOne }) => !isForOne)
  if (refersTo === 'all') return dishes
  if (share) return [share]
  // "a burger with fries for ben": both are his.
  if (refersTo === null)
    return form === 'receiver' && line.with && lines.includes(line.with) ? [line.with, line] : [line]
  const likely = dishes.filter(dish => !isSingleDrink(state, dish))
  const last = likely.includes(line) ? line : (likely.at(-1) ?? line)
  if (refersTo === 'last' || last.quantity > 1) return [last]
  if (refersTo === 'both') return (likely.length > 1 ? likely : dishes).slice(-2)
  // "those" of an earlier sentence are all its dishes
  const isNewSentence = state.tokens.slice(lines.at(-1)?.end, at + 1).some(({ gap }) => gap === 'stop')
  return isNewSentence ? likely : likely.slice(-2)
}

function sharingOf(state: ParserState, { at, end, phrase }: SharingReading): DraftSharing {
  const { isForEach, isWhole } = phrase
  const people = sharersOf(state, phrase)
  const isOwn = phrase.form === 'receiver'
  const sharing = { people, subject: people, spans: [{ at, end }], isForEach, isWhole, isOwn }
  if (state.limit) limitSharing(sharing, state.limit)
  state.limit = null
  return sharing
}

/**
 * In "ben will have fries to share with cyd" these are Ben and Cyd, not the speaker. After several dishes of Ben's it is not
 * clear who shares the last.
 */
function sharersOf({ others, lines, speaker }: ParserState, phrase: SharingPhrase): People {
  const { form, people, joining, isWhole } = phrase
  if (!others || form !== 'purpose') return people
  if (isWhole) return joinedBy(others.people, phrase, speaker)
  if (!joining) return people
  const isFirst = lines.filter(({ at }) => at > others.at).length === 1
  return isFirst ? unionOf(others.people, joining) : 'unknown'
}
