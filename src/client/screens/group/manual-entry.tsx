// Opens the order form in Universal Mode, where every dish is typed.

import { PencilLine } from 'lucide-react'
import * as texts from '../../text/texts.ts'
import { EntryCard } from './entry-card.tsx'

export function ManualEntry({ onOpen }: { onOpen: () => void }) {
  const { manual: title, manualHint: hint } = texts.group
  return <EntryCard id="manual-entry" icon={PencilLine} title={title} hint={hint} onOpen={onOpen} />
}
