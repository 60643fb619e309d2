// Chooses the station whose tickets the board shows. Renders nothing for a single station.

import type { Station } from '@tablemate/contract/stations.ts'
import { texts } from '../../../text/texts.ts'
import type { StationChoice as Choice } from './state/columns.ts'

const words = texts.board

interface Props {
  readonly stations: readonly Pick<Station, 'id' | 'name'>[]
  readonly chosen: Choice
  readonly onChoose: (station: Choice) => void
}

export function StationChoice({ stations, chosen, onChoose }: Props) {
  if (stations.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={words.stations} className="flex flex-wrap gap-2">
      {[{ id: 'all' as const, name: words.allStations }, ...stations].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="wrap-anywhere min-h-14 rounded-button border border-edge bg-card px-4 font-semibold text-lead aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  )
}
