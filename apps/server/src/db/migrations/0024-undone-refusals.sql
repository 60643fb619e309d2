-- What was last refused of a ticket (LastRefusal of domain/kitchen/refusal.ts): no word of a diner is in it.
alter table tickets add column refusal jsonb;
