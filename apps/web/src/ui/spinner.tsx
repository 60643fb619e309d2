// A progress spinner. It has no label: the caller provides the text.

import { LoaderCircle } from 'lucide-react'

export function Spinner({ size = 24 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={1.9} aria-hidden className="animate-turn shrink-0" />
}
