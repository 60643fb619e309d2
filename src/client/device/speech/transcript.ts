// The words that a recogniser has heard so far, as they are shown.

export interface Hearing {
  /** What was heard before the recogniser began anew without a word about it. */
  readonly earlier: string
  readonly parts: readonly Part[]
}

/** Words that stand (final), or may still change. */
export interface Part {
  readonly text: string
  readonly isFinal: boolean
  readonly isDraft: boolean
}

export function transcriptOf({ earlier, parts }: Hearing): string {
  return [earlier, textOf(parts)].filter(Boolean).join(' ')
}

export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join(' ')
}
