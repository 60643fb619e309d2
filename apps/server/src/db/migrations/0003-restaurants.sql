-- Restaurants outlive their groups, so their rows are not partitioned. Everything that belongs to a restaurant refers to it
-- with "on delete cascade", so deleting the account deletes it all.

create table restaurants (
  id bigint generated always as identity primary key,
  email text not null,
  -- domain/restaurants/contact.ts: two addresses with one key are one account.
  email_key text not null unique,
  -- argon2id, with its parameters and salt.
  password_hash text not null,
  -- Of the sign-up's Idempotency-Key (idempotency/idempotency.ts): a repeated sign-up finds the account that it created.
  sign_up_key uuid unique,
  name text not null,
  -- domain/restaurants/search-words.ts: the words of the name in order, and the words that find it.
  name_key text not null,
  name_words tsvector not null,
  phone text,
  address text,
  city text,
  state text,
  zip_code text,
  country text,
  business_id text,
  currency text not null,
  -- Thousandths of a percent; null: the usual rate (domain/bill/bill-total.ts).
  tax_rate integer,
  service_fee_rate integer,
  latitude double precision,
  longitude double precision,
  -- 'unconfirmed' was guessed from the address.
  position_source text check (position_source in ('unconfirmed', 'confirmed')),
  check (num_nulls(latitude, longitude, position_source) in (0, 3)),
  menu_updated_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index restaurants_name_words on restaurants using gin (name_words);

-- The cookie's token is stored only as its SHA-256.
create table restaurant_sessions (
  token bytea primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- To the hour.
  last_seen_at timestamptz(3) not null
);
create index restaurant_sessions_restaurant on restaurant_sessions (restaurant_id);
create index restaurant_sessions_expires_at on restaurant_sessions (expires_at);

-- The devices (SHA-256 of their cookie) that signed in: wrong guesses of others do not lock them out.
create table restaurant_devices (
  restaurant_id bigint not null references restaurants on delete cascade,
  device bytea not null,
  signed_in_at timestamptz(3) not null,
  primary key (restaurant_id, device)
);
create index restaurant_devices_signed_in_at on restaurant_devices (signed_in_at);

-- Statistics would copy these texts into pg_statistic, where no deletion reaches them.
alter table restaurants alter email set statistics 0, alter email_key set statistics 0,
  alter password_hash set statistics 0, alter name set statistics 0, alter name_key set statistics 0,
  alter name_words set statistics 0, alter phone set statistics 0, alter address set statistics 0,
  alter city set statistics 0, alter state set statistics 0, alter zip_code set statistics 0,
  alter business_id set statistics 0, alter latitude set statistics 0, alter longitude set statistics 0;
alter table restaurant_sessions alter token set statistics 0;
alter table restaurant_devices alter device set statistics 0;
