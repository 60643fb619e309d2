// The portal's navigation: the restaurant's name, the sections, and the logout. From 1024 px on it is a side bar; narrower
// screens have a header, and a bar of tabs at the bottom within the thumb's reach.

import { logOut } from '@tablemate/contract/restaurants.ts'
import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { preloadOnIntent } from '../../ui/preload.ts'
import { toast } from '../../ui/toast.ts'
import { useIsTall } from '../../ui/use-is-tall.ts'
import { forgetUploads } from './forget-uploads.ts'
import { type Section, sections } from './sections.ts'
import { forgetSession } from './session.ts'

const words = texts.portal

const nameLook = 'my-2 font-[560] font-serif text-lead lg:mx-3 lg:mb-5'

interface Props {
  readonly here: Section
  readonly name: string
}

export function PortalBar({ here, name }: Props) {
  const { isLeaving, leave } = useLogOut()
  return (
    <header className="on-screen-only gutter flex flex-wrap items-center gap-x-3 border-line border-b pt-[env(safe-area-inset-top)] lg:sticky lg:top-0 lg:h-dvh lg:w-60 lg:shrink-0 lg:flex-col lg:flex-nowrap lg:items-stretch lg:overflow-y-auto lg:border-e lg:border-b-0 lg:bg-card lg:px-4 lg:py-6">
      {/* On the dashboard, the name is already the heading of the page. */}
      {here === 'dashboard' && <p className={`${nameLook} flex-1 lg:hidden`}>{texts.app.name}</p>}
      <p
        aria-hidden={here === 'dashboard' || undefined}
        className={`${nameLook} wrap-anywhere line-clamp-2 min-w-0 flex-[1_1_7.5rem] lg:line-clamp-4 lg:flex-none ${here === 'dashboard' ? 'max-lg:hidden' : ''}`}
      >
        {name}
      </p>
      <Button
        tone="quiet"
        size="small"
        isBusy={isLeaving}
        onClick={leave}
        className="-me-3 min-h-13 shrink-0 px-3 lg:order-last lg:mt-auto lg:me-0 lg:justify-start"
      >
        {!isLeaving && <LogOut size={18} strokeWidth={1.9} aria-hidden />}
        {words.logOut}
      </Button>
      <Sections here={here} />
    </header>
  )
}

/** With letters so large that the bar of tabs would hide the page, the bar moves above the page. */
function Sections({ here }: Pick<Props, 'here'>) {
  const list = useRef<HTMLUListElement>(null)
  const isTall = useIsTall(list, 0.13)
  const place = isTall
    ? 'basis-full'
    : 'fixed inset-x-0 bottom-0 border-line border-t pb-[env(safe-area-inset-bottom)] [@media(max-height:480px)]:static [@media(max-height:480px)]:basis-full [@media(max-height:480px)]:border-t-0'
  return (
    <nav
      aria-label={words.nav.label}
      data-tab-bar={isTall ? undefined : ''}
      className={`z-20 bg-paper lg:static! lg:border-t-0! lg:bg-transparent lg:pb-0! ${place}`}
    >
      <ul ref={list} className="mx-auto flex max-w-160 flex-wrap lg:mx-0 lg:flex-col lg:gap-1">
        {sections.map(({ section, to, icon: Icon }) => (
          <li key={section} className="flex-[1_0_auto] lg:flex-none">
            <Link
              to={to}
              aria-current={here === section ? 'page' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-button px-1.5 py-1.5 font-semibold text-muted text-small transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-accent-text lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-body lg:aria-[current=page]:bg-tint"
              {...preloadOnIntent(to)}
            >
              <Icon size={20} strokeWidth={1.9} aria-hidden className="shrink-0" />
              {words.nav[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Logs out. Only the server can end the session: without its reply the browser stays signed in and shows a toast.

function useLogOut() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      await call(logOut, {})
      void forgetUploads()
      forgetSession()
    } catch (error) {
      const { title, hint } = texts.portal.notLoggedOut
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
      setLeaving(false)
    }
  }
  return { isLeaving, leave }
}
