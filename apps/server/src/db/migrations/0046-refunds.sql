-- What the staff gave back of a payment; its amount is what is left.
alter table payments add column refunded bigint not null default 0;

-- Money that goes back to a card by Stripe, a part of a payment each. It outlives the group, and has no word of a diner.
create table card_refunds (
  id bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  payment_intent text not null,
  amount bigint not null check (amount > 0),
  currency_code text not null,
  -- When it is tried again; null: it was given back, or Stripe refuses it.
  next_at timestamptz(3),
  is_refused boolean not null default false,
  tries integer not null default 0,
  created_at timestamptz(3) not null
);
create index card_refunds_next on card_refunds (next_at) where next_at is not null;
create index card_refunds_restaurant on card_refunds (restaurant_id);
