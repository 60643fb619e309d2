// The page for unknown addresses.

import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { Screen, ScreenTitle } from '../../ui/screen.tsx'

export function NotFoundScreen() {
  return (
    <Screen bottom={<NavButton to={paths.landing()}>{texts.app.home}</NavButton>}>
      <div className="m-auto flex max-w-80 flex-col items-center gap-3 py-16 text-center">
        <p aria-hidden className="font-[560] font-serif text-accent-text text-display">
          404
        </p>
        <ScreenTitle>{texts.notFound.title}</ScreenTitle>
        <p className="text-pretty text-muted">{texts.notFound.hint}</p>
      </div>
    </Screen>
  )
}
