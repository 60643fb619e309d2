// Loads the parts for refused items, shared items and words not understood on demand, because few orders need them.

import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { lazyOrPlain } from '../../ui/lazy-or-plain.tsx'
import { refusedTexts } from './item-text.ts'
import type { NotUnderstoodProps } from './not-understood.tsx'
import type { RefusedItemsProps } from './refused-items.tsx'
import type { SharedWithProps } from './shared-with.tsx'

const fetchThem = () => import('./order-parts.ts')

/** Renders `li` elements. */
export const LazyRefusedItems = lazyOrPlain<RefusedItemsProps>(
  async () => (await fetchThem()).RefusedItems,
  ({ items }) => (
    <li className="wrap-anywhere line-through">{series(refusedTexts(items).map(({ text }) => text))}</li>
  ),
)

export const LazySharedWith = lazyOrPlain<SharedWithProps>(
  async () => (await fetchThem()).SharedWith,
  () => <div className="h-5" />,
)

export const LazyNotUnderstood = lazyOrPlain<NotUnderstoodProps>(
  async () => (await fetchThem()).NotUnderstood,
  ({ transcript, stretches }) => (
    <p className="wrap-anywhere">
      {texts.order.notUnderstood} {series(stretches.map(({ start, end }) => transcript.slice(start, end)))}
    </p>
  ),
)
