// Sets a new password with the link's token, and signs the owner in.

import { resetPassword } from '@tablemate/contract/password-reset.ts'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { call } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { accountRules } from '../portal/account-rules.ts'
import { forgetUploads } from '../portal/forget-uploads.ts'
import { PasswordField } from '../portal/portal-password-field.tsx'
import { forgetSession, storeSession } from '../portal/session.ts'
import { showFailure } from '../portal/show-failure.ts'
import { showLanguage } from '../portal/show-language.ts'
import { forgetResetToken } from './reset-token.ts'

const words = texts.passwordReset.choose

interface Props {
  readonly token: string
  readonly onRequestNewLink: () => void
}

export function NewPasswordForm({ token, onRequestNewLink }: Props) {
  const { form, state, submit } = useNewPassword(token)
  if (state === 'link-invalid')
    return (
      <div role="alert" className="m-auto">
        <EmptyState
          icon={<Link2Off size={24} strokeWidth={1.9} aria-hidden />}
          title={words.over.title}
          hint={words.over.hint}
          action={
            <Button size="small" ref={takeFocus} onClick={onRequestNewLink}>
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
        hint={texts.restaurantLogin.passwordHint}
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
  const [state, setState] = useState<'idle' | 'saving' | 'link-invalid'>('idle')
  const submit = form.handleSubmit(async ({ newPassword }) => {
    if (state === 'saving') return
    setState('saving')
    try {
      const restaurant = await call(resetPassword, { body: { token, newPassword } })
      // Another restaurant may be signed in in this browser.
      void forgetUploads()
      forgetSession()
      forgetResetToken()
      storeSession(restaurant)
      navigate(paths.restaurantDashboard(), { replace: true })
      toast({ title: words.saved.title, description: words.saved.hint, tone: 'good' })
      showLanguage(restaurant.language)
    } catch (error) {
      if (isLinkInvalid(error)) return setState('link-invalid')
      showFailure(form, error, words.failed)
      setState('idle')
    }
  })
  return { form, state, submit }
}

/** A partially copied token counts as invalid too. */
function isLinkInvalid(error: unknown): boolean {
  const isMalformed = error instanceof CallProblem && 'token' in error.fields
  return isMalformed || problemOf(error) === 'reset-link-invalid'
}
