// Finds the table behind a code, then joins it under a name; or goes back to it, where this phone sits there already.

import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import type { ReplyOf } from '#contract/endpoint.ts'
import { findGroupByCode, joinGroup } from '#contract/groups.ts'
import { limits } from '#domain/limits.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { keptKey } from '../../api/idempotency.ts'
import { findMembership, keepMembership } from '../../device/membership.ts'
import { showFieldProblems } from '../../parts/field-problems.ts'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { problemText, sentenceFor } from '../../text/problems.ts'
import { preload } from '../../ui/preload.ts'
import { toast } from '../../ui/toast.ts'
import { readCode } from './read-code.ts'

export type FoundTable = ReplyOf<typeof findGroupByCode>

type State =
  | { kind: 'code' }
  | { kind: 'verifying' }
  | { kind: 'member'; table: FoundTable }
  | { kind: 'found'; table: FoundTable }
  | { kind: 'joining'; table: FoundTable }

const words = en.joinGroup

export function useJoinGroup() {
  const [search] = useSearchParams()
  const linkedCode = readCode(search.get('code') ?? '')
  const form = useForm({ defaultValues: { code: linkedCode, name: '' } })
  const [state, setState] = useState<State>({ kind: 'code' })
  const [, navigate] = useLocation()
  const [key] = useState(() => keptKey())

  const verify = async (code: string) => {
    setState({ kind: 'verifying' })
    try {
      const table = await call(findGroupByCode, { params: { code } })
      if (form.getValues('code') !== code) return setState({ kind: 'code' })
      setState({ kind: findMembership(table.id) ? 'member' : 'found', table })
    } catch (error) {
      tellNotFound(error)
      setState({ kind: 'code' })
    }
  }
  const tellNotFound = (error: unknown) => {
    const problem = problemOf(error)
    const isUnknown = problem === 'group-not-found' || problem === 'not-found' || problem === 'invalid'
    if (isUnknown) form.setError('code', { message: words.noSuchCode })
    say(isUnknown ? words.notFound : { title: en.app.error, hint: problemText[problem] })
  }

  const join = async (table: FoundTable, name: string) => {
    setState({ kind: 'joining', table })
    void preload(paths.group(table.id))
    try {
      const input = { params: { groupId: table.id }, body: { name } }
      const member = await call(joinGroup, { ...input, idempotencyKey: key.for(input) })
      keepMembership(table.id, member.id)
      navigate(paths.group(table.id), { replace: true })
    } catch (error) {
      showFieldProblems(form, error)
      if (problemOf(error) === 'name-taken') form.setError('name', { message: words.nameTaken })
      say({ title: words.failed.title, hint: sentenceFor(problemOf(error), words.failed.hint) })
      setState({ kind: 'found', table })
    }
  }

  const submit = form.handleSubmit(({ code, name }) => {
    if (state.kind === 'code') return verify(code)
    if (state.kind === 'found') return join(state.table, name)
    return undefined
  })

  useAtOnce(() => {
    if (linkedCode.length === limits.groupCode) void verify(linkedCode)
  })

  return {
    state,
    form,
    submit,
    /** Another code is another table. */
    startOver: () => setState({ kind: 'code' }),
    /** Who this phone is at the table stays as it is, until it has joined anew. */
    joinAsSomeoneElse: (table: FoundTable) => setState({ kind: 'found', table }),
  }
}

/** Once, when the screen opens. */
function useAtOnce(act: () => void): void {
  const toDo = useRef<(() => void) | null>(act)
  useEffect(() => {
    toDo.current?.()
    toDo.current = null
  }, [])
}

function say({ title, hint }: { title: string; hint: string }): void {
  toast({ title, description: hint, tone: 'bad' })
}
