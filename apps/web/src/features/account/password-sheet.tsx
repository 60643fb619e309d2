// Changes the password.

import { changePassword } from '@tablemate/contract/restaurants.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { problemOf } from '../../lib/api/call-problem.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { accountRules } from '../portal/account-rules.ts'
import { portalCall } from '../portal/portal-call.ts'
import { PasswordField } from '../portal/portal-password-field.tsx'
import { showFailure } from '../portal/show-failure.ts'
import type { AccountSheetProps } from './sheet-props.ts'

const words = texts.account.password

export function PasswordSheet({ restaurant, onClose }: AccountSheetProps) {
  const { form, isSaving, submit } = usePasswordForm(onClose)
  const { errors } = form.formState
  return (
    <Sheet isOpen onClose={onClose} title={words.title} description={words.hint}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {/* Lets a password manager assign the password to the account. */}
        <input type="text" autoComplete="username" value={restaurant.email} readOnly hidden />
        <PasswordField
          label={words.current}
          error={errors.currentPassword?.message}
          autoComplete="current-password"
          required
          {...form.register('currentPassword', { validate: typed => typed !== '' || words.missing })}
        />
        <PasswordField
          label={words.new}
          hint={texts.restaurantLogin.passwordHint}
          error={errors.newPassword?.message}
          autoComplete="new-password"
          required
          {...form.register('newPassword', { validate: accountRules.password })}
        />
        <Button type="submit" isBusy={isSaving} className="mt-2">
          {isSaving ? words.saving : words.save}
        </Button>
      </form>
    </Sheet>
  )
}

function usePasswordForm(onDone: () => void) {
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } })
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async body => {
    if (isSaving) return
    setSaving(true)
    try {
      await portalCall(changePassword, { body })
      toast({ title: words.saved, tone: 'good' })
      onDone()
    } catch (error) {
      if (problemOf(error) === 'wrong-password')
        form.setError('currentPassword', { message: problemText('wrong-password') }, { shouldFocus: true })
      showFailure(form, error, words.failed)
      setSaving(false)
    }
  })
  return { form, isSaving, submit }
}
