-- When a restaurant takes orders, and when its business day begins (domain/day).
alter table restaurants add column day_starts_at text not null default '04:00';
alter table restaurant_kitchens
  add column periods jsonb not null default '[]',
  add column closed_dates jsonb not null default '[]',
  add column last_orders smallint not null default 0,
  -- What the staff have chosen by hand, and until when. Null: nothing.
  add column is_open_by_hand boolean,
  add column by_hand_until timestamptz(3),
  -- Null: until somebody ends the pause.
  add column paused_until timestamptz(3),
  -- Derived from the above when they change and at the time of each change: the state, and when it changes. Null: never.
  add column is_open boolean not null default true,
  add column changes_at timestamptz(3);
