// "For the waiter": all orders of the group in one list. Dishes that are new since the list was last shown come first.

import { oldestFirst } from '@tablemate/domain/orders/order.ts'
import { changesSince, isSameRemark, portionsOf, remarksOf } from '@tablemate/domain/orders/waiter-list.ts'
import { Check } from 'lucide-react'
import { timeOfDay } from '../../text/format.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { AllergicPeople } from './allergic-people.tsx'
import { useShownList } from './use-shown-list.ts'
import type { Summary } from './use-summary.ts'
import { WaiterLines } from './waiter-lines.tsx'

const words = texts.summary.waiter

export function WaiterCard({ summary }: { summary: Summary }) {
  const { group, members } = summary
  const { shown, storeShown } = useShownList(group.id)
  const orders = members.flatMap(member => member.orders).sort(oldestFirst)
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  const [portions, remarks] = [portionsOf(orders), remarksOf(orders)]
  const { fresh, before, gone } = changesSince(shown?.portions ?? [], portions)
  const wasShown = (remark: (typeof remarks)[number]) =>
    shown?.remarks.some(other => isSameRemark(other, remark)) ?? false
  const newRemarks = remarks.filter(remark => !wasShown(remark))
  const hasChanges = fresh.length + newRemarks.length + gone.length > 0
  const at = shown && timeOfDay(shown.at)
  return (
    <section
      aria-labelledby="for-the-waiter"
      className="mt-6 rounded-card bg-tint p-5 print:bg-transparent print:p-0"
    >
      <h2 id="for-the-waiter" className="break-after-avoid text-lead">
        {words.title}
      </h2>
      <p className="on-screen-only text-pretty text-muted text-small">{words.hint}</p>
      <AllergicPeople members={summary.allergic} />
      <WaiterLines
        {...(at && { title: words.newSince({ time: at }) })}
        portions={fresh}
        remarks={newRemarks}
        nameOf={nameOf}
      />
      <WaiterLines title={words.withdrawn} portions={gone} nameOf={nameOf} isStruck />
      <WaiterLines
        title={hasChanges ? words.before : words.nothingNew({ time: at ?? '' })}
        portions={before}
        remarks={remarks.filter(wasShown)}
        nameOf={nameOf}
      />
      {hasChanges && (
        <div className="on-screen-only pt-4">
          <Button
            tone="secondary"
            size="small"
            className="w-full"
            onClick={() => storeShown({ portions, remarks })}
          >
            <Check size={20} strokeWidth={1.9} aria-hidden />
            {words.shown}
          </Button>
        </div>
      )}
    </section>
  )
}
