// Buttons: one main action, quieter ones beside it. 52 px high; 44 where space is short.

import type { ButtonHTMLAttributes, Ref } from 'react'
import { useLocation } from 'wouter'
import { preload, preloadOnIntent } from './preload.ts'
import { Spinner } from './spinner.tsx'

type Tone = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: Tone
  readonly size?: 'large' | 'small'
  /** Busy: cannot be pressed again, keeps its place and its focus. */
  readonly isBusy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({
  tone = 'primary',
  size = 'large',
  isBusy,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? event => event.preventDefault() : onClick}
      className={`${shape} ${sizes[size]} ${tones[tone]} ${className ?? ''}`}
    >
      {isBusy && <Spinner size={18} />}
      {rest.children}
    </button>
  )
}

/** A button that leads to another screen, whose script it fetches when a finger or pointer comes near. */
export function NavButton({ to, ...rest }: ButtonProps & { readonly to: string }) {
  const [, navigate] = useLocation()
  return (
    <Button
      {...rest}
      {...preloadOnIntent(to)}
      onClick={() => void preload(to, 200).then(() => navigate(to))}
    />
  )
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-button font-semibold text-center transition-[background-color,border-color,color,scale] duration-150 active:scale-[0.985] disabled:opacity-45 disabled:active:scale-100'

const sizes = {
  large: 'min-h-13 px-5 py-2 text-input',
  small: 'min-h-11 px-4 py-1.5 text-body',
}

const tones: Record<Tone, string> = {
  primary: 'border border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong',
  secondary: 'border border-line bg-card enabled:hover:border-edge',
  quiet: 'text-muted enabled:hover:text-ink',
  /** For what cannot be undone. */
  danger: 'border border-danger bg-card text-danger enabled:hover:bg-tint',
}
