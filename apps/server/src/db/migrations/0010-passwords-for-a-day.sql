-- An operator's password is valid until then; null: the owner chose it, without an end.
alter table restaurants add column password_ends_at timestamptz(3);
