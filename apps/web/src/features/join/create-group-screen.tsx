// The simple form for a new group: a name, and optionally the restaurant. Then it shows the code.

import * as limits from '@tablemate/domain/limits.ts'
import { useId } from 'react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { lineRule } from '../../ui/line-rule.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupCurrencyName } from '../currency/currency-button.tsx'
import { MemberDetailsFields } from '../people/member-details.tsx'
import { CreatedView } from './created-view.tsx'
import { useCreateGroup } from './use-create-group.ts'

const words = texts.createGroup
const rules = {
  name: lineRule({ max: limits.dinerName, required: words.nameRequired }),
  restaurantName: lineRule({ max: limits.restaurantName }),
  tableNumber: lineRule({ max: limits.tableNumber }),
}

export default function CreateGroupScreen() {
  const { state, form, submit } = useCreateGroup()
  const formId = useId()
  if (state.kind === 'created') return <CreatedView created={state.created} />

  const { register, formState } = form
  const { errors } = formState
  return (
    <Screen
      header={
        <ScreenHeader title={texts.titles.createGroup} back={{ to: paths.landing(), label: words.back }} />
      }
      bottom={
        <Button type="submit" form={formId} isBusy={state.kind === 'sending'}>
          {state.kind === 'sending' ? words.submitting : words.submit}
        </Button>
      }
    >
      <p className="pb-6 text-pretty text-muted">{words.intro}</p>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={errors.name?.message}
          autoComplete="given-name"
          required
          {...register('name', { validate: rules.name })}
        />
        <MemberDetailsFields register={register} errors={errors} />
        <TextField
          label={words.restaurant}
          isOptional
          error={errors.restaurantName?.message}
          {...register('restaurantName', { validate: rules.restaurantName })}
        />
        <TextField
          label={words.table}
          isOptional
          error={errors.tableNumber?.message}
          {...register('tableNumber', { validate: rules.tableNumber })}
        />
        <div className="border-line border-y py-2">
          <GroupCurrencyName />
        </div>
      </form>
    </Screen>
  )
}
