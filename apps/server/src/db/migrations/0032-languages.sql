-- The language of a restaurant's tickets and mails (domain/languages.ts).
alter table restaurants add column language text not null default 'en';
alter table restaurants alter language set statistics 0;
