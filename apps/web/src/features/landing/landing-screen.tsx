// The first page: what Tablemate is, and links to create or join a group.

import { Menu, Mic, TextAlignStart, UsersRound } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { onMembershipChange } from '../../lib/device/membership.ts'
import { openGroups, reserveOpenGroups } from '../../lib/device/open-groups.ts'
import { useIsOnline } from '../../lib/device/use-is-online.ts'
import { whenIdle } from '../../lib/device/when-idle.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Screen, ScreenTitle } from '../../ui/screen.tsx'
import { CurrencyButton } from '../currency/currency-button.tsx'

const { features, ...words } = texts.landing

export function LandingScreen() {
  return (
    <Screen header={<Wordmark />} bottom={<WaysIn />}>
      <OpenGroupsOnPhone />
      <div className="pt-8 pb-10">
        <ScreenTitle className="text-display">{words.title}</ScreenTitle>
        <p className="mt-3 text-lead text-muted">{words.subtitle}</p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        <Feature {...features.groups} icon={<UsersRound {...icon} />} />
        <Feature {...features.voice} icon={<Mic {...icon} />} />
        <Feature {...features.organization} icon={<TextAlignStart {...icon} />} />
      </ul>
      <LandingOffers />
    </Screen>
  )
}

function Wordmark() {
  return (
    <header className="gutter flex min-h-[68px] flex-wrap items-center gap-3 pt-[max(14px,env(safe-area-inset-top))]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="font-[600] font-serif text-lead">{texts.app.name}</span>
        <span className="whitespace-nowrap rounded-full bg-tint px-2.5 py-1 font-semibold text-accent-text text-small leading-none">
          {texts.app.version}
        </span>
      </div>
      <CurrencyButton />
      <MenuButton />
    </header>
  )
}

function Feature({ icon, title, detail }: { icon: ReactNode; title: string; detail: string }) {
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-button border border-line bg-card text-accent-text">
        {icon}
      </span>
      <div>
        <h2 className="font-sans font-semibold text-body tracking-normal">{title}</h2>
        <p className="text-muted text-small">{detail}</p>
      </div>
    </li>
  )
}

function WaysIn() {
  return (
    <>
      <NavButton to={paths.universalCreateGroup()}>{words.create}</NavButton>
      <NavButton tone="secondary" to={paths.joinGroup()}>
        {words.join}
      </NavButton>
      <NavButton tone="quiet" size="small" className="-mb-2" to={paths.restaurantLogin()}>
        {words.restaurant}
      </NavButton>
    </>
  )
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const

const NearbyOffers = onDemand(async () => (await import('../offers/nearby-offers.tsx')).NearbyOffers)
const OpenGroups = onDemand(async () => (await import('./open-groups.tsx')).OpenGroups)

// Shows the nearby offers when the first page is idle and the phone is online.

function LandingOffers() {
  const [isIdle, setIdle] = useReducer(() => true, false)
  const isOnline = useIsOnline()
  useEffect(() => whenIdle(setIdle), [])
  return isIdle && isOnline && <NearbyOffers />
}

// Links to this phone's open groups. Their names are read from the phone's store a moment after the first paint; their space is
// reserved before it (first-paint.ts).

function OpenGroupsOnPhone() {
  const known = useSyncExternalStore(onMembershipChange, listOpen, () => '')
  const groupIds = known.split(' ').filter(Boolean)
  const count = groupIds.length
  useLayoutEffect(() => {
    if (known === listOpen()) reserveOpenGroups(count)
  }, [known, count])
  return (
    <div className="min-h-[calc(var(--open-tables,0)*5rem)]">
      {count > 0 && <OpenGroups groupIds={groupIds} />}
    </div>
  )
}

const listOpen = () => openGroups().join(' ')

const MenuSheet = onDemand(async () => (await import('../../app/menu/menu-sheet.tsx')).MenuSheet)

function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={texts.menu.title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu size={20} strokeWidth={1.9} aria-hidden />
      </IconButton>
      {isOpen && <MenuSheet onClose={() => setOpen(false)} />}
    </>
  )
}
