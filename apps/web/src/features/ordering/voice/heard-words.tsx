// The transcript while the diner speaks, in letters readable at arm's length: final words dark, others lighter. Screen readers
// do not announce it, because the microphone would record them.

import type { PartialTranscript } from '../../../lib/device/speech/transcript.ts'
import { texts } from '../../../lib/text/texts.ts'
import { transcriptIn, type VoiceView } from './voice-view.ts'

/** From this length on the letters are smaller, so that the whole transcript stays visible. */
const longFrom = 90

/** The quotation marks of the reader's language. */
const [before, after] = texts.order.quote({ text: '|' }).split('|')

export function HeardWords({ view }: { view: VoiceView }) {
  const transcript = transcriptIn(view)
  return (
    <p
      className={`mt-2 flex max-h-[28dvh] min-h-16 w-full flex-col-reverse items-center overflow-y-auto ${transcript.length < longFrom ? 'text-spoken' : 'text-lead'}`}
    >
      {transcript === '' ? (
        <span className="my-auto text-muted">{texts.voice.speakNow}</span>
      ) : (
        <span className="wrap-anywhere my-auto text-balance">
          {before}
          {'heard' in view ? <Words heard={view.heard} /> : <bdi>{transcript}</bdi>}
          {after}
        </span>
      )}
    </p>
  )
}

function Words({ heard: { earlier, parts } }: { heard: PartialTranscript }) {
  const earlierPart = { text: earlier, isFinal: true }
  const all = earlier === '' ? parts : [earlierPart, ...parts]
  return all.map(({ text, isFinal }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other identity than their index
    <span key={at} className={isFinal ? '' : 'text-muted'}>
      {at > 0 && ' '}
      {text}
    </span>
  ))
}
