// Asks a question in place before an action that cannot be undone.

import { useState } from 'react'

/** 'declined': the diner said no, or the action failed. */
type State = 'idle' | 'asking' | 'doing' | 'declined'

/** `act` resolves to whether it succeeded; then the component unmounts. */
export function useInlineConfirm(act: () => Promise<boolean>) {
  const [state, setState] = useState<State>('idle')
  return {
    isAsking: state === 'asking' || state === 'doing',
    isBusy: state === 'doing',
    isDeclined: state === 'declined',
    ask: () => setState('asking'),
    keep: () => setState('declined'),
    async confirm() {
      if (state === 'doing') return
      setState('doing')
      if (!(await act())) setState('declined')
    },
  }
}
