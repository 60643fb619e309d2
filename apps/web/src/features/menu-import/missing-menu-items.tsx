// The dishes of the menu that the file lacks. They stay on the menu unless the owner removes them.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useShowMore } from '../../ui/use-show-more.ts'
import { Price } from '../currency/price.tsx'
import { ShowMoreButton } from './show-more-button.tsx'

interface Props {
  /** What the rows come from, in words. */
  readonly source: string
  readonly missing: readonly MenuItem[]
  readonly removedIds: ReadonlySet<number>
  readonly onRemove: (ids: readonly number[], isRemoved: boolean) => void
}

const words = texts.menuUpload.missing

export function MissingMenuItems({ source, missing, removedIds, onRemove }: Props) {
  const more = useShowMore(missing.length, null, 20)
  if (missing.length === 0) return null
  const areAllRemoved = missing.every(({ id }) => removedIds.has(id))
  const ids = missing.map(({ id }) => id)
  return (
    <section aria-label={words.title({ source })} className="pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h4 className="font-[560] font-serif text-accent-text text-lead">{words.title({ source })}</h4>
        {missing.length > 1 && (
          <Button tone="quiet" size="small" className="-mx-4" onClick={() => onRemove(ids, !areAllRemoved)}>
            {areAllRemoved ? words.keepAll : words.takeAllOff({ count: missing.length })}
          </Button>
        )}
      </div>
      <p className="text-muted">{words.hint}</p>
      <ul className="divide-y divide-line pt-1">
        {missing.slice(0, more.shown).map(({ id, name, category, price }) => {
          const isOff = removedIds.has(id)
          return (
            <li key={id} className={`flex flex-wrap items-center gap-x-3 py-2 ${isOff ? 'text-muted' : ''}`}>
              <span className="min-w-32 flex-1">
                <span className={`wrap-anywhere block ${isOff ? 'line-through' : 'font-semibold'}`}>
                  {name}
                </span>
                <span className="wrap-anywhere block text-muted text-small">{category}</span>
              </span>
              <span className="ms-auto flex items-center gap-3">
                <Price amount={price} className={isOff ? 'line-through' : 'font-semibold'} />
                <button
                  type="button"
                  aria-pressed={isOff}
                  aria-label={words.takeOffOf({ name })}
                  onClick={() => onRemove([id], !isOff)}
                  className="group grid min-h-11 shrink-0 place-items-center"
                >
                  <span className="rounded-full border border-edge px-3 py-1 text-muted text-small transition-colors group-hover:text-ink group-aria-pressed:border-accent group-aria-pressed:bg-accent group-aria-pressed:font-semibold group-aria-pressed:text-on-accent">
                    {words.takeOff}
                  </span>
                </button>
              </span>
            </li>
          )
        })}
      </ul>
      <ShowMoreButton more={more} />
    </section>
  )
}
