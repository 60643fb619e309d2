// Opens the order form in Universal Mode, where every dish is typed.

import { PencilLine } from 'lucide-react'
import type { Group } from '#contract/groups.ts'
import * as texts from '../../text/texts.ts'
import { EntryCard } from './entry-card.tsx'

export function ManualEntry({ group, onOpen }: { group: Group; onOpen: () => void }) {
  const { manual: title, manualHint: hint } = texts.group
  return (
    <EntryCard group={group} id="manual-entry" icon={PencilLine} title={title} hint={hint} onOpen={onOpen} />
  )
}
