// Stores impressions: an id for each counted view or click, and the sums of each day.

import type { Sql } from '../../db/database.ts'

/** The device is part of the id only, which is a digest, so nobody can tell who saw what. */
export interface NewImpression {
  readonly id: string
  readonly campaignId: number
  readonly kind: 'view' | 'click'
  readonly at: Date
  /** The restaurant that was signed in on the device. Its views of its own campaigns do not count. */
  readonly by: number | null
}

/**
 * Counts each new impression of a campaign that ran at that moment, unless its owner made it. Every server locks rows in the
 * same order, which avoids deadlocks. A campaign that is being deleted is skipped. `seen` orders campaigns at equal distance:
 * the one with fewer views today comes first.
 */
export async function insertImpressions(sql: Sql, impressions: readonly NewImpression[]): Promise<void> {
  await sql`
    with gathered as (
      select * from json_to_recordset(${JSON.stringify(impressions)}::text::json)
        as g (id uuid, "campaignId" bigint, kind text, at timestamptz, by bigint)
    ), running as materialized (
      select g.id, c.id as campaign_id, g.kind, (g.at at time zone known_zone(c.time_zone))::date as day
      from gathered g join campaigns c on c.id = g."campaignId"
      where c.is_active and c.starts_at <= g.at and c.ends_at >= g.at and c.restaurant_id is distinct from g.by
      for key share of c skip locked
    ), counted as (
      insert into impressions (id, at) select id, at from running join gathered using (id) order by id on conflict do nothing returning id
    ), days as (
      insert into campaign_days as d (campaign_id, day, views, clicks)
      select campaign_id, day, count(*) filter (where kind = 'view'), count(*) filter (where kind = 'click')
      from running join counted using (id) group by 1, 2 order by 1, 2
      on conflict (campaign_id, day) do update set views = d.views + excluded.views, clicks = d.clicks + excluded.clicks
      returning campaign_id, ((day - date '1970-01-01')::bigint << 32) + views as seen
    )
    update campaigns c set seen = days.seen from days where c.id = days.campaign_id and c.seen < days.seen`
}
