// Validates the form of a campaign against the server's own limits, with an error text for each field.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { isImageAddress } from '@tablemate/domain/offers/image-address.ts'
import { hasOfferValue, offerValueFault } from '@tablemate/domain/offers/offer-value.ts'
import { isPlainText, isVisible, lengthOf } from '@tablemate/domain/plain-text.ts'
import type { UseFormReturn } from 'react-hook-form'
import { lineRule } from '../../parts/line-rule.ts'
import { texts } from '../../text/texts.ts'
import { type Draft, readOfferValue } from './campaign-draft.ts'

const words = texts.campaigns.form

type Rule = (typed: string) => true | string

interface CampaignRulesInput {
  readonly form: UseFormReturn<Draft>
  readonly currency: CurrencyCode
}

/** For react-hook-form's `validate`. */
export function campaignRules({ form, currency }: CampaignRulesInput) {
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
