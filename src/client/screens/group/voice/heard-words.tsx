// What the microphone hears, as it hears it, in letters that are read at arm's length: dark what stands, lighter what may
// still change. Not read aloud: the microphone would hear it.

import type { Hearing } from '../../../device/speech/transcript.ts'
import * as en from '../../../text/en.ts'
import { saidIn, type VoiceView } from './voice-view.ts'

/** From here on the letters are smaller, so that all of it stays in sight. */
const longFrom = 90

export function HeardWords({ view }: { view: VoiceView }) {
  const said = saidIn(view)
  return (
    <p
      className={`mt-2 flex min-h-16 w-full items-center justify-center ${said.length < longFrom ? 'text-spoken' : 'text-lead'}`}
    >
      {said === '' ? (
        <span className="text-muted">{en.voice.speakNow}</span>
      ) : (
        <span className="wrap-anywhere text-balance">
          “{'heard' in view ? <Words heard={view.heard} /> : <bdi>{said}</bdi>}”
        </span>
      )}
    </p>
  )
}

function Words({ heard: { earlier, parts } }: { heard: Hearing }) {
  const standing = { text: earlier, isFinal: true }
  const all = earlier === '' ? parts : [standing, ...parts]
  return all.map(({ text, isFinal }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is heard has no other identity than its place
    <span key={at} className={isFinal ? '' : 'text-muted'}>
      {at > 0 && ' '}
      {text}
    </span>
  ))
}
