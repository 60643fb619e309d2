-- See decisions.md, Orders reach the restaurant. A ticket is an order at a station; what the staff has not touched yet has
-- no row, so placing an order writes nothing more than before.

create table restaurant_kitchens (
  restaurant_id bigint primary key references restaurants on delete cascade,
  mode text not null default 'off' check (mode in ('off', 'first-by-hand', 'at-once')),
  is_paused boolean not null default false,
  -- Minutes after which an order that is not ready is late.
  late_after integer not null default 15,
  -- The number that the last order of the restaurant's day was given, and that day.
  number_day date,
  last_number integer not null default 0
);

-- Dishes of these categories are prepared there; what no station has is the kitchen's (id 0, without a row).
create table stations (
  restaurant_id bigint not null references restaurants on delete cascade,
  id integer not null,
  name text not null,
  categories text[] not null,
  primary key (restaurant_id, id)
);

-- Kitchen displays that the owner has paired. Each has a session that may do what the kitchen and the floor do.
create table screens (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  name text not null,
  -- SHA-256 of the cookie's token.
  token bytea not null unique,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null
);
create index screens_restaurant on screens (restaurant_id);
create table screen_codes (
  code text primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  expires_at timestamptz(3) not null
);
create index screen_codes_expires_at on screen_codes (expires_at);
alter table screens alter name set statistics 0, alter token set statistics 0;
alter table screen_codes alter code set statistics 0;

create table tickets (
  slot smallint not null,
  group_id uuid not null,
  order_id bigint not null,
  -- 0: the kitchen.
  station_id integer not null,
  state text not null check (state in ('waiting', 'new', 'preparing', 'ready', 'served', 'refused')),
  -- The order's items that are prepared there, and those that are done, by their place.
  lines smallint[] not null,
  ticked smallint[] not null default '{}',
  -- The members_revision up to which the member's allergies were acknowledged.
  allergies_seen integer not null default -1,
  changed_at timestamptz(3) not null,
  -- When it came into the states before this one, oldest first: a step back restores its time.
  earlier timestamptz(3)[] not null default '{}',
  primary key (slot, group_id, order_id, station_id)
) partition by list (slot);

create table requests (
  slot smallint not null,
  group_id uuid not null,
  id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('waiter', 'water', 'bill')),
  created_at timestamptz(3) not null,
  done_at timestamptz(3),
  primary key (slot, group_id, id)
) partition by list (slot);
create sequence request_ids;

do $$
begin
  for slot in 0..26 loop
    execute format('create table tickets_%1$s partition of tickets for values in (%1$s)', slot);
    execute format('create table requests_%1$s partition of requests for values in (%1$s)', slot);
    -- One open request of a kind for each table.
    execute format('create unique index requests_%1$s_open on requests_%1$s (group_id, kind) where done_at is null', slot);
  end loop;
end $$;

alter table groups
  -- Whether the staff has let a table's orders into the kitchen ('first-by-hand').
  add column is_admitted boolean not null default false,
  -- Orders placed up to this revision are no tickets: they were placed while the mode was off.
  add column kitchen_since integer not null default 0;

alter table orders
  -- The number of the restaurant's day, given when a board first showed the order; null: nobody has seen it.
  add column kitchen_number integer,
  -- Grows with every change that its diner makes.
  add column version smallint not null default 1,
  -- The items and the note that the kitchen last saw, until it has acknowledged what they became.
  add column before jsonb;

alter table members
  add column allergies text not null default '',
  add column allergens text[] not null default '{}',
  -- The table's revision at which they were last changed.
  add column allergies_revision integer not null default 0;

alter table payments
  add column method text not null default 'demo_card' check (method in ('demo_card', 'cash', 'card')),
  -- null: the restaurant took it.
  alter column paid_by drop not null;

alter table menu_items add column allergens text[] not null default '{}';

do $$
begin
  for slot in 0..26 loop
    -- Statistics would copy diners' texts into pg_statistic, where no truncation reaches them.
    execute format('alter table orders_%1$s alter before set statistics 0', slot);
    execute format('alter table members_%1$s alter allergies set statistics 0, alter allergens set statistics 0', slot);
  end loop;
end $$;
alter table orders alter before set statistics 0;
alter table members alter allergies set statistics 0, alter allergens set statistics 0;
