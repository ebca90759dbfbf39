-- Standing with dates: which status an attorney had from when until when, and where the court has it from.
CREATE TABLE attorney_standings (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  attorney_id uuid NOT NULL,
  status text NOT NULL,
  starts_on date,
  ends_on date,
  source text NOT NULL,
  import_id uuid,
  ended_by_import uuid,
  recorded_by uuid,
  recorded_at timestamptz NOT NULL,
  CONSTRAINT attorney_standings_pkey PRIMARY KEY (id),
  CONSTRAINT attorney_standings_source_known CHECK (source IN ('roster', 'form', 'import')),
  CONSTRAINT attorney_standings_import CHECK ((source = 'import') = (import_id IS NOT NULL)),
  CONSTRAINT attorney_standings_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys (id) ON DELETE CASCADE,
  CONSTRAINT attorney_standings_import_id_roster_imports_id_fk FOREIGN KEY (import_id) REFERENCES roster_imports (id),
  CONSTRAINT attorney_standings_ended_by_import_roster_imports_id_fk FOREIGN KEY (ended_by_import) REFERENCES roster_imports (id),
  CONSTRAINT attorney_standings_recorded_by_people_id_fk FOREIGN KEY (recorded_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX attorney_standings_one_open ON attorney_standings (attorney_id) WHERE ends_on IS NULL;
--> statement-breakpoint
CREATE INDEX attorney_standings_of ON attorney_standings (attorney_id, recorded_at);
