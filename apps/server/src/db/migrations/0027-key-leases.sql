-- Until when a node may use the API key for a login that replaces it; null: no node does.
alter table restaurant_pos_settings add column key_leased_until timestamptz(3);
