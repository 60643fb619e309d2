// The beta gate: the product's name, a field for the code, a button. Built into the page (prerender.tsx).

import { verifyBeta } from '@tablemate/contract/beta.ts'
import type { ProblemName } from '@tablemate/contract/problem.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/column.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Screen } from '../../ui/screen.tsx'

const words = texts.gate

export function GateScreen({ onPass }: { onPass: () => void }) {
  const { state, field, submit, retype } = useGate(onPass)
  const formId = useId()
  const isVerifying = state.kind === 'verifying'
  return (
    <Column>
      <Screen
        bottom={
          <Button type="submit" form={formId} isBusy={isVerifying}>
            {isVerifying ? words.submitting : words.submit}
          </Button>
        }
      >
        <div className="m-auto flex w-full flex-col py-10">
          <Title />
          {/* method="dialog": a submission before the script is loaded does nothing, and the code never appears in the address. */}
          <form id={formId} method="dialog" noValidate onSubmit={submit}>
            <PasswordField
              ref={field}
              label={words.code}
              showLabel={words.show}
              hideLabel={words.hide}
              error={state.kind === 'refused' ? state.why : undefined}
              isErrorLive
              enterKeyHint="go"
              autoCapitalize="characters"
              required
              readOnly={isVerifying}
              onInput={retype}
            />
          </form>
        </div>
      </Screen>
    </Column>
  )
}

function Title() {
  return (
    <div className="mb-9 flex flex-col items-center text-center">
      <TableMark />
      <h1 className="mt-6 text-display">{texts.app.name}</h1>
      <p className="mt-2 rounded-full bg-tint px-2.5 py-1 font-semibold text-accent-text text-small leading-none">
        {texts.app.version}
      </p>
      <h2 className="mt-7 text-title">{words.title}</h2>
      <p className="mt-2 max-w-72 text-pretty text-muted">{words.hint}</p>
    </div>
  )
}

// The app's icon: a round table with four seats, from above.

function TableMark() {
  return (
    <svg viewBox="0 0 308 308" aria-hidden="true" className="size-20 fill-accent">
      <circle cx="154" cy="154" r="92" />
      <circle cx="154" cy="154" r="66" className="fill-none stroke-8 stroke-paper" />
      <rect x="94" width="120" height="44" rx="22" />
      <rect x="94" y="264" width="120" height="44" rx="22" />
      <rect y="94" width="44" height="120" rx="22" />
      <rect x="264" y="94" width="44" height="120" rx="22" />
    </svg>
  )
}

// Asks the server whether the code is right.

type State = { kind: 'idle' } | { kind: 'verifying' } | { kind: 'refused'; why: string }

/** The shortest time until an outcome shows. Source: spec.md, section 9. */
const minimumMs = 800

function useGate(onPass: () => void) {
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
