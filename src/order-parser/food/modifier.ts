// A stretch of words that is one modifier about a dish.

export interface Modifier {
  readonly end: number
  readonly cost: number
  /** A size or a temperature stands before its noun more readily than after another one. */
  readonly isSize: boolean
}
