// The state of the voice panel. Sends each spoken or typed sentence once, and returns unsent words to the field.

import * as limits from '@tablemate/domain/limits.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { initialSpeech, isMicrophoneOn, type Speech } from '../../../lib/device/speech/speech.ts'
import type { SpeechInput } from '../../../lib/device/speech-input.ts'
import { whenIdle } from '../../../lib/device/when-idle.ts'
import { texts } from '../../../lib/text/texts.ts'
import type { Outcome, Result, VoiceView } from './voice-view.ts'

/**
 * Sends one sentence and resolves to its result, or to null if the list shows it. A sentence that is not English is not sent:
 * its words return to the field. They do so too if it rejects, after showing why. `isOpen` says whether the panel still exists.
 */
export type SendSentence = (
  transcript: string,
  isOpen: () => boolean,
) => Promise<Result | 'other-language' | null>

/** The field beneath the microphone. */
export interface Draft {
  readonly text: string
  readonly note: { readonly kind: 'hint' | 'error'; readonly text: string } | null
}

/** How long the prompt shows the result. Source: spec.md, section 9. */
const resetMs = 3000
const noDraft: Draft = { text: '', note: null }
/** Loaded when the page is idle, or with the first tap. */
const fetchSpeech = () => import('../../../lib/device/speech-input.ts')

export type Voice = ReturnType<typeof useVoice>

export function useVoice(onSend: SendSentence) {
  const [speech, setSpeech] = useState(initialSpeech)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [draft, setDraft] = useState(noDraft)
  const [isUnreliable, setUnreliable] = useState(speech.kind === 'unsupported')
  const input = useRef<SpeechInput>(null)
  const isOpen = useRef(true)
  const view = viewOf(speech, outcome)

  const send = async (transcript: string): Promise<void> => {
    if (outcome?.kind === 'sending') return
    if (lengthOf(transcript) > limits.transcription)
      return setDraft({
        text: transcript,
        note: error(texts.voice.typed.tooLong({ most: limits.transcription })),
      })
    if (!/[\p{L}\p{N}]/u.test(transcript)) return setOutcome({ kind: 'empty' })
    setOutcome({ kind: 'sending', transcript })
    try {
      const result = await onSend(transcript, () => isOpen.current)
      if (result !== 'other-language') return setOutcome(result && { ...result, transcript })
      setOutcome(null)
      restoreUnsent(transcript, texts.unplaced[result])
    } catch (error) {
      setOutcome(null)
      // The parser was not on the phone in time, and the server refused the sentence.
      const isOther = problemOf(error) === 'other-language'
      restoreUnsent(transcript, isOther ? texts.unplaced['other-language'] : undefined)
    }
  }

  /** Appends words that were heard but not sent to the field. */
  const restoreUnsent = (transcript: string, why: string = texts.voice.typed.unsent) =>
    setDraft(({ text }) => ({
      text: text.includes(transcript) ? text : [text, transcript].filter(Boolean).join(' '),
      note: { kind: 'hint', text: why },
    }))

  const onSpeech = (next: Speech): void => {
    setSpeech(next)
    if (next.kind === 'heard') void send(next.transcript)
    if ('unsent' in next && next.unsent !== '') restoreUnsent(next.unsent)
    if (next.kind === 'listening') setUnreliable(false)
    if (next.kind === 'silent-start') setUnreliable(true)
    if (next.kind === 'failed' && next.problem.kind !== 'no-speech') setUnreliable(true)
  }
  const latest = useRef(onSpeech)
  useEffect(() => {
    latest.current = onSpeech
  })

  const open = useRef(async () => {
    const { openSpeechInput } = await fetchSpeech()
    if (isOpen.current) input.current ??= openSpeechInput(next => latest.current(next))
    return input.current
  })

  useEffect(() => {
    isOpen.current = true
    const cancelIdle = whenIdle(() => {
      void open.current().catch(() => undefined)
      // The parser is on the phone before the first word.
      void import('./understood.tsx').catch(() => undefined)
    })
    return () => {
      isOpen.current = false
      cancelIdle()
      input.current?.close()
      input.current = null
    }
  }, [])

  useEffect(() => {
    if (!outcome || outcome.kind === 'sending') return
    const timer = setTimeout(() => setOutcome(null), resetMs)
    return () => clearTimeout(timer)
  }, [outcome])

  return {
    view,
    draft,
    /** Whether the microphone seems not to work, so that the text field is shown large. */
    isUnreliable,
    tap() {
      if (outcome?.kind === 'sending') return
      setOutcome(null)
      // A browser may require that the recording starts in the tap's handler.
      if (input.current) return input.current.tap()
      open.current().then(
        opened => opened?.tap(),
        () => onSpeech({ kind: 'failed', problem: { kind: 'network' }, unsent: '' }),
      )
    },
    cancel: () => input.current?.cancel(),
    type: (text: string) => setDraft({ text, note: null }),
    async sendTyped() {
      const text = draft.text.trim()
      if (text === '' || outcome?.kind === 'sending') return
      input.current?.cancel()
      setDraft(noDraft)
      await send(text)
    },
  }
}

function viewOf(speech: Speech, outcome: Outcome | null): VoiceView {
  if (outcome && (outcome.kind === 'sending' || !isMicrophoneOn(speech))) return outcome
  return speech.kind === 'heard' ? idleView : speech
}

const idleView: VoiceView = { kind: 'idle', unsent: '' }

function error(text: string): Draft['note'] {
  return { kind: 'error', text }
}
