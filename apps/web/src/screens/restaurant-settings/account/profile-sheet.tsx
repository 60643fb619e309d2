// Edits the profile: name and contact, address, currency, language, taxes and service fee. Loaded by account-section.tsx.

import { languageCodes } from '@tablemate/domain/languages.ts'
import { otherCountries } from '@tablemate/domain/places/other-countries.ts'
import { zonesOfCountry } from '@tablemate/domain/places/time-zones.ts'
import { FormProvider, type UseFormReturn, useController } from 'react-hook-form'
import { RestaurantField, RestaurantFields } from '../../../parts/portal/restaurant-fields.tsx'
import { RateField } from '../../../parts/rates/rate-field.tsx'
import { rateRule, requiredRateRule } from '../../../parts/rates/read-rate.ts'
import { TaxSwitch } from '../../../parts/rates/tax-switch.tsx'
import { countryName } from '../../../text/format.ts'
import { languageName } from '../../../text/language-name.ts'
import { language } from '../../../text/locale.ts'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { SheetContent } from '../../../ui/sheet-content.tsx'
import { CurrencyField } from './currency-field.tsx'
import { MenuPricesChoice } from './menu-prices-choice.tsx'
import type { ProfileValues } from './profile-values.ts'
import type { AccountSheetProps } from './sheet-props.ts'
import { useProfileForm } from './use-profile-form.ts'

const words = texts.account.profile

export function ProfileSheet(props: AccountSheetProps) {
  const { form, isSaving, isResumed, submit, discard, question } = useProfileForm(props)
  return (
    <SheetContent isOpen onClose={props.onClose} title={words.title}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <FormProvider {...form}>
          <RestaurantFields />
          <Select
            label={words.fields.country}
            placeholder={words.noCountry}
            options={countriesWith(props.restaurant.country)}
            error={form.formState.errors.country?.message}
            {...form.register('country')}
          />
          <RestaurantField name="businessId" />
        </FormProvider>
        <CurrencyField control={form.control} />
        <MenuPricesChoice form={form} restaurant={props.restaurant} />
        <Select
          label={words.fields.timeZone}
          hint={words.timeZoneHint}
          options={zonesWith(props.restaurant.timeZone)}
          error={form.formState.errors.timeZone?.message}
          {...form.register('timeZone')}
        />
        <Select
          label={words.fields.language}
          hint={words.languageHint}
          options={languageCodes.map(code => ({ value: code, label: languageName(code) }))}
          error={form.formState.errors.language?.message}
          {...form.register('language')}
        />
        <Rates form={form} />
        <Button type="submit" isBusy={isSaving} className="mt-2">
          {isSaving ? words.saving : words.save}
        </Button>
        {isResumed && (
          <Button tone="quiet" size="small" disabled={isSaving} onClick={discard}>
            {words.discard}
          </Button>
        )}
        {question}
      </form>
    </SheetContent>
  )
}

function Rates({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { errors } = form.formState
  const { field } = useController({ control: form.control, name: 'isTaxIncluded' })
  const isIncluded = field.value
  return (
    <>
      <TaxSwitch words={texts.ownRates} isIncluded={isIncluded} onChoose={field.onChange} />
      <RateField
        label={texts.rates.tax}
        hint={isIncluded ? texts.ownRates.includedHint : undefined}
        error={errors.taxPercentage?.message}
        {...(isIncluded ? { isOptional: true } : { required: true })}
        {...form.register('taxPercentage', {
          validate: (typed, { isTaxIncluded }) => (isTaxIncluded ? rateRule : requiredRateRule)(typed),
        })}
      />
      <RateField
        label={texts.rates.serviceFee}
        error={errors.serviceFeePercentage?.message}
        {...form.register('serviceFeePercentage', { validate: rateRule })}
      />
    </>
  )
}

/** All countries, and the current one, by name. */
function countriesWith(own: string | null) {
  const codes = new Set([...Object.keys(zonesOfCountry), ...otherCountries, ...(own ? [own] : [])])
  return [...codes]
    .map(value => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, language.locale))
}

/** The time zones that the browser knows, and the current one. */
function zonesWith(own: string) {
  const zones = new Set(['UTC', own, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map(value => ({ value, label: value.replaceAll('_', ' ') }))
}
