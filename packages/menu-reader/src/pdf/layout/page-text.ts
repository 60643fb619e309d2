// A page's text runs with their positions. Lengths are in points; y grows downwards.

/** Size in points, the font's own name, and the weight and slope that the font states. */
export interface TextStyle {
  readonly size: number
  readonly font: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly colour?: string | undefined
}

/** How far text was turned about a point to set it level, clockwise: on the displayed page it is tilted so. */
export interface Levelled {
  readonly degrees: number
  readonly x: number
  readonly y: number
}

/** Letters set without a break on one baseline. */
export interface TextRun extends TextStyle {
  readonly text: string
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly width: number
  /** The file has a space before the run, so it begins a word however near it is. */
  readonly isAfterBlank?: boolean | undefined
  /** Absent for level text. */
  readonly levelled?: Levelled | undefined
}

export interface PageText {
  readonly width: number
  readonly height: number
  readonly runs: readonly TextRun[]
  /** How the text is rotated on the displayed page; here it is upright. Absent: not at all. */
  readonly turn?: Turn
  /** The text runs from right to left on the displayed page; here it is mirrored. */
  readonly isMirrored?: boolean
  /** The text of the same page that runs in other directions. */
  readonly aside?: readonly PageText[]
  /** From 1. Absent: its position in the file. */
  readonly number?: number
}

/** In clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3
