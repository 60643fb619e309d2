// A part of a screen that is loaded when it is first shown.

import { type FunctionComponent, useEffect, useState } from 'react'
import { texts } from '../lib/text/texts.ts'
import { reloadPage } from './reload-page.ts'
import { toast } from './toast.ts'

interface MaybeClosable {
  readonly onClose?: () => void
}

/**
 * Nothing shows until the part is loaded, or if that fails. A sheet that fails to load says so and closes; after its
 * second failure the page reloads (reload-page.ts).
 */
export function onDemand<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined
  let failures = 0
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React.lazy.
  return function OnDemand(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const { onClose }: MaybeClosable = props
    // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, whichever function closes the sheet by then.
    useEffect(() => {
      if (Part) return
      load().then(
        part => {
          loaded = part
          setPart(() => part)
        },
        () => {
          if (!onClose) return
          failures += 1
          if (failures > 1) void reloadPage()
          toast({ title: texts.app.notLoaded.title, description: texts.app.notLoaded.hint, tone: 'bad' })
          onClose()
        },
      )
    }, [])
    return Part && <Part {...props} />
  }
}
