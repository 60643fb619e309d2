// One member of the group. The diner can rename themselves and guests, edit their allergies, and remove them while they have
// ordered nothing.

import type { Member } from '@tablemate/contract/groups.ts'
import { useState } from 'react'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { AskRemoval } from '../table-session/ask-removal.tsx'
import { quietButton } from '../table-session/inline-button.ts'
import { useInlineConfirm } from '../table-session/use-inline-confirm.ts'
import { type Allergies, AllergiesForm } from './allergies-form.tsx'
import { allergiesText } from './allergies-text.ts'
import { Avatar } from './avatar.tsx'
import { NameForm } from './name-form.tsx'

interface Props {
  readonly member: Member
  readonly whose: 'me' | 'mine' | 'guest' | 'others'
  /** The member has orders or payments, or shares a dish by name. */
  readonly hasOrdered: boolean
  /** At a closed group nobody is renamed. */
  readonly canChange: boolean
  /** Whether this phone is the host's. */
  readonly mayRemove: boolean
  /** Throws `CallProblem`. */
  readonly onRename: (name: string) => Promise<void>
  /** Throws `CallProblem`. */
  readonly onAllergies: (allergies: Allergies) => Promise<void>
  /** Resolves to whether the member was removed. */
  readonly onRemove: () => Promise<boolean>
  /** Like `onRemove`, for a member of another phone. */
  readonly onRemoveAsHost: (renewsCode: boolean) => Promise<boolean>
}

const words = texts.peopleSheet
const marks = { me: words.you, mine: words.onThisPhone, guest: words.guest, others: '' }

function markOf({ isHost }: Member, whose: Props['whose']): string {
  if (!isHost || whose === 'mine') return marks[whose]
  return whose === 'me' ? words.youAndHost : words.host
}

export function PersonRow({
  member,
  whose,
  hasOrdered,
  canChange,
  mayRemove,
  onRename,
  onAllergies,
  onRemove,
  onRemoveAsHost,
}: Props) {
  const [form, setForm] = useState<'name' | 'allergies' | null>(null)
  const [renewsCode, setRenewsCode] = useState(true)
  const { name } = member
  const allergies = allergiesText(member)
  const isGuest = whose === 'guest'
  const isOthers = whose === 'others'
  const removal = useInlineConfirm(() => (isOthers ? onRemoveAsHost(renewsCode) : onRemove()))
  const remove = isGuest || isOthers ? words.remove : words.leave
  return (
    <li className="py-2">
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3">
        <span className="flex min-w-[55%] flex-1 items-center gap-3">
          <Avatar memberId={member.id} name={name} />
          <span className="wrap-anywhere min-w-0">
            <bdi className="font-semibold">{name}</bdi>{' '}
            <span className="text-muted">{markOf(member, whose)}</span>
          </span>
        </span>
        {removal.isAsking ? (
          <div className="mt-1 flex w-full">
            {isOthers ? (
              <AskHostRemoval
                name={name}
                renewsCode={renewsCode}
                onChoose={setRenewsCode}
                isBusy={removal.isBusy}
                onKeep={removal.keep}
                onRemove={removal.confirm}
              />
            ) : (
              <AskRemoval
                question={isGuest ? words.askRemove({ name: isolate(name) }) : words.askLeave}
                labels={{ remove, removing: words.busy, keep: isGuest ? words.keep : words.stay }}
                isBusy={removal.isBusy}
                onKeep={removal.keep}
                onRemove={removal.confirm}
              />
            )}
          </div>
        ) : (
          (!isOthers || mayRemove) &&
          !form && (
            <span className="-me-3 flex flex-wrap justify-end">
              {canChange &&
                !isOthers &&
                (
                  [
                    ['name', words.rename],
                    ['allergies', texts.allergiesOf.change],
                  ] as const
                ).map(([opened, label]) => (
                  <button
                    key={opened}
                    type="button"
                    aria-label={words.labelFor({ action: label, name })}
                    className={`${quietButton} text-accent-text`}
                    onClick={() => setForm(opened)}
                  >
                    {label}
                  </button>
                ))}
              {!hasOrdered && (
                <button
                  ref={removal.isDeclined ? takeFocus : undefined}
                  type="button"
                  aria-label={words.labelFor({ action: remove, name })}
                  className={`${quietButton} text-muted hover:text-ink`}
                  onClick={removal.ask}
                >
                  {remove}
                </button>
              )}
            </span>
          )
        )}
      </div>
      {whose === 'me' && hasOrdered && <p className="ps-12 text-muted text-small">{words.stays}</p>}
      {allergies !== '' && (
        <p className="wrap-anywhere ps-12 font-semibold">
          {texts.allergiesOf.listed({ allergens: allergies })}
        </p>
      )}
      {canChange && form === 'allergies' && (
        <AllergiesForm {...member} onSend={onAllergies} onClose={() => setForm(null)} />
      )}
      {canChange && form === 'name' && (
        <NameForm
          label={words.name}
          name={name}
          action={words.save}
          onSend={onRename}
          onClose={() => setForm(null)}
        />
      )}
    </li>
  )
}

// The question before the host removes a member. The code is renewed too unless the host unticks that. The choice is above the
// buttons, so that the host sees it first.

interface AskHostRemovalProps {
  readonly name: string
  readonly renewsCode: boolean
  readonly onChoose: (renewsCode: boolean) => void
  readonly isBusy: boolean
  readonly onKeep: () => void
  readonly onRemove: () => void
}

const labels = { remove: words.remove, removing: words.busy, keep: words.keep }

function AskHostRemoval({ name, renewsCode, onChoose, ...rest }: AskHostRemovalProps) {
  return (
    <AskRemoval question={words.askRemove({ name: isolate(name) })} labels={labels} {...rest}>
      <label className="flex min-h-11 w-full items-center gap-3 py-2">
        <input
          type="checkbox"
          checked={renewsCode}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        <span className="text-pretty">{words.renewsCode}</span>
      </label>
    </AskRemoval>
  )
}
