// A button that shows an icon and says its label: aloud at once, as a tooltip to a pointer that rests or a keyboard.

import { type ButtonHTMLAttributes, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type Tip, useTip } from './use-tip.ts'

type Attributes = ButtonHTMLAttributes<HTMLButtonElement>

interface Props extends Omit<Attributes, 'onPointerLeave' | 'onPointerDown' | 'onBlur'> {
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, children, className = '', onPointerEnter, onFocus, ...rest }: Props) {
  const tip = useTip()
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...tip.handlers}
      onPointerEnter={both(tip.handlers.onPointerEnter, onPointerEnter)}
      onFocus={both(tip.handlers.onFocus, onFocus)}
      className={`relative grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card transition-colors enabled:hover:border-edge disabled:opacity-45 ${className}`}
    >
      {children}
      {tip.isOpen && (
        <Suspense fallback={null}>
          <Tooltip label={label} tip={tip} />
        </Suspense>
      )}
    </button>
  )
}

function both<E>(one: (event: E) => void, other: ((event: E) => void) | undefined) {
  return (event: E) => {
    one(event)
    other?.(event)
  }
}

// Without its tooltip a button is a button still.
const Tooltip = lazy<ComponentType<{ label: string; tip: Tip }>>(() =>
  import('./tooltip.tsx').then(
    loaded => ({ default: loaded.Tooltip }),
    () => ({ default: () => null }),
  ),
)
