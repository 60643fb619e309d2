-- What addresses, devices and accounts have spent of what they may, for all nodes together. Keys are digests. Not logged:
-- after a crash of the database everybody starts anew, and no address is ever written to its log.
create unlogged table budgets (
  key text primary key,
  points integer not null,
  -- Milliseconds since 1970.
  expire bigint
);
alter table budgets alter key set statistics 0;
