-- Partitions halve in size, so that the smallest, a sixteenth of all products, is a sample of them.
-- Products are copied with a lexeme of their rating; searches go on meanwhile, and changes wait.
do $$
declare
  part record;
  kind text;
begin
  if to_regclass('search_products_sample') is not null then
    return;
  end if;
  lock table search_products in exclusive mode;
  create table search_next (like search_products) partition by hash (id);
  for part in values ('half', 2, 1), ('quarter', 4, 2), ('eighth', 8, 4), ('rest', 16, 8), ('sample', 16, 0) loop
    execute format(
      'create table search_products_%s partition of search_next
         for values with (modulus %s, remainder %s)
         with (fillfactor = 85, autovacuum_analyze_scale_factor = 0.02)',
      part.column1, part.column2, part.column3);
  end loop;
  insert into search_next select id, version, on_sale, name, vendor_id, vendor_name, updated_ms,
    created, category, price, price_band, rating, rating_step, sales, states,
    words || format('''#r%s''', rating_step)::tsvector from search_products;
  alter table search_next add constraint search_next_pkey primary key (id);
  create index search_next_words on search_next using gin (words) with (fastupdate = off) where on_sale;
  create index search_next_newest on search_next (created desc, id desc) where on_sale;
  create index search_next_cheapest on search_next (price, created desc, id desc) where on_sale;
  create index search_next_popular on search_next (sales desc, created desc, id desc) where on_sale;
  drop table search_products;
  alter table search_next rename to search_products;
  foreach kind in array array['pkey', 'words', 'newest', 'cheapest', 'popular'] loop
    execute format('alter index search_next_%s rename to search_products_%s', kind, kind);
  end loop;
end $$;

analyze search_products;
