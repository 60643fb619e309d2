// Edits the profile: name and contact, address, currency, language, taxes and service fee.

import { changeOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { isRated } from '@tablemate/domain/currency.ts'
import { languageCodes } from '@tablemate/domain/languages.ts'
import { otherCountries } from '@tablemate/domain/places/other-countries.ts'
import { zonesOfCountry } from '@tablemate/domain/places/time-zones.ts'
import { useState } from 'react'
import { FormProvider, type UseFormReturn, useController } from 'react-hook-form'
import { cache } from '../../lib/api/cache.ts'
import { countryName } from '../../lib/text/format.ts'
import { languageName } from '../../lib/text/language-name.ts'
import { language } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { RateField } from '../bill/rates/rate-field.tsx'
import { rateRule, requiredRateRule } from '../bill/rates/read-rate.ts'
import { TaxSwitch } from '../bill/rates/tax-switch.tsx'
import { portalCall } from '../portal/portal-call.ts'
import { RestaurantField, RestaurantFields } from '../portal/restaurant-fields.tsx'
import { portalKey } from '../portal/session.ts'
import { showFailure } from '../portal/show-failure.ts'
import { showLanguage } from '../portal/show-language.ts'
import { useDraftForm } from '../portal/use-draft-form.ts'
import { cacheRestaurant } from '../portal/use-restaurant.ts'
import { useSaveChanges } from '../portal/use-save-changes.tsx'
import { CurrencyField } from './currency-field.tsx'
import { MenuPricesChoice } from './menu-prices-choice.tsx'
import { describedProfile, type ProfileValues, profileFields, typedProfile } from './profile-values.ts'
import type { AccountSheetProps } from './sheet-props.ts'

const words = texts.account.profile

export function ProfileSheet(props: AccountSheetProps) {
  const { form, isSaving, isResumed, submit, discard, question } = useProfileForm(props)
  return (
    <Sheet isOpen onClose={props.onClose} title={words.title}>
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
    </Sheet>
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

// State and submission of the profile form. The form keeps its values after a failure.

function useProfileForm({ restaurant, onClose }: AccountSheetProps) {
  const { form, isResumed, shown, dropDraft } = useDraftForm<ProfileValues>(
    `${restaurant.id}/profile`,
    typedProfile(restaurant),
  )
  /** As the form showed it. */
  const [first] = useState(restaurant)
  const { save, question } = useSaveChanges(profileFields(shown, shown, first), describedProfile)
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    try {
      const { menuPrices } = values
      const converts = menuPrices && isRated(first.currency) && isRated(values.currency)
      const changed = await save(profileFields(values, shown, first), body =>
        portalCall(changeOwnRestaurant, {
          body: { ...body, ...(body.currency && converts && { menuPrices }) },
        }),
      )
      cacheRestaurant(changed)
      // With another time zone or currency, statistics and menu prices may differ.
      void cache.invalidateQueries({ queryKey: portalKey(restaurant.id) })
      dropDraft()
      toast({ title: words.saved, tone: 'good' })
      onClose()
      showLanguage(changed.language)
    } catch (error) {
      showFailure(form, error, words.failed)
      setSaving(false)
    }
  })
  const discard = () => {
    dropDraft()
    onClose()
  }
  return { form, isSaving, isResumed, submit, discard, question }
}
