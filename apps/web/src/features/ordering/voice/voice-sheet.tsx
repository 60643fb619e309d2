// The voice panel in a sheet, where the menu comes first.

import { texts } from '../../../lib/text/texts.ts'
import { SheetContent } from '../../../ui/sheet-content.tsx'
import { VoicePanel, type VoicePanelProps } from './voice-panel.tsx'

export interface VoiceSheetProps extends VoicePanelProps {
  readonly onClose: () => void
}

export function VoiceSheet({ onClose, ...panel }: VoiceSheetProps) {
  return (
    <SheetContent isOpen onClose={onClose} title={texts.voice.title} keepsFocus>
      <VoicePanel {...panel} />
    </SheetContent>
  )
}
