// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '#domain/campaign.ts'
import type { CampaignStatus } from '#domain/campaign-status.ts'

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
  intro: 'Offers for diners near your restaurant, on the first page of their phones.',
  loading: 'Loading campaigns...',
  create: 'Create Campaign',
  empty: {
    title: 'No campaigns yet',
    hint: 'Tell diners nearby what is worth the way. It takes a minute.',
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
    offerDetailsHint: 'Small print: on which days, for whom, what it does not cover',
    imageUrl: 'Image URL',
    imageHint: 'The https address of a picture. Diners’ phones fetch it from there.',
    imageFits: 'So it will look.',
    imageFails: 'No picture arrives from this address.',
    targetRadius: 'Target Radius',
    duration: 'Duration',
    startDate: 'Start Date',
    startHint: 'Days begin and end at midnight UTC.',
    fixed: 'Start and duration stay as they are: the campaign has begun.',
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
  days: (count: number) => `${count} days`,
  range: (first: string, last: string) => `${first} – ${last}`,
  kilometres: (km: string) => `${km} km radius`,
  kilometresShort: (km: string) => `${km} km`,
  views: 'Views',
  clicks: 'Clicks',
  clickRate: 'Click Rate',
  duration: 'Duration',
  totalCost: 'Total Cost',
  running: (range: string) => `Running ${range}`,
  pause: 'Pause',
  resume: 'Resume',
  edit: 'Edit',
  which: (title: string) => `the campaign ${title}`,
  plot: {
    show: 'Views and clicks by day',
    title: 'By UTC day',
    empty: 'Nobody has seen it yet.',
    failed: 'Views and clicks did not arrive.',
  },
  noPosition: {
    text: 'Nobody sees this yet: we do not know where your restaurant is.',
    action: 'Set the position on the dashboard',
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
