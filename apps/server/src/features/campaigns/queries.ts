// Queries on campaigns. Only this feature writes their rows, except the spot, which follows the restaurant's position.

import type { Campaign, CampaignDay } from '@tablemate/contract/campaigns.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import type { Database, Sql, Transaction } from '../../db/database.ts'
import { assignments, fragment } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../problems.ts'
import type { CampaignRun } from './campaign-terms.ts'

/** Names a campaign and the restaurant that must own it. */
export interface OwnCampaign {
  readonly id: number
  readonly restaurantId: number
}

type Texts = Pick<
  Campaign,
  'title' | 'description' | 'imageUrl' | 'offerType' | 'offerValue' | 'offerDetails' | 'targetRadius'
>
type NewCampaign = Texts & CampaignRun & Pick<Campaign, 'restaurantId' | 'currency'>
type Changes = {
  readonly [K in keyof (Texts & CampaignRun) | 'isActive']?: (Texts & CampaignRun & Campaign)[K] | undefined
}

/** How long ids of impressions are needed: no server counts an impression of an hour that ended this long ago. */
const impressionMemoryMs = 2 * hourMs

type Dates = 'startDate' | 'endDate' | 'createdAt'
type Row = Omit<Campaign, Dates> & Record<Dates, Date>

/** Locks the restaurant's row: until the transaction ends it neither moves nor starts another campaign. */
export async function lockRestaurant(
  tx: Transaction,
  id: number,
): Promise<{ readonly currency: CurrencyCode; readonly timeZone: string } | null> {
  const [found] = await tx<{ currency: CurrencyCode; timeZone: string }[]>`
    select currency, time_zone as "timeZone" from restaurants where id = ${id} for no key update`
  return found ?? null
}

/** The number of the restaurant's campaigns that are not over. */
export async function countUnfinished(tx: Transaction, restaurantId: number, now: Date): Promise<number> {
  const [found] = await tx<{ count: number }[]>`
    select count(*) as count from campaigns where restaurant_id = ${restaurantId} and ends_at >= ${now}`
  return found?.count ?? 0
}

export async function insertCampaign(tx: Transaction, input: NewCampaign, now: Date): Promise<Campaign> {
  const { restaurantId, title, description, imageUrl, offerType, offerValue, offerDetails, currency } = input
  const { targetRadius, durationDays, startsAt, endsAt, timeZone, costPerDay, totalCost } = input
  const [made] = await tx<{ id: number }[]>`
    insert into campaigns (restaurant_id, title, description, image_url, offer_type, offer_value, offer_details,
      currency, target_radius, duration_days, starts_at, ends_at, time_zone, cost_per_day, total_cost, created_at,
      spot)
    select ${restaurantId}, ${title}, ${description}, ${imageUrl}, ${offerType}, ${offerValue}, ${offerDetails},
      ${currency}, ${targetRadius}, ${durationDays}, ${startsAt}, ${endsAt}, ${timeZone}, ${costPerDay}, ${totalCost},
      ${now},
      campaign_spot(latitude, longitude)
    from restaurants where id = ${restaurantId}
    returning id`
  return requireCampaign(tx, made?.id ?? 0)
}

/** Locks and reads a campaign; null when it does not exist or belongs to another restaurant. */
export async function lockCampaign(
  tx: Transaction,
  { id, restaurantId }: OwnCampaign,
): Promise<Campaign | null> {
  const [locked] = await tx`
    select from campaigns where id = ${id} and restaurant_id = ${restaurantId} for no key update`
  return locked ? requireCampaign(tx, id) : null
}

/** Changes only the given fields. */
export async function updateCampaign(tx: Transaction, id: number, changes: Changes): Promise<Campaign> {
  const columns = Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) =>
      value === undefined ? [] : [[columnOf[name as keyof Changes], value]],
    ),
  )
  if (Object.keys(columns).length > 0) await tx`update campaigns set ${assignments(columns)} where id = ${id}`
  return requireCampaign(tx, id)
}

/** Newest first. */
export async function listCampaigns(sql: Sql, restaurantId: number): Promise<Campaign[]> {
  const rows = await sql<Row[]>`
    ${campaigns} where c.restaurant_id = ${restaurantId} order by c.id desc`
  return rows.map(asCampaign)
}

