// What a new restaurant still has to do before its first order, on the pages where it does so. The owner may hide it.

import { changeOrdering } from '@tablemate/contract/ordering.ts'
import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { Check, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { readStored, store } from '../../lib/device/storage.ts'
import { paths } from '../../lib/paths.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { toast } from '../../ui/toast.ts'
import { useRestaurantTables } from '../tables/use-restaurant-tables.ts'
import { portalCall } from './portal-call.ts'
import type { Section } from './sections.ts'
import { useOwnMenu } from './use-own-menu.ts'
import { cacheRestaurant } from './use-restaurant.ts'

const words = texts.firstSteps
const steps = ['menu', 'tables', 'ordering', 'order'] as const

interface Props {
  readonly here: Section
  readonly restaurant: OwnRestaurant
}

/** Nothing once orders arrive from the restaurant's own menu, or once it is hidden in this browser. */
export function FirstSteps(props: Props) {
  const { id, hasOrders, menuUpdatedAt, ordering } = props.restaurant
  const key = `firstStepsHidden${id}`
  const [isHidden, setHidden] = useState(() => readStored(key) !== null)
  if (isHidden || (hasOrders && menuUpdatedAt && ordering.mode !== 'off')) return null
  const hide = () => {
    store(key, 'true')
    setHidden(true)
  }
  return <Steps {...props} onHide={hide} />
}

function Steps({ here, restaurant, onHide }: Props & { readonly onHide: () => void }) {
  const titleId = useId()
  const menu = useOwnMenu(restaurant.id)
  const tables = useRestaurantTables(restaurant.id)
  if (menu.kind !== 'ready' || tables.kind !== 'ready') return null
  const isDone = {
    menu: menu.value.length > 0,
    tables: tables.value.length > 0,
    ordering: restaurant.ordering.mode !== 'off',
    order: restaurant.hasOrders,
  }
  const current = steps.find(step => !isDone[step])
  if (!current) return null
  return (
    <section aria-labelledby={titleId} className="mb-8 rounded-card border border-line bg-tint p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="min-w-0 pt-2 text-lead">
          {words.title}
        </h2>
        <IconButton label={words.hide} onClick={onHide}>
          <X size={18} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </div>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-2 pt-3 pb-4 sm:grid-cols-4">
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={`flex min-w-0 items-start gap-2 ${step === current ? 'font-semibold' : 'text-muted'}`}
          >
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full border text-small ${
                isDone[step] ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-card'
              }`}
            >
              {isDone[step] ? (
                <Check size={14} strokeWidth={2.4} role="img" aria-label={words.done} />
              ) : (
                at + 1
              )}
            </span>
            <span className="wrap-anywhere min-w-0">{words[step].title}</span>
          </li>
        ))}
      </ol>
      <div className="border-line border-t pt-4">
        <Step step={current} here={here} restaurant={restaurant} table={tables.value[0]} />
      </div>
    </section>
  )
}

interface StepProps extends Props {
  readonly step: (typeof steps)[number]
  readonly table: RestaurantTable | undefined
}

function Step({ step, here, restaurant, table }: StepProps) {
  switch (step) {
    case 'menu':
      return (
        <Hint text={words.menu.hint}>
          {here !== 'dashboard' && <Go to={paths.restaurantDashboard()}>{words.menu.go}</Go>}
        </Hint>
      )
    case 'tables':
      return (
        <Hint text={words.tables.hint}>
          {here !== 'tables' && <Go to={paths.restaurantTables()}>{words.tables.go}</Go>}
        </Hint>
      )
    case 'ordering':
      return (
        <Hint text={words.ordering.hint}>
          <TurnOnOrders restaurant={restaurant} />
        </Hint>
      )
    case 'order':
      return table ? <TryTable table={table} /> : null
  }
}

function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 max-w-prose flex-1 basis-64 text-pretty">{text}</p>
      {children}
    </div>
  )
}

function Go({ to, children }: { to: string; children: string }) {
  return (
    <NavButton to={to} size="small">
      {children}
    </NavButton>
  )
}

function TurnOnOrders({ restaurant }: { restaurant: OwnRestaurant }) {
  const [isSaving, setSaving] = useState(false)
  const turnOn = async () => {
    setSaving(true)
    try {
      const ordering = await portalCall(changeOrdering, { body: { mode: 'first-by-hand' } })
      cacheRestaurant({ ...restaurant, ordering })
    } catch {
      toast({ ...texts.settings.orders.failed, tone: 'bad' })
      setSaving(false)
    }
  }
  return (
    <Button size="small" isBusy={isSaving} onClick={() => void turnOn()}>
      {words.ordering.go}
    </Button>
  )
}

function TryTable({ table: { name, url } }: { table: RestaurantTable }) {
  const table = tableText(name)
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={url} label={texts.tableCodes.card.qrLabel({ table })} className="w-36" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="max-w-prose text-pretty pb-3">{words.order.hint({ table })}</p>
        <div className="flex flex-wrap gap-2">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center justify-center rounded-button border border-line bg-card px-4 py-1.5 text-center font-semibold hover:border-edge"
          >
            {words.order.go}
          </a>
          <Go to={paths.restaurantOrders()}>{words.order.board}</Go>
        </div>
      </div>
    </div>
  )
}
