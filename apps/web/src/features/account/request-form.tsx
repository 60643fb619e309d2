// Requests a reset link by mail. A server without mail says so and names a contact.

import { getPasswordReset, requestPasswordReset } from '@tablemate/contract/password-reset.ts'
import { useQuery } from '@tanstack/react-query'
import { MailCheck, MailX } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { cache } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/text-field.tsx'
import { accountRules } from '../portal/account-rules.ts'
import { showFailure } from '../portal/show-failure.ts'

const words = texts.passwordReset.ask

export function RequestForm() {
  const { data, isPending } = useQuery(
    { queryKey: ['password-reset'], queryFn: () => call(getPasswordReset, {}), gcTime: 0 },
    cache,
  )
  const { form, sentTo, isSending, submit } = useRequest()
  if (isPending) return <Skeleton className="h-40 animate-late" />
  if (data && !data.isAvailable) return <NoMail />
  if (sentTo !== null) return <LinkSent email={sentTo} />
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-pretty text-muted">{words.hint}</p>
      <TextField
        label={texts.restaurantLogin.fields.email}
        error={form.formState.errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.register('email', { validate: accountRules.email })}
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  )
}

function useRequest() {
  const form = useForm({ defaultValues: { email: '' } })
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = form.handleSubmit(async body => {
    if (isSending) return
    setSending(true)
    try {
      await call(requestPasswordReset, { body })
      setSentTo(body.email.trim())
    } catch (error) {
      showFailure(form, error, words.failed)
    }
    setSending(false)
  })
  return { form, sentTo, isSending, submit }
}

function NoMail() {
  return (
    <EmptyState
      icon={<MailX size={24} strokeWidth={1.9} aria-hidden />}
      title={words.noMail.title}
      hint={words.noMail.hint}
      action={
        <NavButton size="small" to={paths.restaurantLogin()}>
          {texts.passwordReset.back}
        </NavButton>
      }
    />
  )
}

// The confirmation that a reset link was sent. The text is the same for an email without an account.

const linkSentWords = texts.passwordReset

function LinkSent({ email }: { email: string }) {
  return (
    <div className="m-auto flex w-full animate-rise flex-col items-center py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-live-tint text-live">
        <MailCheck size={26} strokeWidth={1.9} aria-hidden />
      </span>
      <h2 tabIndex={-1} ref={takeFocus} className="mt-5 text-title outline-none">
        {linkSentWords.sent.title}
      </h2>
      <p className="wrap-anywhere mt-2 max-w-80 text-pretty text-muted">
        {linkSentWords.sent.text({ email })}
      </p>
      <p className="mt-2 max-w-80 text-pretty text-muted">{linkSentWords.sent.hint}</p>
      <NavButton tone="secondary" size="small" className="mt-6" to={paths.restaurantLogin()}>
        {linkSentWords.back}
      </NavButton>
    </div>
  )
}
