// The bottom bar beside the menu: the microphone, and the group's summary or the chosen dishes.

import { Mic } from 'lucide-react'
import type { Ref } from 'react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import type { VoiceSheetProps } from '../ordering/voice/voice-sheet.tsx'
import { VoiceSheet } from '../ordering/voice/voice-sheet.tsx'

interface MenuBarProps {
  readonly groupId: string
  readonly isChosen: boolean
  /** The element that shows the chosen dishes. */
  readonly barRef: Ref<HTMLDivElement>
  readonly isSpeaking: boolean
  readonly onSpeak: () => void
  readonly sheet: VoiceSheetProps
}

export function MenuBar({ groupId, isChosen, barRef, isSpeaking, onSpeak, sheet }: MenuBarProps) {
  return (
    <nav aria-label={texts.group.quickActions} className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-label={texts.voice.record}
        aria-haspopup="dialog"
        onClick={onSpeak}
        className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-[scale] active:scale-[0.97]"
      >
        <Mic size={24} strokeWidth={1.9} aria-hidden />
      </button>
      {!isChosen && (
        <NavButton tone="secondary" className="min-w-0 flex-1" to={paths.summary(groupId)}>
          {texts.group.view}
        </NavButton>
      )}
      <div ref={barRef} className="contents" />
      {isSpeaking && <VoiceSheet {...sheet} />}
    </nav>
  )
}
