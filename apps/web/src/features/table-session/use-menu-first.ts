// At a restaurant with a menu the screen begins with it, and the voice panel opens from the bottom bar.

import type { GroupState } from '@tablemate/contract/live.ts'
import { useState } from 'react'
import type { MenuPlace, MenuState } from '../ordering/menu/menu-section.tsx'

/** `own`: the members that this phone orders for. */
export function useMenuFirst({ group, orders }: GroupState, own: readonly number[]) {
  const { restaurantId, isActive } = group
  const [state, setState] = useState<MenuState>('browsing')
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const place: MenuPlace = { bar, onState: setState, orders, own }
  return {
    isFirst: isActive && restaurantId !== null && state !== 'empty' && !hasFailed,
    hasFailed,
    state,
    /** Takes the part of the bottom bar that shows the chosen dishes. */
    setBar,
    place,
    /** The menu's script could not be loaded. */
    fail: () => setFailed(true),
    tryAgain: () => setFailed(false),
  }
}
