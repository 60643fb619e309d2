-- A guest has no phone: their device is empty, and anyone at the table acts for them.
alter table members add column is_guest boolean not null default false;
