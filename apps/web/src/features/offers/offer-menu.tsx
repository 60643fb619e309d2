// The restaurant's menu beneath its offer, by category and in the restaurant's currency. It is read-only.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { menuItemTextsIn } from '@tablemate/domain/menu/translations.ts'
import { language } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShowMore } from '../../ui/use-show-more.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { Price } from '../currency/price.tsx'
import { useApproximateAmount } from '../currency/use-approximate-amount.ts'
import { OriginalName } from '../ordering/original-name.tsx'
import type { MenuState } from './use-offer.ts'

const words = texts.offer

interface Props {
  readonly menu: MenuState
  readonly onRetry: () => void
}

export function OfferMenu({ menu, onRetry }: Props) {
  return (
    <section aria-labelledby="menu" className="pt-10">
      <h2 id="menu" className="text-title">
        {words.menu}
      </h2>
      <Content menu={menu} onRetry={onRetry} />
    </section>
  )
}

function Content({ menu, onRetry }: Props) {
  switch (menu.kind) {
    case 'loading':
      return (
        <div role="status" className="flex animate-late flex-col gap-3 pt-4">
          <span className="sr-only">{texts.app.loading}</span>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 pt-3">
          <p className="text-muted">{words.menuFailed}</p>
          <Button tone="secondary" size="small" onClick={onRetry}>
            {texts.app.tryAgain}
          </Button>
        </div>
      )
    case 'ready':
      if (menu.items.length === 0) return <p className="pt-3 text-pretty text-muted">{words.noMenu}</p>
      return <MenuItems items={menu.items} />
  }
}

/** A very long menu shows its first dishes, and more on demand. */
const piece = 300

function MenuItems({ items }: { items: readonly MenuItem[] }) {
  const { shown, next, showMore } = useShowMore(items.length, items, piece)
  return (
    <>
      {[...groupBy(items.slice(0, shown), ({ category }) => category)].map(([category, menuItems]) => (
        <section key={category} aria-label={categoryOf(menuItems)} className="pt-6">
          <h3 className="wrap-anywhere border-line border-b pb-2 text-accent-text text-lead">
            {categoryOf(menuItems)}
          </h3>
          <ul className="divide-y divide-line">
            {menuItems.map(item => (
              <OfferedItem key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {next > 0 && (
        <Button tone="secondary" size="small" className="mt-4 w-full" onClick={showMore}>
          {words.showMore({ count: next })}
        </Button>
      )}
    </>
  )
}

/** In the reader's language. */
function categoryOf([menuItem]: readonly MenuItem[]): string {
  return menuItem ? menuItemTextsIn(menuItem, language.code).category : ''
}

function OfferedItem({ item }: { item: MenuItem }) {
  const currency = useGroupCurrency()
  const { price, isSoldOut } = item
  const { name, description, originalName } = menuItemTextsIn(item, language.code)
  const about = useApproximateAmount(price, currency)
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className={isSoldOut ? 'text-muted' : 'font-semibold'}>{name}</p>
        {originalName && <OriginalName name={originalName} />}
        {description && <p className="whitespace-pre-line text-muted text-small">{description}</p>}
        {isSoldOut && <p className="font-semibold text-danger text-small">{words.soldOut}</p>}
      </div>
      <p className="shrink-0 text-end">
        <Price amount={price} className={isSoldOut ? 'text-muted' : ''} />
        {about && (
          <span className="figures block text-muted text-small">
            <span className="sr-only"> · </span>
            {about}
          </span>
        )}
      </p>
    </li>
  )
}
