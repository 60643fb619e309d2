-- Whether diners may pay by the demo, which takes no money. A restaurant that ever stored a Stripe key takes real money.
alter table restaurant_pos_settings
  add column demo_payments boolean not null default true,
  add column had_stripe_key boolean not null default false;
update restaurant_pos_settings set had_stripe_key = true where sealed_stripe_key is not null;

alter table card_payments
  -- The device that started it.
  add column device bytea,
  -- Whether another person whose due it held, or the staff, ended it.
  add column ended_by_others boolean not null default false;
