-- The member who chose the tip in force; null: nobody did.
alter table groups add column tip_chosen_by bigint;
