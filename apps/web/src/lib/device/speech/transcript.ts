// The words that a recogniser has recognised so far.

export interface PartialTranscript {
  /** The words before the recogniser silently started over. */
  readonly earlier: string
  readonly parts: readonly Part[]
}

/** Words that are final, or may still change. A draft is final but may be repeated with more words. */
export interface Part {
  readonly text: string
  readonly isFinal: boolean
  readonly isDraft: boolean
}

export function transcriptOf({ earlier, parts }: PartialTranscript): string {
  return [earlier, textOf(parts)].filter(Boolean).join(' ')
}

export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join(' ')
}
