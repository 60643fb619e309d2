// All readings of a stretch of words as a phrase of sharing, ahead of the dishes that it is about or behind them, or as the
// beginning of what somebody else orders.

import { isDescription } from '../food/food-words.ts'
import {
  isMemberName,
  otherPeopleAt,
  type People,
  peopleAfter,
  peopleAt,
  type SpeakersGroup,
} from '../phrases/people.ts'
import { type SharingPhrase, sharingPhrasesAt, startsClause } from '../phrases/sharing.ts'
import { numberAt } from '../words/numbers.ts'
import type { Token } from '../words/tokens.ts'
import type { Reading } from './reading.ts'

export function sharingReadingsAt(tokens: readonly Token[], at: number, group: SpeakersGroup): Reading[] {
  const found = sharingPhrasesAt(tokens, at, group).flatMap((phrase): Reading[] => {
    const { ahead, behind } = costsOf(phrase, tokens, at)
    const reading = { at, end: phrase.end, kind: 'sharing', phrase } as const
    const last = { ...reading, cost: behind, isAhead: false }
    return ahead === null ? [last] : [last, { ...reading, cost: ahead, isAhead: true }]
  })
  // "nothing for ben", "for ben nothing"
  const isNothing = (i: number) => /^(?:nothing|none)$/.test(tokens[i]?.word ?? '')
  const lead = isNothing(at) ? at + 1 : at
  const nobody = tokens[lead]?.word === 'for' ? peopleAfter(tokens, lead + 1, group) : null
  const end = nobody && lead === at ? (isNothing(nobody.end) ? nobody.end + 1 : null) : nobody?.end
  if (end) found.push({ at, end, cost: lead === at ? -0.5 : 0, kind: 'nothing' })
  const whose = ownerAt(tokens, at, group)
  if (whose) found.push({ at, end: at + 1, cost: 0, kind: 'whose', people: whose })
  const same = sameAsAt(tokens, at, group)
  if (same) found.push(same)
  const others = otherPeopleAt(tokens, at, group)
  if (!others) return found
  return [
    ...found,
    { ...others, at, cost: others.end > at + 1 || tokens[at]?.word === 'im' ? 0 : 1, kind: 'other-people' },
  ]
}

/** "ben's | without cheese", "mine rare", "his with onions" */
function ownerAt(tokens: readonly Token[], at: number, group: SpeakersGroup): People | null {
  const { word = '', raw = '', gap = 'space' } = tokens[at] ?? {}
  const isOwner = gap !== 'space' || tokens[at - 1]?.word === 'and' || tokens[at - 1]?.word === 'but'
  const next = tokens[at + 1]
  const isDescribed =
    next?.gap === 'space' && (/^(?:with|without|no)$/.test(next.word) || isDescription(next.stem))
  if (!isOwner || !isDescribed) return null
  if (word === 'mine') return [group.speaker]
  const isNamed = /['’]s$/.test(raw) && isMemberName(tokens, at, group)
  return isNamed
    ? (peopleAt(tokens, at, group)?.people ?? null)
    : /^(?:his|hers)$/.test(word)
      ? 'unknown'
      : null
}

/** "the same as ben", "what ben is having". */
function sameAsAt(tokens: readonly Token[], at: number, group: SpeakersGroup): Reading | null {
  const wordAt = (i: number) => (tokens[i]?.gap === 'space' || i === at ? (tokens[i]?.word ?? '') : '')
  const isWhat = /^what(?:ever)?$/.test(wordAt(at))
  let nameAt = at + (/^(?:the|exactly)$/.test(wordAt(at)) ? 1 : 0)
  if (isWhat) nameAt += 1
  else {
    if (wordAt(nameAt) !== 'same') return null
    nameAt += /^(?:thing|order|again)$/.test(wordAt(nameAt + 1)) ? 2 : 1
    if (/^for (?:me|us)$/.test(`${wordAt(nameAt)} ${wordAt(nameAt + 1)}`)) nameAt += 2
    if (!/^(?:as|like)$/.test(wordAt(nameAt))) return null
    nameAt += 1
  }
  const named = peopleAt(tokens, nameAt, group)
  if (!named) return null
  let end = named.end
  while (/^(?:is|are|has|had|have|having|got|getting|ordered|did|does)$/.test(wordAt(end))) end += 1
  if (isWhat && end === named.end) return null
  const { people } = named
  return { at, end, cost: 0, kind: 'same-as', people, nameAt, nameEnd: named.end }
}

/** `ahead` is null for a phrase that can only follow its dish. */
function costsOf(
  { form, refersTo, end }: SharingPhrase,
  tokens: readonly Token[],
  at: number,
): { ahead: number | null; behind: number } {
  const isLast = endsClause(tokens, end)
  if (form === 'company') return { ahead: null, behind: 0 }
  if (form === 'exclusion') return { ahead: 0.3, behind: 0 }
  if (refersTo) return { ahead: null, behind: isLast ? 0 : 0.8 }
  // "a pizza we'll share and a coke"; "we'll share the nachos"
  if (form === 'verb') return isLast ? { ahead: 0.8, behind: 0 } : { ahead: 0, behind: 2 }
  // "a burger, for the table some fries"; "fries for the table and a burger"
  // "for ben a lager for cyd a stout"
  const isSeries = tokens.slice(0, at).some(({ word }, i) => word === 'for' && startsClause(tokens, i))
  const isFront = (startsClause(tokens, at) || isSeries) && beginsDish(tokens, end)
  return isFront ? { ahead: 0, behind: 0.5 } : { ahead: 0.8, behind: 0 }
}

function endsClause(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  return (
    next?.gap !== 'space' || /^(?:and|or|plus|then|but|please|thanks|too|with|without|for)$/.test(next.word)
  )
}

function beginsDish(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  const isArticle = /^(?:an?|another|some|the|we|i|ill|id|wed|well|can|could)$/.test(next?.word ?? '')
  return next?.gap === 'space' && (isArticle || numberAt(tokens, at) !== null)
}
