-- Whether a payment was ever recorded at the restaurant, other than by the demo.
alter table restaurants add column records_payments boolean not null default false;

update restaurants r set records_payments = true where exists (
  select from groups g join payments p on p.slot = g.slot and p.group_id = g.id
  where g.restaurant_id = r.id and p.method <> 'demo_card' and not p.is_held);

-- Whether what parties left unpaid is listed. A restaurant that has recorded no payment by the end of the first day on which it
-- had to takes its money elsewhere, and every party would be on the list.
create function lists_unpaid(restaurant bigint, now timestamptz) returns boolean language sql stable as $$
  select r.records_payments or not exists (
    select from unpaid_seatings u
    where u.restaurant_id = r.id and u.day < (now at time zone known_zone(r.time_zone))::date)
  from restaurants r where r.id = restaurant
$$;
