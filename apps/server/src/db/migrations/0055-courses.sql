-- In which order a category's dishes are served, and whether what comes after the first course waits in the kitchen until the staff
-- fire it. Which item waits is in the orders' items (domain/orders/courses.ts).
alter table menu_categories add column course smallint check (course between 1 and 9);
alter table restaurant_kitchens add column courses_wait boolean not null default false;
