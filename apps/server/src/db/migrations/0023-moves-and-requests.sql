alter table groups
  -- The table's revisions at which the staff last moved it to another table, and at which its requests last changed.
  add column moved_revision integer not null default 0,
  add column requests_revision integer not null default 0;
