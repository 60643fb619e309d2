// Maps paths to screens. Screens load on demand, or shortly before (ui/preload.ts).

import { screenPaths } from '@tablemate/contract/screens.ts'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { screenNames, screens } from './app/screens.ts'
import { LandingScreen } from './features/landing/landing-screen.tsx'
import { paths } from './lib/paths.ts'
import { texts } from './lib/text/texts.ts'
import { NavButton } from './ui/button.tsx'
import { handlePathChange } from './ui/focus-heading.ts'
import { LazyScreen, lazyScreen, type ScreenSource } from './ui/lazy-screen.tsx'
import { registerPreload } from './ui/preload.ts'
import { Screen, ScreenTitle } from './ui/screen.tsx'

/** The parameters of all paths. A parameter that the path does not have is empty. */
interface Params {
  readonly token: string
  readonly groupId: string
  readonly memberId: string
  readonly restaurantId: string
  readonly campaignId: string
}

interface LazyRoute {
  readonly pattern: string
  readonly title: string
  readonly source: ScreenSource<Params>
}

const lazyRoutes: readonly LazyRoute[] = screenNames.map(name => ({
  pattern: screenPaths[name],
  title: texts.titles[name],
  source: lazyScreen<Params>(screens[name]),
}))

for (const { pattern, source } of lazyRoutes) registerPreload(pattern, source.preload)

export function Routes() {
  const [path] = useLocation()
  useLayoutEffect(() => handlePathChange(path), [path])
  return (
    <Switch>
      <Route path={screenPaths.landing}>
        <Titled title={texts.app.tagline}>
          <LandingScreen />
        </Titled>
      </Route>
      {lazyRoutes.map(({ pattern, title, source }) => (
        <Route key={pattern} path={pattern}>
          {({
            token = '',
            groupId = '',
            memberId = '',
            restaurantId = '',
            campaignId = '',
          }: Partial<Params>) => (
            <Titled title={title}>
              <LazyScreen
                key={pattern + token + groupId + memberId + restaurantId + campaignId}
                source={source}
                params={{ token, groupId, memberId, restaurantId, campaignId }}
              />
            </Titled>
          )}
        </Route>
      ))}
      <Route>
        <Titled title={texts.notFound.title}>
          <NotFoundScreen />
        </Titled>
      </Route>
    </Switch>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${texts.app.name}`
  }, [title])
  return children
}

// The page for unknown addresses.

function NotFoundScreen() {
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
