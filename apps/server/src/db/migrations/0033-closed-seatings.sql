-- Closed seatings, and orders that were never sent to the kitchen.

alter table orders
  -- Whether the order was placed while the restaurant's kitchen took no orders, and nobody has sent it since.
  -- It replaces groups.kitchen_since, which no statement reads any more.
  add column is_unsent boolean not null default false;

update orders o set is_unsent = true from groups g
where g.slot = o.slot and g.id = o.group_id and g.restaurant_id is not null
  and (o.placed_revision <= g.kitchen_since
    or not exists (select from restaurant_kitchens k where k.restaurant_id = g.restaurant_id and mode <> 'off'));

-- What a closed seating left unpaid, without any name. It outlives the group.
create table unpaid_seatings (
  -- Of a group, which is deleted after 24 hours.
  group_id uuid primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  -- In the restaurant's time zone.
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  closed_at timestamptz(3) not null
);
create index unpaid_seatings_of_day on unpaid_seatings (restaurant_id, day);
