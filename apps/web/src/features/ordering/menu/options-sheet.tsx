// The choice of a dish's options: its size, doneness, sides and extras.

import type { MenuOptionGroup } from '@tablemate/contract/option-groups.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { priceOf } from '@tablemate/domain/menu/menu-price.ts'
import {
  type ChosenOption,
  chooseOptions,
  chosenSoFar,
  countIn,
  missingGroups,
  wantedOf,
} from '@tablemate/domain/menu/options.ts'
import { menuItemTextsIn, nameIn } from '@tablemate/domain/menu/translations.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { money } from '../../../lib/text/format.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { language, series } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { pill } from '../order-mark.tsx'
import { AllergenWarning } from './allergen-warning.tsx'
import { MenuPicture } from './menu-picture.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { type Choosing, optionPriceText, type Picks } from './use-picks.ts'

/** The sheet for the dish whose options are chosen. */
export function OptionsChoice({ picks, avoided }: { picks: Picks; avoided: readonly Allergen[] }) {
  const { choosing, choose, chosen } = picks
  if (!choosing) return null
  return <OptionsSheet {...{ choosing, avoided }} onChoose={chosen} onClose={() => choose(null)} />
}

interface Props {
  readonly choosing: Choosing
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
  readonly onChoose: (options: readonly ChosenOption[]) => void
  readonly onClose: () => void
}

type Option = MenuOptionGroup['options'][number]
/** How often each option is chosen, by its id. */
type Counts = ReadonlyMap<number, number>

const words = texts.options

function OptionsSheet({ choosing, avoided, onChoose, onClose }: Props) {
  const { menuItem, at } = choosing
  const currency = useGroupCurrency()
  const step = payableStep(currency)
  const id = useId()
  const groups = menuItem.optionGroups ?? []
  const [wanted, setWanted] = useState<Counts>(() => wantedOf(groups, choosing.options))
  const counts = availableOf(groups, wanted)
  /** The diner pressed the button although something is missing. */
  const [isAsked, setAsked] = useState(false)
  const chosen = Array.from(counts, ([id, quantity]) => ({ id, quantity }))
  const missing = missingGroups(groups, chosen)
  const choice = chooseOptions(groups, chosen, step)
  const total = priceOf(menuItem, chosenSoFar(groups, counts, step), step)
  const { name, description } = menuItemTextsIn(menuItem, language.code)
  const nameOfGroup = (group: MenuOptionGroup) => isolate(nameIn(group, language.code))

  const done = () => {
    if (choice.kind === 'chosen') return onChoose(choice.options)
    setAsked(true)
    firstMissing()?.focus()
  }
  /** The first control of the first choice that is missing. */
  const firstMissing = () => {
    const field = document.getElementById(`${id}-${missing[0]?.id}`)
    if (missing[0] !== groups[0]) field?.scrollIntoView({ block: 'start' })
    return field?.querySelector<HTMLElement>('input:enabled') ?? null
  }

  return (
    <Sheet
      isOpen
      keepsFocus
      firstFocus={firstMissing}
      onClose={onClose}
      title={name}
      {...(description && { description })}
      bottom={
        <>
          <p role="status" className="sr-only">
            {money(total, currency)}
          </p>
          <Button className="wrap-anywhere w-full" onClick={done}>
            {missing.length > 0
              ? words.chooseWhat({ what: series(missing.map(nameOfGroup)) })
              : at === undefined
                ? words.add({ total: money(total, currency) })
                : texts.menuPicker.save({ total: money(total, currency) })}
          </Button>
        </>
      }
    >
      {menuItem.pictureId && (
        <MenuPicture
          pictureId={menuItem.pictureId}
          sizes="(min-width: 640px) 592px, 100vw"
          className="max-h-56 w-full"
        />
      )}
      {groups.map(group => (
        <Group
          key={group.id}
          id={`${id}-${group.id}`}
          group={group}
          counts={counts}
          isMissing={isAsked && missing[0]?.id === group.id}
          onCount={changed => {
            setWanted(new Map([...wanted, ...changed]))
            setAsked(false)
          }}
          avoided={avoided}
          priceOf={option => optionPriceText(menuItem, group, option, currency)}
        />
      ))}
    </Sheet>
  )
}

