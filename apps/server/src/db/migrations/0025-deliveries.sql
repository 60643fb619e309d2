-- Where a restaurant's orders are sent besides its board, and what was sent. See docs/decisions/0031.

create table destinations (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  kind text not null check (kind in ('pos', 'webhook', 'printer')),
  is_enabled boolean not null,
  -- Why it was switched off: it refused the credentials, or its address is gone.
  fault text check (fault in ('unauthorized', 'gone')),
  -- Orders placed earlier are not sent there.
  enabled_at timestamptz(3) not null,
  -- When it last took a test or an order.
  confirmed_at timestamptz(3),
  changed_at timestamptz(3) not null
);
create index destinations_restaurant on destinations (restaurant_id);
create unique index destinations_single on destinations (restaurant_id, kind) where kind <> 'printer';

create table printers (
  destination_id bigint primary key references destinations on delete cascade,
  restaurant_id bigint not null references restaurants on delete cascade,
  name text not null,
  model text not null check (model in ('star', 'epson')),
  -- SHA-256 of the token in the printer's URL.
  token bytea not null unique,
  -- Prints the tickets of these stations; empty: of all.
  stations integer[] not null,
  columns smallint not null,
  encoding text not null,
  has_bell boolean not null,
  last_seen_at timestamptz(3),
  -- What it last reported; null: nothing yet.
  status text,
  -- A test ticket that is not printed yet.
  test_requested_at timestamptz(3)
);
create index printers_restaurant on printers (restaurant_id);
alter table printers alter name set statistics 0, alter token set statistics 0;

alter table restaurant_pos_settings
  add column sealed_signature_key text,
  -- Secrets that sign webhooks: during a rotation the earlier one signs as well.
  add column sealed_webhook_secret text,
  add column sealed_earlier_secret text,
  add column earlier_secret_until timestamptz(3),
  -- When the provider last reported a change of its menu, and when the menu was last taken from it.
  add column menu_changed_at timestamptz(3),
  add column menu_taken_at timestamptz(3);
alter table restaurant_pos_settings alter sealed_signature_key set statistics 0, alter sealed_webhook_secret set statistics 0,
  alter sealed_earlier_secret set statistics 0;

alter table menu_items
  -- The dish at the point of sale that the menu was taken from.
  add column remote_provider text,
  add column remote_id text;

-- The last revision of a group whose orders became deliveries.
create table relays (
  slot smallint not null,
  group_id uuid not null,
  revision integer not null,
  primary key (slot, group_id)
) partition by list (slot);

create table deliveries (
  slot smallint not null,
  group_id uuid not null,
  id bigint not null,
  restaurant_id bigint not null,
  destination_id bigint not null,
  order_id bigint not null,
  -- The station of a printed ticket; -1: the whole order.
  station_id integer not null,
  -- The diner's version of the order, and the version of what is sent: a refusal or an allergy changes only the second.
  order_version smallint not null default 1,
  version smallint not null,
  kind text not null check (kind in ('order', 'cancel', 'copy', 'close')),
  -- Counts the copies of a ticket.
  copy smallint not null default 0,
  state text not null check (state in ('waiting', 'sent', 'dead', 'superseded', 'by-hand')),
  -- Sent with every attempt: the destination recognises a repetition by it.
  key uuid not null,
  -- What is sent, frozen. Null: the order could not be expressed, or nothing but the key is sent.
  body text,
  -- Of the content: another content is another version.
  digest text,
  attempts smallint not null default 0,
  next_at timestamptz(3) not null,
  -- While a worker sends it.
  lease_until timestamptz(3),
  -- The order at the destination (RemoteOrder of domain/pos/adapter.ts), and its state there.
  remote jsonb,
  remote_state text,
  fault text,
  -- The item that could not be expressed.
  fault_line smallint,
  total_ours bigint,
  total_theirs bigint,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  primary key (slot, group_id, id)
) partition by list (slot);
create sequence delivery_ids;

do $$
begin
  for slot in 0..26 loop
    execute format('create table relays_%1$s partition of relays for values in (%1$s)', slot);
    execute format('create table deliveries_%1$s partition of deliveries for values in (%1$s)', slot);
    execute format('create unique index deliveries_%1$s_once on deliveries_%1$s (group_id, order_id, destination_id, station_id, version, kind, copy)', slot);
    execute format('create index deliveries_%1$s_due on deliveries_%1$s (next_at) where state = ''waiting''', slot);
    -- A printer asks for its next ticket every few seconds.
    execute format('create index deliveries_%1$s_waiting on deliveries_%1$s (destination_id, id) where state = ''waiting''', slot);
    execute format('create index deliveries_%1$s_restaurant on deliveries_%1$s (restaurant_id, id)', slot);
    execute format('alter table deliveries_%1$s alter body set statistics 0, alter digest set statistics 0, alter remote set statistics 0, alter remote_state set statistics 0', slot);
  end loop;
end $$;
alter table deliveries alter body set statistics 0, alter digest set statistics 0, alter remote set statistics 0, alter remote_state set statistics 0;

-- A number no longer means that a board has shown the order: a till or a printer needs one too.
alter table orders add column is_seen boolean not null default false;
update orders set is_seen = true where kitchen_number is not null;
