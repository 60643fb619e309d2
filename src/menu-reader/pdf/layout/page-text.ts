// A page as it is printed: pieces of text and where they stand. Lengths are points, y grows downwards.

/** Pieces of one look: size in points, the font's own name, and what it says of weight and slope. */
export interface Look {
  readonly size: number
  readonly font: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly colour?: string | undefined
}

/** Letters set without a break, on one baseline. */
export interface TextRun extends Look {
  readonly text: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly width: number
  /** The file has a blank before it, so it begins a word however near it stands. */
  readonly isAfterBlank?: boolean | undefined
}

export interface PageText {
  readonly width: number
  readonly height: number
  readonly runs: readonly TextRun[]
}
