-- The last name of each entry, without accents and signs, by which entries with the name of a participant are found
-- (decision 0138). The comparison itself is in domain/names/samePersonName.ts.
CREATE OR REPLACE FUNCTION roster_surname(full_name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select lower(regexp_replace(
    normalize(
      regexp_replace(split_part(regexp_replace(trim(full_name), '[\s,]+(jr|sr|ii|iii|iv|esq)\.?$', '', 'i'), ',', 1), '^.*\s', ''),
      NFD),
    '[\u0300-\u036f''’‘`.-]', '', 'g'))
$$;
--> statement-breakpoint
ALTER TABLE attorneys ADD COLUMN surname text GENERATED ALWAYS AS (roster_surname(full_name)) STORED;
--> statement-breakpoint
CREATE INDEX attorneys_surname ON attorneys (court_id, surname);
