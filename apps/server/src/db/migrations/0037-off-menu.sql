-- What happens with lines that guests write themselves: the staff approve each, or they cannot be ordered.
alter table restaurant_kitchens
  add column off_menu text not null default 'with-approval' check (off_menu in ('with-approval', 'never'));
