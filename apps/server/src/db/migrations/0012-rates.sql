-- How prices work: tax added to them, or included in them (domain/bill/bill-total.ts).

-- null: the restaurant was not asked yet. Its bills go on with the rates that it always had.
alter table restaurants add column is_tax_included boolean;

-- What a table has of its restaurant is fixed when it is made; without one, its diners may change it.
alter table groups add column is_tax_included boolean not null default false;
