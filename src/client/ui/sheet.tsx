// A sheet that rises from the bottom and wants an answer first. What shows it is fetched with the first one.

import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from './lazy-part.tsx'

export interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  readonly children: ReactNode
}

export function Sheet(props: SheetProps) {
  return props.isOpen ? <LazyPart source={content} params={props} /> : null
}

const content = lazyPart<SheetProps>(async () => (await import('./sheet-content.tsx')).SheetContent)
