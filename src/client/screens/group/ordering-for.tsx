// Who one is at the table; and, where there is a choice, for whom one orders. For somebody else than oneself it stays in
// sight.

import { ChevronDown } from 'lucide-react'
import type { Member } from '#contract/groups.ts'
import { Avatar } from '../../parts/avatar.tsx'
import * as en from '../../text/en.ts'
import { isolate } from '../../text/isolate.ts'
import { quietButton } from './in-place.ts'
import type { OrderingFor as Choice } from './use-ordering-for.ts'

interface Props extends Choice {
  readonly me: Member
  readonly onAddGuest: () => void
}

const words = en.people

export function OrderingFor({ me, person, people, choose, onAddGuest }: Props) {
  const isMe = person.id === me.id
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="wrap-anywhere min-w-0">{words.youAre(isolate(me.name))}</p>
        <button type="button" className={`${quietButton} -mx-3 text-accent-text`} onClick={onAddGuest}>
          {words.addGuest}
        </button>
      </div>
      {people.length > 1 && (
        <div
          className={`flex items-center gap-2 rounded-button border px-3 ${isMe ? 'border-line' : 'sticky top-2 z-20 border-accent bg-tint shadow-[0_4px_16px_rgb(0_0_0/0.12)]'}`}
        >
          <Avatar memberId={person.id} name={person.name} className="size-7 text-small!" />
          <label htmlFor="ordering-for" className="shrink-0">
            {words.orderingFor}
          </label>
          <span className="relative min-w-0 flex-1">
            <select
              id="ordering-for"
              value={person.id}
              onChange={event => choose(Number(event.target.value))}
              className="min-h-12 w-full appearance-none truncate bg-transparent pr-8 font-semibold text-input"
            >
              {people.map(one => (
                <option key={one.id} value={one.id}>
                  {labelOf(one, me)}
                </option>
              ))}
            </select>
            <ChevronDown
              size={20}
              strokeWidth={1.9}
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-0 my-auto text-muted"
            />
          </span>
        </div>
      )}
    </>
  )
}

function labelOf({ id, name, isGuest }: Member, me: Member): string {
  if (id === me.id) return words.named(isolate(name), words.you)
  return isGuest ? words.named(isolate(name), words.guest) : name
}
