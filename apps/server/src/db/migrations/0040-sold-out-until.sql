-- A dish can be sold out until the next service day. Null: until somebody puts it back.
alter table menu_items add column sold_out_until timestamptz;
create index menu_items_sold_out_until on menu_items (sold_out_until) where sold_out_until is not null;
