// Deletes the account: lists what is deleted, and asks for the password.

import { deleteOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { problemOf } from '../../lib/api/call-problem.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { forgetUploads } from '../portal/forget-uploads.ts'
import { portalCall } from '../portal/portal-call.ts'
import { PasswordField } from '../portal/portal-password-field.tsx'
import { forgetSession } from '../portal/session.ts'
import { showFailure } from '../portal/show-failure.ts'
import type { AccountSheetProps } from './sheet-props.ts'

const words = texts.account.deletion

export function DeletionSheet({ onClose }: AccountSheetProps) {
  const { form, isDeleting, submit } = useDeletion()
  return (
    <Sheet isOpen onClose={onClose} title={words.title} description={words.hint}>
      <ul className="list-disc ps-5">
        {words.what.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="pt-3 text-muted">{words.tables}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-5">
        <PasswordField
          label={words.password}
          error={form.formState.errors.password?.message}
          autoComplete="current-password"
          required
          {...form.register('password', {
            validate: typed => typed !== '' || texts.account.password.missing,
          })}
        />
        <Button tone="danger" type="submit" isBusy={isDeleting} className="mt-1">
          {isDeleting ? words.submitting : words.submit}
        </Button>
        <Button tone="quiet" size="small" onClick={onClose}>
          {words.keep}
        </Button>
      </form>
    </Sheet>
  )
}

function useDeletion() {
  const form = useForm({ defaultValues: { password: '' } })
  const [, navigate] = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  const submit = form.handleSubmit(async body => {
    if (isDeleting) return
    setDeleting(true)
    try {
      await portalCall(deleteOwnRestaurant, { body })
      // Navigates first, because a portal screen without a session redirects to the login.
      navigate(paths.landing(), { replace: true })
      void forgetUploads()
      forgetSession()
      toast({ title: words.done.title, description: words.done.hint, isForNextScreen: true })
    } catch (error) {
      if (problemOf(error) === 'wrong-password')
        form.setError('password', { message: problemText('wrong-password') }, { shouldFocus: true })
      showFailure(form, error, words.failed)
      setDeleting(false)
    }
  })
  return { form, isDeleting, submit }
}
