// Screens with only a notice: the group has ended, does not exist, or failed to load.

import { findOwnGroup } from '@tablemate/contract/groups.ts'
import { isGroupOver } from '@tablemate/domain/groups/group-time.ts'
import { CloudOff, DoorOpen, Hourglass, SearchX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { findGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { dropMember, findMembership, findOwnMembers, storeMembership } from '../../lib/device/membership.ts'
import { useWaiting } from '../../lib/outbox/phone-outbox.ts'
import { paths } from '../../lib/paths.ts'
import { leftGroups } from '../../lib/retention.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Screen, ScreenTitle } from '../../ui/screen.tsx'

const words = texts.tableNotice

interface Props {
  readonly title: string
  readonly hint: string
  /** A second paragraph. */
  readonly more?: ReactNode
  readonly icon: ReactNode
  /** The buttons in the bottom bar. */
  readonly children: ReactNode
}

/** The group does not exist, or this phone has no access. Whether it has ended follows from its id. */
export function GroupMissing({ groupId, title }: { groupId: string; title: string }) {
  useOtherMember(groupId)
  useMovedMember(groupId)
  const unsent = useWaiting(groupId.toLowerCase()).length
  const hasEnded = isGroupOver(groupId, Date.now())
  const isOut = !hasEnded && leftGroups.has(groupId)
  const Icon = hasEnded ? Hourglass : isOut ? DoorOpen : SearchX
  return (
    <Notice
      title={isOut ? words.noLongerMember.title : title}
      hint={hasEnded ? words.ended : isOut ? words.noLongerMember.hint : words.notHere}
      more={!hasEnded && unsent > 0 && words.unsent({ count: unsent })}
      icon={<Icon size={24} strokeWidth={1.9} aria-hidden />}
    >
      <NavButton to={paths.landing()}>{texts.app.home}</NavButton>
      {!hasEnded && (
        <NavButton tone="secondary" to={paths.joinGroup()}>
          {words.enterCode}
        </NavButton>
      )}
    </Notice>
  )
}

/** If the phone's acting member was removed, the phone acts as another of its own members in the group. */
function useOtherMember(groupId: string): void {
  // Runs after every render: any change may have removed the member.
  useEffect(() => {
    const memberId = findMembership(groupId)
    const isThere = (id: number) => findGroup(groupId)?.members.some(member => member.id === id) ?? false
    const own = findOwnMembers(groupId)
    if (memberId === null || isThere(memberId) || !own.some(isThere)) return
    for (const id of own) if (!isThere(id)) dropMember(groupId, id)
  })
}

/** If the staff moved the phone's member to another party, the phone follows. */
function useMovedMember(groupId: string): void {
  const [, navigate] = useLocation()
  const memberId = leftGroups.get(groupId)
  useEffect(() => {
    if (memberId === undefined || isGroupOver(groupId, Date.now())) return
    call(findOwnGroup, { params: { memberId } }).then(
      ({ groupId: next }) => {
        if (next === null || next === groupId.toLowerCase()) return
        storeMembership(next, memberId)
        navigate(paths.group(next), { replace: true })
      },
      () => undefined,
    )
  }, [groupId, memberId, navigate])
}

/** The group failed to load. */
export function GroupFailed({ retry, children }: { retry: () => void; children?: ReactNode }) {
  return (
    <Notice
      title={words.failed.title}
      hint={words.failed.hint}
      icon={<CloudOff size={24} strokeWidth={1.9} aria-hidden />}
    >
      <Button onClick={retry}>{texts.app.tryAgain}</Button>
      {children}
    </Notice>
  )
}

function Notice({ title, hint, more, icon, children }: Props) {
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
        {more && <p className="text-pretty font-semibold">{more}</p>}
      </div>
    </Screen>
  )
}
