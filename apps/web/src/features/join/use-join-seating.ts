// Joins the party at the scanned table under a name, or starts a separate party.

import { leaveGroup } from '@tablemate/contract/groups.ts'
import { joinSeating } from '@tablemate/contract/restaurant-tables.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { showFieldProblems } from '../../lib/api/field-problems.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { storeDinerName, storedDinerName } from '../../lib/device/diner-name.ts'
import { storeMembership } from '../../lib/device/membership.ts'
import { paths } from '../../lib/paths.ts'
import { forgetGroup } from '../../lib/retention.ts'
import { problemText, sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { preload } from '../../ui/preload.ts'
import { toast } from '../../ui/toast.ts'
import { emptyDetails, type MemberDetails } from '../people/member-details.tsx'
import type { ScannedTable } from './use-printed-code.ts'

/** 'moving': joins, and leaves the table elsewhere. */
type Way = 'together' | 'separate' | 'moving'

const words = texts.scannedTable

/** `onMissing` is called if the code was replaced meanwhile. `submitMove` joins and then leaves the table elsewhere. */
export function useJoinSeating(token: string, elsewhere: ScannedTable['elsewhere'], onMissing: () => void) {
  const form = useForm({ defaultValues: { name: storedDinerName(), seat: '', ...emptyDetails } })
  const [joining, setJoining] = useState<Way | 'none'>('none')
  const [key] = useState(() => intentKey())
  const [, navigate] = useLocation()

  const join = async ({ seat, ...typed }: MemberDetails & { name: string; seat: string }, how: Way) => {
    setJoining(how)
    void preload(paths.group('next'))
    try {
      const isSeparate = how === 'separate'
      const place = isSeparate || seat === '' ? {} : { seat: Number(seat) }
      const input = { params: { token }, body: { ...typed, ...place, separate: isSeparate } }
      const { group, member } = await call(joinSeating, { ...input, idempotencyKey: key.for(input) })
      storeDinerName(member.name)
      storeMembership(group.id, member.id)
      if (how === 'moving') await leaveElsewhere()
      navigate(paths.group(group.id), { replace: true })
    } catch (error) {
      setJoining('none')
      // The member of this key was removed since, so the next attempt needs a new key.
      if (problemOf(error) === 'member-not-found') key.renew()
      showFailure(error)
    }
  }

  /** The phone sits at both tables if this fails, which the other table shows. */
  const leaveElsewhere = async () => {
    if (!elsewhere) return
    const { groupId, memberId } = elsewhere
    try {
      await call(leaveGroup, { params: { groupId, memberId } })
      forgetGroup(groupId)
    } catch {}
  }

  const showFailure = (error: unknown) => {
    const problem = problemOf(error)
    showFieldProblems(form, error)
    if (problem === 'table-not-found') onMissing()
    else if (problem === 'name-taken')
      form.setError('name', { message: words.nameTaken }, { shouldFocus: true })
    else if (problem === 'seat-taken')
      form.setError('seat', { message: problemText(problem) }, { shouldFocus: true })
    else {
      const { title, hint, offline } = words.notJoined
      toast({ title, description: sentenceFor(problem, navigator.onLine ? hint : offline), tone: 'bad' })
    }
  }

  const submitAs = (how: Way) =>
    form.handleSubmit(typed => (joining === 'none' ? join(typed, how) : undefined))
  return {
    form,
    joining,
    submit: submitAs('together'),
    submitSeparate: submitAs('separate'),
    submitMove: submitAs('moving'),
  }
}
