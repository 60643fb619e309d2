-- Groups of options that came from a point of sale: each option keeps its id there (`remoteId`), which orders name.
alter table option_groups add remote_provider text;
comment on column option_groups.remote_provider is 'whose ids the options have; null: the restaurant''s own group';
