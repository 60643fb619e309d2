// Switches the tablet between the kitchen's board and the floor.

import { texts } from '../../text/texts.ts'

const words = texts.floor.views
const views = ['board', 'floor'] as const
export type View = (typeof views)[number]

interface Props {
  readonly chosen: View
  readonly onChoose: (view: View) => void
}

export function ViewSwitch({ chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={words.label} className="on-screen-only flex flex-wrap gap-2">
      {views.map(view => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
          className="min-h-14 rounded-button border border-edge bg-card px-4 font-semibold text-lead aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {words[view]}
        </button>
      ))}
    </div>
  )
}
