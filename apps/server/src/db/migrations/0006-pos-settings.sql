-- How a restaurant's point of sale is reached.

create table restaurant_pos_settings (
  restaurant_id bigint primary key references restaurants on delete cascade,
  provider text,
  location_id text,
  webhook_url text,
  is_enabled boolean not null,
  -- secrets/seal.ts: the database alone cannot read it.
  sealed_api_key text,
  changed_at timestamptz(3) not null
);

alter table restaurant_pos_settings alter location_id set statistics 0, alter webhook_url set statistics 0,
  alter sealed_api_key set statistics 0;
