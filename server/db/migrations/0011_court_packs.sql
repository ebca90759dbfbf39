-- What a court has changed in the built-in pack of its system, and every version of it.
CREATE TABLE court_packs (
  court_id text NOT NULL,
  changes jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  CONSTRAINT court_packs_pkey PRIMARY KEY (court_id),
  CONSTRAINT court_packs_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT court_packs_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE court_pack_versions (
  court_id text NOT NULL,
  version integer NOT NULL,
  changes jsonb NOT NULL,
  change jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  CONSTRAINT court_pack_versions_court_id_version_pk PRIMARY KEY (court_id, version),
  CONSTRAINT court_pack_versions_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT court_pack_versions_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
-- The last number of each sequence. Sequences continue those of case_counters, which is no longer written.
CREATE TABLE case_sequences (
  court_id text NOT NULL,
  scope text NOT NULL,
  period integer NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT case_sequences_court_id_scope_period_pk PRIMARY KEY (court_id, scope, period),
  CONSTRAINT case_sequences_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
ALTER TABLE cases ADD COLUMN category text;
--> statement-breakpoint
CREATE INDEX cases_category ON cases (court_id, category, opened_on);
