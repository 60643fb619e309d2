// What is said or typed, on its way to becoming an order: once, and never lost.

import { useEffect, useRef, useState } from 'react'
import { limits } from '#domain/limits.ts'
import { lengthOf } from '#domain/plain-text.ts'
import { isUnderWay, restingSpeech, type Speech } from '../../../device/speech/speech.ts'
import type { SpeechInput } from '../../../device/speech.ts'
import { whenIdle } from '../../../device/when-idle.ts'
import * as en from '../../../text/en.ts'
import type { Outcome, Result, VoiceView } from './voice-view.ts'

/**
 * Hands over one sentence; answers what became of it, null where that is told elsewhere. Rejects where the words are to be
 * taken back, and has said why then. `isOpen` tells whether they still can be.
 */
export type Say = (transcript: string, isOpen: () => boolean) => Promise<Result | null>

/** The field beneath the microphone. */
export interface Draft {
  readonly text: string
  readonly note: { readonly kind: 'hint' | 'error'; readonly text: string } | null
}

/** How long the prompt shows what became of it. Source: spec.md, section 9. */
const resetMs = 3000
const noDraft: Draft = { text: '', note: null }
/** What listens comes when nothing else is to be done, or with the first tap. */
const fetchSpeech = () => import('../../../device/speech.ts')

export function useVoice(onSay: Say) {
  const [speech, setSpeech] = useState(restingSpeech)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [draft, setDraft] = useState(noDraft)
  const [isDoubtful, setDoubtful] = useState(speech.kind === 'unsupported')
  const ear = useRef<SpeechInput>(null)
  const isOpen = useRef(true)
  const view = viewOf(speech, outcome)

  const say = async (transcript: string): Promise<void> => {
    if (outcome?.kind === 'sending') return
    if (lengthOf(transcript) > limits.transcription)
      return setDraft({ text: transcript, note: error(en.voice.typed.tooLong(limits.transcription)) })
    if (!/[\p{L}\p{N}]/u.test(transcript)) return setOutcome({ kind: 'empty' })
    setOutcome({ kind: 'sending', transcript })
    try {
      const result = await onSay(transcript, () => isOpen.current)
      setOutcome(result && { ...result, transcript })
    } catch {
      setOutcome(null)
      keepUnsent(transcript)
    }
  }

  /** What was heard and not sent stands in the field, after what stood there. */
  const keepUnsent = (transcript: string) =>
    setDraft(({ text }) => ({
      text: text.includes(transcript) ? text : [text, transcript].filter(Boolean).join(' '),
      note: { kind: 'hint', text: en.voice.typed.unsent },
    }))

  const hearOf = (next: Speech): void => {
    setSpeech(next)
    if (next.kind === 'heard') void say(next.transcript)
    if ('unsent' in next && next.unsent !== '') keepUnsent(next.unsent)
    if (next.kind === 'listening') setDoubtful(false)
    if (next.kind === 'silent-start') setDoubtful(true)
    if (next.kind === 'failed' && next.problem.kind !== 'no-speech') setDoubtful(true)
  }
  const latest = useRef(hearOf)
  useEffect(() => {
    latest.current = hearOf
  })

  const open = useRef(async () => {
    const { openSpeechInput } = await fetchSpeech()
    if (isOpen.current) ear.current ??= openSpeechInput(next => latest.current(next))
    return ear.current
  })

  useEffect(() => {
    isOpen.current = true
    const callOff = whenIdle(() => open.current().catch(() => undefined))
    return () => {
      isOpen.current = false
      callOff()
      ear.current?.close()
      ear.current = null
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
    /** Whether the microphone is not to be relied on, so that typing comes first. */
    isDoubtful,
    tap() {
      if (outcome?.kind === 'sending') return
      setOutcome(null)
      // A browser may want the recording to begin in the tap itself.
      if (ear.current) return ear.current.tap()
      open.current().then(
        opened => opened?.tap(),
        () => hearOf({ kind: 'failed', problem: { kind: 'network' }, unsent: '' }),
      )
    },
    cancel: () => ear.current?.cancel(),
    type: (text: string) => setDraft({ text, note: null }),
    async sayTyped() {
      const text = draft.text.trim()
      if (text === '' || outcome?.kind === 'sending') return
      ear.current?.cancel()
      setDraft(noDraft)
      await say(text)
    },
  }
}

function viewOf(speech: Speech, outcome: Outcome | null): VoiceView {
  if (outcome && (outcome.kind === 'sending' || !isUnderWay(speech))) return outcome
  return speech.kind === 'heard' ? resting : speech
}

const resting: VoiceView = { kind: 'idle', unsent: '' }

function error(text: string): Draft['note'] {
  return { kind: 'error', text }
}
