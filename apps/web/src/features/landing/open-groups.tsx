// The links to the open groups, with names from the phone's store, so that they also work offline.

import type { Group } from '@tablemate/contract/groups.ts'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { findGroup } from '../../lib/api/cache.ts'
import { paths } from '../../lib/paths.ts'
import { restored } from '../../lib/retention.ts'
import { series } from '../../lib/text/locale.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { preloadOnIntent } from '../../ui/preload.ts'

const words = texts.landing.back

export function OpenGroups({ groupIds }: { groupIds: readonly string[] }) {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    let isHere = true
    void restored().then(() => isHere && setRestored(true))
    return () => {
      isHere = false
    }
  }, [])
  if (!isRestored) return null
  return (
    <nav aria-label={words.title} className="flex animate-fade flex-col gap-2">
      {groupIds.map(groupId => (
        <Link
          key={groupId}
          to={paths.group(groupId)}
          className="flex min-h-[4.5rem] items-center gap-3 rounded-card border border-line bg-tint px-4 transition-[scale] active:scale-[0.985]"
          {...preloadOnIntent(paths.group(groupId))}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-muted text-small">{words.to}</span>{' '}
            <span className="wrap-anywhere line-clamp-2 font-[560] font-serif text-lead">
              <bdi>{nameOf(findGroup(groupId)?.group)}</bdi>
            </span>
          </span>
          <ArrowRight size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-accent-text" />
        </Link>
      ))}
    </nav>
  )
}

/** "Da Mario, Table 7", or a generic name for a table that this phone has not stored. */
function nameOf(group: Pick<Group, 'restaurantName' | 'tableNumber' | 'code'> | undefined): string {
  if (!group) return words.unnamed
  const { restaurantName, tableNumber, code } = group
  const parts = [restaurantName ?? '', tableNumber ? tableText(tableNumber) : ''].filter(Boolean)
  return parts.length > 0 ? series(parts) : words.byCode({ code })
}
