// A stretch of words that may name a dish of the menu.

/** An entry that a stretch of words may mean. The lower the cost the better it fits; 0 is its full name. */
export interface Candidate {
  readonly entry: number
  readonly cost: number
  /** Content words of the name that were not said. */
  readonly missing: readonly string[]
}

export interface Mention {
  readonly end: number
  /** Best first; never empty. */
  readonly candidates: readonly Candidate[]
}
