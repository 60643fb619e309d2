-- How long the orders of a group are together, in bytes as JSON: each of its phones is sent all of them again and again
-- (docs/security.md). Groups of before this version count from here on.
alter table groups add column order_bytes integer not null default 0;
