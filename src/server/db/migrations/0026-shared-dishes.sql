-- Dishes that several members share, and the split by shares.

alter table groups drop constraint groups_split_method_check;
alter table groups add constraint groups_split_method_check check (split_method in ('equal', 'items', 'shares'));

-- In a split by shares: 2 is an adult, 1 a child, 0 is treated by others.
alter table members add column weight smallint not null default 2 check (weight between 0 and 20);

-- Whether an item is shared: a live table sums up its other orders without reading their items.
alter table orders add column is_shared boolean not null default false;

-- What the member's ordered amount had beyond whole minor units (domain/bill/exact-amount.ts).
alter table payments add column ordered_rest numeric(22) not null default 0;
