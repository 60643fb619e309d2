-- What diners choose with a dish: its size, doneness, sides and extras. Several dishes may share a group of options.
create table option_groups (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  name text not null,
  -- The name on tickets; null: tickets show the options alone.
  kitchen_name text,
  -- How many options are chosen at least and at most.
  min integer not null,
  max integer not null,
  -- In the order of the menu (features/menu/option-groups.ts, StoredOption).
  options jsonb not null,
  -- The names in other languages, a list of { language, name }; null: none.
  translations jsonb,
  -- When the first of its options that are sold out until a time is available again; null: none is.
  sold_out_until timestamptz
);
create index option_groups_restaurant on option_groups (restaurant_id);
create index option_groups_sold_out_until on option_groups (sold_out_until) where sold_out_until is not null;

alter table menu_items add column option_group_ids bigint[] not null default '{}';
comment on column menu_items.option_group_ids is 'in the order in which they are chosen';

alter table restaurants add column last_option_id integer not null default 0;
comment on column restaurants.last_option_id is 'orders name options by their ids, which are never used again';

-- Statistics would copy these texts into pg_statistic, where no deletion reaches them.
alter table option_groups alter name set statistics 0, alter kitchen_name set statistics 0,
  alter options set statistics 0, alter translations set statistics 0;
