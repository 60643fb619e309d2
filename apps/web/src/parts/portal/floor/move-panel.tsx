// Moves a party to a free table by one tap, without a question, since another tap moves it back.

import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { tableName } from '../board/ticket-name.ts'
import type { FloorRestaurantTable } from '../use-restaurant-tables.ts'
import { focusOnce } from './focus-once.ts'
import type { SeatingProps } from './panel.ts'

const words = texts.floor.move

export function MovePanel({
  seating: { groupId },
  calls,
  onBack,
  free,
}: SeatingProps & { readonly free: readonly FloorRestaurantTable[] }) {
  const move = async ({ id, name }: FloorRestaurantTable) => {
    const texts = { done: () => words.done({ table: tableName(name) }), failed: words.failed }
    if (await calls.move(groupId, id, texts)) onBack()
  }
  return (
    <div className="flex flex-col gap-4">
      <p ref={focusOnce} tabIndex={-1} className="text-muted outline-none">
        {free.length > 0 ? words.hint : words.none}
      </p>
      <ul className="grid grid-cols-2 gap-2">
        {free.map(restaurantTable => (
          <li key={restaurantTable.id}>
            <Button
              tone="secondary"
              className="wrap-anywhere w-full"
              isBusy={calls.isBusy}
              onClick={() => void move(restaurantTable)}
            >
              {tableName(restaurantTable.name)}
            </Button>
          </li>
        ))}
      </ul>
      <Button tone="quiet" onClick={onBack}>
        {texts.floor.party.back}
      </Button>
    </div>
  )
}
