// The confirmation after the interest form was sent: thanks, next steps, and a link to the landing page.

import { Check } from 'lucide-react'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { Screen, ScreenTitle } from '../../ui/screen.tsx'
import { NextSteps } from './next-steps.tsx'

const words = texts.interest.thanks

export function ThankYou({ restaurantName }: { restaurantName: string }) {
  return (
    <Screen bottom={<NavButton to={paths.landing()}>{texts.app.home}</NavButton>}>
      <div className="m-auto flex w-full animate-rise flex-col items-center py-10 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-live-tint text-live">
          <Check size={26} strokeWidth={1.9} aria-hidden />
        </span>
        <ScreenTitle takesFocus className="mt-5 text-display">
          {words.title}
        </ScreenTitle>
        <p className="wrap-anywhere mt-2 max-w-80 text-pretty text-muted">
          {words.text({ restaurant: restaurantName })}
        </p>
        <NextSteps className="mt-9 w-full text-start" />
      </div>
    </Screen>
  )
}
