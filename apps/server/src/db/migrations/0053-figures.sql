-- Figures of a restaurant's days (contract/figures.ts), which outlive the groups that they come from. Triggers write them, so that
-- whatever changes a row of money changes the figures in the same transaction. Names come from the menu and the staff alone: no
-- word that a diner typed is here.

create table figures (
  restaurant_id bigint not null,
  -- The business day on which it became true, also for a change of an order of the day before.
  day date not null,
  kind text not null,
  -- What the kind divides by: a menu item, an option, an hour, a rate, a method, a reason. '' for an item that is not on the menu.
  key text not null,
  -- A second division: the item's category, 'included' or 'added', the staff's name.
  part text not null,
  currency text not null,
  -- Differences: each change adds what it changes.
  count bigint not null,
  -- Minor units.
  amount bigint not null,
  -- The close that contains it; null: none yet.
  close_number integer,
  -- The row that it was written for; null once its group is over and the rows of a day are merged.
  source text
);
create index figures_day on figures (restaurant_id, day);
create index figures_source on figures (source) where source is not null;
-- What is still to be closed, or merged.
create index figures_unmerged on figures (day, restaurant_id) where source is not null;
-- An ordered item is found by its name.
create index menu_items_name on menu_items (restaurant_id, name);

-- The closes of days, numbered from 1 without a gap. Nothing changes one: what is corrected later is in the next.
create table day_closes (
  restaurant_id bigint not null references restaurants on delete cascade,
  number integer not null,
  -- The last business day that it contains.
  day date not null,
  closed_at timestamptz(3) not null,
  -- Null: nobody closed the day, so it closed by itself.
  closed_by text,
  -- Of the cash: the restaurant's at that time.
  currency text not null,
  -- Minor units; null: not counted.
  counted bigint,
  -- How many of each note and coin, by value in minor units.
  denominations jsonb,
  note text,
  -- Its figures, by currency (domain/day/figures.ts).
  reports jsonb not null,
  primary key (restaurant_id, number)
);
alter table day_closes alter closed_by set statistics 0, alter note set statistics 0, alter reports set statistics 0;

create function keep_close() returns trigger language plpgsql as $$
begin
  raise 'a close of a day never changes';
end $$;
create trigger day_closes_keep before update on day_closes for each row execute function keep_close();

create type figure as (kind text, key text, part text, count bigint, amount bigint);

-- domain/day/business-day.ts
create function business_day(zone text, starts_at text, instant timestamptz) returns date language sql stable as $$
  select ((instant at time zone known_zone(zone)) - starts_at::interval)::date
$$;

-- Adds what is due now for a source, less what was written for it before.
create function write_figures(origin text, restaurant bigint, instant timestamptz, money text, due figure[])
returns void language plpgsql as $$
begin
  insert into figures (restaurant_id, day, kind, key, part, currency, count, amount, source)
  select restaurant, business_day(r.time_zone, r.day_starts_at, instant), d.kind, d.key, d.part, money, d.count, d.amount, origin
  from (
    select e.kind, e.key, e.part, sum(e.count) as count, sum(e.amount) as amount
    from (
      select u.kind, u.key, u.part, u.count, u.amount from unnest(due) u
      union all
      select f.kind, f.key, f.part, -f.count, -f.amount from figures f where f.source = origin and f.restaurant_id = restaurant
    ) e group by e.kind, e.key, e.part
    having sum(e.count) <> 0 or sum(e.amount) <> 0
  ) d join restaurants r on r.id = restaurant;
end $$;

-- What an order's items are worth: those that are owed, less what the staff took off (domain/orders/order.ts).
create function figures_of_items(items jsonb, restaurant bigint, hour text) returns figure[] language sql stable as $$
  with lines as (
    select line ->> 'name' as name, (line ->> 'quantity')::bigint as quantity, line -> 'options' as options,
      greatest(0, (line ->> 'quantity')::bigint * (line ->> 'price')::bigint - coalesce((
        select sum((taken ->> 'amount')::bigint) from jsonb_array_elements(line -> 'adjustments') taken), 0)) as amount
    from jsonb_array_elements(items) line
    where not line ?| array['refused', 'isUnapproved', 'isToConfirm']
  ), named as (
    select coalesce(item.name, '') as name, coalesce(item.category, '') as category, quantity, amount, options
    from lines left join lateral (
      select m.name, c.name as category from menu_items m
        join menu_categories c on c.restaurant_id = m.restaurant_id and c.key = m.category_key
      where m.restaurant_id = restaurant and m.name = lines.name order by m.id limit 1) item on true
  )
  select coalesce(array_agg(row(kind, key, part, count, amount)::figure), '{}') from (
    select 'item', name, category, quantity, amount from named
    union all
    select 'option', chosen ->> 'name', name, quantity * coalesce((chosen ->> 'quantity')::bigint, 1),
      quantity * coalesce((chosen ->> 'quantity')::bigint, 1) * (chosen ->> 'price')::bigint
    from named, jsonb_array_elements(options) chosen where name <> ''
    union all
    select 'hour', hour, '', 1, sum(amount) from named having count(*) > 0
  ) due (kind, key, part, count, amount)
$$;

-- domain/money.ts, roundToStep: half up to the smallest amount that the currency can pay.
create function to_payable(numerator numeric, denominator numeric, money text) returns bigint language sql immutable as $$
  select (div(2 * numerator + denominator * step, 2 * denominator * step) * step)::bigint
  from (select case when money = any('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,VND,VUV,XAF,XOF,XPF}') then 100 else 1 end) s (step)
