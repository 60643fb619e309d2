// Login and sign-up of the restaurant portal. A signed-in restaurant is redirected to the dashboard.

import '../../portal.css'
import { suggestTax } from '@tablemate/domain/bill/restaurant-rates.ts'
import { useEffect, useId } from 'react'
import { FormProvider, type UseFormReturn, useController } from 'react-hook-form'
import { Link, Redirect } from 'wouter'
import { readLocaleHints } from '../../lib/device/locale-hints.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { preloadOnIntent } from '../../ui/preload.ts'
import { ScreenHeader } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RateField } from '../bill/rates/rate-field.tsx'
import { rateRule } from '../bill/rates/read-rate.ts'
import { TaxSwitch } from '../bill/rates/tax-switch.tsx'
import { useCurrency } from '../currency/currency-provider.tsx'
import { accountRules } from '../portal/account-rules.ts'
import { Card } from '../portal/card.tsx'
import { PasswordField } from '../portal/portal-password-field.tsx'
import { RestaurantField, RestaurantFields } from '../portal/restaurant-fields.tsx'
import { useSession } from '../portal/session.ts'
import { useAccountForm } from './use-account-form.ts'
import type { Mode, Values } from './values.ts'

const words = texts.restaurantLogin

export default function RestaurantLoginScreen() {
  const isSignedIn = useSession() !== null
  const account = useAccountForm()
  const formId = useId()
  if (isSignedIn) return <Redirect to={paths.restaurantDashboard()} replace />

  const { mode, isSending, form, submit, toggle } = account
  return (
    <Card
      below={<Interest />}
      header={
        <ScreenHeader
          title={words[mode].title}
          back={{ to: paths.landing(), label: words.back }}
          key={mode}
        />
      }
      bottom={
        <>
          <Button type="submit" form={formId} isBusy={isSending}>
            {isSending ? words.submitting : words[mode].submit}
          </Button>
          <Button tone="quiet" size="small" onClick={toggle} disabled={isSending}>
            {words[mode].toggle}
          </Button>
        </>
      }
    >
      <p className="pb-6 text-pretty text-muted">{words[mode].hint}</p>
      <form
        id={formId}
        key={mode}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-5"
      >
        <AccountFields form={form} mode={mode} />
        {mode === 'logIn' && <ForgotPassword />}
        {mode === 'signUp' && (
          <FormProvider {...form}>
            <RestaurantFields placeHint={words.placeHint} />
            <RestaurantField name="businessId" placeholder={words.businessIdPlaceholder} />
            <TaxFields form={form} />
          </FormProvider>
        )}
      </form>
    </Card>
  )
}

function ForgotPassword() {
  const to = paths.restaurantResetPassword()
  return (
    <Link to={to} className={`${linkLook} -mt-3 self-start`} {...preloadOnIntent(to)}>
      {texts.passwordReset.link}
    </Link>
  )
}

function Interest() {
  const to = paths.restaurantInterest()
  return (
    <p className="border-line border-t pt-4 pb-[max(20px,env(safe-area-inset-bottom))]">
      {words.interest.question}{' '}
      <Link to={to} className={linkLook} {...preloadOnIntent(to)}>
        {words.interest.link}
      </Link>
    </p>
  )
}

const linkLook =
  'inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 hover:text-ink'

// The fields of the login, named so that password managers fill them.

interface Props {
  readonly form: UseFormReturn<Values>
}

function AccountFields({ form, mode }: Props & { readonly mode: Mode }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={words.fields.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.register('email', { validate: accountRules.email })}
      />
      <PasswordField
        label={words.fields.password}
        hint={mode === 'signUp' ? words.passwordHint : undefined}
        error={errors.password?.message}
        autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
        required
        {...form.register('password', { validate: accountRules.password })}
      />
    </>
  )
}

// The tax fields of the sign-up, preset to what is usual in the region until the owner changes them.

interface TaxFieldsProps {
  readonly form: UseFormReturn<Values>
}

function TaxFields({ form }: TaxFieldsProps) {
  const { field } = useController({ control: form.control, name: 'isTaxIncluded' })
  useSuggestion(form)
  return (
    <div className="flex flex-col gap-3">
      <TaxSwitch words={texts.ownRates} isIncluded={field.value} onChoose={field.onChange} />
      {!field.value && (
        <RateField
          label={texts.restaurantLogin.fields.taxPercentage}
          error={form.formState.errors.taxPercentage?.message}
          hint={texts.ownRates.laterHint}
          isOptional
          {...form.register('taxPercentage', { validate: rateRule })}
        />
      )}
    </div>
  )
}

/** Updates the preset with the typed address, unless the owner has edited the tax fields. */
function useSuggestion(form: UseFormReturn<Values>): void {
  const { resetField } = form
  const [state, city, zipCode] = form.watch(['state', 'city', 'zipCode'])
  const { code: currency } = useCurrency().state
  const { timeZone } = readLocaleHints()
  const { dirtyFields } = form.formState
  const suggested = suggestTax({ country: null, timeZone, currency, state, city, zipCode })
  const isTaxIncluded = dirtyFields.isTaxIncluded ? null : suggested.isTaxIncluded
  const taxPercentage = dirtyFields.taxPercentage ? null : (suggested.taxPercentage?.toString() ?? '')
  useEffect(() => {
    if (isTaxIncluded !== null) resetField('isTaxIncluded', { defaultValue: isTaxIncluded })
  }, [isTaxIncluded, resetField])
  useEffect(() => {
    if (taxPercentage !== null) resetField('taxPercentage', { defaultValue: taxPercentage })
  }, [taxPercentage, resetField])
}
