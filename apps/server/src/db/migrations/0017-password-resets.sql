-- Links sent by mail that set a new password: the newest one of each restaurant, known by its digest (docs/decisions/0024).
create table password_resets (
  restaurant_id bigint primary key references restaurants on delete cascade,
  -- SHA-256.
  token bytea not null unique,
  expires_at timestamptz(3) not null
);
create index password_resets_expires_at on password_resets (expires_at);
