// The screen of the staff: the people with their roles and PINs, and what was done.

import '../../portal.css'
import type { StaffMember } from '@tablemate/contract/staff.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { PortalSection } from '../portal/portal-layout.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
import { StaffSheet } from './staff-sheet.tsx'
import { TrailSection } from './trail-section.tsx'
import { useStaff } from './use-staff.ts'

const words = texts.staff.people

export default function RestaurantStaffScreen() {
  return (
    <PortalPage
      here="settings"
      back="settings"
      title={texts.titles.restaurantStaff}
      loading={texts.staff.loading}
    >
      {({ id }) => (
        <div className="flex flex-col gap-10">
          <PeopleSection restaurantId={id} />
          <TrailSection restaurantId={id} />
        </div>
      )}
    </PortalPage>
  )
}

export function PeopleSection({ restaurantId }: { restaurantId: number }) {
  const state = useStaff(restaurantId)
  /** The person whose sheet is open; 'new' adds one. */
  const [opened, setOpened] = useState<StaffMember | 'new' | null>(null)
  return (
    <PortalSection title={words.title} hint={words.hint}>
      {state.kind === 'loading' && (
        <SkeletonGroup label={texts.staff.loading}>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={texts.staff.failed} onRetry={state.retry} />}
      {state.kind === 'ready' && (
        <>
          {state.value.length === 0 ? (
            <p className="font-semibold">{words.none}</p>
          ) : (
            <ul aria-label={words.title} className="divide-y divide-line border-line border-y">
              {state.value.map(person => (
                <PersonRow key={person.id} person={person} onEdit={() => setOpened(person)} />
              ))}
            </ul>
          )}
          <Button
            tone="secondary"
            size="small"
            aria-haspopup="dialog"
            className="mt-4"
            onClick={() => setOpened('new')}
          >
            <UserPlus size={18} strokeWidth={1.9} aria-hidden />
            {words.add}
          </Button>
        </>
      )}
      {opened && (
        <StaffSheet
          restaurantId={restaurantId}
          person={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </PortalSection>
  )
}

function PersonRow({ person, onEdit }: { person: StaffMember; onEdit: () => void }) {
  const { name, role, isBlocked } = person
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted text-small">
          {texts.staff.roles[role]} · {texts.staff.rights[role]}
        </p>
        {isBlocked && <p className="text-danger text-small">{words.blocked}</p>}
      </div>
      <Button
        tone="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={words.editOf({ name: isolate(name) })}
        onClick={onEdit}
      >
        {words.edit}
      </Button>
    </li>
  )
}
