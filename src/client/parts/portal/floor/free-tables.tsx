// The tables at which nobody sits, for who seats the next guests.

import { useId } from 'react'
import type { RestaurantTable } from '#contract/tables.ts'
import * as en from '../../../text/en.ts'
import { tableName } from '../board/ticket-name.ts'
import { SectionFailed } from '../section-failed.tsx'
import type { OwnTables } from './use-free-tables.ts'

const words = en.floor.free

interface Props {
  readonly own: OwnTables
  readonly free: readonly RestaurantTable[]
}

/** Nothing for a restaurant that keeps no tables. */
export function FreeTables({ own: { tables, hasFailed, retry }, free }: Props) {
  const id = useId()
  if (hasFailed) return <SectionFailed text={words.failed} onRetry={retry} />
  if (!tables || tables.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="figures text-lead">
        {words.title(free.length)}
      </h3>
      {free.length === 0 ? (
        <p className="pt-1 text-muted">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2 pt-2">
          {free.map(table => (
            <li
              key={table.id}
              className="wrap-anywhere max-w-full rounded-button border border-line px-3 py-1 text-muted"
            >
              {tableName(table.name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
