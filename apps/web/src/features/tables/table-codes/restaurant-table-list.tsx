// The list of the restaurant's tables, with a checkbox for printing and a button for editing.

import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { tableText } from '../../../lib/text/table-text.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { EditRestaurantTable } from './edit-restaurant-table.tsx'

interface Props {
  readonly restaurantId: number
  readonly restaurantTables: readonly RestaurantTable[]
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (id: number, isChosen: boolean) => void
}

const words = texts.tableCodes

/** How many tables show before "show more". */
const initialRows = 12

export function RestaurantTableList({ restaurantId, restaurantTables, chosen, onChoose }: Props) {
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState<number | null>(null)
  const shown =
    isWhole || restaurantTables.length <= initialRows
      ? restaurantTables
      : restaurantTables.slice(0, initialRows)
  const close = (id: number) => {
    setEdited(null)
    focusIfLost(() => document.getElementById(`edit-table-${id}`))
  }
  return (
    <>
      <ul aria-label={words.list} className="divide-y divide-line border-line border-b">
        {shown.map(restaurantTable => (
          <li key={restaurantTable.id}>
            <Row
              restaurantTable={restaurantTable}
              isChosen={chosen.has(restaurantTable.id)}
              isEdited={edited === restaurantTable.id}
              onChoose={onChoose}
              onEdit={() => setEdited(edited === restaurantTable.id ? null : restaurantTable.id)}
            />
            {edited === restaurantTable.id && (
              <EditRestaurantTable
                restaurantId={restaurantId}
                restaurantTable={restaurantTable}
                onClose={() => close(restaurantTable.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length < restaurantTables.length && (
        <Button tone="quiet" size="small" className="mt-1" onClick={() => setWhole(true)}>
          {words.showMore({ count: restaurantTables.length - shown.length })}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  readonly restaurantTable: RestaurantTable
  readonly isChosen: boolean
  readonly isEdited: boolean
  readonly onChoose: (id: number, isChosen: boolean) => void
  readonly onEdit: () => void
}

function Row({ restaurantTable: { id, name, seating }, isChosen, isEdited, onChoose, onEdit }: RowProps) {
  const called = tableText(name)
  return (
    <div className="flex items-center gap-x-3 py-1">
      <label className="relative flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={event => onChoose(id, event.target.checked)}
          className="peer size-6 shrink-0 appearance-none rounded-[7px] border border-edge bg-card transition-colors checked:border-accent checked:bg-accent"
        />
        <Check
          size={16}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none absolute start-1 text-on-accent opacity-0 peer-checked:opacity-100"
        />
        <span className="wrap-anywhere font-semibold">{called}</span>
      </label>
      {seating && (
        <span className="shrink-0 rounded-full bg-live-tint px-2.5 py-0.5 text-live text-small">
          {words.people({ count: seating.people })}
        </span>
      )}
      <button
        id={`edit-table-${id}`}
        type="button"
        aria-label={words.edit({ table: called })}
        aria-expanded={isEdited}
        onClick={onEdit}
        className="-me-3 grid size-11 shrink-0 place-items-center rounded-button text-muted transition-colors hover:text-ink"
      >
        <Pencil size={18} strokeWidth={1.9} aria-hidden />
      </button>
    </div>
  )
}
