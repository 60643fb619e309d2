// Shows the group of a code, so that the diner sees that it is the right one.

import { Check } from 'lucide-react'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import type { FoundGroup } from './use-join-group.ts'

export function FoundGroupCard({ group }: { group: FoundGroup }) {
  const { restaurantName, tableNumber } = group
  return (
    <div role="status" className="flex items-center gap-4 rounded-card border border-line bg-card p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-live-tint text-live">
        <Check size={20} strokeWidth={1.9} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="text-muted text-small">{texts.joinGroup.found}</p>
        <p className="wrap-anywhere font-[560] font-serif text-lead">
          {restaurantName ?? texts.table.unnamed}
        </p>
        {tableNumber && <p className="wrap-anywhere text-muted">{tableText(tableNumber)}</p>}
      </div>
    </div>
  )
}
