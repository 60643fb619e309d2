// The full form for a new group: restaurant, table, name and Universal Mode. It opens the table directly.

import { findRestaurantTableByName } from '@tablemate/contract/restaurant-tables.ts'
import { type PublicRestaurant, searchRestaurants } from '@tablemate/contract/restaurants.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { BookOpen } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { lineRule } from '../../ui/line-rule.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FixedCurrency, GroupCurrencyName } from '../currency/currency-button.tsx'
import { MemberDetailsFields } from '../people/member-details.tsx'
import { RestaurantTableLookupFailed } from './restaurant-table-lookup-failed.tsx'
import { useUniversalCreateGroup } from './use-universal-create-group.ts'

const words = texts.createGroup
const rules = {
  restaurantName: lineRule({ max: limits.restaurantName, required: words.restaurantRequired }),
  tableNumber: lineRule({ max: limits.tableNumber }),
  memberName: lineRule({ max: limits.dinerName, required: words.nameRequired }),
}

export default function UniversalCreateGroupScreen() {
  const printedCode = useNamedTable()
  switch (printedCode.kind) {
    case 'none':
      return <UniversalCreateGroup />
    case 'looking':
      return <LookingUpCode />
    case 'failed':
      return <RestaurantTableLookupFailed error={printedCode.error} onRetry={printedCode.retry} />
  }
}

function LookingUpCode() {
  return (
    <Screen header={<ScreenHeader title={texts.titles.createGroup} />}>
      <SkeletonGroup label={words.linked.looking} className="flex flex-col gap-4 pt-6">
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </SkeletonGroup>
    </Screen>
  )
}

function UniversalCreateGroup() {
  const { state, form, typed, linked, lookup, link, unlink, submit } = useUniversalCreateGroup()
  const formId = useId()
  const { register, formState } = form
  const { errors } = formState
  return (
    <Screen
      header={<ScreenHeader title={texts.titles.createGroup} />}
      bottom={
        <>
          <Button type="submit" form={formId} isBusy={state.kind === 'sending'}>
            {state.kind === 'sending' ? words.submitting : words.submit}
          </Button>
          <NavButton tone="quiet" size="small" className="-mb-2" to={paths.landing()}>
            {texts.app.home}
          </NavButton>
        </>
      }
    >
      <p className="pb-6 text-pretty text-muted">{words.intro}</p>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {(lookup === 'missing' || lookup === 'failed') && !linked && (
          <p role="status" className="rounded-card bg-tint px-4 py-3 text-pretty">
            {words.linked[lookup].title}. {words.linked[lookup].hint}
          </p>
        )}
        <RestaurantField
          field={register('restaurantName', { validate: rules.restaurantName })}
          typed={typed}
          error={errors.restaurantName?.message}
          hint={lookup === 'looking' ? words.linked.looking : undefined}
          onChoose={link}
        />
        {linked && <LinkedRestaurant name={linked.name} onUnlink={unlink} />}
        <TextField
          label={words.table}
          isOptional
          error={errors.tableNumber?.message}
          {...register('tableNumber', { validate: rules.tableNumber })}
        />
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={errors.memberName?.message}
          autoComplete="given-name"
          required
          {...register('memberName', { validate: rules.memberName })}
        />
        <MemberDetailsFields register={register} errors={errors} />
        <div className="divide-y divide-line border-line border-y">
          <div className="py-4">
            <Switch label={words.universal} hint={words.universalHint} {...register('isUniversalMode')} />
          </div>
          <div className="py-2">
            {linked ? <FixedCurrency code={linked.currency} /> : <GroupCurrencyName />}
          </div>
        </div>
      </form>
    </Screen>
  )
}

// Tells that the group will belong to a registered restaurant, with a button to undo that.

interface Props {
  readonly name: string
  readonly onUnlink: () => void
}

const linkedRestaurantWords = texts.createGroup.linked

