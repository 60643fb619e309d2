-- Dishes that several members share, and the split by shares.

alter table groups drop constraint groups_split_method_check;
alter table groups add constraint groups_split_method_check check (split_method in ('equal', 'items', 'shares'));

-- In a split by shares: 2 is an adult, 1 a child, 0 is treated by others.
alter table members add column weight smallint not null default 2 check (weight between 0 and 20);

-- The revision at which the shared items of the order last changed; 0: it has none. A live table sums up those orders without
-- reading their items. Earlier payments of those who share an item do not cover it.
alter table orders add column shared_revision integer not null default 0;

-- What shared dishes added to the payer's own orders, or took away, as an exact amount (domain/bill/exact-amount.ts).
alter table payments add column shared_difference numeric(40) not null default 0;
