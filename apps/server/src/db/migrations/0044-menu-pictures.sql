-- The files of the dishes' pictures, re-encoded: packages/domain/src/menu/menu-pictures.ts.
create table menu_item_pictures (
  menu_item_id bigint not null references menu_items on delete cascade,
  file text not null,
  picture_id text not null,
  bytes bytea not null,
  primary key (menu_item_id, file)
);
-- AVIF and WebP are compressed.
alter table menu_item_pictures alter bytes set storage external;
create index menu_item_pictures_address on menu_item_pictures (picture_id, file);

alter table menu_items add column picture_id text;
comment on column menu_items.picture_id is 'a digest of the files, by which addresses name them; null: no picture';

alter table restaurants add column shows_pictures boolean not null default true;
