-- The texts of a menu in other languages than its own (domain/menu/translations.ts).
-- A list of { language, name, description }; null: none.
alter table menu_items add column translations jsonb;
-- The category's names by language; null: none. A dish that moves has those of its new category.
alter table menu_categories add column translations jsonb;

-- Statistics would copy these texts into pg_statistic, where no deletion reaches them.
alter table menu_items alter translations set statistics 0;
alter table menu_categories alter translations set statistics 0;
