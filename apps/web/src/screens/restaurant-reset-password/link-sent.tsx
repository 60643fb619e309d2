// The confirmation that a reset link was sent. The text is the same for an email without an account.

import { MailCheck } from 'lucide-react'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'

const words = texts.passwordReset

export function LinkSent({ email }: { email: string }) {
  return (
    <div className="m-auto flex w-full animate-rise flex-col items-center py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-live-tint text-live">
        <MailCheck size={26} strokeWidth={1.9} aria-hidden />
      </span>
      <h2 tabIndex={-1} ref={takeFocus} className="mt-5 text-title outline-none">
        {words.sent.title}
      </h2>
      <p className="wrap-anywhere mt-2 max-w-80 text-pretty text-muted">{words.sent.text({ email })}</p>
      <p className="mt-2 max-w-80 text-pretty text-muted">{words.sent.hint}</p>
      <NavButton tone="secondary" size="small" className="mt-6" to={paths.restaurantLogin()}>
        {words.back}
      </NavButton>
    </div>
  )
}
