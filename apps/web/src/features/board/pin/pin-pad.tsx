// The pad that asks a member of staff for the PIN, and who has unlocked the display by one. The person is chosen first, so that a PIN
// is compared with one hash. The keys are large enough for wet hands; a keyboard works too.

import * as limits from '@tablemate/domain/limits.ts'
import { mayRole } from '@tablemate/domain/staff/roles.ts'
import { Delete, Lock } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { CallProblem, problemOf } from '../../../lib/api/call-problem.ts'
import { duration } from '../../../lib/text/format.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { problemText, sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { toast } from '../../../ui/toast.ts'
import { SectionFailed } from '../../portal/section-failed.tsx'
import { lock, noteLocked, unlock, useDisplayStaff } from './display-staff.ts'
import { type PinQuestion, pinQuestions } from './staff-call.ts'

const words = texts.pinPad

/** Shows while a call of the display waits for a PIN. */
export function PinPad() {
  const question = useSyncExternalStore(pinQuestions.subscribe, pinQuestions.current)
  return question && <OpenPad key={question.id} question={question} />
}

interface Person {
  readonly id: number
  readonly name: string
}

function OpenPad({ question: { act, answer } }: { question: PinQuestion }) {
  const [person, setPerson] = useState<Person | null>(null)
  return (
    <Sheet
      isOpen
      onClose={() => answer(false)}
      title={person ? words.pinOf({ name: isolate(person.name) }) : words.who}
      description={texts.staff.acts[act]}
    >
      {person ? (
        <Keys
          key={person.id}
          person={person}
          onUnlocked={() => answer(true)}
          onBack={() => setPerson(null)}
        />
      ) : (
        <People act={act} onChoose={setPerson} />
      )}
    </Sheet>
  )
}

interface PeopleProps {
  readonly act: PinQuestion['act']
  readonly onChoose: (person: Person) => void
}

function People({ act, onChoose }: PeopleProps) {
  const state = useDisplayStaff()
  if (state.kind === 'loading') return <p role="status">{texts.staff.loading}</p>
  if (state.kind === 'failed') return <SectionFailed text={texts.staff.failed} onRetry={state.retry} />
  const able = state.value.people.filter(({ role }) => mayRole(role, act))
  if (able.length === 0) return <p className="text-pretty text-muted">{words.nobody}</p>
  return (
    <ul aria-label={words.who} className="grid grid-cols-2 gap-2">
      {able.map((person, at) => (
        <li key={person.id} className="min-w-0">
          <button
            type="button"
            ref={at === 0 ? takeFocus : null}
            onClick={() => onChoose(person)}
            className="wrap-anywhere min-h-16 w-full rounded-button border border-edge bg-card px-4 py-2 text-start"
          >
            <bdi className="block font-semibold text-lead">{person.name}</bdi>
            <span className="block text-muted">{texts.staff.roles[person.role]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface KeysProps {
  readonly person: Person
  readonly onUnlocked: () => void
  readonly onBack: () => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

function Keys({ person, onUnlocked, onBack }: KeysProps) {
  const { pin, setPin, fault, isBusy, submit } = usePin(person, onUnlocked)
  const id = useId()
  const press = (digit: string) => setPin(pin + digit)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <input
        type="password"
        // The pad's keys replace the keyboard on the screen; a real keyboard works.
        inputMode="none"
        // A browser must not offer to keep it.
        autoComplete="one-time-code"
        data-1p-ignore
        data-lpignore="true"
        dir="ltr"
        aria-label={words.pinOf({ name: isolate(person.name) })}
        aria-invalid={fault !== null}
        aria-describedby={id}
        ref={takeFocus}
        value={pin}
        onChange={event => setPin(event.target.value)}
        className="figures min-h-14 rounded-button border border-edge bg-card text-center text-title tracking-[0.4em]"
      />
      <p id={id} role="alert" className="min-h-6 text-center text-danger">
        {fault}
      </p>
      {/* The keys of a telephone are in one order in every language. */}
      <div dir="ltr" className="grid grid-cols-3 gap-2">
        {digits.map(digit => (
          <Key key={digit} onPress={() => press(digit)}>
            {digit}
          </Key>
        ))}
        <Key label={words.delete} onPress={() => setPin(pin.slice(0, -1))}>
          <Delete size={26} strokeWidth={1.9} aria-hidden />
        </Key>
        <Key onPress={() => press('0')}>0</Key>
        <Button type="submit" className="min-h-16" isBusy={isBusy} disabled={pin.length < limits.pinShortest}>
          {words.unlock}
        </Button>
      </div>
      <Button tone="quiet" onClick={onBack}>
        {words.someoneElse}
      </Button>
    </form>
  )
}

interface KeyProps {
  readonly label?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function Key({ label, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="figures grid min-h-16 select-none place-items-center rounded-button border border-edge bg-card font-semibold text-title active:bg-tint"
    >
      {children}
    </button>
  )
}

function usePin(person: Person, onUnlocked: () => void) {
  const [pin, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const setPin = (typed: string) => {
    setFault(null)
    setTyped(typed.replace(/\D/g, '').slice(0, limits.pin))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || pin.length < limits.pinShortest) return
    setBusy(true)
    try {
      await unlock(person.id, pin)
      onUnlocked()
    } catch (error) {
      setTyped('')
      setFault(sentenceOf(error))
      setBusy(false)
    }
  }
  return { pin, setPin, fault, isBusy, submit: (event: FormEvent) => void submit(event) }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallProblem && error.retryAfter && error.problem === 'too-many-requests')
    return texts.portal.tooManyTries({ wait: duration(error.retryAfter) })
  return sentenceFor(problemOf(error), words.tryAgain)
}

/** Who has unlocked this display, until it locks by itself or by the button. */
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
