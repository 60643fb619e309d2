// Something is under way. Says nothing by itself: whoever shows it says what.

import { LoaderCircle } from 'lucide-react'

export function Spinner({ size = 24 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={1.9} aria-hidden className="animate-turn shrink-0" />
}
