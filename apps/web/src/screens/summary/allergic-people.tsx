// The members' allergies, at the top of the waiter's list.

import type { Member } from '@tablemate/contract/groups.ts'
import { allergiesText } from '../../parts/allergies-text.ts'
import { texts } from '../../text/texts.ts'

export function AllergicPeople({ members }: { readonly members: readonly Member[] }) {
  if (members.length === 0) return null
  return (
    <div className="mt-3 break-inside-avoid rounded-button bg-ink px-4 py-3 text-paper print:border-2 print:border-black print:bg-white print:text-black">
      <h3 className="font-sans font-semibold text-body tracking-normal">{texts.allergiesOf.title}</h3>
      <ul>
        {members.map(member => (
          <li key={member.id} className="wrap-anywhere pt-1 text-input">
            <bdi className="font-semibold">{member.name}</bdi>: {allergiesText(member)}
          </li>
        ))}
      </ul>
    </div>
  )
}
