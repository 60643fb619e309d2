// The rows to look at: those with errors first, then groups with the same doubts, which can be settled together.

import type { ReactNode } from 'react'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { type DoubtGroup, firstOf } from './check-layout.ts'
import type { MenuCheck } from './menu-check.ts'
import type { RowActions } from './row-actions.ts'
import { type ShowMore, ShowMoreButton } from './show-more-button.tsx'

interface Props {
  readonly groups: readonly DoubtGroup[]
  readonly more: ShowMore
  readonly toLookAt: MenuCheck['toLookAt']
  readonly onSettle: RowActions['settle']
  readonly show: (at: number) => ReactNode
  /** Forms that settle many rows at once. */
  readonly children: ReactNode
}

const words = texts.menuUpload.check

export function DoubtfulRows({ groups, more, toLookAt, onSettle, show, children }: Props) {
  if (groups.length === 0) return null
  const whole = new Map(groups.map(group => [group.rows[0], group]))
  return (
    <section aria-label={words.doubtfulTitle} className="pt-6">
      <h4 className="pb-2 font-[560] font-serif text-accent-text text-lead">{words.doubtfulTitle}</h4>
      {children}
      {firstOf(groups, more.shown).map(({ doubts, rows }) => {
        const [first] = rows
        const alike = whole.get(first)?.rows ?? rows
        const left = alike.filter(at => toLookAt[at])
        return (
          <div key={first} className="pb-4">
            {doubts.length > 0 && left.length > 1 && (
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pb-1">
                <span className="text-muted">
                  {words.alike({
                    count: left.length,
                    doubts: series(doubts.map(doubt => texts.menuUpload.doubts[doubt])),
                  })}
                </span>
                <Button
                  tone="secondary"
                  size="small"
                  data-stop
                  onClick={event => onSettle(left, event.currentTarget)}
                >
                  {words.allLookRight({ count: left.length })}
                </Button>
              </p>
            )}
            <ul className="flex flex-col">{rows.map(show)}</ul>
          </div>
        )
      })}
      <ShowMoreButton more={more} />
    </section>
  )
}
