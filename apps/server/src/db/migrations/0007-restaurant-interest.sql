-- Restaurants that would like to take part, as they said it themselves: no account, so nothing here refers to one.

create table restaurant_interest (
  id bigint generated always as identity primary key,
  -- Of the request's Idempotency-Key and body (idempotency/idempotency.ts): a repeated request is stored once.
  call_key uuid unique,
  fingerprint uuid,
  restaurant_name text not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  restaurant_type text,
  seating_capacity text,
  current_pos_system text,
  average_order_value text,
  interested_features text[] not null,
  additional_info text,
  received_at timestamptz(3) not null
);
create index restaurant_interest_received_at on restaurant_interest (received_at);

alter table restaurant_interest alter restaurant_name set statistics 0, alter contact_name set statistics 0,
  alter email set statistics 0, alter phone set statistics 0, alter address set statistics 0,
  alter city set statistics 0, alter state set statistics 0, alter zip_code set statistics 0,
  alter additional_info set statistics 0;
