// Buttons of four tones: 52 px high, or 44 px where space is short.

import type { ButtonHTMLAttributes, Ref } from 'react'
import { useLocation } from 'wouter'
import { preload, preloadOnIntent } from './preload.ts'
import { Spinner } from './spinner.tsx'

type Tone = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: Tone
  readonly size?: 'large' | 'small'
  /** A busy button ignores presses but keeps its size and focus. */
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

/** A button that opens another screen. It preloads the screen on hover, touch or focus. */
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
  /** For actions that cannot be undone. */
  danger: 'border border-danger bg-card text-danger enabled:hover:bg-tint',
}
