// What would be ordered by the words so far, and which of them say nothing to us. A guess on the phone; the server decides.

import { useMemo } from 'react'
import type { Group } from '#contract/groups.ts'
import { spokenOrder } from '#domain/spoken-order.ts'
import { useMenu } from '../../../api/menu.ts'
import { UnderstoodItems } from './understood-items.tsx'
import { useThrottled } from './use-throttled.ts'

/** Often enough to follow a voice, seldom enough to be read. */
const everyMs = 250

/** Of words that there are. */
export function Understood({ said, group }: { said: string; group: Group }) {
  const { id: groupId, restaurantId, currency } = group
  const known = useMenu({ groupId, restaurantId })
  const menu = known.kind === 'ready' && known.dishes.length > 0 ? known.dishes : null
  const steady = useThrottled(said, everyMs)
  const { items, notUnderstood } = useMemo(
    () => spokenOrder(steady, menu, currency),
    [steady, menu, currency],
  )
  return <UnderstoodItems said={steady} items={items} notUnderstood={notUnderstood} />
}
