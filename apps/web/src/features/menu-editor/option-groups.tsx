// The groups of options: each with what it offers and the dishes that have it. One at a time is edited in place.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { OwnOptionGroup } from '@tablemate/contract/option-groups.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { ChevronLeft, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { addedMoney } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { hasDraft } from '../portal/drafts.ts'
import { SectionFailed } from '../portal/section-failed.tsx'
import { OptionGroupForm } from './option-group-form.tsx'
import { optionGroupDraftKey } from './use-option-group-form.ts'
import { useOptionGroups } from './use-option-groups.ts'

interface Props {
  readonly restaurant: OwnRestaurant
  /** The whole menu. */
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

const words = texts.ownOptions

export function OptionGroups({ restaurant, items, onClose }: Props) {
  const groups = useOptionGroups(restaurant.id)
  const [opened, setEditing] = useState<number | 'new' | null>()
  const drafted = () => {
    const ids = groups.kind === 'ready' ? groups.value.map(({ id }) => id) : []
    return (['new', ...ids] as const).find(id => hasDraft(optionGroupDraftKey(restaurant.id, id))) ?? null
  }
  // A draft reopens its form.
  const editing = opened === undefined ? drafted() : opened
  const close = () => {
    setEditing(null)
    focusIfLost(() => document.getElementById(`option-group-${editing}`))
  }
  return (
    <section aria-labelledby="option-groups">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button tone="quiet" size="small" className="-mx-3 px-3" onClick={onClose}>
          <ChevronLeft size={18} strokeWidth={1.9} aria-hidden />
          {words.back}
        </Button>
        <Button
          id="option-group-new"
          size="small"
          className="ms-auto"
          aria-expanded={editing === 'new'}
          onClick={() => setEditing('new')}
        >
          <Plus size={18} strokeWidth={1.9} aria-hidden />
          {words.add}
        </Button>
      </div>
      <h3 id="option-groups" tabIndex={-1} ref={takeFocus} className="pt-3 text-lead outline-none">
        {words.title}
      </h3>
      <p className="text-pretty pb-3 text-muted">{words.hint}</p>
      {editing === 'new' && <OptionGroupForm restaurant={restaurant} items={items} onClose={close} />}
      {groups.kind === 'loading' && (
        <SkeletonGroup label={texts.ownMenu.loading} className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {groups.kind === 'failed' && <SectionFailed text={words.failed} onRetry={groups.retry} />}
      {groups.kind === 'ready' && (
        <ul className="divide-y divide-line">
          {groups.value.map(group => (
            <li key={group.id} className="py-3">
              {editing === group.id ? (
                <OptionGroupForm restaurant={restaurant} items={items} group={group} onClose={close} />
              ) : (
                <GroupRow group={group} currency={restaurant.currency} onEdit={() => setEditing(group.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface GroupRowProps {
  readonly group: OwnOptionGroup
  readonly currency: OwnRestaurant['currency']
  readonly onEdit: () => void
}

function GroupRow({ group, currency, onEdit }: GroupRowProps) {
  const { id, name, options, itemCount } = group
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="wrap-anywhere text-muted text-small">
          {options.map(({ id, name, price, isAvailable }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <bdi className={isAvailable ? '' : 'line-through'}>
                {name}
                {price !== 0 && ` ${addedMoney(price, currency)}`}
              </bdi>
            </span>
          ))}
        </p>
      </div>
      <span className="shrink-0 text-muted text-small">{texts.ownMenu.dishes({ count: itemCount })}</span>
      <IconButton
        id={`option-group-${id}`}
        label={texts.ownMenu.edit({ name })}
        className="border-transparent! bg-transparent"
        onClick={onEdit}
      >
        <Pencil size={18} strokeWidth={1.9} aria-hidden />
      </IconButton>
    </div>
  )
}
