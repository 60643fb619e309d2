// The question before an order is deleted, preloaded when a pointer or the focus reaches the button.

import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import type { AskRemovalProps } from './ask-removal.tsx'

const question = lazyPart<AskRemovalProps & { onClose: () => void }>(
  async () => (await import('./ask-removal.tsx')).AskRemoval,
)

/** Preloading handlers for the button that asks the question. */
export const preloadAskRemoval = {
  onPointerEnter: question.preload,
  onTouchStart: question.preload,
  onFocus: question.preload,
}

export function LazyAskRemoval(props: AskRemovalProps) {
  return <LazyPart source={question} params={{ ...props, onClose: props.onKeep }} />
}
