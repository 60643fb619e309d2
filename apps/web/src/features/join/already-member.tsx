// For a phone that has already joined the group: continue as one of its members, or join as a further one.

import type { Member } from '@tablemate/contract/groups.ts'
import { useLocation } from 'wouter'
import { storeMembership } from '../../lib/device/membership.ts'
import { paths } from '../../lib/paths.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Avatar } from '../people/avatar.tsx'
import { FoundGroupCard } from './found-group-card.tsx'
import type { FoundGroup } from './use-join-group.ts'

interface Props {
  readonly group: FoundGroup
  /** The member that this phone acts as is first. */
  readonly own: readonly [Member, ...Member[]]
  readonly onOther: () => void
}

const words = texts.joinGroup.member

export function AlreadyMember({ group, own, onOther }: Props) {
  const [me, ...others] = own
  const [, navigate] = useLocation()
  const goOnAs = ({ id }: Member) => {
    storeMembership(group.id, id)
    navigate(paths.group(group.id))
  }
  return (
    <Screen
      header={
        <ScreenHeader
          title={words.title}
          takesFocus
          back={{ to: paths.landing(), label: texts.joinGroup.back }}
        />
      }
      bottom={
        <>
          <NavButton to={paths.group(group.id)}>{words.rejoin}</NavButton>
          <Button tone="secondary" onClick={onOther}>
            {words.other}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere pb-6 text-lead">{words.you({ name: isolate(me.name) })}</p>
      <FoundGroupCard group={group} />
      {others.length > 0 && (
        <section className="pt-6">
          <h2 className="pb-2 font-sans font-semibold text-body tracking-normal">{words.alsoHere}</h2>
          <ul className="divide-y divide-line border-line border-y">
            {others.map(member => (
              <li key={member.id}>
                <button
                  type="button"
                  onClick={() => goOnAs(member)}
                  className="flex min-h-14 w-full items-center gap-3 py-2 text-start"
                >
                  <Avatar memberId={member.id} name={member.name} />
                  <span className="wrap-anywhere min-w-0 flex-1 font-semibold text-accent-text">
                    {words.goOnAs({ name: isolate(member.name) })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="pt-6 text-pretty text-muted">{words.otherHint({ name: isolate(me.name) })}</p>
    </Screen>
  )
}
