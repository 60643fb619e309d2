// Lists the restaurant's free tables, for the staff who seats the next guests.

import { useId } from 'react'
import type { Loaded } from '../../../api/loaded.ts'
import { texts } from '../../../text/texts.ts'
import { tableName } from '../board/ticket-name.ts'
import { SectionFailed } from '../section-failed.tsx'
import type { FloorRestaurantTable } from '../use-restaurant-tables.ts'

const words = texts.floor.free

interface Props {
  readonly own: Loaded<readonly FloorRestaurantTable[]>
  readonly free: readonly FloorRestaurantTable[]
}

/** Renders nothing for a restaurant without tables. */
export function FreeRestaurantTables({ own, free }: Props) {
  const id = useId()
  if (own.kind === 'failed') return <SectionFailed text={words.failed} onRetry={own.retry} />
  if (own.kind === 'loading' || own.value.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="figures text-lead">
        {words.title({ count: free.length })}
      </h3>
      {free.length === 0 ? (
        <p className="pt-1 text-muted">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-muted">
          {free.map(restaurantTable => (
            <li key={restaurantTable.id} className="wrap-anywhere max-w-full">
              {tableName(restaurantTable.name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
