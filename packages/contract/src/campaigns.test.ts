import type { OfferType } from '@tablemate/domain/offers/campaign.ts'
import { invalidFields } from '@tablemate/server/problems.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type Campaign,
  campaign,
  changeCampaign,
  createCampaign,
  getCampaignStatistics,
  getCampaigns,
} from './campaigns.ts'
import type { FieldProblem } from './problem.ts'

const dinner: Campaign = {
  id: 7,
  restaurantId: 1,
  title: 'Dinner for two',
  description: 'Every evening.',
  imageUrl: null,
  offerType: 'discount',
  offerValue: 20,
  offerDetails: null,
  currency: 'USD',
  timeZone: 'UTC',
  targetRadius: 5000,
  durationDays: 7,
  startDate: '2026-11-21T00:00:00.000Z',
  endDate: '2026-11-28T00:00:00.000Z',
  costPerDay: 1200,
  totalCost: 8400,
  isActive: true,
  totalViews: 0,
  totalClicks: 0,
  hasPosition: true,
  createdAt: '2026-11-20T18:30:00.000Z',
}
const input = {
  title: ' Dinner for two ',
  description: ' Every evening.\nAnd at lunch. ',
  offerType: 'discount' satisfies OfferType,
  offerValue: 20,
  startDate: '2026-11-21',
}

describe('the input of a new campaign', () => {
  test('needs title, description, offer and start; the rest has defaults', () => {
    expect(read(createCampaign, input)).toEqual({
      title: 'Dinner for two',
      description: 'Every evening.\nAnd at lunch.',
      imageUrl: null,
      offerType: 'discount',
      offerValue: 20,
      offerDetails: null,
      targetRadius: 5000,
      durationDays: 7,
      startDate: '2026-11-21',
    })
  })

  test('has no price and no end: sent ones are ignored', () => {
    const figures = { costPerDay: 1, totalCost: 1, endDate: '2036-01-01', isActive: false, currency: 'JPY' }
    expect(read(createCampaign, { ...input, ...figures })).toEqual(read(createCampaign, input))
  })

  test('may start at an instant, whose day depends on the restaurant’s time zone', () => {
    const startDate = '2026-11-21T22:00:00.000-05:00'
    expect(read(createCampaign, { ...input, startDate })).toMatchObject({ startDate })
  })

  test.each<[object, Record<string, FieldProblem>]>([
    [{ title: '' }, { title: 'required' }],
    [{ title: ' \u200b ' }, { title: 'required' }],
    [{ title: 'x'.repeat(81) }, { title: 'too-long' }],
    [{ title: 'two\nlines' }, { title: 'forbidden-characters' }],
    [{ title: 7 }, { title: 'wrong-type' }],
    [{ description: '\n\n' }, { description: 'required' }],
    [{ description: 'x'.repeat(501) }, { description: 'too-long' }],
    [{ description: 'a\u0007' }, { description: 'forbidden-characters' }],
    [{ offerType: 'happy_hour' }, { offerType: 'not-an-option' }],
    [{ offerValue: null }, { offerValue: 'required' }],
    [{ offerValue: '' }, { offerValue: 'required' }],
    [{ offerValue: '1e9' }, { offerValue: 'wrong-type' }],
    [{ offerValue: 12.5 }, { offerValue: 'wrong-type' }],
    [{ offerValue: 0 }, { offerValue: 'too-small' }],
    [{ offerValue: 101 }, { offerValue: 'too-large' }],
    [{ offerType: 'fixed_amount', offerValue: 1e9 }, { offerValue: 'too-large' }],
    [{ offerDetails: 'x'.repeat(301) }, { offerDetails: 'too-long' }],
    [{ targetRadius: 3000 }, { targetRadius: 'not-an-option' }],
    [{ targetRadius: '5000' }, { targetRadius: 'not-an-option' }],
    [{ durationDays: 0 }, { durationDays: 'not-an-option' }],
    [{ startDate: '' }, { startDate: 'required' }],
    [{ startDate: '2026-02-30' }, { startDate: 'malformed' }],
    [{ startDate: 1_795_219_200_000 }, { startDate: 'wrong-type' }],
    [{ imageUrl: 'http://example.com/a.jpg' }, { imageUrl: 'malformed' }],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: 'malformed' }],
    [{ imageUrl: `https://example.com/${'a'.repeat(2000)}` }, { imageUrl: 'too-long' }],
  ])('with %j is refused by field', (part, faults) => {
    expect(faultsOf(createCampaign, { ...input, ...part })).toEqual(faults)
  })

  test('gets all its faults named at once', () => {
    expect(faultsOf(createCampaign, { offerType: 'fixed_amount', targetRadius: 1 })).toEqual({
      title: 'required',
      description: 'required',
      offerValue: 'required',
      targetRadius: 'not-an-option',
      startDate: 'required',
    })
  })

  test.each([null, 7, 'x', []])('is refused if it is %j', body => {
    expect(z.safeParse(createCampaign.body as z.ZodMiniType, body).success).toBe(false)
  })
})

describe('the input of a change', () => {
  test('distinguishes absent fields, which stay, from empty ones, which are cleared', () => {
    expect(read(changeCampaign, { isActive: false })).toEqual({ isActive: false })
    expect(read(changeCampaign, { imageUrl: '', offerDetails: null })).toEqual({
      imageUrl: null,
      offerDetails: null,
    })
  })

  test.each<[object, Record<string, FieldProblem>]>([
    [{ title: '' }, { title: 'required' }],
    [{ isActive: 'yes' }, { isActive: 'wrong-type' }],
    [{ targetRadius: null }, { targetRadius: 'required' }],
    [{ durationDays: 8 }, { durationDays: 'not-an-option' }],
  ])('with %j is refused by field', (body, faults) => {
    expect(faultsOf(changeCampaign, body)).toEqual(faults)
  })
})

test('only the owner can read the price, views and clicks of a campaign', () => {
  const owners = [getCampaigns, createCampaign, changeCampaign, getCampaignStatistics]
  expect(owners.map(({ access }) => access)).toEqual(owners.map(() => 'restaurant'))
})

test('a campaign matches its declared schema', () => {
  expect(z.parse(campaign, dinner)).toEqual(dinner)
})

type WithBody = typeof createCampaign | typeof changeCampaign

function read({ body }: WithBody, given: unknown): unknown {
  return z.parse(body as z.ZodMiniType, given)
}

/** The faults that the server reports (server/problems.ts). */
function faultsOf({ body }: WithBody, given: unknown): Record<string, FieldProblem> {
  const checked = z.safeParse(body as z.ZodMiniType, given, { reportInput: true })
  return invalidFields((checked.error as z.core.$ZodError).issues).details.fields ?? {}
}
