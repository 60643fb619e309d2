// Links to this phone's open groups. Their names are read from the phone's store a moment after the first paint; their space is
// reserved before it (first-paint.ts).

import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { onMembershipChange } from '../../device/membership.ts'
import { openGroups, reserveOpenGroups } from '../../device/open-groups.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'

export function LazyOpenGroups() {
  const known = useSyncExternalStore(onMembershipChange, listOpen, () => '')
  const groupIds = known.split(' ').filter(Boolean)
  const count = groupIds.length
  useLayoutEffect(() => {
    if (known === listOpen()) reserveOpenGroups(count)
  }, [known, count])
  return (
    <div className="min-h-[calc(var(--open-tables,0)*5rem)]">
      {count > 0 && (
        <Suspense fallback={null}>
          <OpenGroups groupIds={groupIds} />
        </Suspense>
      )}
    </div>
  )
}

const OpenGroups = lazyExtra(async () => (await import('./open-groups.tsx')).OpenGroups)
const listOpen = () => openGroups().join(' ')
