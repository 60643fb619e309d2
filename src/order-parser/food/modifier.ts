// A stretch of words that is one wish about a dish.

export interface Wish {
  readonly end: number
  readonly cost: number
  /** A size or a temperature stands before its noun more readily than after another one. */
  readonly isSize: boolean
}
