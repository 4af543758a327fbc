-- Statements are separated by empty lines and can be repeated.
create extension if not exists pg_trgm;

-- Partitions let a query for a common word stop after the first of them.
create table if not exists search_products (
  id text collate "C" not null primary key,
  -- Firestore's update time in microseconds; older changes are ignored.
  version bigint not null,
  on_sale boolean not null,
  name text not null,
  vendor_id text not null,
  vendor_name text not null,
  updated_ms bigint not null,
  created bigint not null,
  category smallint not null,
  price bigint not null,
  price_band smallint,
  rating double precision not null,
  rating_step smallint not null,
  sales integer not null,
  states bigint not null,
  words tsvector
) partition by hash (id);

do $$ begin
  for part in 0..7 loop
    execute format(
      'create table if not exists search_products_%s partition of search_products
         for values with (modulus 8, remainder %s)
         with (fillfactor = 85, autovacuum_analyze_scale_factor = 0.02)',
      part, part);
  end loop;
end $$;

-- Without a pending list, which every query would have to read.
create index if not exists search_products_words on search_products
  using gin (words) with (fastupdate = off) where on_sale;

create index if not exists search_products_newest on search_products
  (created desc, id desc) where on_sale;

create index if not exists search_products_cheapest on search_products
  (price, created desc, id desc) where on_sale;

create index if not exists search_products_popular on search_products
  (sales desc, created desc, id desc) where on_sale;

-- Every word of the products on sale, and in how many it is as of the last refresh.
create table if not exists search_words (
  word text collate "C" not null primary key,
  docs integer not null default 0
);

create index if not exists search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- The threshold is below pg_trgm's own, so that a swap in a word of four letters is found.
create or replace function search_words_near(given text)
  returns table (word text, docs integer)
  language sql stable
  set pg_trgm.similarity_threshold = 0.2
  as $$ select w.word, w.docs from search_words w where w.word % given $$;

create table if not exists search_state (
  only_row boolean primary key default true check (only_row),
  products integer not null default 0,
  refreshed_at timestamptz,
  backfill_after text collate "C",
  backfill_products integer not null default 0,
  backfill_began_at timestamptz,
  backfilled_at timestamptz
);

insert into search_state default values on conflict do nothing;
