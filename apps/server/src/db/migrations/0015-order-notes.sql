-- What an order says to the kitchen beside its dishes ("no rush"), at most 200 characters (domain/limits.ts).
alter table orders add column note text not null default '';
do $$
begin
  for slot in 0..26 loop
    -- Statistics would copy diners' texts into pg_statistic, where no truncation reaches them.
    execute format('alter table orders_%1$s alter note set statistics 0', slot);
  end loop;
end $$;
alter table orders alter note set statistics 0;
