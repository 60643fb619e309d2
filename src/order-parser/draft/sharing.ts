// Applies phrases of sharing: "let's split a pizza with ben", "fries for the table", "two pizzas, one to share".

import type { Reading } from '../grammar/reading.ts'
import type { SharingPhrase } from '../phrases/sharing.ts'
import type { DraftLine, DraftShare, DraftSharing } from './draft-items.ts'
import { completeAnnounced, currentLine, type ParserState } from './parser-state.ts'
import { applyBareCount, endClause } from './pending-words.ts'
import { joinSharing, shareDish } from './shared-dishes.ts'
import { takeSome } from './shares.ts'

type SharingReading = Reading & { readonly kind: 'sharing' }

export function readSharing(state: ParserState, reading: SharingReading) {
  if (reading.isAhead) return shareNext(state, reading)
  if (reading.phrase.form !== 'company') return sharePrevious(state, reading)
  if (state.sharing) joinSharing(state, state.sharing, sharingOf(reading))
}

/** "and two cokes for me": the dish is not among the shared ones, and neither are the next. */
export function keepUnshared(state: ParserState, { at }: Reading) {
  const line = state.lines.at(-1)
  const isAboutLine = state.joint === 'none' && state.tokens[at]?.gap === 'space'
  if (line && isAboutLine) {
    line.isForOne = true
    if (line.sharing === state.sharing) line.sharing = null
  }
  state.sharing = null
}

/** "let's split", before its dishes. */
function shareNext(state: ParserState, reading: SharingReading) {
  endClause(state)
  state.sharing = sharingOf(reading)
}

/** "to share", "we'll share both": after its dishes. */
function sharePrevious(state: ParserState, reading: SharingReading) {
  const { count, isCountJoined } = state
  const line = currentLine(state)
  if (!line) return
  if (count) takeSome(state, line)
  // "a burger and two to share": two of what?
  if (state.count && isCountJoined) return applyBareCount(state)
  applyBareCount(state)
  completeAnnounced(state)
  const sharing = sharingOf(reading)
  for (const dish of referredTo(state, reading.phrase)) shareDish(state, dish, sharing)
}

function referredTo(state: ParserState, { refersTo }: SharingPhrase): readonly (DraftLine | DraftShare)[] {
  const { lines, share } = state
  const line = currentLine(state)
  if (!line) return []
  if (refersTo === 'all') return lines.filter(({ isForOne }) => !isForOne)
  if (refersTo === 'several') return line.quantity > 1 ? [line] : lines.slice(-2)
  return [share ?? line]
}

const sharingOf = ({ at, end, phrase: { people, isForEach } }: SharingReading): DraftSharing => ({
  people,
  spans: [{ at, end }],
  isForEach,
})
