-- A password that an operator set is good until then; null: one that its owner chose, for good.
alter table restaurants add column password_ends_at timestamptz(3);
