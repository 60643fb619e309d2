// What a person may tell about themselves besides their name when they join a group. Every form that creates a member shows these
// fields, so a further one is added here.

import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { AllergiesField, allergiesRule } from './allergies-field.tsx'

export interface MemberDetails {
  allergies: string
}

export const emptyDetails: MemberDetails = { allergies: '' }

interface Props {
  readonly register: UseFormRegister<MemberDetails>
  readonly errors: FieldErrors<MemberDetails>
  readonly isErrorLive?: boolean
}

export function MemberDetailsFields({ register, errors, isErrorLive = false }: Props) {
  return (
    <AllergiesField
      error={errors.allergies?.message}
      isErrorLive={isErrorLive}
      {...register('allergies', { validate: allergiesRule })}
    />
  )
}
