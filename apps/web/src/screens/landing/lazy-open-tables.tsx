// Links to this phone's open tables. Their names are read from the phone's store a moment after the first paint; their space is
// reserved before it (first-paint.ts).

import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { onMembershipChange } from '../../device/membership.ts'
import { openTables, reserveOpenTables } from '../../device/open-tables.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'

export function LazyOpenTables() {
  const known = useSyncExternalStore(onMembershipChange, listOpen, () => '')
  const groupIds = known.split(' ').filter(Boolean)
  const count = groupIds.length
  useLayoutEffect(() => {
    if (known === listOpen()) reserveOpenTables(count)
  }, [known, count])
  return (
    <div className="min-h-[calc(var(--open-tables,0)*5rem)]">
      {count > 0 && (
        <Suspense fallback={null}>
          <OpenTables groupIds={groupIds} />
        </Suspense>
      )}
    </div>
  )
}

const OpenTables = lazyExtra(async () => (await import('./open-tables.tsx')).OpenTables)
const listOpen = () => openTables().join(' ')
