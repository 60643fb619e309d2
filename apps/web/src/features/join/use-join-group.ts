// Finds the group of a code and joins it under a name, or returns to it if this phone has joined it before.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { findGroupByCode, getMembers, joinGroup, type Member } from '@tablemate/contract/groups.ts'
import { isGroupCode } from '@tablemate/domain/groups/group-code.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { showFieldProblems } from '../../lib/api/field-problems.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { storeDinerName, storedDinerName } from '../../lib/device/diner-name.ts'
import {
  findMembership,
  findOwnMembers,
  forgetMembership,
  storeMembership,
} from '../../lib/device/membership.ts'
import { paths } from '../../lib/paths.ts'
import { problemText, sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { preload } from '../../ui/preload.ts'
import { closeErrorToast, toast } from '../../ui/toast.ts'
import { emptyDetails, type MemberDetails } from '../people/member-details.tsx'
import { type GroupLink, readCode, readLink } from './read-code.ts'

export type FoundGroup = ReplyOf<typeof findGroupByCode>

type State =
  | { kind: 'code' }
  | { kind: 'verifying' }
  /** The member that this phone acts as is first. */
  | { kind: 'member'; group: FoundGroup; own: readonly [Member, ...Member[]] }
  | { kind: 'found'; group: FoundGroup }
  | { kind: 'joining'; group: FoundGroup }

const words = texts.joinGroup

export function useJoinGroup() {
  const [search] = useSearchParams()
  const linkedCode = readCode(search.get('code') ?? '')
  const link = useRef(readLink(`?${search}`))
  /** A printed bill leads to the bill of this group, and a phone that is there need not join it. */
  const billOf = search.get('bill')
  const pathIn = (groupId: string) => (groupId === billOf ? paths.billSplit(groupId) : paths.group(groupId))
  const form = useForm({ defaultValues: { code: linkedCode, name: storedDinerName(), ...emptyDetails } })
  const [state, setState] = useState<State>({ kind: 'code' })
  const [, navigate] = useLocation()
  const [key] = useState(() => intentKey())

  const verify = async (code: string) => {
    setState({ kind: 'verifying' })
    const key = link.current?.code === code ? link.current.key : undefined
    try {
      const group = await call(findGroupByCode, { params: { code }, query: { key } })
      const [me, ...others] = await ownMembersAt(group.id)
      // Another code was typed meanwhile, and its own lookup runs.
      if (form.getValues('code') !== code) return
      setState(me ? { kind: 'member', group, own: [me, ...others] } : { kind: 'found', group })
    } catch (error) {
      if (form.getValues('code') !== code) return
      showNotFound(error)
      setState({ kind: 'code' })
    }
  }
  const showNotFound = (error: unknown) => {
    const problem = problemOf(error)
    const isUnknown = problem === 'group-not-found' || problem === 'not-found' || problem === 'invalid'
    if (isUnknown) form.setError('code', { message: words.noSuchCode })
    // The link's key may be incomplete, so the next attempt uses only the code.
    if (isUnknown) link.current = null
    const other =
      problem === 'too-many-requests' ? words.tooMany : { title: texts.app.error, hint: problemText(problem) }
    showError(isUnknown ? words.notFound : other)
  }

  const join = async (group: FoundGroup, typed: MemberDetails & { name: string }) => {
    setState({ kind: 'joining', group })
    void preload(pathIn(group.id))
    try {
      const input = { params: { groupId: group.id }, body: { ...typed, key: group.linkKey } }
      const member = await call(joinGroup, { ...input, idempotencyKey: key.for(input) })
      storeMembership(group.id, member.id)
      storeDinerName(member.name)
      navigate(pathIn(group.id), { replace: true })
    } catch (error) {
      // The member of this key was removed since, so the next attempt needs a new key.
      if (problemOf(error) === 'member-not-found') key.renew()
      // The code was renewed meanwhile.
      if (problemOf(error) === 'group-not-found') {
        showNotFound(error)
        setState({ kind: 'code' })
        return
      }
      showFieldProblems(form, error)
      if (problemOf(error) === 'name-taken') form.setError('name', { message: words.nameTaken })
      showError({ title: words.failed.title, hint: sentenceFor(problemOf(error), words.failed.hint) })
      setState({ kind: 'found', group })
    }
  }

  const submit = form.handleSubmit(({ code, ...typed }) => {
    if (state.kind === 'code') return verify(code)
    if (state.kind === 'found') return join(state.group, typed)
    return undefined
  })

  useOnMount(() => {
    if (billOf !== null && findMembership(billOf) !== null) navigate(pathIn(billOf), { replace: true })
    else if (isGroupCode(linkedCode)) void verify(linkedCode)
  })

  return {
    state,
    form,
    submit,
    /** Whether the code came with the link. */
    isLinked: isGroupCode(linkedCode),
    /** Called when the code changes. A complete code is looked up immediately. */
    changeCode() {
      const code = form.getValues('code')
      closeErrorToast()
      form.clearErrors('code')
      if (isGroupCode(code)) void verify(code)
      else setState({ kind: 'code' })
    },
    /** Remembers a link that was pasted into the field. */
    rememberLink(pasted: GroupLink) {
      link.current = pasted
    },
    /** Joins as a further member. The phone's earlier members stay. */
    joinAsSomeoneElse(group: FoundGroup) {
      form.setValue('name', '')
      setState({ kind: 'found', group })
    },
  }
}

/** This phone's members that are still in the group, the current one first. */
async function ownMembersAt(groupId: string): Promise<Member[]> {
  const own = findOwnMembers(groupId)
  if (own.length === 0) return []
  try {
    const members = await call(getMembers, { params: { groupId } })
    const current = findMembership(groupId)
    return members
      .filter(({ id }) => own.includes(id))
      .sort((a, b) => Number(b.id === current) - Number(a.id === current))
  } catch (error) {
    if (problemOf(error) !== 'group-not-found') throw error
    forgetMembership(groupId)
    return []
  }
}

/** Calls `act` once when the screen opens, also in React's strict mode. */
function useOnMount(act: () => void): void {
  const pending = useRef<(() => void) | null>(act)
  useEffect(() => {
    pending.current?.()
    pending.current = null
  }, [])
}

function showError({ title, hint }: { title: string; hint: string }): void {
  toast({ title, description: hint, tone: 'bad' })
}
