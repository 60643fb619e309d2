// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import { plural } from '../locale.ts'

const offerTypes: Record<OfferType, string> = {
  discount: 'Percentage Discount',
  fixed_amount: 'Fixed Amount Off',
  free_item: 'Free Item',
  buy_one_get_one: 'Buy One Get One',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 Days',
  7: '1 Week',
  14: '2 Weeks',
  30: '1 Month',
  90: '3 Months',
  180: '6 Months',
  365: '1 Year',
}

const statuses: Record<CampaignStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  scheduled: 'Scheduled',
  ended: 'Ended',
}

export const campaigns = {
  intro: 'Offers that diners near your restaurant see when they open Tablemate.',
  loading: 'Loading campaigns...',
  create: 'Create Campaign',
  empty: {
    title: 'No campaigns yet',
    hint: 'Give diners nearby a reason to come in. It takes a minute.',
    action: 'Create Your First Campaign',
  },
  tiles: {
    label: 'All campaigns together',
    views: 'Total Views',
    clicks: 'Total Clicks',
    clickRate: 'Click Rate',
    investment: 'Total Investment',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: (title: string) => `Edit ${title}`,
    title: 'Campaign Title',
    titleHint: 'What diners read first',
    offerType: 'Offer Type',
    offerValue: 'Offer Value',
    percentHint: 'Percent, from 1 to 100',
    amountHint: (symbol: string) => `Amount off, in ${symbol}`,
    description: 'Description',
    offerDetails: 'Offer Details',
    offerDetailsHint: 'Small print: which days, who it’s for, what it doesn’t cover',
    imageUrl: 'Image URL',
    imageHint: 'The https address of a picture. Diners’ phones load it from there.',
    imageFits: 'This is how it will look.',
    imageFails: 'We couldn’t load a picture from this address.',
    targetRadius: 'Target Radius',
    duration: 'Duration',
    startDate: 'Start Date',
    startHint: (zone: string) => `From midnight, ${zone} time`,
    fixed: 'The campaign has started, so its start and duration can’t be changed.',
    titleRequired: 'Campaign title is required',
    descriptionRequired: 'Description is required',
    startRequired: 'Start date is required',
    valueRequired: 'Offer value is required',
    valueUnreadable: 'Offer value must be a number',
    percentWrong: 'A discount is a whole number from 1 to 100',
    imageWrong: 'Please enter an address that begins with https://',
    submit: 'Create Campaign',
    submitting: 'Creating…',
    save: 'Save Changes',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  summary: {
    title: 'Campaign Summary',
    duration: 'Duration',
    dailyRate: 'Daily rate',
    totalCost: 'Total cost',
    runs: 'Runs',
  },
  days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  range: (first: string, last: string) => `${first} – ${last}`,
  kilometres: (km: string) => `${km} km radius`,
  kilometresShort: (km: string) => `${km} km`,
  views: 'Views',
  clicks: 'Clicks',
  clickRate: 'Click Rate',
  duration: 'Duration',
  totalCost: 'Total Cost',
  runs: {
    active: (range: string) => `Running ${range}`,
    scheduled: (range: string) => `Runs ${range}`,
    paused: (range: string) => `Paused, runs ${range}`,
    ended: (range: string) => `Ran ${range}`,
  } satisfies Record<CampaignStatus, (range: string) => string>,
  beta: 'Free during the beta: nothing is charged. The price shown is what it would cost afterwards.',
  pause: 'Pause',
  resume: 'Resume',
  edit: 'Edit',
  which: (title: string) => `the campaign ${title}`,
  plot: {
    show: 'Views and clicks by day',
    title: (zone: string) => `By day, ${zone} time`,
    empty: 'Nobody has seen it yet.',
    failed: 'Views and clicks didn’t load.',
  },
  noPosition: {
    text: 'Nobody can see this yet: we don’t know where your restaurant is.',
    action: 'Set your location in the settings',
  },
  deletion: {
    ask: 'Delete',
    question: (title: string) => `Delete “${title}”?`,
    hint: 'Diners will no longer see it, and its views and clicks will be gone for good.',
    yes: 'Delete',
    deleting: 'Deleting…',
    no: 'Keep It',
    done: { title: 'Campaign Deleted', hint: (title: string) => `“${title}” is gone.` },
    failed: { title: 'Campaign Not Deleted', hint: 'Please try again.' },
  },
  created: {
    title: 'Campaign Created',
    hint: 'Your advertising campaign has been created successfully.',
  },
  createFailed: {
    title: 'Campaign Creation Failed',
    hint: 'Failed to create campaign. Please try again.',
  },
  updated: { title: 'Campaign Updated', hint: 'Campaign status has been updated.' },
  edited: { title: 'Campaign Updated', hint: 'Your changes are saved.' },
  updateFailed: {
    title: 'Campaign Update Failed',
    hint: 'Failed to update campaign. Please try again.',
  },
} as const
