// Notices about the board itself: it is stale, it is silent, or no orders arrive.

import './board.css'
import type { Ordering } from '@tablemate/contract/ordering.ts'
import { BellOff, CircleAlert, Volume2, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import type { SoundState } from './alarm.ts'
import type { Announcement } from './use-board-events.ts'

const words = texts.board

/** Fixed across the window, above scrolled content and open sheets. board.css adds padding for it. */
export function StaleBar({ isStale }: { isStale: boolean }) {
  return (
    <div role="alert" className="on-screen-only empty:hidden">
      {isStale && (
        <p
          data-inverse
          data-blind
          className="fixed inset-x-0 top-0 z-40 flex min-h-20 items-center justify-center gap-3 bg-danger px-4 pt-[env(safe-area-inset-top)] font-semibold text-lead text-paper sm:min-h-14 sm:text-title"
        >
          <WifiOff size={28} strokeWidth={2.2} aria-hidden className="shrink-0" />
          {words.blind}
        </p>
      )}
    </div>
  )
}

/** A live region for screen readers. The key changes with each text, because an unchanged element is not read again. */
export function SpokenEvents({ text, count }: Announcement) {
  return (
    <p role="status" className="sr-only">
      <span key={count}>{text}</span>
    </p>
  )
}

export function SoundNotice({ sound, onStart }: { sound: SoundState; onStart: () => void }) {
  if (sound === 'on') return null
  return (
    <Notice icon={<BellOff size={24} strokeWidth={1.9} aria-hidden className="shrink-0" />}>
      <p className="min-w-52 flex-1 text-lead">{sound === 'off' ? words.sound.off : words.sound.blocked}</p>
      <Button className="min-h-14" onClick={onStart}>
        <Volume2 size={20} strokeWidth={1.9} aria-hidden />
        {words.sound.turnOn}
      </Button>
    </Notice>
  )
}

interface OrderingProps {
  readonly ordering: Ordering | undefined
  readonly isOwner: boolean
}

export function OrderingNotice({ ordering, isOwner }: OrderingProps) {
  if (!ordering || (ordering.mode !== 'off' && !ordering.isPaused)) return null
  return (
    <Notice icon={<CircleAlert size={24} strokeWidth={1.9} aria-hidden className="shrink-0" />}>
      {ordering.mode === 'off' ? (
        <div className="min-w-52 flex-1">
          <p className="font-semibold text-lead">{words.off.title}</p>
          <p className="text-muted">{words.off.hint}</p>
        </div>
      ) : (
        <p className="min-w-52 flex-1 text-lead">{words.paused}</p>
      )}
      {isOwner && (
        <NavButton tone="secondary" to={paths.restaurantSettings()}>
          {words.settings}
        </NavButton>
      )}
    </Notice>
  )
}

export function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-edge bg-card px-4 py-3">
      {icon}
      {children}
    </div>
  )
}