function LinkedRestaurant({ name, onUnlink }: Props) {
  return (
    <div
      role="status"
      className="-mt-2 flex animate-rise items-center gap-3 rounded-card bg-tint py-2 pe-2 ps-4"
    >
      <BookOpen size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-accent-text" />
      <p className="wrap-anywhere min-w-0 flex-1 text-pretty">
        {linkedRestaurantWords.hint} <span className="sr-only">{name}</span>
      </p>
      <button
        type="button"
        onClick={onUnlink}
        className="min-h-11 shrink-0 rounded-button px-2 font-semibold text-accent-text hover:text-ink"
      >
        {linkedRestaurantWords.undo}
      </button>
    </div>
  )
}

// The restaurant's name, typed freely or chosen from matching registered restaurants.

interface RestaurantFieldProps {
  readonly field: UseFormRegisterReturn
  readonly typed: string
  readonly error: string | undefined
  readonly hint: string | undefined
  readonly onChoose: (restaurant: PublicRestaurant) => void
}

function RestaurantField({ field, typed, error, hint, onChoose }: RestaurantFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const found = useSuggestions(typed, isTyping)
  return (
    <Combobox
      label={words.restaurant}
      hint={hint}
      error={error}
      required
      {...field}
      onChange={event => {
        setTyping(true)
        return field.onChange(event)
      }}
      listLabel={words.suggestions}
      options={found.map(restaurant => ({
        key: restaurant.id,
        content: <Suggestion restaurant={restaurant} />,
      }))}
      status={words.suggested({ count: found.length })}
      onChoose={index => {
        const restaurant = found[index]
        if (restaurant) onChoose(restaurant)
        setTyping(false)
      }}
      onClose={() => setTyping(false)}
    />
  )
}

function Suggestion({ restaurant: { name, city } }: { restaurant: PublicRestaurant }) {
  return (
    <>
      <bdi className="wrap-anywhere block font-semibold">{name}</bdi>
      {city && <bdi className="wrap-anywhere block text-muted text-small">{city}</bdi>}
    </>
  )
}

// Codes printed by the first release contain the restaurant's id and the table's name. If the restaurant has a table of that
// name, they lead to the same screen as its current code.

type NamedTableState =
  /** The address names no table of the restaurant, so the form creates a group. */
  | { readonly kind: 'none' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Looks the table up and opens it. If the lookup fails, no form is shown, because its group would not be the table's. */
function useNamedTable(): NamedTableState {
  const [query] = useSearchParams()
  const restaurantId = query.get('restaurant') ?? ''
  const name = query.get('table') ?? ''
  const isCode = /^\d+$/.test(restaurantId) && name.trim() !== ''
  const [state, setState] = useState<NamedTableState>({ kind: isCode ? 'looking' : 'none' })
  const [tries, setTries] = useState(0)
  const [, navigate] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    if (!isCode) return
    let isHere = true
    setState({ kind: 'looking' })
    call(findRestaurantTableByName, { query: { restaurantId, name } }).then(
      ({ token }) => {
        if (!isHere) return
        if (token) navigate(paths.table(token), { replace: true })
        else setState({ kind: 'none' })
      },
      error => {
        if (!isHere) return
        // The name is not a valid table name.
        if (problemOf(error) === 'invalid') setState({ kind: 'none' })
        else setState({ kind: 'failed', error, retry: () => setTries(count => count + 1) })
      },
    )
    return () => {
      isHere = false
    }
  }, [isCode, restaurantId, name, navigate, tries])
  return state
}

// Suggests registered restaurants while a name is typed.

/** The pause in typing before a search. */
const pauseMs = 200
/** One letter would match too many names. */
const minLength = 2
const none: readonly PublicRestaurant[] = []

/** Empty if nobody is typing, nothing is found, or the network fails. The name can be typed in any case. */
function useSuggestions(typed: string, isTyping: boolean): readonly PublicRestaurant[] {
  const search = typed.trim()
  const isSearching = isTyping && lengthOf(search) >= minLength
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (!isSearching) return setFound(none)
    let isLatest = true
    const timer = setTimeout(() => {
      call(searchRestaurants, { query: { search } }).then(
        restaurants => isLatest && setFound(restaurants),
        () => isLatest && setFound(none),
      )
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [search, isSearching])
  return isSearching ? found : none
}
