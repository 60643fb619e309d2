// Edits a member's allergies in place: the allergens of EU law as choices, and a line of free text.

import type { Member } from '@tablemate/contract/groups.ts'
import { type Allergen, allergens as all } from '@tablemate/domain/menu/allergens.ts'
import { useForm } from 'react-hook-form'
import { problemOf } from '../../lib/api/call-problem.ts'
import { showFieldProblems } from '../../lib/api/field-problems.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { AllergiesField, allergiesRule } from './allergies-field.tsx'

export type Allergies = Pick<Member, 'allergies' | 'allergens'>

interface Props extends Allergies {
  /** Throws `CallProblem`. */
  readonly onSend: (allergies: Allergies) => Promise<void>
  readonly onClose: () => void
}

const words = texts.allergiesOf
const options = all.map(value => ({ value, label: texts.allergenNames[value] }))

export function AllergiesForm({ allergies, allergens, onSend, onClose }: Props) {
  const form = useForm({ defaultValues: { allergies, allergens: [...allergens] as Allergen[] } })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async typed => {
    try {
      await onSend({ allergies: typed.allergies.trim(), allergens: typed.allergens })
      onClose()
    } catch (error) {
      form.setError('allergies', { message: sentenceFor(problemOf(error), texts.peopleSheet.tryAgain) })
      showFieldProblems(form, error)
    }
  })
  return (
    <form noValidate onSubmit={send} className="flex animate-fade flex-col gap-3 py-3">
      <CheckboxGroup
        legend={words.choices}
        options={options}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3"
        {...form.register('allergens')}
      />
      <AllergiesField
        label={words.more}
        error={errors.allergies?.message}
        isErrorLive
        {...form.register('allergies', { validate: allergiesRule })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button tone="secondary" size="small" onClick={onClose}>
          {texts.peopleSheet.cancel}
        </Button>
        <Button type="submit" size="small" isBusy={isSubmitting}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
