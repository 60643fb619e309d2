// A new password, by the link's token. Setting it signs the owner in.

import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { resetPassword } from '#contract/password-reset.ts'
import { call } from '../../api/call.ts'
import { CallProblem, problemOf } from '../../api/call-problem.ts'
import { accountRules } from '../../parts/portal/account-rules.ts'
import { PasswordField } from '../../parts/portal/password-field.tsx'
import { forgetSession, keepSession } from '../../parts/portal/session.ts'
import { showFailure } from '../../parts/portal/tell-failure.ts'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.ts'
import { forgetResetToken } from './reset-token.ts'

const words = en.passwordReset.choose

interface Props {
  readonly token: string
  readonly onAskAgain: () => void
}

export function NewPasswordForm({ token, onAskAgain }: Props) {
  const { form, state, submit } = useNewPassword(token)
  if (state === 'link-over')
    return (
      <div role="alert" className="m-auto">
        <EmptyState
          icon={<Link2Off size={24} strokeWidth={1.9} aria-hidden />}
          title={words.over.title}
          hint={words.over.hint}
          action={
            <Button size="small" ref={takeFocus} onClick={onAskAgain}>
              {words.over.action}
            </Button>
          }
        />
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-pretty text-muted">{words.hint}</p>
      <PasswordField
        label={words.password}
        hint={en.restaurantLogin.passwordHint}
        error={form.formState.errors.newPassword?.message}
        autoComplete="new-password"
        required
        {...form.register('newPassword', { validate: accountRules.password })}
      />
      <Button type="submit" isBusy={state === 'saving'}>
        {state === 'saving' ? words.saving : words.submit}
      </Button>
    </form>
  )
}

function useNewPassword(token: string) {
  const form = useForm({ defaultValues: { newPassword: '' } })
  const [, navigate] = useLocation()
  const [state, setState] = useState<'resting' | 'saving' | 'link-over'>('resting')
  const submit = form.handleSubmit(async ({ newPassword }) => {
    if (state === 'saving') return
    setState('saving')
    try {
      const restaurant = await call(resetPassword, { body: { token, newPassword } })
      // Another restaurant may have been signed in here.
      forgetSession()
      forgetResetToken()
      keepSession(restaurant)
      navigate(paths.restaurantDashboard(), { replace: true })
      toast({ title: words.saved.title, description: words.saved.hint, tone: 'good' })
    } catch (error) {
      if (isLinkOver(error)) return setState('link-over')
      showFailure(form, error, words.failed)
      setState('resting')
    }
  })
  return { form, state, submit }
}

/** A token that was copied in part is as good as none. */
function isLinkOver(error: unknown): boolean {
  const isMalformed = error instanceof CallProblem && 'token' in error.fields
  return isMalformed || problemOf(error) === 'reset-link-invalid'
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
