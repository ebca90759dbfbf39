-- Imports of the roster: a file becomes rows that people correct before they are applied together (decision 0131).
-- A bar number without separators and leading zeros, as domain/attorneys/barNumber.ts has it.
CREATE FUNCTION bare_bar_number(number text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select regexp_replace(regexp_replace(upper(number), '[^A-Z0-9]', '', 'g'), '^0+(?=\d)', '')
$$;
--> statement-breakpoint
-- The last name in a full name, to find names to compare: `Sample` in `Ada Sample, Jr.` and in `Sample, Ada`.
CREATE FUNCTION roster_surname(full_name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select lower(regexp_replace(split_part(regexp_replace(full_name, '[\s,]+(jr|sr|ii|iii|iv|esq)\.?$', '', 'i'), ',', 1), '^.*\s', ''))
$$;
--> statement-breakpoint
ALTER TABLE attorneys ADD COLUMN firm text;
--> statement-breakpoint
ALTER TABLE attorneys ADD COLUMN email text;
--> statement-breakpoint
CREATE INDEX attorneys_bare_number ON attorneys (court_id, bare_bar_number(bar_number));
--> statement-breakpoint
CREATE TABLE roster_imports (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  imported_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  size integer NOT NULL,
  encoding text NOT NULL,
  separator text NOT NULL,
  header text[] NOT NULL DEFAULT '{}',
  mapping jsonb,
  state text NOT NULL DEFAULT 'reading',
  reading integer NOT NULL DEFAULT 1,
  failure text,
  failure_line integer,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  counts jsonb,
  stale integer NOT NULL DEFAULT 0,
  edits_of uuid,
  applied_by uuid,
  applied_at timestamptz,
  undone_by uuid,
  undone_at timestamptz,
  left_rows integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT roster_imports_pkey PRIMARY KEY (id),
  CONSTRAINT roster_imports_encoding_known CHECK (encoding IN ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
  CONSTRAINT roster_imports_separator_known CHECK (separator IN ('comma', 'semicolon', 'tab', 'pipe')),
  CONSTRAINT roster_imports_state_known CHECK (state IN ('reading', 'ready', 'failed', 'applying', 'applied', 'undoing', 'undone', 'discarded')),
  CONSTRAINT roster_imports_failure_known CHECK (failure IN ('empty', 'no_rows', 'open_quote', 'bad_quote', 'line_too_long', 'too_many_columns', 'too_many_rows', 'not_text', 'fault')),
  CONSTRAINT roster_imports_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT roster_imports_imported_by_people_id_fk FOREIGN KEY (imported_by) REFERENCES people (id),
  CONSTRAINT roster_imports_applied_by_people_id_fk FOREIGN KEY (applied_by) REFERENCES people (id),
  CONSTRAINT roster_imports_undone_by_people_id_fk FOREIGN KEY (undone_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX roster_imports_newest ON roster_imports (court_id, created_at DESC);
--> statement-breakpoint
CREATE TABLE roster_import_files (
  import_id uuid NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT roster_import_files_pkey PRIMARY KEY (import_id),
  CONSTRAINT roster_import_files_import_id_roster_imports_id_fk FOREIGN KEY (import_id) REFERENCES roster_imports (id)
);
--> statement-breakpoint
CREATE TABLE roster_import_rows (
  import_id uuid NOT NULL,
  "position" integer NOT NULL,
  line integer NOT NULL,
  cells jsonb NOT NULL,
  edits jsonb,
  full_name text NOT NULL,
  bar_number text NOT NULL,
  status text NOT NULL,
  status_since text NOT NULL,
  type text NOT NULL,
  firm text NOT NULL,
  email text NOT NULL,
  bare_number text GENERATED ALWAYS AS (bare_bar_number(bar_number)) STORED,
  problems jsonb NOT NULL,
  repeats integer,
  match_id uuid,
  match_version integer,
  match_ground text,
  kind text NOT NULL DEFAULT 'error',
  choice text,
  fields text[] NOT NULL DEFAULT '{}',
  differs text[] NOT NULL DEFAULT '{}',
  attorney_id uuid,
  before jsonb,
  after_version integer,
  CONSTRAINT roster_import_rows_import_id_position_pk PRIMARY KEY (import_id, "position"),
  CONSTRAINT roster_import_rows_import_id_roster_imports_id_fk FOREIGN KEY (import_id) REFERENCES roster_imports (id),
  CONSTRAINT roster_import_rows_match_ground_known CHECK (match_ground IN ('bar_number', 'email', 'firm')),
  CONSTRAINT roster_import_rows_kind_known CHECK (kind IN ('new', 'changed', 'unchanged', 'similar', 'error')),
  CONSTRAINT roster_import_rows_choice_known CHECK (choice IN ('new', 'update', 'keep', 'skip')),
  CONSTRAINT roster_import_rows_fields_known CHECK (fields <@ ARRAY['full_name', 'bar_number', 'status', 'status_since', 'type', 'firm', 'email']),
  CONSTRAINT roster_import_rows_differs_known CHECK (differs <@ ARRAY['full_name', 'bar_number', 'status', 'status_since', 'type', 'firm', 'email'])
);
--> statement-breakpoint
CREATE INDEX roster_import_rows_number ON roster_import_rows (import_id, bare_number);
--> statement-breakpoint
CREATE INDEX roster_import_rows_kind ON roster_import_rows (import_id, kind, "position");
--> statement-breakpoint
CREATE TABLE roster_columns (
  court_id text NOT NULL,
  header text NOT NULL,
  field text,
  CONSTRAINT roster_columns_court_id_header_pk PRIMARY KEY (court_id, header),
  CONSTRAINT roster_columns_field_known CHECK (field IN ('full_name', 'first_name', 'last_name', 'bar_number', 'status', 'status_since', 'type', 'firm', 'email')),
  CONSTRAINT roster_columns_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
-- Every attorney whom another record names, whom undoing an import therefore leaves on the roster.
CREATE VIEW roster_uses AS
  SELECT attorney_id FROM case_assignments
  UNION ALL SELECT attorney_id FROM hearing_attorneys
  UNION ALL SELECT attorney_id FROM party_counsel WHERE attorney_id IS NOT NULL
  UNION ALL SELECT attorney_id FROM attorney_claims WHERE attorney_id IS NOT NULL
  UNION ALL SELECT attorney_id FROM invitations WHERE attorney_id IS NOT NULL;
