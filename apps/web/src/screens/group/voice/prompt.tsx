// The line beneath the microphone: an instruction, the state, or the problem. Screen readers announce it.

import { isolate } from '../../../text/isolate.ts'
import { texts } from '../../../text/texts.ts'
import { ReasonText } from './lazy-voice-parts.tsx'
import type { VoiceView } from './voice-view.ts'

export function Prompt({ view }: { view: VoiceView }) {
  const { prompt, hint, heard } = texts.voice
  const { kind } = view
  const isTrouble = kind === 'failed' || kind === 'empty'
  // Routine states are not announced.
  const isQuiet = kind === 'idle' || kind === 'starting'
  return (
    <>
      <div role="status" aria-live={isQuiet ? 'off' : 'polite'} className="mt-8 w-full">
        <p
          className={`wrap-anywhere text-balance font-[560] font-serif text-title ${isTrouble ? 'text-danger' : ''}`}
        >
          {kind === 'failed' ? <ReasonText reason={view.problem} /> : prompt[kind]}
        </p>
        {kind === 'no-dish' && (
          <p className="text-pretty pt-1.5">
            {view.reason ? <ReasonText reason={view.reason} /> : hint['no-dish']}
          </p>
        )}
        {kind === 'sending' && <p className="sr-only">{heard({ transcript: isolate(view.transcript) })}</p>}
      </div>
      {kind in hint && kind !== 'no-dish' && (
        <p className="mt-1.5 max-w-80 text-balance text-muted">{hint[kind as keyof typeof hint]}</p>
      )}
    </>
  )
}
