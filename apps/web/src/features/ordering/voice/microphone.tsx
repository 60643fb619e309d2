// The microphone button. It is the largest element of the screen, so that a thumb finds it without looking. Rings pulse around
// it during a recording.

import { Check, Mic, MicOff } from 'lucide-react'
import type { Ref } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { VoiceView } from './voice-view.ts'

interface Props {
  readonly view: VoiceView
  readonly isSmall: boolean
  readonly onTap: () => void
  readonly ref: Ref<HTMLButtonElement>
}

export function Microphone({ view, isSmall, onTap, ref }: Props) {
  const { kind } = view
  if (kind === 'unsupported')
    return (
      <span className="grid size-16 place-items-center rounded-full bg-card text-muted">
        <MicOff size={28} strokeWidth={1.9} aria-hidden />
      </span>
    )
  const isBusy = kind === 'sending' || kind === 'stopping'
  return (
    <div className="relative">
      {kind === 'listening' ? (
        <>
          <span className={`${ring} animate-breathe`} />
          <span className={`${ring} scale-[1.13] animate-breathe [animation-delay:-300ms]`} />
        </>
      ) : (
        !isSmall && <span className={`${ring} scale-[1.14]`} />
      )}
      <button
        ref={ref}
        type="button"
        aria-label={kind === 'listening' ? texts.voice.stop : texts.voice.record}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={onTap}
        className={`relative grid ${isSmall ? 'size-13' : 'size-30'} place-items-center rounded-full transition-[background-color,scale] duration-150 active:scale-[0.97] ${isDone(kind) ? 'bg-live text-paper' : 'bg-accent text-on-accent'}`}
      >
        <Sign kind={kind} size={isSmall ? 24 : 48} />
      </button>
    </div>
  )
}

function Sign({ kind, size }: { kind: VoiceView['kind']; size: number }) {
  if (kind === 'starting' || kind === 'sending') return <Spinner size={44} />
  if (isDone(kind)) return <Check size={48} strokeWidth={1.9} aria-hidden className="animate-fade" />
  return <Mic size={size} strokeWidth={1.7} aria-hidden />
}

/** Only ordered or changed dishes get a tick. */
function isDone(kind: VoiceView['kind']): boolean {
  return kind === 'ordered' || kind === 'changed'
}

const ring = 'pointer-events-none absolute inset-0 rounded-full bg-accent/15'
