-- Dishes that became sizes of one dish can be separated again: features/menu/join-sizes.ts.
alter table menu_items add column joined_from jsonb;
comment on column menu_items.joined_from is 'the rows of the dishes that this one was until joined_at; null: it was always one';
alter table menu_items add column joined_at timestamptz(3);
alter table menu_items alter joined_from set statistics 0;
