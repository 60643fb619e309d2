// Loads the panel's parts for heard words and problems on first use.

import { lazyOrPlain } from '../../../ui/lazy-or-plain.tsx'
import type { ReasonTextProps } from './voice-parts.tsx'
import { transcriptIn, type VoiceView } from './voice-view.ts'

const loadParts = () => import('./voice-parts.tsx')

export const HeardWords = lazyOrPlain<{ readonly view: VoiceView }>(
  async () => (await loadParts()).HeardWords,
  ({ view }) => <p className="mt-2 min-h-16 text-spoken">{transcriptIn(view)}</p>,
)

export const ReasonText = lazyOrPlain<ReasonTextProps>(
  async () => (await loadParts()).ReasonText,
  () => null,
)

/** Whether the panel shows heard words or reserves space for them. */
export function hasHeard(view: VoiceView): boolean {
  return transcriptIn(view) !== '' || view.kind === 'listening' || view.kind === 'stopping'
}
