// What would be ordered by the words so far, and which of them say nothing to us. A guess on the phone; the server decides.

import { useMemo } from 'react'
import type { Table } from '#contract/live.ts'
import { useMenu } from '../../../table/use-menu.ts'
import { previewOf } from './preview.ts'
import { UnderstoodItems } from './understood-items.tsx'
import { useThrottled } from './use-throttled.ts'

interface Props {
  /** Words that there are. */
  readonly said: string
  readonly table: Table
  readonly memberId: number
}

/** Often enough to follow a voice, seldom enough to be read. */
const everyMs = 250

export function Understood({ said, table, memberId }: Props) {
  const { id: groupId, restaurantId } = table.group
  const known = useMenu({ groupId, restaurantId })
  const menu = known.kind === 'ready' && known.value.length > 0 ? known.value : null
  const steady = useThrottled(said, everyMs)
  const preview = useMemo(() => previewOf(steady, table, memberId, menu), [steady, table, memberId, menu])
  return <UnderstoodItems said={steady} {...preview} />
}
