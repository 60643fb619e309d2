// The preview of the words so far. The phone guesses; the server decides.

import { useMemo } from 'react'
import type { Table } from '#contract/live.ts'
import { useMenu } from '../../../table/use-menu.ts'
import { previewOf } from './preview.ts'
import { UnderstoodItems } from './understood-items.tsx'
import { useThrottled } from './use-throttled.ts'

interface Props {
  /** Not empty. */
  readonly transcript: string
  readonly table: Table
  readonly memberId: number
}

/** Often enough to follow speech, and rarely enough to be readable. */
const updateIntervalMs = 250

export function Understood({ transcript, table, memberId }: Props) {
  const { id: groupId, restaurantId } = table.group
  const known = useMenu({ groupId, restaurantId })
  const menu = known.kind === 'ready' && known.value.length > 0 ? known.value : null
  const text = useThrottled(transcript, updateIntervalMs)
  const preview = useMemo(() => previewOf(text, table, memberId, menu), [text, table, memberId, menu])
  return <UnderstoodItems transcript={text} members={table.members} {...preview} />
}
