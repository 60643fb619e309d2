-- The tables that a restaurant keeps, each with the token of its printed code, and the group that a scan of the code joins.

create table restaurant_tables (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  name text not null,
  -- domain/plain-text.ts: two names with one key are one table.
  name_key text not null,
  token text not null unique,
  -- Whether the codes of the first release, which bear restaurant and name, still lead here: until the token is renewed.
  is_found_by_name boolean not null default true,
  created_at timestamptz(3) not null,
  unique (restaurant_id, name_key)
);
alter table restaurant_tables alter name set statistics 0, alter name_key set statistics 0, alter token set statistics 0;

-- At most one for each table. It lives outside the partitions, since no unique index spans them, and so holds no diner's text.
create table open_seatings (
  table_id bigint primary key references restaurant_tables on delete cascade,
  group_id uuid not null unique,
  expires_at timestamptz(3) not null
);
create index open_seatings_expires_at on open_seatings (expires_at);

alter table groups
  -- Of restaurant_tables, whose row may be gone; null: not by a table's code.
  add column table_id bigint,
  -- null: nothing since it was created, or nothing reported by a node of an earlier version.
  add column changed_at timestamptz(3),
  -- From when the table's code no longer leads here.
  add column closed_at timestamptz(3);
