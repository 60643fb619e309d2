// What shows while somebody speaks, and when nothing came of it: fetched when it is first needed.

import { lazyOrPlain } from '../../../ui/lazy-or-plain.tsx'
import type { WhyNotProps } from './voice-parts.tsx'
import { saidIn, type VoiceView } from './voice-view.ts'

const fetchThem = () => import('./voice-parts.tsx')

export const HeardWords = lazyOrPlain<{ readonly view: VoiceView }>(
  async () => (await fetchThem()).HeardWords,
  ({ view }) => <p className="mt-2 min-h-16 text-spoken">{saidIn(view)}</p>,
)

export const WhyNot = lazyOrPlain<WhyNotProps>(
  async () => (await fetchThem()).WhyNot,
  () => null,
)

/** Whether there are words, or room for them. */
export function hasHeard(view: VoiceView): boolean {
  return saidIn(view) !== '' || view.kind === 'listening' || view.kind === 'stopping'
}
