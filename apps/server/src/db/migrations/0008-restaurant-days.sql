-- What is kept of deleted groups: their number and that of their orders per day of the restaurant.

-- By IANA name: when the restaurant's days begin.
alter table restaurants add column time_zone text not null default 'UTC';
alter table restaurants alter time_zone set statistics 0;

create table restaurant_days (
  restaurant_id bigint not null references restaurants on delete cascade,
  day date not null,
  groups integer not null,
  orders integer not null,
  primary key (restaurant_id, day)
);
create index restaurant_days_day on restaurant_days (day);

-- A zone that this PostgreSQL knows: node's list may be a newer one, and no table may stay for the sake of a name.
create function known_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end $$;
