// The fields of the interest form, section by section.

import * as limits from '@tablemate/domain/limits.ts'
import { isPlainText, lengthOf } from '@tablemate/domain/plain-text.ts'
import { isEmailLike, isPhoneLike } from '@tablemate/domain/restaurants/contact.ts'
import {
  averageOrderValues,
  currentPosSystems,
  interestFeatures,
  restaurantTypes,
  seatingCapacities,
} from '@tablemate/domain/restaurants/interest.ts'
import { type ReactNode, useId } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { lineRule } from '../../ui/line-rule.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { InterestForm } from './use-interest.ts'

const words = texts.interest
const requiredLine = (max: number) => lineRule({ max, required: texts.fieldText.required })

const rules = {
  restaurantName: requiredLine(limits.restaurantName),
  contactName: requiredLine(limits.contactName),
  email: allOf(requiredLine(limits.email), typed => isEmailLike(typed.trim()) || words.invalidEmail),
  phone: allOf(requiredLine(limits.phone), typed => isPhoneLike(typed) || words.invalidPhone),
  address: requiredLine(limits.address),
  city: requiredLine(limits.city),
  state: requiredLine(limits.state),
  zipCode: requiredLine(limits.zipCode),
  additionalInfo(typed: string) {
    if (!isPlainText(typed)) return texts.fieldText['forbidden-characters']
    return lengthOf(typed.trim()) <= limits.additionalInfo || texts.fieldText['too-long']
  },
}

const choices = {
  restaurantType: optionsOf(restaurantTypes, words.restaurantType.options),
  seatingCapacity: optionsOf(seatingCapacities, words.seatingCapacity.options),
  currentPosSystem: optionsOf(currentPosSystems, words.currentPosSystem.options),
  averageOrderValue: optionsOf(averageOrderValues, words.averageOrderValue.options),
}

export function InterestFields({ form: { register, formState } }: { form: InterestForm }) {
  const { errors } = formState
  const textFieldOf = (name: Exclude<keyof typeof rules, 'additionalInfo'>, autoComplete: string) => (
    <TextField
      label={words[name]}
      error={errors[name]?.message}
      autoComplete={autoComplete}
      required
      isStarred
      {...register(name, { validate: rules[name] })}
    />
  )
  const selectOf = (name: keyof typeof choices) => (
    <Select
      label={words[name].label}
      isOptional
      error={errors[name]?.message}
      placeholder={words.noChoice}
      options={choices[name]}
      {...register(name)}
    />
  )
  return (
    <>
      <Section title={words.sections.restaurant}>
        {textFieldOf('restaurantName', 'organization')}
        {textFieldOf('contactName', 'name')}
        <TextField
          label={words.email}
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          isStarred
          {...register('email', { validate: rules.email })}
        />
        <TextField
          label={words.phone}
          error={errors.phone?.message}
          type="tel"
          autoComplete="tel"
          required
          isStarred
          {...register('phone', { validate: rules.phone })}
        />
      </Section>
      <Section title={words.sections.location}>
        {textFieldOf('address', 'street-address')}
        {textFieldOf('city', 'address-level2')}
        {textFieldOf('state', 'address-level1')}
        {textFieldOf('zipCode', 'postal-code')}
      </Section>
      <Section title={words.sections.business}>
        {selectOf('restaurantType')}
        {selectOf('seatingCapacity')}
        {selectOf('currentPosSystem')}
        {selectOf('averageOrderValue')}
      </Section>
      <Section title={words.sections.features}>
        <CheckboxGroup
          className="lg:col-span-2"
          legend={words.features.legend}
          isOptional
          options={optionsOf(interestFeatures, words.features.options)}
          {...register('interestedFeatures')}
        />
      </Section>
      <Section title={words.sections.more}>
        <TextArea
          className="lg:col-span-2"
          label={words.additionalInfo.label}
          hint={words.additionalInfo.hint}
          isOptional
          error={errors.additionalInfo?.message}
          {...register('additionalInfo', { validate: rules.additionalInfo })}
        />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-7 border-line border-t pt-6">
      <h2 id={id} className="pb-4 text-lead">
        {title}
      </h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">{children}</div>
    </section>
  )
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map(value => ({ value, label: labels[value] }))
}

type Rule = (typed: string) => true | string

function allOf(...rules: Rule[]): Rule {
  return typed => rules.map(rule => rule(typed)).find(found => found !== true) ?? true
}
