// A button with an icon and a label for screen readers, which is also a tooltip on hover and keyboard focus.

import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
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
      {tip.isOpen && <Tooltip label={label} tip={tip} />}
    </button>
  )
}

function both<E>(one: (event: E) => void, other: ((event: E) => void) | undefined) {
  return (event: E) => {
    one(event)
    other?.(event)
  }
}

const Tooltip = onDemand<{ label: string; tip: Tip }>(async () => (await import('./tooltip.tsx')).Tooltip)
