// Courses that wait: the kitchen sees what comes, and the staff fire each for its table.

import { fireCourse, type HeldCourse } from '@tablemate/contract/kitchen.ts'
import { nameWithOptions } from '@tablemate/domain/menu/option-texts.ts'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { staffCall } from './pin/staff-call.ts'
import { tableName } from './ticket-name.ts'

const words = texts.board.courses

interface Props {
  readonly restaurantId: number
  readonly courses: readonly HeldCourse[]
}

export function CourseStrip({ restaurantId, courses }: Props) {
  if (courses.length === 0) return null
  return (
    <section aria-label={words.title}>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {courses.map(held => (
          <li key={`${held.groupId} ${held.course}`} className="min-w-0">
            <Course restaurantId={restaurantId} held={held} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Course({ restaurantId, held }: { readonly restaurantId: number; readonly held: HeldCourse }) {
  const { groupId, course, items } = held
  const [isBusy, setBusy] = useState(false)
  const table = tableName(held.table)
  const fire = async () => {
    setBusy(true)
    try {
      await staffCall(fireCourse, { params: { restaurantId, groupId }, body: { course } })
    } catch (error) {
      toast({ title: words.failed, description: problemText(problemOf(error)), tone: 'bad' })
    }
    // The board's stream removes the course.
    setBusy(false)
  }
  return (
    <div className="flex h-full flex-col gap-2 rounded-card border border-edge border-dashed bg-card p-3">
      <p className="wrap-anywhere text-muted">
        <span className="block font-semibold text-spoken">
          {table} · {words.name({ course })}
        </span>
        {items.map(({ orderId, item, name, quantity, options, modifications }) => (
          <span key={`${orderId} ${item}`} className="block">
            {texts.order.item({ quantity, name: isolate(nameWithOptions({ name, options })) })}
            {modifications && (
              <>
                {' · '}
                <bdi>{modifications}</bdi>
              </>
            )}
          </span>
        ))}
      </p>
      <Button
        className="mt-auto min-h-14"
        isBusy={isBusy}
        aria-label={words.fireOf({ course, table })}
        onClick={() => void fire()}
      >
        {words.fire({ course })}
      </Button>
    </div>
  )
}
