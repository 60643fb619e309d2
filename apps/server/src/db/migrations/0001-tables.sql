-- A table's data lives 24 hours and then leaves no bytes behind. So every relation that holds it is cut into 27
-- partitions, one per hour of creation (db/partitions.ts). A partition whose groups have all ended is truncated, which deletes
-- its file. Statements address one partition; the parents serve the rare look-ups across partitions.

create table groups (
  slot smallint not null,
  id uuid not null,
  code text not null,
  restaurant_name text,
  table_number text,
  is_universal_mode boolean not null,
  currency text not null,
  -- SHA-256 of the creator's device cookie: may read before becoming a member.
  creator bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Incremented by every change, which updates this row first and so locks the group.
  revision integer not null default 0,
  members_revision integer not null default 0,
  member_count integer not null default 0,
  -- Members who left: the order's statement sees the current row, but members as of its beginning.
  gone_members bigint[] not null default '{}',
  order_count integer not null default 0,
  -- Never lowered: what is taken back leaves its marks until the group ends.
  placed_count integer not null default 0,
  joined_count integer not null default 0,
  split_method text not null default 'equal' check (split_method in ('equal', 'items')),
  -- null when a custom amount was chosen.
  tip_percentage numeric(5, 2) default 18,
  tip_amount bigint,
  check ((tip_percentage is null) <> (tip_amount is null)),
  primary key (slot, id)
) partition by list (slot);
create index groups_expires_at on groups (expires_at);
-- By which a call that made a group finds its first answer again.
create index groups_creator on groups (creator);

create table members (
  slot smallint not null,
  group_id uuid not null,
  id bigint not null,
  name text not null,
  -- domain/plain-text.ts: two names with one key are one name.
  name_key text not null,
  device bytea not null,
  revision integer not null,
  primary key (slot, group_id, id),
  unique (slot, group_id, name_key)
) partition by list (slot);

-- An order is found by its id through its device's groups, which saves an index on the hot path.
create index members_device on members (device);

create table orders (
  slot smallint not null,
  group_id uuid not null,
  id bigint not null,
  member_id bigint not null,
  items jsonb not null,
  transcription text not null,
  total bigint not null,
  created_at timestamptz(3) not null,
  -- The table's revision when it was placed: a payment of a later revision covers it.
  placed_revision integer not null,
  revision integer not null,
  is_cancelled boolean not null default false,
  primary key (slot, group_id, id)
) partition by list (slot);

create table payments (
  slot smallint not null,
  group_id uuid not null,
  id bigint not null,
  member_id bigint not null,
  amount bigint not null,
  tip_amount bigint not null,
  -- What it settled: the member's orders and a hash of the bill at that time (domain/bill/bill-split.ts).
  ordered bigint not null,
  bill_mark bigint not null,
  paid_by bigint not null,
  created_at timestamptz(3) not null,
  revision integer not null,
  primary key (slot, group_id, id)
) partition by list (slot);

-- First answers by Idempotency-Key; id is a digest of device and key.
create table answers (
  slot smallint not null,
  id uuid not null,
  group_id uuid not null,
  fingerprint uuid not null,
  reply text not null,
  primary key (slot, group_id, id)
) partition by list (slot);

do $$
begin
  for slot in 0..26 loop
    execute format('create table groups_%1$s partition of groups for values in (%1$s) with (fillfactor = 70)', slot);
    execute format('create table members_%1$s partition of members for values in (%1$s)', slot);
    execute format('create table orders_%1$s partition of orders for values in (%1$s) with (fillfactor = 90)', slot);
    execute format('create table payments_%1$s partition of payments for values in (%1$s)', slot);
    execute format('create table answers_%1$s partition of answers for values in (%1$s)', slot);
    -- Statistics would copy diners' texts into pg_statistic, where no truncation reaches them.
    execute format('alter table groups_%1$s alter code set statistics 0, alter creator set statistics 0, alter restaurant_name set statistics 0, alter table_number set statistics 0', slot);
    execute format('alter table members_%1$s alter name set statistics 0, alter name_key set statistics 0, alter device set statistics 0', slot);
    execute format('alter table orders_%1$s alter items set statistics 0, alter transcription set statistics 0', slot);
    execute format('alter table answers_%1$s alter reply set statistics 0', slot);
  end loop;
end $$;
alter table groups alter code set statistics 0, alter creator set statistics 0, alter restaurant_name set statistics 0, alter table_number set statistics 0;
alter table members alter name set statistics 0, alter name_key set statistics 0, alter device set statistics 0;
alter table orders alter items set statistics 0, alter transcription set statistics 0;
alter table answers alter reply set statistics 0;

-- Unique among all live groups, whatever their hour.
create table group_codes (
  code text primary key,
  group_id uuid not null,
  expires_at timestamptz(3) not null
);
create index group_codes_expires_at on group_codes (expires_at);
alter table group_codes alter code set statistics 0;

create sequence member_ids;
create sequence order_ids;
create sequence payment_ids;
