// The preview of the words so far. The phone guesses; the server decides.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMenu } from '../../../lib/group/use-menu.ts'
import { texts } from '../../../lib/text/texts.ts'
import { isOtherLanguage, previewOf } from './preview.ts'
import { UnderstoodItems } from './understood-items.tsx'

interface Props {
  /** Not empty. */
  readonly transcript: string
  readonly groupState: GroupState
  readonly memberId: number
  /** The order that the sentence changed, as the server replied. */
  readonly changed?: Order | undefined
}

/** Often enough to follow speech, and rarely enough to be readable. */
const updateIntervalMs = 250

export function Understood({ transcript, groupState, memberId, changed }: Props) {
  const { id: groupId, restaurantId } = groupState.group
  const known = useMenu({ groupId, restaurantId })
  const menu = known.kind === 'ready' && known.value.length > 0 ? known.value : null
  const text = useThrottled(transcript, updateIntervalMs)
  const preview = useMemo(
    () => previewOf(text, groupState, memberId, menu),
    [text, groupState, memberId, menu],
  )
  if (changed) {
    // Read again, the sentence would apply to the order that it has already changed.
    const { items, note } = changed
    const now = { lead: texts.understood.change, items, note, notUnderstood: [] }
    return <UnderstoodItems transcript={text} members={groupState.members} {...now} />
  }
  // The field says so once the sentence comes back.
  if (isOtherLanguage(preview)) return null
  return <UnderstoodItems transcript={text} members={groupState.members} {...preview} />
}

// Throttles a value that changes often.

/** The first value immediately, then the newest value every `ms`. */
function useThrottled<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const wait = shownAt.current + ms - performance.now()
    const show = () => {
      shownAt.current = performance.now()
      setShown(value)
    }
    const timer = setTimeout(show, Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [value, ms])
  return shown
}
