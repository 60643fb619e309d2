// Who has unlocked this display, until it locks by itself or by the button.

import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { problemText } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { toast } from '../../../ui/toast.ts'
import { lock, noteLocked, useDisplayStaff } from './display-staff.ts'

const words = texts.pinPad

export function UnlockedPerson() {
  const state = useDisplayStaff()
  const unlocked = state.kind === 'ready' ? state.value.unlocked : null
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!unlocked) return
    const timer = setTimeout(noteLocked, unlocked.secondsLeft * 1000)
    return () => clearTimeout(timer)
  }, [unlocked])
  const handleLock = async () => {
    setBusy(true)
    try {
      await lock()
      focusIfLost(() => document.querySelector('h1'))
    } catch (error) {
      toast({ title: words.notLocked, description: problemText(problemOf(error)), tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
      <p role="status" className="wrap-anywhere min-w-0">
        {unlocked ? words.unlockedFor({ name: isolate(unlocked.name) }) : null}
      </p>
      {unlocked && (
        <Button tone="secondary" className="min-h-14" isBusy={isBusy} onClick={() => void handleLock()}>
          <Lock size={20} strokeWidth={1.9} aria-hidden />
          {words.lock}
        </Button>
      )}
    </div>
  )
}
