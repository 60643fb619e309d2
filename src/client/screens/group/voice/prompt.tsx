// What stands beneath the microphone: what to do, what it is doing, or what went wrong. Said aloud too.

import * as en from '../../../text/en.ts'
import { isolate } from '../../../text/isolate.ts'
import { WhyNot } from './lazy-voice-parts.tsx'
import type { VoiceView } from './voice-view.ts'

export function Prompt({ view }: { view: VoiceView }) {
  const { prompt, hint, heard } = en.voice
  const { kind } = view
  const isTrouble = kind === 'failed' || kind === 'empty'
  // Nobody needs to hear each time that all is as before.
  const isQuiet = kind === 'idle' || kind === 'starting'
  return (
    <>
      <div role="status" aria-live={isQuiet ? 'off' : 'polite'} className="mt-8 w-full">
        <p
          className={`wrap-anywhere text-balance font-[560] font-serif text-title ${isTrouble ? 'text-danger' : ''}`}
        >
          {kind === 'failed' ? <WhyNot why={view.problem} /> : prompt[kind]}
        </p>
        {kind === 'kept' && (
          <p className="text-pretty pt-1.5">{view.reason ? <WhyNot why={view.reason} /> : hint.kept}</p>
        )}
        {kind === 'sending' && <p className="sr-only">{heard(isolate(view.transcript))}</p>}
      </div>
      {kind in hint && kind !== 'kept' && (
        <p className="mt-1.5 max-w-80 text-balance text-muted">{hint[kind as keyof typeof hint]}</p>
      )}
    </>
  )
}
