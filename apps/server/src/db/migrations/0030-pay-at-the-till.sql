-- A diner tells the staff that they pay at the till.
alter table requests drop constraint requests_kind_check;
alter table requests add constraint requests_kind_check check (kind in ('waiter', 'water', 'bill', 'till'));
