-- Campaigns run by the days of their restaurant's time zone, and take turns where they are equally near
-- (docs/decisions/0012).

-- IANA name. Campaigns from before this version run by UTC days.
alter table campaigns add column time_zone text not null default 'UTC';
alter table campaigns alter time_zone set statistics 0;

-- When it was last seen: the day (since 1970) in the upper bits, the views of that day in the lower 32. So whoever was not
-- seen today comes before who was, and who was seen less before who was seen more.
alter table campaigns add column seen bigint not null default 0;
create index campaigns_turn on campaigns (spot, target_radius, seen, id) where is_active and not is_over;

-- Where campaigns of a radius are shown from: one row however many stand on one spot. The partial indexes of campaigns by
-- radius are for the version before this one; a later migration drops them.
create table offer_spots (
  id bigint generated always as identity primary key,
  target_radius integer not null,
  spot cube not null,
  unique (target_radius, spot)
);
alter table offer_spots alter spot set statistics 0;
create index offer_spots_near_1000 on offer_spots using gist (spot) where target_radius = 1000;
create index offer_spots_near_2500 on offer_spots using gist (spot) where target_radius = 2500;
create index offer_spots_near_5000 on offer_spots using gist (spot) where target_radius = 5000;
create index offer_spots_near_10000 on offer_spots using gist (spot) where target_radius = 10000;
create index offer_spots_near_20000 on offer_spots using gist (spot) where target_radius = 20000;

-- Holds the spot's row, so that it is not removed as unused before the campaign is there for others to see.
create function keep_offer_spot() returns trigger language plpgsql as $$
begin
  insert into offer_spots (target_radius, spot) values (new.target_radius, new.spot)
  on conflict (target_radius, spot) do update set target_radius = excluded.target_radius;
  return null;
end $$;
create trigger campaigns_keep_offer_spot
  after insert or update of spot, target_radius, is_active, is_over on campaigns for each row
  when (new.spot is not null and new.is_active and not new.is_over)
  execute function keep_offer_spot();

insert into offer_spots (target_radius, spot)
select distinct target_radius, spot from campaigns where spot is not null and is_active and not is_over;
