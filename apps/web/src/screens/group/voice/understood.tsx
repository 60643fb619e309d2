// The preview of the words so far. The phone guesses; the server decides.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { useMemo } from 'react'
import { useMenu } from '../../../group/use-menu.ts'
import { texts } from '../../../text/texts.ts'
import { isOtherLanguage, previewOf } from './preview.ts'
import { UnderstoodItems } from './understood-items.tsx'
import { useThrottled } from './use-throttled.ts'

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
