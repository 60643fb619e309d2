// Asked once, in place, before something is done that cannot be undone.

import { useState } from 'react'

/** 'kept': it was asked, and the answer was no, or it could not be done. */
type State = 'idle' | 'asking' | 'doing' | 'kept'

/** `act` answers whether it was done; whoever asked is gone then. */
export function useAsking(act: () => Promise<boolean>) {
  const [state, setState] = useState<State>('idle')
  return {
    isAsking: state === 'asking' || state === 'doing',
    isBusy: state === 'doing',
    wasKept: state === 'kept',
    ask: () => setState('asking'),
    keep: () => setState('kept'),
    async confirm() {
      if (state === 'doing') return
      setState('doing')
      if (!(await act())) setState('kept')
    },
  }
}
