// Logs out. Only the server can end the session: without its reply the browser stays signed in and shows a toast.

import { logOut } from '@tablemate/contract/restaurants.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { sentenceFor } from '../../text/problems.ts'
import { texts } from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { forgetUploads } from './forget-uploads.ts'
import { forgetSession } from './session.ts'

export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      await call(logOut, {})
      void forgetUploads()
      forgetSession()
    } catch (error) {
      const { title, hint } = texts.portal.notLoggedOut
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
      setLeaving(false)
    }
  }
  return { isLeaving, leave }
}
