// Opens the restaurant's menu, which is preloaded when the page is idle, so that it also opens offline.

import { BookOpen } from 'lucide-react'
import { useEffect } from 'react'
import type { Group } from '#contract/groups.ts'
import { whenIdle } from '../../device/when-idle.ts'
import * as texts from '../../text/texts.ts'
import { EntryCard } from './entry-card.tsx'
import { preloadMenu } from './order-form/lazy-order-form.tsx'

export function MenuEntry({ group, onOpen }: { group: Group; onOpen: () => void }) {
  useEffect(() => whenIdle(() => preloadMenu(group)), [group])
  return <EntryCard group={group} id="menu-entry" icon={BookOpen} {...texts.group.menu} onOpen={onOpen} />
}
