// A modal sheet at the bottom of the window. Its code loads with the first sheet.

import { LazyPart, lazyPart } from './lazy-part.tsx'
import type { SheetProps } from './sheet-content.tsx'

export function Sheet(props: SheetProps) {
  return props.isOpen ? <LazyPart source={content} params={props} /> : null
}

const content = lazyPart<SheetProps>(async () => (await import('./sheet-content.tsx')).SheetContent)
