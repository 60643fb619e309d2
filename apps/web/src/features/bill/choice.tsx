// One of several exclusive choices in a row, such as a tip.

import type { Ref } from 'react'

interface Props {
  readonly label: string
  readonly isChosen: boolean
  /** Whether the form that it opens is shown, even if it is not the current choice yet. */
  readonly isOpen?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: () => void
  /** Called when a pointer or the focus reaches the button. */
}

export function Choice({ label, isChosen, isOpen, ref, onPress }: Props) {
  const look = isChosen ? chosen : isOpen ? open : 'border-line bg-card hover:border-edge'
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isChosen}
      aria-expanded={isOpen}
      onClick={onPress}
      className={`min-h-11 min-w-max flex-1 rounded-button px-1 last:flex-[1.25] border font-semibold transition-colors max-[359px]:text-small ${look}`}
    >
      {/* With the padding, no narrower than 44 pixels: `min-w-max` keeps the longer labels whole. */}
      <span className="inline-block min-w-8.5">{label}</span>
    </button>
  )
}

const chosen = 'border-accent bg-tint text-accent-text'
const open = 'border-edge bg-card text-accent-text'
