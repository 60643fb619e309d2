// The question before an order goes, fetched when a finger comes near what asks it.

import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import type { AskRemovalProps } from './ask-removal.tsx'

const question = lazyPart<AskRemovalProps & { onClose: () => void }>(
  async () => (await import('./ask-removal.tsx')).AskRemoval,
)

/** The handlers of intent, to be spread on a control that asks. */
export const preloadAskRemoval = {
  onPointerEnter: question.preload,
  onTouchStart: question.preload,
  onFocus: question.preload,
}

export function LazyAskRemoval(props: AskRemovalProps) {
  return <LazyPart source={question} params={{ ...props, onClose: props.onKeep }} />
}
