-- Campaigns, what came of them, and how those near a phone are found (docs/decisions/0012).

-- Points in space, and an index that finds the nearest first.
create extension if not exists cube;

-- Where a place lies in space: metres from the middle of the Earth (domain/places/distance.ts), so that no pole and no meridian is
-- an edge.
create function campaign_spot(latitude double precision, longitude double precision)
returns cube language sql immutable strict parallel safe as $$
  select cube(array[
    6371008.8 * cosd(latitude) * cosd(longitude),
    6371008.8 * cosd(latitude) * sind(longitude),
    6371008.8 * sind(latitude)
  ])
$$;

create table campaigns (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  title text not null,
  description text not null,
  image_url text,
  offer_type text not null,
  -- Percent of a discount, minor units of a fixed amount.
  offer_value bigint,
  offer_details text,
  -- The restaurant's when it was made: what was agreed stays.
  currency text not null,
  -- Metres.
  target_radius integer not null,
  duration_days integer not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  cost_per_day bigint not null,
  total_cost bigint not null,
  is_active boolean not null default true,
  -- Keeps what ended out of the index. Set some time after; whether it is over ends_at alone tells.
  is_over boolean not null default false,
  -- Null while nobody knows where the restaurant is.
  spot cube,
  created_at timestamptz(3) not null
);
create index campaigns_restaurant on campaigns (restaurant_id);
create index campaigns_ends_at on campaigns (ends_at) where not is_over;
-- One for each radius (domain/offers/campaign.ts), so that many campaigns of one radius do not slow down the others.
create index campaigns_near_1000 on campaigns using gist (spot)
  where target_radius = 1000 and is_active and not is_over;
create index campaigns_near_2500 on campaigns using gist (spot)
  where target_radius = 2500 and is_active and not is_over;
create index campaigns_near_5000 on campaigns using gist (spot)
  where target_radius = 5000 and is_active and not is_over;
create index campaigns_near_10000 on campaigns using gist (spot)
  where target_radius = 10000 and is_active and not is_over;
create index campaigns_near_20000 on campaigns using gist (spot)
  where target_radius = 20000 and is_active and not is_over;

-- A restaurant that moves takes its campaigns along.
create function move_campaigns() returns trigger language plpgsql as $$
begin
  update campaigns set spot = campaign_spot(new.latitude, new.longitude) where restaurant_id = new.id;
  return null;
end $$;
create trigger restaurants_move_campaigns after update of latitude, longitude on restaurants for each row
  when ((new.latitude, new.longitude) is distinct from (old.latitude, old.longitude))
  execute function move_campaigns();

-- How often it was seen and tapped on a UTC day.
create table campaign_days (
  campaign_id bigint not null references campaigns on delete cascade,
  day date not null,
  views integer not null,
  clicks integer not null,
  primary key (campaign_id, day)
);

-- What was counted already: a digest of device, campaign, hour and kind, for as long as the hour can matter.
create table impressions (
  id uuid primary key,
  at timestamptz(3) not null
);
create index impressions_at on impressions (at);

-- Signs the offers that a phone was shown (db/signer.ts): one key for all servers on this database.
create table serving_key (secret bytea not null);
insert into serving_key values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Statistics would copy these texts into pg_statistic, where no deletion reaches them.
alter table campaigns alter title set statistics 0, alter description set statistics 0,
  alter image_url set statistics 0, alter offer_details set statistics 0, alter spot set statistics 0;
