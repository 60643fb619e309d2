-- Of a spoken order, the stretches of its transcript that no dish was made of: [{"start": 4, "end": 9}].
alter table orders add column not_understood jsonb not null default '[]';
