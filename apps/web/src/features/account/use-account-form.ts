// One form for login and sign-up. The form keeps its values after a failure.

import type { FieldProblem } from '@tablemate/contract/problem.ts'
import { logIn, signUp } from '@tablemate/contract/restaurants.ts'
import type { RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import type { Evidence } from '@tablemate/domain/places/detect-currency.ts'
import { useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import { call } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { type IntentKey, intentKey } from '../../lib/api/idempotency.ts'
import { readLocaleHints } from '../../lib/device/locale-hints.ts'
import { series } from '../../lib/text/locale.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { readRate } from '../bill/rates/read-rate.ts'
import { useCurrency } from '../currency/currency-provider.tsx'
import type { CurrencyState } from '../currency/currency-store.ts'
import { type SignedIn, storeSession } from '../portal/session.ts'
import { showFailure } from '../portal/show-failure.ts'
import { showLanguage } from '../portal/show-language.ts'
import { empty, type Mode, type Values } from './values.ts'

const words = texts.restaurantLogin

export interface AccountForm {
  readonly mode: Mode
  readonly isSending: boolean
  readonly form: UseFormReturn<Values>
  readonly submit: () => void
  /** Switches to the other mode with an empty form. */
  readonly toggle: () => void
}

export function useAccountForm(): AccountForm {
  const [mode, setMode] = useState<Mode>('logIn')
  const [isSending, setSending] = useState(false)
  const form = useForm<Values>({ defaultValues: empty, shouldUnregister: false })
  const { state } = useCurrency()
  const [key] = useState(() => intentKey())

  const submit = form.handleSubmit(async values => {
    if (isSending) return
    setSending(true)
    try {
      // The screen redirects to the dashboard when the session is stored.
      const account = await (mode === 'logIn'
        ? sendLogIn(values)
        : sendSignUp(values, currencyFor(state), key))
      storeSession(account)
      showLanguage(account.language)
    } catch (error) {
      showLoginFailure(form, mode, error)
      setSending(false)
    }
  }, showInvalid)

  const toggle = () => {
    form.reset(empty)
    setMode(mode === 'logIn' ? 'signUp' : 'logIn')
  }
  return { mode, isSending, form, submit: () => void submit(), toggle }
}

/** The account that is signed in now. */
type Account = SignedIn & { readonly language: Language }

function sendLogIn({ email, password }: Values): Promise<Account> {
  return call(logIn, { body: { email, password } })
}

/**
 * The restaurant's currency, if the visitor's says more than the time zone, by which the server finds it: a phone may speak the
 * language of another country.
 */
function currencyFor(state: CurrencyState): RatedCurrencyCode | null {
  const isGuess = state.kind === 'detecting' || (state.kind === 'detected' && weakEvidence.includes(state.by))
  return isGuess ? null : state.code
}

const weakEvidence: readonly Evidence[] = ['locale', 'nothing']

function sendSignUp(values: Values, currency: RatedCurrencyCode | null, key: IntentKey): Promise<Account> {
  const { timeZone } = readLocaleHints()
  const rates = { taxPercentage: values.isTaxIncluded ? null : (readRate(values.taxPercentage) ?? null) }
  const body = { ...values, ...rates, currency, timeZone }
  return call(signUp, { body, idempotencyKey: key.for(body) })
}

function showInvalid(errors: FieldErrors<Values>): void {
  const names = Object.entries(words.fields).flatMap(([field, label]) => (field in errors ? label : []))
  toast({
    title: words.invalid.title,
    description: words.invalid.hint({ fields: series(names) }),
    tone: 'bad',
  })
}

// Shows why the server refused a login or sign-up: at the fields, and in a toast. Source: spec.md, section 8.

function showLoginFailure(form: UseFormReturn<Values>, mode: Mode, error: unknown): void {
  showFailure(form, error, texts.restaurantLogin[mode].failed)
  showFields(form, error)
  const fields = fieldsOf(error)
  for (const field of fields) form.setError(field, { message: problemText(problemOf(error)) })
  const [first] = fields
  if (first) form.setFocus(first)
}

/** Shows the specification's wording for the server's field errors. */
function showFields(form: UseFormReturn<Values>, error: unknown): void {
  if (!(error instanceof CallProblem)) return
  for (const [field, fault] of Object.entries(error.fields)) {
    const message = fieldWords[field]?.[fault]
    if (message) form.setError(field as keyof Values, { message })
  }
}

const { invalid } = texts.portal

const fieldWords: Record<string, Partial<Record<FieldProblem, string>>> = {
  email: { required: invalid.email, malformed: invalid.email },
  password: { required: invalid.password, 'too-short': invalid.password },
  name: { required: invalid.name },
  phone: { required: invalid.phone, malformed: invalid.phone },
  address: { required: invalid.address },
}

/** The fields to mark for an error that concerns the whole request. */
function fieldsOf(error: unknown): readonly (keyof Values)[] {
  switch (problemOf(error)) {
    case 'invalid-credentials':
      return ['email', 'password']
    case 'email-not-found':
    case 'email-taken':
      return ['email']
    default:
      return []
  }
}
