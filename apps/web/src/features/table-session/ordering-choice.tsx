// The choice of the member to order for. It is sticky while another member is selected.

import type { Member } from '@tablemate/contract/groups.ts'
import { ChevronDown } from 'lucide-react'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Avatar } from '../people/avatar.tsx'
import type { OrderingFor } from './use-ordering-for.ts'

export interface OrderingChoiceProps extends OrderingFor {
  readonly me: Member
}

const words = texts.peopleSheet

export function OrderingChoice({ me, person, people, choose }: OrderingChoiceProps) {
  const isMe = person.id === me.id
  return (
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
          className="min-h-12 w-full appearance-none truncate bg-transparent pe-8 font-semibold text-input"
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
          className="pointer-events-none absolute inset-y-0 end-0 my-auto text-muted"
        />
      </span>
    </div>
  )
}

function labelOf({ id, name, isGuest }: Member, me: Member): string {
  if (id === me.id) return words.named({ name: isolate(name), note: words.you })
  return isGuest ? words.named({ name: isolate(name), note: words.guest }) : name
}
