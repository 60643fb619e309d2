// Asks the server whether the code is right.

import { verifyBeta } from '@tablemate/contract/beta.ts'
import type { ProblemName } from '@tablemate/contract/problem.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { problemOf } from '../api/call-problem.ts'
import { problemText } from '../text/problems.ts'
import { texts } from '../text/texts.ts'

const words = texts.gate

type State = { kind: 'idle' } | { kind: 'verifying' } | { kind: 'refused'; why: string }

/** The shortest time until an outcome shows. Source: spec.md, section 9. */
const minimumMs = 800

export function useGate(onPass: () => void) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  /** Uncontrolled, so that text typed before the script arrived stays. */
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [])

  const refuse = (why: string) => {
    setState({ kind: 'refused', why })
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = field.current
    if (!input || state.kind === 'verifying') return
    const code = input.value.trim()
    if (!code) return refuse(words.required)
    setState({ kind: 'verifying' })
    const [problem] = await Promise.all([verify(code), new Promise(done => setTimeout(done, minimumMs))])
    if (problem === null) return onPass()
    if (problem === 'wrong-code') input.value = ''
    refuse(problemText(problem))
  }

  const retype = () => setState(current => (current.kind === 'refused' ? { kind: 'idle' } : current))

  return { state, field, submit, retype }
}

/** The problem's name, or null if the code is right. */
function verify(code: string): Promise<ProblemName | 'no-answer' | null> {
  return call(verifyBeta, { body: { code } }).then(() => null, problemOf)
}
