-- What a restaurant states about a dish, beside its allergens. Spiciness 0: not spicy, or not said.
alter table menu_items add column diets text[] not null default '{}',
  add column spiciness integer not null default 0 check (spiciness between 0 and 3);
