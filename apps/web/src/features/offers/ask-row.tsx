// A button that searches offers. Only its press may prompt for the position.

import { MapPin } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'
import { Spinner } from '../../ui/spinner.tsx'

interface Props {
  readonly isLooking: boolean
  readonly onAsk: () => void
}

export function AskRow({ isLooking, onAsk }: Props) {
  return (
    <button
      type="button"
      aria-busy={isLooking || undefined}
      aria-disabled={isLooking || undefined}
      onClick={isLooking ? undefined : onAsk}
      className="group flex min-h-11 w-full animate-fade items-center gap-4 border-line border-b py-4 text-start"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-button bg-tint text-accent-text">
        {isLooking ? <Spinner size={20} /> : <MapPin size={20} strokeWidth={1.9} aria-hidden />}
      </span>
      <span>
        <span className="block font-semibold text-accent-text group-hover:underline">
          {isLooking ? texts.offers.looking : texts.offers.show}
        </span>
        <span className="block text-muted text-small">{texts.offers.showHint}</span>
      </span>
    </button>
  )
}
