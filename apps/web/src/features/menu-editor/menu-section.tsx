// The menu on the dashboard: search, add, edit, order, and upload from a file.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { getPosSettings } from '@tablemate/contract/pos.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { isMenuProvider } from '@tablemate/domain/pos/menu/pos-menu.ts'
import { posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { CloudDownload, Plus, Upload } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { dateAndTime, timeOfDay } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import { UploadPanel } from '../menu-import/upload-panel.tsx'
import type { UploadState } from '../menu-import/upload-state.ts'
import { useMenuUpload } from '../menu-import/use-menu-upload.ts'
import { hasDraft, hasDraftUnder } from '../portal/drafts.ts'
import { portalCall } from '../portal/portal-call.ts'
import { PortalSection } from '../portal/portal-layout.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
import { portalKey } from '../portal/session.ts'
import { useOwnMenu } from '../portal/use-own-menu.ts'
import { CategoryOrder } from './category-order.tsx'
import { ItemForm } from './item-form.tsx'
import { JoinSizes } from './join-sizes.tsx'
import { MenuList } from './menu-list.tsx'
import { OptionGroups } from './option-groups.tsx'
import { PictureSwitch } from './picture-switch.tsx'
import { menuItemDraftKey } from './use-item-form.ts'
import { optionGroupDraftKey } from './use-option-group-form.ts'

/** The form that is open above the list, or replaces it. */
type View = 'list' | 'adding' | 'uploading' | 'ordering' | 'options'

const words = texts.ownMenu

export function MenuSection({ restaurant }: { restaurant: OwnRestaurant }) {
  const menu = useOwnMenu(restaurant.id)
  // A draft reopens its form.
  const [view, setView] = useState<View>(() => {
    if (hasDraft(menuItemDraftKey(restaurant.id))) return 'adding'
    return hasDraftUnder(optionGroupDraftKey(restaurant.id, '')) ? 'options' : 'list'
  })
  const openers = {
    adding: useRef<HTMLButtonElement>(null),
    uploading: useRef<HTMLButtonElement>(null),
    ordering: useRef<HTMLButtonElement>(null),
    options: useRef<HTMLButtonElement>(null),
  }
  const closerOf = (which: keyof typeof openers) => () => {
    // Does not close another view that was opened meanwhile.
    setView(now => (now === which ? 'list' : now))
    // The opener is rendered again once the form is closed.
    focusIfLost(() => openers[which].current)
  }
  // The state lives here, so that corrections survive a change of view.
  const upload = useMenuUpload(restaurant, closerOf('uploading'))
  const posMenu = usePosMenu(restaurant.id)
  const take = ({ name }: PosMenu) => {
    setView('uploading')
    upload.take(name)
  }
  const items = menu.kind === 'ready' ? menu.value : []
  const isFull = view === 'uploading' || view === 'ordering' || view === 'options'
  return (
    <PortalSection
      title={words.title}
      action={
        <span className="flex flex-wrap gap-2">
          {posMenu && (
            <Button tone="secondary" size="small" onClick={() => take(posMenu)}>
              <CloudDownload {...icon} />
              {texts.posMenu.take({ provider: posMenu.name })}
            </Button>
          )}
          <Button
            ref={openers.uploading}
            tone="secondary"
            size="small"
            aria-expanded={view === 'uploading'}
            onClick={() => setView(view === 'uploading' ? 'list' : 'uploading')}
          >
            <Upload {...icon} />
            {words.upload}
          </Button>
          <Button
            ref={openers.adding}
            size="small"
            aria-expanded={view === 'adding'}
            onClick={() => setView(view === 'adding' ? 'list' : 'adding')}
          >
            <Plus {...icon} />
            {words.add}
          </Button>
        </span>
      }
    >
      <GroupCurrency value={restaurant.currency}>
        {posMenu?.changedAt && (
          <p className="mb-4 rounded-button border border-line bg-tint px-4 py-3">
            {texts.posMenu.changed({ provider: posMenu.name, when: dateAndTime(posMenu.changedAt) })}
          </p>
        )}
        {view !== 'uploading' && (
          <WaitingCheck state={upload.state} keptAt={upload.keptAt} onResume={() => setView('uploading')} />
        )}
        {view === 'adding' && <ItemForm restaurant={restaurant} items={items} onClose={closerOf('adding')} />}
        {view === 'uploading' && <UploadPanel {...{ upload, menu }} onClose={closerOf('uploading')} />}
        {view === 'ordering' && (
          <CategoryOrder restaurantId={restaurant.id} items={items} onClose={closerOf('ordering')} />
        )}
        {view === 'options' && (
          <OptionGroups restaurant={restaurant} items={items} onClose={closerOf('options')} />
        )}
        {!isFull && (items.some(({ pictureId }) => pictureId) || !restaurant.showsPictures) && (
          <PictureSwitch restaurant={restaurant} />
        )}
        {!isFull && items.length > 1 && <JoinSizes restaurant={restaurant} />}
        {!isFull && (
          <MenuContent
            menu={menu}
            restaurant={restaurant}
            items={items}
            orderButton={openers.ordering}
            onOrder={() => setView('ordering')}
            optionsButton={openers.options}
            onOptions={() => setView('options')}
          />
        )}
      </GroupCurrency>
    </PortalSection>
  )
}

interface MenuContentProps {
  readonly menu: Loaded<readonly MenuItem[]>
  readonly restaurant: OwnRestaurant
  readonly items: readonly MenuItem[]
  readonly orderButton: RefObject<HTMLButtonElement | null>
  readonly onOrder: () => void
  readonly optionsButton: RefObject<HTMLButtonElement | null>
  readonly onOptions: () => void
}

function MenuContent({ menu, items, ...props }: MenuContentProps) {
  switch (menu.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={words.loading} className="flex flex-col gap-3">
          <Skeleton className="h-13" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailed text={texts.ownMenu.failed} onRetry={menu.retry} />
    case 'ready':
      return items.length === 0 ? (
        <EmptyState title={words.empty.title} hint={words.empty.hint} />
      ) : (
        <MenuList items={items} {...props} />
      )
  }
}

const icon = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const

// The point of sale whose menu the owner can take, and the change that it reported since the menu was last taken.

interface PosMenu {
  readonly name: string
  /** When the point of sale reported a change that the menu does not contain yet; null: none. */
  readonly changedAt: string | null
}

/** Null while unknown, and for a restaurant whose point of sale gives no menu. */
function usePosMenu(restaurantId: number): PosMenu | null {
  const settings = useLoaded({
    // Not that of the settings' form, which needs fresh values.
    queryKey: portalKey(restaurantId, 'pos-menu'),
    queryFn: () => portalCall(getPosSettings, { params: { restaurantId } }),
    gcTime: 0,
  })
  if (settings.kind !== 'ready') return null
  const { posProvider, hasApiKey, menuChangedAt, menuTakenAt } = settings.value
  if (!isMenuProvider(posProvider) || !hasApiKey) return null
  const isKnown = menuChangedAt === null || (menuTakenAt !== null && menuTakenAt >= menuChangedAt)
  return { name: posProviderFacts[posProvider].name, changedAt: isKnown ? null : menuChangedAt }
}

// Says that corrections of a menu wait for its import, where the check itself is not open.

interface Props {
  readonly state: UploadState
  /** The time of the latest correction that this browser has stored; null: none is. */
  readonly keptAt: number | null
  readonly onResume: () => void
}

const waitingCheckWords = texts.menuUpload

function WaitingCheck({ state, keptAt, onResume }: Props) {
  if (state.kind !== 'checking' || state.changedAt === null) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line bg-tint px-4 py-3">
      <p className="min-w-48 flex-1">
        <span className="wrap-anywhere block font-semibold">
          {waitingCheckWords.waiting.title({ name: state.name })}
        </span>
        {keptAt !== null && waitingCheckWords.check.kept({ time: timeOfDay(keptAt) })}
      </p>
      <Button tone="secondary" size="small" onClick={onResume}>
        {waitingCheckWords.waiting.resume}
      </Button>
    </div>
  )
}
