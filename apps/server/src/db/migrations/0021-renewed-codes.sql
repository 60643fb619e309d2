-- The revision at which the group last got another code; 0: it still has its first one. Once it has another, a join must name it.
alter table groups add column code_revision integer not null default 0;
