-- Imports of cases, parties, counsel, and dockets from another case management system.
CREATE TABLE case_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  court_id text NOT NULL REFERENCES courts(id),
  source text NOT NULL,
  state text NOT NULL DEFAULT 'ready',
  created_at timestamp with time zone NOT NULL,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  CONSTRAINT case_imports_state CHECK (state IN ('ready', 'applying', 'applied', 'undone'))
);
--> statement-breakpoint
CREATE INDEX case_imports_newest ON case_imports (court_id, created_at DESC);
--> statement-breakpoint
CREATE TABLE case_import_rows (
  import_id uuid NOT NULL REFERENCES case_imports(id),
  file text NOT NULL,
  position integer NOT NULL,
  line integer NOT NULL,
  origin text NOT NULL,
  source_id text NOT NULL,
  case_key text,
  place integer,
  "values" jsonb NOT NULL,
  result text NOT NULL DEFAULT 'new',
  problems jsonb NOT NULL DEFAULT '[]',
  target_id uuid,
  PRIMARY KEY (import_id, file, position),
  CONSTRAINT case_import_rows_file CHECK (file IN ('cases', 'parties', 'counsel', 'docket')),
  CONSTRAINT case_import_rows_result CHECK (result IN ('new', 'known', 'conflict', 'invalid', 'undone'))
);
--> statement-breakpoint
CREATE INDEX case_import_rows_case ON case_import_rows (import_id, case_key);
--> statement-breakpoint
CREATE INDEX case_import_rows_source ON case_import_rows (import_id, file, source_id);
--> statement-breakpoint
CREATE UNIQUE INDEX case_import_rows_once ON case_import_rows (origin, file, source_id) WHERE target_id IS NOT NULL AND result = 'new';
