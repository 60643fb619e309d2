// One of the people at the table: oneself and guests can be renamed, and taken away while they have ordered nothing.

import { useState } from 'react'
import type { Member } from '#contract/groups.ts'
import { Avatar } from '../../../parts/avatar.tsx'
import * as en from '../../../text/en.ts'
import { isolate } from '../../../text/isolate.ts'
import { AskRemoval } from '../ask-removal.tsx'
import { quietButton, takeFocus } from '../in-place.ts'
import { useAsking } from '../use-asking.ts'
import { NameForm } from './name-form.tsx'

interface Props {
  readonly member: Member
  readonly whose: 'me' | 'mine' | 'guest' | 'others'
  /** Orders or payments stand in the name. */
  readonly hasOrdered: boolean
  /** Throws `CallProblem`. */
  readonly onRename: (name: string) => Promise<void>
  /** Answers whether the member is gone. */
  readonly onRemove: () => Promise<boolean>
}

const words = en.peopleSheet
const marks = { me: words.you, mine: words.onThisPhone, guest: words.guest, others: '' }

export function PersonRow({ member, whose, hasOrdered, onRename, onRemove }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  const removal = useAsking(onRemove)
  const { name } = member
  const isGuest = whose === 'guest'
  const remove = isGuest ? words.remove : words.leave
  return (
    <li className="py-2">
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3">
        <span className="flex min-w-[55%] flex-1 items-center gap-3">
          <Avatar memberId={member.id} name={name} />
          <span className="wrap-anywhere min-w-0">
            <bdi className="font-semibold">{name}</bdi> <span className="text-muted">{marks[whose]}</span>
          </span>
        </span>
        {removal.isAsking ? (
          <AskRemoval
            question={isGuest ? words.askRemove(isolate(name)) : words.askLeave}
            answers={{ remove, removing: words.busy, keep: isGuest ? words.keep : words.stay }}
            isBusy={removal.isBusy}
            onKeep={removal.keep}
            onRemove={removal.confirm}
          />
        ) : (
          whose !== 'others' &&
          !isRenaming && (
            <span className="-mr-3 flex">
              <button
                type="button"
                aria-label={words.whose(words.rename, name)}
                className={`${quietButton} text-accent-text`}
                onClick={() => setRenaming(true)}
              >
                {words.rename}
              </button>
              {!hasOrdered && (
                <button
                  ref={removal.wasKept ? takeFocus : undefined}
                  type="button"
                  aria-label={words.whose(remove, name)}
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
      {whose === 'me' && hasOrdered && <p className="pl-12 text-muted text-small">{words.stays}</p>}
      {isRenaming && (
        <NameForm
          label={words.name}
          name={name}
          action={words.save}
          onSend={onRename}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  )
}
