-- The menu of a restaurant, and the tables that order from it.

alter table restaurants add column menu_version integer not null default 0;
comment on column restaurants.menu_version is 'grows with every change of the menu';

-- In the order of their positions. A category is there as long as a dish is in it.
create table menu_categories (
  restaurant_id bigint not null references restaurants on delete cascade,
  -- domain/plain-text.ts: two names with one key are one category.
  key text not null,
  name text not null,
  position integer not null,
  primary key (restaurant_id, key)
);

create table menu_items (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  category_key text not null,
  name text not null,
  -- domain/plain-text.ts: what is ordered under a name with this key is this dish.
  name_key text not null,
  description text,
  price bigint not null,
  is_sold_out boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- By which an ordered dish is found, too.
  unique (restaurant_id, name_key, category_key),
  foreign key (restaurant_id, category_key) references menu_categories on delete cascade
);
create index menu_items_category on menu_items (restaurant_id, category_key);

-- First answers by Idempotency-Key, for a day; id is a digest of device and key.
create table restaurant_answers (
  restaurant_id bigint not null references restaurants on delete cascade,
  id uuid not null,
  fingerprint uuid not null,
  reply text not null,
  created_at timestamptz(3) not null,
  primary key (restaurant_id, id)
);
create index restaurant_answers_created_at on restaurant_answers (created_at);

-- What a table has of its restaurant is fixed when it is made. No foreign key: a table outlives an account that is deleted.
alter table groups add column restaurant_id bigint,
  -- Thousandths of a percent (domain/bill/bill-total.ts).
  add column tax_rate integer not null default 8875,
  add column service_fee_rate integer not null default 3000;
create index groups_restaurant on groups (restaurant_id) where restaurant_id is not null;

-- Statistics would copy these texts into pg_statistic, where no deletion reaches them.
alter table menu_categories alter key set statistics 0, alter name set statistics 0;
alter table menu_items alter category_key set statistics 0, alter name set statistics 0,
  alter name_key set statistics 0, alter description set statistics 0;
alter table restaurant_answers alter reply set statistics 0;
