-- A tablet of the kitchen may not take money, move or close; one of the floor may. Those paired before keep what they could do.
alter table screens add column kind text not null default 'floor' check (kind in ('kitchen', 'floor'));
alter table screen_codes add column kind text not null default 'floor' check (kind in ('kitchen', 'floor'));
