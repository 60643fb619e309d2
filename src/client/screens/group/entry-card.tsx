// A card that opens a form for ordering by hand.

import type { LucideIcon } from 'lucide-react'
import { preloadForm } from './order-form/lazy-order-form.tsx'

interface Props {
  readonly id: string
  readonly icon: LucideIcon
  readonly title: string
  readonly hint: string
  readonly onOpen: () => void
}

export function EntryCard({ id, icon: Icon, title, hint, onOpen }: Props) {
  return (
    <button
      type="button"
      id={id}
      aria-expanded={false}
      onClick={onOpen}
      {...preloadForm}
      className="flex min-h-20 w-full items-center gap-4 rounded-card border border-line bg-card p-4 text-start transition-[scale] active:scale-[0.985]"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-accent-text">
        <Icon size={20} strokeWidth={1.9} aria-hidden />
      </span>
      <span>
        <span className="block font-[560] font-serif text-lead leading-snug">{title}</span>
        <span className="block text-muted text-small">{hint}</span>
      </span>
    </button>
  )
}
