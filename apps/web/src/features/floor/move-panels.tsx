// Moves a party or some of its members to a free table or another party, and an order to another member, by one tap without a
// question, since it can be undone.

import { type ReactNode, useState } from 'react'
import { isolate } from '../../lib/text/isolate.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { tableName } from '../board/ticket-name.ts'
import type { FloorRestaurantTable } from '../tables/use-restaurant-tables.ts'
import { focusOnce } from './focus-once.ts'
import type { Panel, SeatingProps } from './panel.ts'
import type { FloorSeating } from './state/floor.ts'

const words = texts.floor.move

interface OthersProps extends SeatingProps {
  /** The other parties. */
  readonly others: readonly FloorSeating[]
}

interface MovePanelProps extends OthersProps {
  readonly free: readonly FloorRestaurantTable[]
  /** The party can only sit at a free table again, as a whole. */
  readonly hasLeft: boolean
}

export function MovePanel({
  seating: { groupId, tableId, members },
  calls,
  onBack,
  free,
  others,
  hasLeft,
}: MovePanelProps) {
  const [moving, setMoving] = useState<readonly string[]>(() => members.map(({ id }) => String(id)))
  const chosen = members.filter(({ id }) => moving.includes(String(id)))
  const isAll = chosen.length === members.length
  const move = async (table: string, to: { readonly toTableId: number } | { readonly toGroupId: string }) => {
    const done = isAll
      ? words.done({ table })
      : words.moved({ names: series(chosen.map(({ name }) => isolate(name))), table })
    const ended = tableId === null ? null : { toTableId: tableId }
    const input = {
      ...{ groupId, memberIds: chosen.map(({ id }) => id), to, done },
      back: isAll ? ended : { toGroupId: groupId },
    }
    const isMoved =
      isAll && 'toTableId' in to
        ? await calls.move(groupId, to.toTableId, { done: () => done, failed: words.failed })
        : await calls.moveMembers(input)
    if (isMoved) onBack()
  }
  return (
    <div className="flex flex-col gap-4">
      <p ref={focusOnce} tabIndex={-1} className="text-muted outline-none">
        {words.hint}
      </p>
      {members.length > 1 && !hasLeft && (
        <CheckboxGroup
          legend={words.who}
          options={members.map(({ id, name }) => ({ value: String(id), label: name }))}
          isChosen={value => moving.includes(value)}
          onChange={({ target: { value, checked } }) =>
            setMoving(checked ? [...moving, value] : moving.filter(one => one !== value))
          }
        />
      )}
      <Targets title={texts.floor.free.title({ count: free.length })}>
        {free.map(({ id, name }) => (
          <Target
            key={id}
            isBusy={calls.isBusy}
            isDisabled={chosen.length === 0}
            onPress={() => void move(tableName(name), { toTableId: id })}
          >
            {tableName(name)}
          </Target>
        ))}
      </Targets>
      {others.length > 0 && !hasLeft && (
        <Targets title={words.parties}>
          {others.map(({ groupId: toGroupId, name }) => (
            <Target
              key={toGroupId}
              isBusy={calls.isBusy}
              isDisabled={chosen.length === 0}
              onPress={() => void move(tableName(name), { toGroupId })}
            >
              {tableName(name)}
            </Target>
          ))}
        </Targets>
      )}
      <Button tone="quiet" onClick={onBack}>
        {texts.floor.party.back}
      </Button>
    </div>
  )
}

type GivePanelProps = OthersProps & Extract<Panel, { readonly kind: 'give' }>

export function GivePanel({ seating, calls, onBack, others, orderId, memberId }: GivePanelProps) {
  const give = async (to: number, toGroupId: string, name: string) => {
    const done = texts.floor.give.done({ name: isolate(name) })
    if (await calls.giveOrder({ groupId: seating.groupId, orderId, from: memberId, to, toGroupId, done }))
      onBack()
  }
  return (
    <div className="flex flex-col gap-4">
      {[seating, ...others].map(({ groupId, name: table, members }, at) => (
        <Targets key={groupId} title={tableName(table)} isFocused={at === 0}>
          {members
            .filter(({ id }) => id !== memberId)
            .map(({ id, name }) => (
              <Target key={id} isBusy={calls.isBusy} onPress={() => void give(id, groupId, name)}>
                <bdi>{name}</bdi>
              </Target>
            ))}
        </Targets>
      ))}
      <Button tone="quiet" onClick={onBack}>
        {texts.floor.party.back}
      </Button>
    </div>
  )
}

interface TargetsProps {
  readonly title: string
  readonly isFocused?: boolean
  readonly children: ReactNode
}

function Targets({ title, isFocused = false, children }: TargetsProps) {
  return (
    <section>
      <h3
        {...(isFocused && { ref: focusOnce, tabIndex: -1 })}
        className="figures wrap-anywhere pb-2 text-lead outline-none"
      >
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-2">{children}</ul>
    </section>
  )
}

interface TargetProps {
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Target({ isBusy, isDisabled = false, onPress, children }: TargetProps) {
  return (
    <li>
      <Button
        tone="secondary"
        className="wrap-anywhere w-full"
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onPress}
      >
        {children}
      </Button>
    </li>
  )
}
