-- A printer prints a group's bill: a delivery of no single order (order_id 0).
alter table deliveries drop constraint deliveries_kind_check;
alter table deliveries add constraint deliveries_kind_check check (kind in ('order', 'cancel', 'copy', 'close', 'bill'));
