// A stretch of words that may name a dish of the menu.

/** A menu entry that a stretch of words may name. Cost 0 is its full name; a higher cost is a worse match. */
export interface Candidate {
  readonly entry: number
  readonly cost: number
  /** Content words of the name that are not in the stretch. */
  readonly missing: readonly string[]
  /** The part of the cost for words that were misheard, left out or said in another order. */
  readonly slips: number
}

export interface Mention {
  readonly end: number
  /** Best first; never empty. */
  readonly candidates: readonly Candidate[]
}
