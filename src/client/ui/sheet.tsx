// A sheet that rises from the bottom and wants an answer first. What shows it is fetched with the first one.

import { LazyPart, lazyPart } from './lazy-part.tsx'
import type { SheetProps } from './sheet-content.tsx'

export function Sheet(props: SheetProps) {
  return props.isOpen ? <LazyPart source={content} params={props} /> : null
}

const content = lazyPart<SheetProps>(async () => (await import('./sheet-content.tsx')).SheetContent)
