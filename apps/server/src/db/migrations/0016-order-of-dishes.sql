-- The order of the dishes within a category. Those without a position come after those with one, in the order in which
-- they were written: so a new dish goes to the end, also one that a server of the version before adds.
alter table menu_items add column position integer;
