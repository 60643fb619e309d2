// A stretch of words that is one modifier about a dish.

export interface Modifier {
  readonly end: number
  readonly cost: number
  /** A size or a temperature usually precedes its noun. */
  readonly isSize: boolean
}
