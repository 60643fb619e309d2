// Offers to make one dish with sizes of dishes that differ only in their size.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { getDishesInSizes, joinSizes, separateSizes } from '@tablemate/contract/join-sizes.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { useId, useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { useLoaded } from '../../lib/api/loaded.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { toast } from '../../ui/toast.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'
import { refreshMenu } from '../portal/use-own-menu.ts'

type Offered = ReplyOf<typeof getDishesInSizes>
type State =
  | { readonly kind: 'offered' | 'open' | 'closed' }
  | { readonly kind: 'joined'; readonly itemIds: readonly number[] }

const words = texts.ownMenu.joinSizes
const { dishes } = texts.ownMenu

export function JoinSizes({ restaurant }: { readonly restaurant: OwnRestaurant }) {
  const params = { restaurantId: restaurant.id }
  const loaded = useLoaded({
    queryKey: portalKey(restaurant.id, 'dishes-in-sizes'),
    queryFn: () => portalCall(getDishesInSizes, { params }),
    staleTime: 0,
  })
  const [state, setState] = useState<State>({ kind: 'offered' })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const id = useId()
  const offered = loaded.kind === 'ready' ? loaded.value : []
  const chosen = offered.filter(dish => !leftOut.has(keyOf(dish)))
  const before = chosen.flatMap(({ sizes }) => sizes).length

  const send = async (change: () => Promise<State>) => {
    setSending(true)
    try {
      setState(await change())
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.failed), tone: 'bad' })
    }
    await refreshMenu(restaurant.id)
    setSending(false)
  }
  const join = () =>
    send(async () => {
      const lists = chosen.map(({ sizes }) => sizes.map(({ itemId }) => itemId))
      const body = { dishes: lists, sizeName: texts.ownOptions.size }
      const { itemIds } = await portalCall(joinSizes, { params, body })
      return { kind: 'joined', itemIds }
    })
  const undo = (itemIds: readonly number[]) =>
    send(async () => {
      await portalCall(separateSizes, { params, body: { itemIds: [...itemIds] } })
      return { kind: 'closed' }
    })

  if (state.kind === 'closed' || (state.kind !== 'joined' && offered.length === 0)) return null
  const close = (
    <Button tone="quiet" size="small" disabled={isSending} onClick={() => setState({ kind: 'closed' })}>
      {words.close}
    </Button>
  )
  return (
    <section aria-labelledby={id} className="mb-4 rounded-button border border-line bg-tint px-4 py-3">
      <h3 id={id} className="font-sans font-semibold text-body tracking-normal">
        {state.kind === 'joined' ? words.joined : words.title}
      </h3>
      <p role="status" className="text-pretty">
        {state.kind === 'joined'
          ? dishes({ count: state.itemIds.length })
          : words.numbers({ before: dishes({ count: before }), after: dishes({ count: chosen.length }) })}
      </p>
      {state.kind === 'open' && (
        <CheckboxGroup
          legend={words.title}
          hidesLegend
          className="pt-2"
          options={offered.map(dish => ({
            ...{ value: keyOf(dish), label: dish.name },
            detail: dish.sizes
              .map(({ name, price }) => isolate(`${name} ${money(price, restaurant.currency)}`))
              .join(' · '),
          }))}
          isChosen={value => !leftOut.has(value)}
          onChange={({ target }) => {
            const next = new Set(leftOut)
            if (target.checked) next.delete(target.value)
            else next.add(target.value)
            setLeftOut(next)
          }}
        />
      )}
      <div className="flex flex-wrap gap-2 pt-2">
        {state.kind === 'offered' && (
          <Button tone="secondary" size="small" onClick={() => setState({ kind: 'open' })}>
            {words.open}
          </Button>
        )}
        {state.kind === 'open' && (
          <Button size="small" isBusy={isSending} disabled={chosen.length === 0} onClick={() => void join()}>
            {words.join}
          </Button>
        )}
        {state.kind === 'joined' && (
          <Button tone="secondary" size="small" isBusy={isSending} onClick={() => void undo(state.itemIds)}>
            {words.undo}
          </Button>
        )}
        {close}
      </div>
    </section>
  )
}

function keyOf({ sizes }: Offered[number]): string {
  return sizes.map(({ itemId }) => itemId).join()
}
