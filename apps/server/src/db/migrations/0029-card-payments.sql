-- Payments by card on a page of Stripe's, into the restaurant's own account there. See docs/decisions/0032.

alter table restaurant_pos_settings
  add column sealed_stripe_key text,
  -- Verifies Stripe's events.
  add column sealed_stripe_secret text,
  add column takes_cards boolean not null default false,
  -- Why no card is taken although it is switched on: Stripe refused the key.
  add column stripe_fault text check (stripe_fault in ('unauthorized')),
  -- When Stripe last accepted the key.
  add column stripe_confirmed_at timestamptz(3);
alter table restaurant_pos_settings alter sealed_stripe_key set statistics 0, alter sealed_stripe_secret set statistics 0;

create table card_payments (
  slot smallint not null,
  group_id uuid not null,
  id bigint not null,
  restaurant_id bigint not null,
  -- The member whose device started it.
  started_by bigint not null,
  state text not null check (state in ('held', 'paid', 'released', 'returning', 'returned', 'refunding', 'refunded')),
  -- The dues, as objects of memberId, amount, tipAmount and ownTip. While held, and once paid, each has a row in payments.
  dues jsonb not null,
  -- Their sum with all tips, in hundredths of the currency's unit.
  amount bigint not null,
  -- Stripe's page and payment; null: not known (yet).
  session_id text,
  session_url text,
  payment_intent text,
  -- Counts the keys of refunds that Stripe answered with a fault, which it would repeat under the same key.
  refund_tries smallint not null default 0,
  -- When the dues are released.
  expires_at timestamptz(3) not null,
  -- When the sweep looks at it; null: nothing is left to do.
  next_at timestamptz(3),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  primary key (slot, group_id, id)
) partition by list (slot);
create sequence card_payment_ids;

-- Money that arrived at a restaurant's account, by Stripe's id of the payment. It outlives the group by a month, because Stripe's
-- events may be late or repeated: what is known here is never given back for being late. It says nothing about a diner.
create table card_money (
  restaurant_id bigint not null references restaurants on delete cascade,
  payment_intent text not null,
  -- When the sweep gives it back; null: it stays, or was given back.
  next_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (restaurant_id, payment_intent)
);
create index card_money_due on card_money (next_at) where next_at is not null;
create index card_money_created on card_money (created_at);

do $$
begin
  for slot in 0..26 loop
    execute format('create table card_payments_%1$s partition of card_payments for values in (%1$s)', slot);
    execute format('create index card_payments_%1$s_due on card_payments_%1$s (next_at) where next_at is not null', slot);
    execute format('create index card_payments_%1$s_restaurant on card_payments_%1$s (restaurant_id, id)', slot);
    execute format('alter table card_payments_%1$s alter session_id set statistics 0, alter session_url set statistics 0, alter payment_intent set statistics 0', slot);
  end loop;
end $$;
alter table card_payments alter session_id set statistics 0, alter session_url set statistics 0, alter payment_intent set statistics 0;

-- A pending due is stored as a payment, so that all other dues stay unchanged.
alter table payments
  add column card_payment_id bigint,
  add column is_held boolean not null default false,
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('demo_card', 'cash', 'card', 'card_online'));

-- The revision at which a card payment of the group last changed; 0: it never had one.
alter table groups add column cards_revision integer not null default 0;
