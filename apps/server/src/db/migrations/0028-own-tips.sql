-- A tip that the payer adds beyond the table's tip. It is no part of the bill.
alter table payments add column own_tip bigint not null default 0 check (own_tip >= 0);
