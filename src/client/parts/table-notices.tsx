// A screen with nothing but a word: a table that has ended, that is not there, or that could not be loaded.

import { CloudOff, Hourglass, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { isGroupOver } from '#domain/group-time.ts'
import { paths } from '../paths.ts'
import * as en from '../text/en.ts'
import { Button, NavButton } from '../ui/button.tsx'
import { Screen, ScreenTitle } from '../ui/screen.tsx'

const words = en.tableNotice

interface Props {
  readonly title: string
  readonly hint: string
  readonly icon: ReactNode
  /** What to do next, in the bar at the bottom. */
  readonly children: ReactNode
}

/** No such table, or not for this phone. When a table ended, its id tells. */
export function TableMissing({ groupId, title }: { groupId: string; title: string }) {
  const hasEnded = isGroupOver(groupId, Date.now())
  const Icon = hasEnded ? Hourglass : SearchX
  return (
    <Notice
      title={title}
      hint={hasEnded ? words.ended : words.notHere}
      icon={<Icon size={24} strokeWidth={1.9} aria-hidden />}
    >
      <NavButton to={paths.landing()}>{en.app.home}</NavButton>
      {!hasEnded && (
        <NavButton tone="secondary" to={paths.joinGroup()}>
          {words.enterCode}
        </NavButton>
      )}
    </Notice>
  )
}

/** It was asked for and did not come. */
export function TableFailed({ retry, children }: { retry: () => void; children?: ReactNode }) {
  return (
    <Notice
      title={words.failed.title}
      hint={words.failed.hint}
      icon={<CloudOff size={24} strokeWidth={1.9} aria-hidden />}
    >
      <Button onClick={retry}>{en.app.tryAgain}</Button>
      {children}
    </Notice>
  )
}

function Notice({ title, hint, icon, children }: Props) {
  return (
    <Screen bottom={children}>
      <div
        role="status"
        className="m-auto flex max-w-80 animate-rise flex-col items-center gap-3 py-16 text-center"
      >
        <div className="mb-1 grid size-14 place-items-center rounded-full bg-tint text-accent-text">
          {icon}
        </div>
        <ScreenTitle>{title}</ScreenTitle>
        <p className="text-pretty text-muted">{hint}</p>
      </div>
    </Screen>
  )
}
