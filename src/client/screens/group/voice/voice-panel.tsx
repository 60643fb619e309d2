// Saying what one would like: the one big round thing on the group screen, what it hears, and a line to type the same in.

import { type KeyboardEvent, Suspense, useRef } from 'react'
import type { Table } from '#contract/live.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyExtra } from '../../../ui/lazy-extra.ts'
import { HeardWords, hasHeard } from './lazy-voice-parts.tsx'
import { Microphone } from './microphone.tsx'
import { Prompt } from './prompt.tsx'
import { TypedOrder } from './typed-order.tsx'
import { type Say, useVoice } from './use-voice.ts'
import { isRecording, saidIn } from './voice-view.ts'

export interface VoicePanelProps {
  /** Takes one sentence, said or typed; rejects where it could not, after saying why. The words stay in the field then. */
  readonly onSay: Say
  readonly table: Table
  /** Who speaks. */
  readonly memberId: number
}

/** Comes with the first words, the understanding with it, and nobody waits for it. */
const Understood = lazyExtra(async () => (await import('./understood.tsx')).Understood)

export function VoicePanel({ onSay, ...seat }: VoicePanelProps) {
  const { view, draft, isDoubtful, tap, cancel, type, sayTyped } = useVoice(onSay)
  const microphone = useRef<HTMLButtonElement>(null)
  const isOpen = isRecording(view)
  const said = saidIn(view)

  const giveUp = () => {
    cancel()
    microphone.current?.focus()
  }
  const giveUpOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) giveUp()
  }

  return (
    <section
      aria-label={en.voice.title}
      onKeyDown={giveUpOnEscape}
      className="on-screen-only mb-3 flex flex-col items-center overflow-clip rounded-card bg-tint px-5 pt-9 pb-5 text-center"
    >
      <Microphone ref={microphone} view={view} onTap={tap} />
      <Prompt view={view} />
      {hasHeard(view) && <HeardWords view={view} />}
      <Suspense fallback={null}>{said !== '' && <Understood said={said} {...seat} />}</Suspense>
      {isOpen ? (
        <Button tone="quiet" className="mt-3 min-w-28" onClick={giveUp}>
          {en.voice.cancel}
        </Button>
      ) : (
        <TypedOrder
          draft={draft}
          isWide={isDoubtful}
          isSending={view.kind === 'sending'}
          onType={type}
          onSend={sayTyped}
        />
      )}
      {/* Beneath the field, which must not move while somebody types. */}
      <Suspense fallback={null}>
        {said === '' && draft.text !== '' && <Understood said={draft.text} {...seat} />}
      </Suspense>
    </section>
  )
}
