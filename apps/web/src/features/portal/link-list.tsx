// A list of links to further screens of the portal, or to sections of this one, each with a description.

import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { preloadOnIntent } from '../../ui/preload.ts'

export function LinkList({ children }: { children: ReactNode }) {
  return <ul className="-mt-4 divide-y divide-line">{children}</ul>
}

interface Props {
  /** A path, or the fragment of a section of this screen. */
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly detail: string
}

export function LinkRow({ to, icon: Icon, title, detail }: Props) {
  // The router does not scroll to fragments, the browser does.
  const Anchor = to.startsWith('#') ? 'a' : Link
  return (
    <li>
      <Anchor
        href={to}
        className="flex items-center gap-4 rounded-button py-4 transition-colors hover:text-accent-text"
        {...preloadOnIntent(to)}
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card text-accent-text">
          <Icon size={20} strokeWidth={1.9} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-muted text-small">{detail}</span>
        </span>
        <ChevronRight size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-muted" />
      </Anchor>
    </li>
  )
}
