// The form by which a restaurant declares its interest, then a thank-you with the next steps.

import '../../portal.css'
import { Check } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Screen, ScreenHeader, ScreenTitle } from '../../ui/screen.tsx'
import { InterestFields } from './interest-fields.tsx'
import { NextSteps } from './next-steps.tsx'
import { useInterest } from './use-interest.ts'

const words = texts.interest

export default function RestaurantInterestScreen() {
  const { state, form, submit } = useInterest()
  if (state.kind === 'sent') return <ThankYou restaurantName={state.restaurantName} />
  return (
    <Screen
      header={
        <ScreenHeader
          title={texts.titles.restaurantInterest}
          back={{ to: paths.restaurantLogin(), label: words.back }}
        />
      }
    >
      <p className="text-pretty text-muted">{words.intro}</p>
      <p className="pt-1 text-muted text-small">{words.required}</p>
      {/* On a laptop the sheet is as wide as the portal's, with the next steps beside the form. */}
      <div data-wide className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <form noValidate onSubmit={submit}>
          <InterestFields form={form} />
          <Button type="submit" isBusy={state.kind === 'sending'} className="mt-8 w-full">
            {state.kind === 'sending' ? words.submitting : words.submit}
          </Button>
        </form>
        <div>
          <NextSteps className="lg:sticky lg:top-8 lg:mt-9" />
        </div>
      </div>
    </Screen>
  )
}

// The confirmation after the interest form was sent: thanks, next steps, and a link to the landing page.

const thankYouWords = texts.interest.thanks

function ThankYou({ restaurantName }: { restaurantName: string }) {
  return (
    <Screen bottom={<NavButton to={paths.landing()}>{texts.app.home}</NavButton>}>
      <div className="m-auto flex w-full animate-rise flex-col items-center py-10 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-live-tint text-live">
          <Check size={26} strokeWidth={1.9} aria-hidden />
        </span>
        <ScreenTitle takesFocus className="mt-5 text-display">
          {thankYouWords.title}
        </ScreenTitle>
        <p className="wrap-anywhere mt-2 max-w-80 text-pretty text-muted">
          {thankYouWords.text({ restaurant: restaurantName })}
        </p>
        <NextSteps className="mt-9 w-full text-start" />
      </div>
    </Screen>
  )
}
