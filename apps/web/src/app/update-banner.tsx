// Announces a newer version with a toast, then with a banner at the top of the page. The banner covers nothing, and waits for
// a quiet moment because it moves the page.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { appVersion, keepAppUpdated, onAppVersion, refreshNow } from '../lib/device/app-updates.ts'
import { texts } from '../lib/text/texts.ts'
import { Button } from '../ui/button.tsx'
import { toast, useToast } from '../ui/toast.ts'

const words = texts.update

/** How long the toast is shown. Source: spec.md, section 9. */
const toastMs = 15_000

const idleMs = 1500

export function UpdateBanner() {
  const version = useSyncExternalStore(onAppVersion, appVersion)
  useEffect(keepAppUpdated, [])
  useEffect(() => {
    if (version === 'just-replaced') toast({ ...words.toast, durationMs: toastMs })
  }, [version])
  return (
    <div role="status" className="on-screen-only">
      {(version === 'replaced' || version === 'just-replaced') && <Banner />}
    </div>
  )
}

function Banner() {
  // A toast would cover the banner.
  const hasRoom = useToast() === null
  const wasQuiet = useQuietMoment(hasRoom, idleMs)
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    void refreshNow()
  }
  if (!wasQuiet) return null
  return (
    <div className="gutter mx-auto flex max-w-[480px] animate-fade items-center gap-3 border-b border-line bg-tint pt-[max(8px,env(safe-area-inset-top))] pb-2 sm:mt-8 sm:-mb-4 sm:rounded-card sm:border">
      <p className="min-w-0 flex-1 font-semibold">{words.banner}</p>
      <Button tone="secondary" size="small" isBusy={isRefreshing} onClick={refresh}>
        {words.refresh}
      </Button>
    </div>
  )
}

/**
 * True once, while enabled, the page was at its top and untouched for `ms`, without an open dialog or a focused text field.
 * Further down a prompt would not be seen, and the page would move by its height.
 */
function useQuietMoment(isEnabled: boolean, ms: number): boolean {
  const [wasQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isEnabled || wasQuiet) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(isQuiet), ms)
    }
    wait()
    const dialogs = new MutationObserver(wait)
    dialogs.observe(document.body, { childList: true })
    const options = { capture: true, passive: true }
    for (const name of eventNames) window.addEventListener(name, wait, options)
    return () => {
      clearTimeout(timer)
      dialogs.disconnect()
      for (const name of eventNames) window.removeEventListener(name, wait, options)
    }
  }, [isEnabled, wasQuiet, ms])
  return wasQuiet
}

const eventNames = ['pointerdown', 'pointermove', 'pointerup', 'scroll', 'keydown', 'input', 'focusout']

function isQuiet(): boolean {
  const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  const isTyping = document.activeElement?.matches(typingSelector) ?? false
  return !hasDialog && !isTyping && window.scrollY === 0
}

const typingSelector = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