interface GroupProps {
  readonly id: string
  readonly group: MenuOptionGroup
  readonly counts: Counts
  readonly isMissing: boolean
  readonly onCount: (changed: Counts) => void
  readonly avoided: readonly Allergen[]
  readonly priceOf: (option: Option) => string | undefined
}

function Group({ id, group, counts, isMissing, onCount, avoided, priceOf }: GroupProps) {
  const { min, max, options } = group
  const isSingle = max === 1
  const count = countIn(group, counts)
  /** The diner tried to choose more than the group allows. */
  const [isFull, setFull] = useState(false)
  const set = (option: Option, quantity: number) => {
    const exceeds = count - (counts.get(option.id) ?? 0) + quantity > max
    setFull(exceeds)
    if (!exceeds) onCount(new Map([[option.id, quantity]]))
  }
  const choose = (id: number | undefined) =>
    onCount(new Map(options.map(option => [option.id, option.id === id ? 1 : 0])))

  return (
    <fieldset id={id} aria-describedby={`${id}-rule`} className="min-w-0 scroll-mt-2 pt-4">
      <legend className="wrap-anywhere float-start w-full text-lead">
        <bdi>{nameIn(group, language.code)}</bdi>
      </legend>
      <p
        id={`${id}-rule`}
        className={`clear-both pb-1 text-small ${isMissing || isFull ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {ruleOf(group)}
      </p>
      {(isMissing || isFull) && (
        <p role="alert" className="pb-1 text-danger">
          {isFull ? words.full({ count: max }) : texts.understood.check.chooseFirst}
        </p>
      )}
      <ul className="divide-y divide-line">
        {isSingle && min === 0 && (
          <li>
            <Control type="radio" name={id} checked={count === 0} onChange={() => choose(undefined)}>
              {words.none}
            </Control>
          </li>
        )}
        {options.map(option => {
          const quantity = counts.get(option.id) ?? 0
          const name = nameIn(option, language.code)
          return (
            <li key={option.id} className="flex flex-wrap items-center gap-x-3">
              <Control
                type={isSingle ? 'radio' : 'checkbox'}
                name={id}
                checked={quantity > 0}
                disabled={!option.isAvailable}
                onChange={() => (isSingle ? choose(option.id) : set(option, quantity > 0 ? 0 : 1))}
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                  <bdi className="wrap-anywhere">{name}</bdi>
                  {option.isAvailable ? (
                    <bdi translate="no" className="figures ms-auto text-muted">
                      {priceOf(option)}
                    </bdi>
                  ) : (
                    <span className={`${pill} ms-auto bg-line text-ink`}>{texts.menuPicker.soldOut}</span>
                  )}
                  <span className="basis-full">
                    <AllergenWarning allergens={option.allergens} avoided={avoided} />
                  </span>
                </span>
              </Control>
              {!isSingle && quantity > 0 && (
                <QuantityStepper
                  name={isolate(name)}
                  quantity={quantity}
                  isFull={count >= max || quantity >= limits.optionQuantity}
                  onStep={next => set(option, Math.min(next, limits.optionQuantity))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type ControlProps = ComponentProps<'input'> & { readonly children: ReactNode }

function Control({ children, ...input }: ControlProps) {
  return (
    <label
      className={`relative flex min-h-13 min-w-0 flex-1 items-center gap-3 py-1.5 ${input.disabled ? 'text-muted' : ''}`}
    >
      <input
        {...input}
        className={`peer size-6 shrink-0 appearance-none border border-edge bg-card transition-colors checked:border-accent checked:bg-accent disabled:opacity-45 ${input.type === 'radio' ? 'rounded-full' : 'rounded-[7px]'}`}
      />
      <Check
        size={16}
        strokeWidth={3}
        aria-hidden
        className="pointer-events-none absolute start-1 text-on-accent opacity-0 peer-checked:opacity-100"
      />
      {children}
    </label>
  )
}

/** What is wanted, without what is sold out or has left the menu by now. */
function availableOf(groups: readonly MenuOptionGroup[], wanted: Counts): Counts {
  return new Map(
    groups.flatMap(group =>
      group.options.flatMap(({ id, isAvailable }) => {
        const count = isAvailable && wanted.get(id)
        return count ? [[id, count] as const] : []
      }),
    ),
  )
}

function ruleOf({ min, max }: MenuOptionGroup): string {
  if (min === max) return words.exactly({ count: min })
  return min > 0 ? words.between({ min, max }) : words.upTo({ count: max })
}
