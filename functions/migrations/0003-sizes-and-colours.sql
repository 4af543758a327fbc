-- Values of the options named size and colour, as they are filtered by.
alter table search_products add column if not exists size_values text[] not null default '{}';

alter table search_products add column if not exists colour_values text[] not null default '{}';
