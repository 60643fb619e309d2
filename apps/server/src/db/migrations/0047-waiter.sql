-- The number of a guest whom a waiter seated without a phone. It stays when a phone takes the seat.
alter table members add column seat smallint;

-- Whether a waiter took the order at the table.
alter table orders add column is_by_staff boolean not null default false;
