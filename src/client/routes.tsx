// Which screen stands behind which path. Screens load when they are needed, or a moment before (ui/preload.ts).

import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { screenPaths } from '#contract/screens.ts'
import { LandingScreen } from './screens/landing/landing-screen.tsx'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'
import { screens } from './screens.ts'
import * as en from './text/en.ts'
import { expectArrival } from './ui/arrival.ts'
import { LazyScreen, lazyScreen, type ScreenSource } from './ui/lazy-screen.tsx'
import { registerPreload } from './ui/preload.ts'

/** What a path can name; empty where it does not. */
interface Params {
  readonly token: string
  readonly groupId: string
  readonly restaurantId: string
  readonly campaignId: string
}

interface LazyRoute {
  readonly pattern: string
  readonly title: string
  readonly source: ScreenSource<Params>
}

const lazyRoutes: readonly LazyRoute[] = [
  {
    pattern: screenPaths.createGroup,
    title: en.titles.createGroup,
    source: lazyScreen<Params>(async () => (await screens.createGroup()).CreateGroupScreen),
  },
  {
    pattern: screenPaths.universalCreateGroup,
    title: en.titles.createGroup,
    source: lazyScreen<Params>(async () => (await screens.universalCreateGroup()).UniversalCreateGroupScreen),
  },
  {
    pattern: screenPaths.joinGroup,
    title: en.titles.joinGroup,
    source: lazyScreen<Params>(async () => (await screens.joinGroup()).JoinGroupScreen),
  },
  {
    pattern: screenPaths.table,
    title: en.titles.table,
    source: lazyScreen<Params>(async () => (await screens.table()).TableScreen),
  },
  {
    pattern: screenPaths.group,
    title: en.titles.group,
    source: lazyScreen<Params>(async () => (await screens.group()).GroupScreen),
  },
  {
    pattern: screenPaths.summary,
    title: en.titles.summary,
    source: lazyScreen<Params>(async () => (await screens.summary()).SummaryScreen),
  },
  {
    pattern: screenPaths.billSplit,
    title: en.titles.billSplit,
    source: lazyScreen<Params>(async () => (await screens.billSplit()).BillSplitScreen),
  },
  {
    pattern: screenPaths.restaurantLogin,
    title: en.titles.restaurantLogin,
    source: lazyScreen<Params>(async () => (await screens.restaurantLogin()).RestaurantLoginScreen),
  },
  {
    pattern: screenPaths.restaurantResetPassword,
    title: en.titles.restaurantResetPassword,
    source: lazyScreen<Params>(
      async () => (await screens.restaurantResetPassword()).RestaurantResetPasswordScreen,
    ),
  },
  {
    pattern: screenPaths.restaurantDashboard,
    title: en.titles.restaurantDashboard,
    source: lazyScreen<Params>(async () => (await screens.restaurantDashboard()).RestaurantDashboardScreen),
  },
  {
    pattern: screenPaths.restaurantInterest,
    title: en.titles.restaurantInterest,
    source: lazyScreen<Params>(async () => (await screens.restaurantInterest()).RestaurantInterestScreen),
  },
  {
    pattern: screenPaths.restaurantCampaigns,
    title: en.titles.restaurantCampaigns,
    source: lazyScreen<Params>(async () => (await screens.restaurantCampaigns()).RestaurantCampaignsScreen),
  },
  {
    pattern: screenPaths.posSettings,
    title: en.titles.posSettings,
    source: lazyScreen<Params>(async () => (await screens.posSettings()).RestaurantPosSettingsScreen),
  },
  {
    pattern: screenPaths.offer,
    title: en.titles.offer,
    source: lazyScreen<Params>(async () => (await screens.offer()).OfferScreen),
  },
]

for (const { pattern, source } of lazyRoutes) registerPreload(pattern, source.preload)

export function Routes() {
  const [path] = useLocation()
  useLayoutEffect(() => expectArrival(path), [path])
  return (
    <Switch>
      <Route path={screenPaths.landing}>
        <Titled title={en.app.tagline}>
          <LandingScreen />
        </Titled>
      </Route>
      {lazyRoutes.map(({ pattern, title, source }) => (
        <Route key={pattern} path={pattern}>
          {({ token = '', groupId = '', restaurantId = '', campaignId = '' }: Partial<Params>) => (
            <Titled title={title}>
              <LazyScreen
                key={pattern + token + groupId + restaurantId + campaignId}
                source={source}
                params={{ token, groupId, restaurantId, campaignId }}
              />
            </Titled>
          )}
        </Route>
      ))}
      <Route>
        <Titled title={en.notFound.title}>
          <NotFoundScreen />
        </Titled>
      </Route>
    </Switch>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${en.app.name}`
  }, [title])
  return children
}
