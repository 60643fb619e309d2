// The way into the form, where everything is ordered by hand: Universal Mode.

import { PencilLine } from 'lucide-react'
import * as en from '../../text/en.ts'
import { EntryCard } from './entry-card.tsx'

export function ManualEntry({ onOpen }: { onOpen: () => void }) {
  const { manual: title, manualHint: hint } = en.group
  return <EntryCard id="manual-entry" icon={PencilLine} title={title} hint={hint} onOpen={onOpen} />
}
