-- The staff, whose PINs unlock what a display alone may not do, and the trail of what they did.
create table staff_members (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  name text not null,
  -- domain/plain-text.ts: no two members of a restaurant's staff have one key.
  name_key text not null,
  role text not null check (role in ('manager', 'waiter', 'kitchen')),
  pin_hash text not null,
  is_blocked boolean not null default false,
  created_at timestamptz(3) not null,
  unique (restaurant_id, name_key)
);
alter table staff_members alter name set statistics 0, alter name_key set statistics 0, alter pin_hash set statistics 0;

create table staff_acts (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  at timestamptz(3) not null,
  act text not null,
  -- 'display': one without staff, or an act that needs no PIN; the name is then the display's.
  role text not null check (role in ('owner', 'manager', 'waiter', 'kitchen', 'display')),
  staff_name text not null,
  -- null: in the portal.
  display_name text,
  -- Without a reference: the trail outlives the group.
  group_id uuid,
  -- Of the restaurant's own table, never one that a diner typed.
  table_name text,
  -- In minor units of the currency; null: no money.
  amount bigint,
  currency_code text,
  reason text,
  -- contract/staff.ts, staffActDetails.
  details jsonb not null
);
create index staff_acts_restaurant on staff_acts (restaurant_id, id);
create index staff_acts_at on staff_acts (at);
alter table staff_acts alter staff_name set statistics 0, alter display_name set statistics 0,
  alter table_name set statistics 0, alter reason set statistics 0, alter details set statistics 0;

-- A waiter's phone has the rights of the floor.
alter table screens drop constraint screens_kind_check, add check (kind in ('kitchen', 'floor', 'waiter')),
  -- The person whose PIN unlocked the display, and until when.
  add column unlocked_staff_id bigint references staff_members on delete set null,
  add column unlocked_until timestamptz(3);
alter table screen_codes drop constraint screen_codes_kind_check,
  add check (kind in ('kitchen', 'floor', 'waiter'));