/** Every day from the campaign's first to its last or today; null when the restaurant has no such campaign. */
export async function listDays(
  sql: Sql,
  { id, restaurantId }: OwnCampaign,
  now: Date,
): Promise<CampaignDay[] | null> {
  const [own] = await sql`select from campaigns where id = ${id} and restaurant_id = ${restaurantId}`
  if (!own) return null
  return sql<CampaignDay[]>`
    select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(d.views, 0) as views, coalesce(d.clicks, 0) as clicks
    from campaigns c
    cross join lateral (select known_zone(c.time_zone) as name) as zone
    cross join generate_series(
      (c.starts_at at time zone zone.name)::date,
      (least(c.ends_at - interval '1 ms', ${now}) at time zone zone.name)::date,
      interval '1 day'
    ) as s (day)
    left join campaign_days d on d.campaign_id = c.id and d.day = s.day::date
    where c.id = ${id} order by s.day`
}

/** Deletes a campaign with its views and clicks; false when the restaurant has no such campaign. */
export async function removeCampaign(sql: Sql, { id, restaurantId }: OwnCampaign): Promise<boolean> {
  const [removed] = await sql`
    delete from campaigns where id = ${id} and restaurant_id = ${restaurantId} returning id`
  return removed !== undefined
}

/** Marks ended campaigns, which removes them from the index of nearby offers, and deletes spots without campaigns. */
export async function deleteEndedCampaigns(database: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await database.sql`update campaigns set is_over = true where not is_over and ends_at < ${now}`
  await inTransaction(database, async tx => {
    // Lock, then check again: a campaign added meanwhile is either visible now or will insert the spot's row again.
    const unused = await tx<{ id: number }[]>`
      select id from offer_spots s where not exists (${campaignsAt}) for update skip locked`
    const ids = unused.map(({ id }) => id)
    if (ids.length > 0)
      await tx`delete from offer_spots s where id = any(${ids}) and not exists (${campaignsAt})`
  })
}

const campaignsAt = fragment`
  select from campaigns c
  where c.spot = s.spot and c.target_radius = s.target_radius and c.is_active and not c.is_over`

/** Deletes ids of impressions from hours that can no longer be counted. */
export async function deleteOldImpressions({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from impressions where at <= ${new Date(now.getTime() - impressionMemoryMs)}`
}

const columnOf: Record<keyof Changes, string> = {
  title: 'title',
  description: 'description',
  imageUrl: 'image_url',
  offerType: 'offer_type',
  offerValue: 'offer_value',
  offerDetails: 'offer_details',
  targetRadius: 'target_radius',
  isActive: 'is_active',
  durationDays: 'duration_days',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  timeZone: 'time_zone',
  costPerDay: 'cost_per_day',
  totalCost: 'total_cost',
}

const campaigns = fragment`
  select c.id, c.restaurant_id as "restaurantId", c.title, c.description, c.image_url as "imageUrl",
    c.offer_type as "offerType", c.offer_value as "offerValue", c.offer_details as "offerDetails", c.currency,
    c.target_radius as "targetRadius", c.duration_days as "durationDays", c.starts_at as "startDate",
    c.ends_at as "endDate", c.time_zone as "timeZone", c.cost_per_day as "costPerDay", c.total_cost as "totalCost", c.is_active as "isActive",
    coalesce(d.views, 0) as "totalViews", coalesce(d.clicks, 0) as "totalClicks", c.spot is not null as "hasPosition",
    c.created_at as "createdAt"
  from campaigns c left join lateral (
    select sum(views) as views, sum(clicks) as clicks from campaign_days where campaign_id = c.id
  ) d on true`

async function requireCampaign(tx: Transaction, id: number): Promise<Campaign> {
  const [row] = await tx<Row[]>`${campaigns} where c.id = ${id}`
  if (!row) throw problem('campaign-not-found')
  return asCampaign(row)
}

function asCampaign(row: Row): Campaign {
  const { startDate, endDate, createdAt } = row
  return {
    ...row,
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
