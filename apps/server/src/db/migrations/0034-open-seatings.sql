-- The minute job looks for seatings that are over. Open ones are few among the groups of a day. None of the indexed columns
-- changes with an order.

create index groups_open_seatings on groups (expires_at) where table_id is not null and closed_at is null;
