// The full form for a new group: restaurant, table, name and Universal Mode. It opens the table directly.

import * as limits from '@tablemate/domain/limits.ts'
import { useId } from 'react'
import { FixedCurrency, GroupCurrencyName } from '../../parts/currency/currency-button.tsx'
import { lineRule } from '../../parts/line-rule.ts'
import { MemberDetailsFields } from '../../parts/member-details.tsx'
import { RestaurantTableLookupFailed } from '../../parts/restaurant-table-lookup-failed.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LinkedRestaurant } from './linked-restaurant.tsx'
import { RestaurantField } from './restaurant-field.tsx'
import { useNamedTable } from './use-named-table.ts'
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