$$;

-- An order of a restaurant's group, and what the group's bill adds to its orders (domain/bill/bill-total.ts).
create function note_order(order_slot smallint, order_group uuid, order_id bigint) returns void language plpgsql as $$
declare
  g record;
  own figure[];
  ordered bigint;
begin
  select restaurant_id, currency, tax_rate, is_tax_included, service_fee_rate, coalesce(changed_at, created_at) as instant
    into g from groups where slot = order_slot and id = order_group and restaurant_id is not null;
  if not found then return; end if;
  select figures_of_items(o.items, g.restaurant_id, to_char(o.created_at at time zone known_zone(r.time_zone), 'HH24')) into own
  from orders o join restaurants r on r.id = g.restaurant_id
  where o.slot = order_slot and o.group_id = order_group and o.id = order_id and not is_cancelled;
  perform write_figures('order ' || order_id, g.restaurant_id, g.instant, g.currency, coalesce(own, '{}'));
  select sum(total) into ordered from orders where slot = order_slot and group_id = order_group and not is_cancelled;
  perform write_figures('group ' || order_group, g.restaurant_id, g.instant, g.currency,
    case when coalesce(ordered, 0) = 0 then '{}' else array[
      row('party', '', '', 1, 0)::figure,
      row('taxed', g.tax_rate, case when g.is_tax_included then 'included' else 'added' end, 0, ordered)::figure,
      row('tax', g.tax_rate, case when g.is_tax_included then 'included' else 'added' end, 0, to_payable(
        ordered::numeric * g.tax_rate, 100000 + case when g.is_tax_included then g.tax_rate else 0 end, g.currency))::figure,
      row('service-fee', g.service_fee_rate, '', 0,
        to_payable(ordered::numeric * g.service_fee_rate, 100000, g.currency))::figure] end);
end $$;

-- A payment: nothing while it is held, or once it is removed.
create function note_payment(payment_slot smallint, payment_group uuid, payment_id bigint) returns void language plpgsql as $$
declare
  g record;
  due figure[];
begin
  select restaurant_id, currency, coalesce(changed_at, created_at) as instant
    into g from groups where slot = payment_slot and id = payment_group and restaurant_id is not null;
  if not found then return; end if;
  select array[
      row('payment', method, '', 1, amount + refunded + tip_amount + own_tip)::figure,
      row('tip', method, '', (tip_amount > 0)::int, tip_amount)::figure,
      row('own-tip', method, '', (own_tip > 0)::int, own_tip)::figure,
      row('given-back', method, '', (refunded > 0)::int, refunded)::figure] into due
  from payments where slot = payment_slot and group_id = payment_group and id = payment_id and not is_held;
  perform write_figures('payment ' || payment_id, g.restaurant_id, g.instant, g.currency, coalesce(due, '{}'));
end $$;

-- After a deletion of the group itself there is nothing to note: its row is deleted first.
create function orders_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform note_order(old.slot, old.group_id, old.id);
  else perform note_order(new.slot, new.group_id, new.id); end if;
  return null;
end $$;
create trigger orders_note after insert or delete or update of items, is_cancelled on orders
  for each row execute function orders_note();

create function payments_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform note_payment(old.slot, old.group_id, old.id);
  else perform note_payment(new.slot, new.group_id, new.id); end if;
  return null;
end $$;
create trigger payments_note after insert or delete or update of amount, tip_amount, own_tip, refunded, is_held on payments
  for each row execute function payments_note();

-- What was taken off a bill, and given back, by whom and why. An act is never changed.
create function acts_note() returns trigger language plpgsql as $$
begin
  perform write_figures('act ' || new.id, new.restaurant_id, new.at, new.currency_code,
    array[row(new.act, coalesce(new.reason, ''), new.staff_name, 1, new.amount)::figure]);
  return null;
end $$;
create trigger acts_note after insert on staff_acts
  for each row when (new.act in ('void', 'comp', 'discount', 'refund') and new.amount is not null) execute function acts_note();

-- What closed seatings still owe. A seating that time ends has had no change for long, so its own end is the time.
create function unpaid_note() returns trigger language plpgsql as $$
declare
  g record;
begin
  select greatest(changed_at, created_at, closed_at) as instant into g from groups
  where id = coalesce(new.group_id, old.group_id) and restaurant_id = coalesce(new.restaurant_id, old.restaurant_id);
  if not found then return null; end if;
  perform write_figures('unpaid ' || coalesce(new.group_id, old.group_id), coalesce(new.restaurant_id, old.restaurant_id), g.instant,
    coalesce(new.currency, old.currency),
    case when tg_op = 'DELETE' then '{}' else array[row('unpaid', '', '', 1, new.amount)::figure] end);
  return null;
end $$;
create trigger unpaid_note after insert or delete or update of amount on unpaid_seatings
  for each row execute function unpaid_note();

-- No reference of figures to restaurants: an order would lock its restaurant's row.
create function restaurants_forget_figures() returns trigger language plpgsql as $$
begin
  delete from figures where restaurant_id = old.id;
  return null;
end $$;
create trigger restaurants_forget_figures after delete on restaurants
  for each row execute function restaurants_forget_figures();

-- The groups that are open now.
select note_order(o.slot, o.group_id, o.id) from groups g join orders o on o.slot = g.slot and o.group_id = g.id
where g.restaurant_id is not null;
select note_payment(p.slot, p.group_id, p.id) from groups g join payments p on p.slot = g.slot and p.group_id = g.id
where g.restaurant_id is not null;
