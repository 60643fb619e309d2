// The voice panel in a sheet, where the menu comes first.

import { texts } from '../../../lib/text/texts.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { VoicePanel, type VoicePanelProps } from './voice-panel.tsx'

export interface VoiceSheetProps extends VoicePanelProps {
  readonly onClose: () => void
}

export function VoiceSheet({ onClose, ...panel }: VoiceSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={texts.voice.title} keepsFocus>
      <VoicePanel {...panel} />
    </Sheet>
  )
}
