// The form of a campaign: offer, radius, dates, and a summary of the cost.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import {
  type CampaignDuration,
  campaignDurations,
  offerTypes,
  targetRadii,
} from '@tablemate/domain/offers/campaign.ts'
import { hasOfferValue } from '@tablemate/domain/offers/offer-value.ts'
import { number } from '../../text/locale.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { zoneName } from './campaign-figures.ts'
import { campaignRules } from './campaign-rules.ts'
import { CampaignSummary } from './campaign-summary.tsx'
import { ImageField } from './image-field.tsx'
import { OfferValueField } from './offer-value-field.tsx'
import { useCampaignForm } from './use-campaign-form.ts'

const words = texts.campaigns.form

interface Props {
  readonly restaurant: OwnRestaurant
  readonly campaign: Campaign | null
  readonly onClose: () => void
}

export function CampaignForm({ restaurant, campaign, onClose }: Props) {
  const { form, submit, cancel, isSaving, hasBegun, question } = useCampaignForm({
    restaurant,
    campaign,
    onDone: onClose,
  })
  const { register, watch, formState } = form
  const { errors } = formState
  const currency = campaign?.currency ?? restaurant.currency
  const [offerType, durationDays, startDate] = watch(['offerType', 'durationDays', 'startDate'])
  const rules = campaignRules({ form, currency })
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          label={words.title}
          hint={words.titleHint}
          error={errors.title?.message}
          required
          {...register('title', { validate: rules.title })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={words.offerType}
            options={offerTypes.map(value => ({ value, label: texts.campaigns.offerTypes[value] }))}
            error={errors.offerType?.message}
            {...register('offerType')}
          />
          {hasOfferValue(offerType) && (
            <OfferValueField
              offerType={offerType}
              currency={currency}
              error={errors.offerValue?.message}
              {...register('offerValue', { validate: rules.offerValue, shouldUnregister: true })}
            />
          )}
        </div>
        <TextArea
          label={words.description}
          error={errors.description?.message}
          required
          {...register('description', { validate: rules.description })}
        />
        <TextField
          label={words.offerDetails}
          hint={words.offerDetailsHint}
          isOptional
          error={errors.offerDetails?.message}
          {...register('offerDetails', { validate: rules.offerDetails })}
        />
        <ImageField
          address={watch('imageUrl')}
          error={errors.imageUrl?.message}
          {...register('imageUrl', { validate: rules.imageUrl })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Select
          label={words.targetRadius}
          options={targetRadii.map(metres => ({
            value: String(metres),
            label: texts.campaigns.kilometresShort({ km: number(metres / 1000) }),
          }))}
          error={errors.targetRadius?.message}
          {...register('targetRadius')}
        />
        {!hasBegun && (
          <>
            <Select
              label={words.duration}
              options={campaignDurations.map(days => ({
                value: String(days),
                label: texts.campaigns.durations[days],
              }))}
              error={errors.durationDays?.message}
              {...register('durationDays')}
            />
            <TextField
              type="date"
              label={words.startDate}
              hint={words.startHint({ zone: zoneName(campaign?.timeZone ?? restaurant.timeZone) })}
              error={errors.startDate?.message}
              required
              {...register('startDate', { validate: rules.startDate })}
            />
          </>
        )}
        <CampaignSummary
          durationDays={Number(durationDays) as CampaignDuration}
          startDate={startDate}
          currency={currency}
          hint={hasBegun ? words.fixed : null}
        />
        <div className="flex flex-col gap-2.5">
          <Button type="submit" isBusy={isSaving}>
            {labelOf(campaign === null, isSaving)}
          </Button>
          <Button tone="quiet" size="small" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
      {question}
    </form>
  )
}

function labelOf(isNew: boolean, isSaving: boolean): string {
  if (isNew) return isSaving ? words.submitting : words.submit
  return isSaving ? words.saving : words.save
}
