-- The reader learns from the corrections of a court's staff.
CREATE TABLE lessons (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  filing_id uuid NOT NULL,
  document_name text NOT NULL,
  field text NOT NULL,
  sign text NOT NULL,
  value text NOT NULL,
  corrected_by uuid NOT NULL,
  corrected_at timestamptz NOT NULL,
  CONSTRAINT lessons_pkey PRIMARY KEY (id),
  CONSTRAINT lessons_field_known CHECK (field IN ('court', 'location', 'case_number')),
  CONSTRAINT lessons_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT lessons_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id),
  CONSTRAINT lessons_corrected_by_people_id_fk FOREIGN KEY (corrected_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX lessons_one_each ON lessons (filing_id, field);
--> statement-breakpoint
CREATE INDEX lessons_same ON lessons (court_id, field, sign);
--> statement-breakpoint
CREATE TABLE learned_templates (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  field text NOT NULL,
  sign text NOT NULL,
  value text,
  sources jsonb NOT NULL,
  learned_at timestamptz NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  CONSTRAINT learned_templates_pkey PRIMARY KEY (id),
  CONSTRAINT learned_templates_field_known CHECK (field IN ('court', 'location', 'case_number')),
  CONSTRAINT learned_templates_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT learned_templates_revoked_by_people_id_fk FOREIGN KEY (revoked_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX learned_templates_of_court ON learned_templates (court_id, learned_at DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX learned_templates_one_meaning ON learned_templates (court_id, field, sign) WHERE revoked_at IS NULL;
--> statement-breakpoint
-- Which templates of its court an analysis had, by their revision.
ALTER TABLE analyses ADD COLUMN templates_revision integer;
