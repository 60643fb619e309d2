// The weights of the members in a split by shares, and the offer to treat the others.

import type { GroupState } from '@tablemate/contract/live.ts'
import { shareWeight } from '@tablemate/domain/limits.ts'
import { Minus, Plus } from 'lucide-react'
import { findMembership } from '../../lib/device/membership.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Weights } from './chosen-values.ts'

const words = texts.shareWeights
const ordinary = 2

interface ShareWeightsProps {
  readonly groupState: GroupState
  readonly weights: Weights
  /** Members who are not named keep theirs. */
  readonly onChoose: (weights: Weights) => void
}

export function ShareWeights({ groupState: { group, members }, weights, onChoose }: ShareWeightsProps) {
  const me = findMembership(group.id)
  const all = (weightOf: (id: number) => number) => new Map(members.map(({ id }) => [id, weightOf(id)]))
  const isSame = members.every(({ id }) => weights.get(id) === ordinary)
  return (
    <section aria-labelledby="share-weights" className="animate-fade pt-3">
      <h2 id="share-weights" className="sr-only">
        {words.title}
      </h2>
      <p className="text-pretty text-muted text-small">{words.hint}</p>
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
            {words.treat}
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          className="flex-1"
          disabled={isSame}
          onClick={() => onChoose(all(() => ordinary))}
        >
          {words.same}
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
          label={words.fewer({ name: named })}
          className={bare}
          disabled={weight <= 0}
          onClick={() => onChange(weight - 1)}
        >
          <Minus size={20} strokeWidth={1.9} aria-hidden />
        </IconButton>
        <output className="figures min-w-7 text-center font-semibold text-input">
          {weight} <span className="sr-only">{words.count({ count: weight })}</span>
        </output>
        <IconButton
          label={words.more({ name: named })}
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
