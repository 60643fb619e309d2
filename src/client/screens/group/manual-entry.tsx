// The way into the form, where everything is ordered by hand: Universal Mode.

import { PencilLine } from 'lucide-react'
import * as en from '../../text/en.ts'
import { preloadForm } from './order-form/lazy-order-form.tsx'

export function ManualEntry({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      id="manual-entry"
      aria-expanded={false}
      onClick={onOpen}
      {...preloadForm}
      className="flex min-h-20 w-full items-center gap-4 rounded-card border border-line bg-card p-4 text-left transition-[scale] active:scale-[0.985]"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-accent-text">
        <PencilLine size={20} strokeWidth={1.9} aria-hidden />
      </span>
      <span>
        <span className="block font-[560] font-serif text-lead leading-snug">{en.group.manual}</span>
        <span className="block text-muted text-small">{en.group.manualHint}</span>
      </span>
    </button>
  )
}
