// The dishes that are sold out, each with a button to put it back; a search finds the others, to mark them as sold out.

import { setMenuItemAvailability } from '@tablemate/contract/kitchen.ts'
import type { MenuItem } from '@tablemate/contract/menu.ts'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { findItems } from '../portal/find-items.ts'
import { PortalFailed, PortalSkeleton } from '../portal/portal-page.tsx'
import { refreshOwnMenu, useOwnMenu } from '../portal/use-own-menu.ts'

const words = { ...texts.board.soldOut, ...texts.ownMenu }
/** More matches than this are of no use on a tablet: another letter narrows them down. */
const maxMatches = 30

interface Props {
  readonly restaurantId: number
  readonly onSignedOut: () => void
}

/** The button that opens the list. */
export function SoldOut(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" className="min-h-14" onClick={() => setOpen(true)}>
        {words.soldOut}
      </Button>
      {isOpen && (
        <Sheet isOpen onClose={() => setOpen(false)} title={words.soldOut}>
          <SoldOutList {...props} />
        </Sheet>
      )}
    </>
  )
}

function SoldOutList({ restaurantId, onSignedOut }: Props) {
  const menu = useOwnMenu(restaurantId)
  const [typed, setTyped] = useState('')
  const [isUntilTomorrow, setUntilTomorrow] = useState(true)
  const [busy, setBusy] = useState<number | null>(null)
  if (menu.kind === 'loading') return <PortalSkeleton label={texts.board.loading} />
  if (menu.kind === 'failed') return <PortalFailed retry={menu.retry} />
  const isSearching = typed.trim() !== ''
  const shown = isSearching
    ? findItems(menu.value, typed).slice(0, maxMatches)
    : menu.value.filter(({ isSoldOut }) => isSoldOut)
  const set = async ({ id: itemId }: MenuItem, isSoldOut: boolean) => {
    setBusy(itemId)
    try {
      await call(setMenuItemAvailability, {
        params: { restaurantId, itemId },
        body: { isSoldOut, isUntilTomorrow },
      })
      setTyped('')
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'not-signed-in') return onSignedOut()
      toast({ title: texts.board.failed.step.title, description: problemText(problem), tone: 'bad' })
    } finally {
      setBusy(null)
    }
    await refreshOwnMenu(restaurantId)
  }
  return (
    <div className="flex min-h-[50dvh] flex-col gap-3 pb-4">
      <TextField
        label={words.search}
        type="search"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {isSearching && (
        <Switch
          label={words.untilTomorrow}
          hint={words.untilTomorrowHint}
          checked={isUntilTomorrow}
          onChange={event => setUntilTomorrow(event.target.checked)}
        />
      )}
      {shown.length === 0 && (
        <p role="status" className="text-muted">
          {isSearching ? words.nothingFound({ typed: isolate(typed.trim()) }) : words.none}
        </p>
      )}
      <ul className="divide-y divide-line">
        {shown.map(item => {
          const label = item.isSoldOut ? words.putBack : words.soldOut
          return (
            <li key={item.id} className="flex items-center gap-3 py-2">
              <p className="wrap-anywhere min-w-0 flex-1">
                <bdi className="block font-semibold text-lead">{item.name}</bdi>
                <bdi className="block text-muted">{item.category}</bdi>
                {item.soldOutUntil && <span className="text-muted text-small">{words.untilTomorrow}</span>}
              </p>
              <Button
                tone="secondary"
                className="min-h-14"
                aria-label={`${label}: ${item.name}`}
                isBusy={busy === item.id}
                onClick={() => void set(item, !item.isSoldOut)}
              >
                {label}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
