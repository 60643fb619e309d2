// How the bill is split: the choice between equal, by ordered items and by shares, the weights of a split by shares with the offer to
// treat the others, and why shares of an equal split differ.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { splitMethods } from '@tablemate/domain/bill/bill-split.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { shareWeight } from '@tablemate/domain/limits.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { Minus, Plus } from 'lucide-react'
import { findMembership } from '../../lib/device/membership.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Weights } from './choice-queue.ts'
import { type ShareRow, unevenShares } from './share-rows.ts'
import type { BillChoice } from './use-bill-choice.ts'

const words = texts.billSplit.split

interface Props extends Pick<BillChoice, 'splitMethod' | 'weights' | 'chooseSplit' | 'chooseWeights'> {
  readonly groupState: GroupState
}

export function SplitChoice({ groupState, splitMethod, weights, chooseSplit, chooseWeights }: Props) {
  return (
    <>
      <fieldset className="mt-5 flex flex-wrap rounded-button border border-line bg-card p-1">
        <legend className="sr-only">{words.title}</legend>
        {splitMethods.map(method => (
          <label
            key={method}
            className="relative grid min-h-11 min-w-max flex-1 place-items-center px-1 rounded-[10px] font-semibold text-muted transition-colors has-checked:bg-tint has-checked:text-accent-text"
          >
            <input
              type="radio"
              name="split"
              value={method}
              checked={method === splitMethod}
              onChange={() => chooseSplit(method)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[10px] focus-visible:outline-offset-0"
            />
            {words[method]}
          </label>
        ))}
      </fieldset>
      {splitMethod === 'shares' && (
        <ShareWeights groupState={groupState} weights={weights} onChoose={chooseWeights} />
      )}
    </>
  )
}

const weightWords = texts.shareWeights
const ordinary = 2

interface ShareWeightsProps {
  readonly groupState: GroupState
  readonly weights: Weights
  /** Members who are not named keep theirs. */
  readonly onChoose: (weights: Weights) => void
}

function ShareWeights({ groupState: { group, members }, weights, onChoose }: ShareWeightsProps) {
  const me = findMembership(group.id)
  const all = (weightOf: (id: number) => number) => new Map(members.map(({ id }) => [id, weightOf(id)]))
  const isSame = members.every(({ id }) => weights.get(id) === ordinary)
  return (
    <section aria-labelledby="share-weights" className="animate-fade pt-3">
      <h2 id="share-weights" className="sr-only">
        {weightWords.title}
      </h2>
      <p className="text-pretty text-muted text-small">{weightWords.hint}</p>
      <ul className="divide-y divide-line">
        {members.map(({ id, name }) => (
          <Row
            key={id}
            name={name}
            weight={weights.get(id) ?? ordinary}
            onChange={weight => onChoose(new Map([[id, weight]]))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-2">
        {me !== null && (
          <Button
            tone="secondary"
            size="small"
            className="flex-1"
            onClick={() => onChoose(all(id => (id === me ? ordinary : 0)))}
          >
            {weightWords.treat}
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          className="flex-1"
          disabled={isSame}
          onClick={() => onChoose(all(() => ordinary))}
        >
          {weightWords.same}
        </Button>
      </div>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly weight: number
  readonly onChange: (weight: number) => void
}

function Row({ name, weight, onChange }: RowProps) {
  const named = isolate(name)
  return (
    <li className="flex items-center justify-between gap-3 py-0.5">
      <bdi className="wrap-anywhere min-w-0 py-1.5">{name}</bdi>
      <span className="-me-3 flex shrink-0 items-center">
        <IconButton
          label={weightWords.fewer({ name: named })}
          className={bare}
          disabled={weight <= 0}
          onClick={() => onChange(weight - 1)}
        >
          <Minus size={20} strokeWidth={1.9} aria-hidden />
        </IconButton>
        <output className="figures min-w-7 text-center font-semibold text-input">
          {weight} <span className="sr-only">{weightWords.count({ count: weight })}</span>
        </output>
        <IconButton
          label={weightWords.more({ name: named })}
          className={bare}
          disabled={weight >= shareWeight}
          onClick={() => onChange(weight + 1)}
        >
          <Plus size={20} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}

const bare = 'border-transparent! bg-transparent'

interface SplitNoteProps {
  readonly rows: readonly ShareRow[]
  readonly bill: Bill
  readonly currency: CurrencyCode
}

/** Somebody paid before the bill changed. */
export function SplitNote({ rows, bill, currency }: SplitNoteProps) {
  if (bill.splitMethod !== 'equal') return null
  const earlier = unevenShares(rows, bill, payableStep(currency)).filter(({ paid }) => paid > 0)
  const [first] = earlier
  if (!first) return null
  const text =
    earlier.length === 1
      ? words.paidBefore({ name: isolate(first.name), amount: money(first.paid, currency) })
      : words.changedBetween
  return <p className="wrap-anywhere mt-3 text-muted">{text}</p>
}
