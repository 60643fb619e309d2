// A restaurant that would like to take part says so; then what happens next.

import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { InterestFields } from './interest-fields.tsx'
import { NextSteps } from './next-steps.tsx'
import { ThankYou } from './thank-you.tsx'
import { useInterest } from './use-interest.ts'

const words = en.interest

export function RestaurantInterestScreen() {
  const { state, form, submit } = useInterest()
  if (state.kind === 'sent') return <ThankYou restaurantName={state.restaurantName} />
  return (
    <Screen
      header={
        <ScreenHeader
          title={en.titles.restaurantInterest}
          back={{ to: paths.restaurantLogin(), label: words.back }}
        />
      }
    >
      <p className="text-pretty text-muted">{words.intro}</p>
      <p className="pt-1 pb-2 text-muted text-small">{words.required}</p>
      <form noValidate onSubmit={submit}>
        <InterestFields form={form} />
        <Button type="submit" isBusy={state.kind === 'sending'} className="mt-8 w-full">
          {state.kind === 'sending' ? words.submitting : words.submit}
        </Button>
      </form>
      <NextSteps className="mt-8" />
    </Screen>
  )
}
