// Ordering by voice: the microphone, the transcript and its preview, and a field to type the same sentence.

import type { GroupState } from '@tablemate/contract/live.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { HeardWords } from './heard-words.tsx'
import { Microphone } from './microphone.tsx'
import { ReasonText } from './reason-text.tsx'
import { speaksEnglish } from './speaks-english.ts'
import { TypedOrder } from './typed-order.tsx'
import type { Voice } from './use-voice.ts'
import { isRecording, transcriptIn, type VoiceView } from './voice-view.ts'

export interface VoicePanelProps {
  readonly voice: Voice
  readonly groupState: GroupState
  /** The member that the sentence orders for. */
  readonly memberId: number
}

/** Its chunk has the parser. */
const Understood = onDemand(async () => (await import('./understood.tsx')).Understood)

export function VoicePanel({ voice, ...rest }: VoicePanelProps) {
  const { view, draft, isUnreliable, tap, cancel, type, sendTyped } = voice
  const microphone = useRef<HTMLButtonElement>(null)
  const isOpen = isRecording(view)
  const heard = transcriptIn(view)
  const isSent = heard !== '' && !isOpen
  // A reader of another language finds one row, until somebody speaks.
  const isRow = view.kind === 'idle' && !isUnreliable && !speaksEnglish()
  // The group when the sentence was sent: what it changed must not be read into it again.
  const [groupState, setGroupState] = useState(rest.groupState)
  if (!isSent && groupState !== rest.groupState) setGroupState(rest.groupState)

  const discard = () => {
    cancel()
    microphone.current?.focus()
  }
  const discardOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) discard()
  }

  return (
    <section
      aria-label={texts.voice.title}
      onKeyDown={discardOnEscape}
      className={`on-screen-only my-3 flex overflow-clip rounded-card bg-tint ${isRow ? 'flex-wrap gap-2 p-3' : 'flex-col items-center px-5 pt-9 pb-5 text-center'}`}
    >
      <Microphone ref={microphone} view={view} isSmall={isRow} onTap={tap} />
      {!isRow && <Prompt view={view} />}
      {hasHeard(view) && <HeardWords view={view} />}
      {heard !== '' && view.kind !== 'to-check' && (
        <Understood
          transcript={heard}
          {...rest}
          groupState={groupState}
          changed={view.kind === 'changed' ? view.order : undefined}
        />
      )}
      {isOpen ? (
        <Button tone="quiet" className="mt-3 min-w-28" onClick={discard}>
          {texts.voice.cancel}
        </Button>
      ) : (
        <TypedOrder
          draft={draft}
          label={isRow ? texts.voice.inEnglish : texts.voice.typed.label}
          className={isRow ? 'min-w-0 flex-1' : 'mt-5 w-full'}
          isWide={isUnreliable}
          isSending={view.kind === 'sending'}
          onType={type}
          onSend={sendTyped}
        />
      )}
      {/* Beneath the field, which must not move while the diner types. */}
      {heard === '' && draft.text !== '' && <Understood transcript={draft.text} {...rest} />}
    </section>
  )
}

// The line beneath the microphone: an instruction, the state, or the problem. Screen readers announce it.

function Prompt({ view }: { view: VoiceView }) {
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

/** Whether the panel shows heard words or reserves space for them. */
function hasHeard(view: VoiceView): boolean {
  return transcriptIn(view) !== '' || view.kind === 'listening' || view.kind === 'stopping'
}
