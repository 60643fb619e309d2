// The form of a campaign: offer, radius, dates, and a summary of the cost.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { type CurrencyCode, symbolOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import {
  type CampaignDuration,
  campaignDurations,
  offerTypes,
  readDay,
  targetRadii,
} from '@tablemate/domain/offers/campaign.ts'
import { billingCurrency, campaignPrice } from '@tablemate/domain/offers/campaign-price.ts'
import { isImageAddress } from '@tablemate/domain/offers/image-address.ts'
import { hasOfferValue, offerValueFault } from '@tablemate/domain/offers/offer-value.ts'
import { addDays } from '@tablemate/domain/places/zoned-day.ts'
import { isPlainText, isVisible, lengthOf } from '@tablemate/domain/plain-text.ts'
import type { InputHTMLAttributes, Ref } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { calendarDate, money } from '../../lib/text/format.ts'
import { number } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { lineRule } from '../../ui/line-rule.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Draft, readOfferValue } from './campaign-draft.ts'
import { durationLabel, zoneName } from './campaign-figures.ts'
import { ImageField } from './image-field.tsx'
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

// Validates the form of a campaign against the server's own limits, with an error text for each field.

type Rule = (typed: string) => true | string

interface CampaignRulesInput {
  readonly form: UseFormReturn<Draft>
  readonly currency: CurrencyCode
}

/** For react-hook-form's `validate`. */
function campaignRules({ form, currency }: CampaignRulesInput) {
  return {
    title: lineRule({ max: limits.campaignTitle, required: words.titleRequired }),
    description: descriptionRule,
    offerDetails: lineRule({ max: limits.offerDetails }),
    imageUrl: imageRule,
    offerValue: (typed: string) => offerValueRule({ ...form.getValues(), offerValue: typed }, currency),
    startDate: (typed: string) => typed !== '' || words.startRequired,
  } satisfies Partial<Record<keyof Draft, Rule>>
}

function descriptionRule(typed: string): true | string {
  if (!isVisible(typed)) return words.descriptionRequired
  if (!isPlainText(typed)) return texts.fieldText['forbidden-characters']
  return lengthOf(typed.trim()) <= limits.campaignDescription || texts.fieldText['too-long']
}

function imageRule(typed: string): true | string {
  return typed.trim() === '' || isImageAddress(typed.trim()) || words.imageWrong
}

function offerValueRule(draft: Draft, currency: CurrencyCode): true | string {
  const { offerType, offerValue: typed } = draft
  if (!hasOfferValue(offerType)) return true
  if (typed.trim() === '') return words.valueRequired
  const offerValue = readOfferValue(draft, currency)
  if (offerValue === null)
    return offerType === 'discount' && isNumber(typed) ? words.percentWrong : words.valueUnreadable
  const fault = offerValueFault({ offerType, offerValue, currency })
  if (fault === null) return true
  return offerType === 'discount' ? words.percentWrong : texts.fieldText[fault]
}

/** True for any number, so that 12.5 is reported as not whole instead of unreadable. */
function isNumber(typed: string): boolean {
  return /^-?\d+([.,]\d+)?\s*%?$/.test(typed.trim())
}

// The cost of a campaign according to the form's current values. The server computes the binding cost.

const campaignSummaryWords = texts.campaigns.summary

interface CampaignSummaryProps {
  readonly durationDays: CampaignDuration
  /** The date as typed. */
  readonly startDate: string
  readonly currency: CurrencyCode
  readonly hint: string | null
}

function CampaignSummary({ durationDays, startDate, currency, hint }: CampaignSummaryProps) {
  const { costPerDay, totalCost } = campaignPrice(durationDays, currency)
  const billed = billingCurrency(currency)
  const day = readDay(startDate, 'UTC')
  return (
    <section aria-label={campaignSummaryWords.title} className="rounded-card bg-tint p-5">
      <h3 className="text-lead">{campaignSummaryWords.title}</h3>
      <dl aria-live="polite" className="mt-3 flex flex-col gap-1.5">
        <Row label={campaignSummaryWords.duration}>{durationLabel(durationDays)}</Row>
        {day && (
          <Row label={campaignSummaryWords.runs}>
            {texts.campaigns.range({
              first: calendarDate(day),
              last: calendarDate(addDays(day, durationDays - 1)),
            })}
          </Row>
        )}
        <Row label={campaignSummaryWords.dailyRate}>{money(costPerDay, billed)}</Row>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
          <dt className="font-semibold">{campaignSummaryWords.totalCost}</dt>
          <dd className="figures font-[560] font-serif text-title">{money(totalCost, billed)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-small">{texts.campaigns.beta}</p>
      {hint && <p className="mt-3 text-muted text-small">{hint}</p>}
    </section>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="figures text-end">{children}</dd>
    </div>
  )
}

// The field for an offer's value: percent, or an amount in the campaign's currency.

interface OfferValueFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly offerType: 'discount' | 'fixed_amount'
  readonly currency: CurrencyCode
  readonly error: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

function OfferValueField({ offerType, currency, ...input }: OfferValueFieldProps) {
  const symbol = symbolOf(currency)
  const isPercent = offerType === 'discount'
  return (
    <TextField
      {...input}
      label={words.offerValue}
      hint={isPercent ? words.percentHint : words.amountHint({ symbol })}
      inputMode={isPercent ? 'numeric' : 'decimal'}
      required
      inputClassName="figures text-input pe-14"
      end={
        <span aria-hidden className="px-3 text-muted">
          {isPercent ? '%' : symbol}
        </span>
      }
    />
  )
}
