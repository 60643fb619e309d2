// One form for login and sign-up. The form keeps its values after a failure.

import { logIn, signUp } from '@tablemate/contract/restaurants.ts'
import type { RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import type { Evidence } from '@tablemate/domain/places/detect-currency.ts'
import { useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { type IntentKey, intentKey } from '../../api/idempotency.ts'
import { readLocaleHints } from '../../device/locale-hints.ts'
import { useCurrency } from '../../parts/currency/currency-provider.tsx'
import type { CurrencyState } from '../../parts/currency/currency-store.ts'
import { type SignedIn, storeSession } from '../../parts/portal/session.ts'
import { showLanguage } from '../../parts/portal/show-language.ts'
import { readRate } from '../../parts/rates/read-rate.ts'
import { series } from '../../text/locale.ts'
import { texts } from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { showLoginFailure } from './show-login-failure.ts'
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
