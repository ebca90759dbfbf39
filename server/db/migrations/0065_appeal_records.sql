-- Records on appeal.
CREATE TABLE appeal_records (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  reviewing_court text NOT NULL,
  entries integer[] NOT NULL,
  left_out integer[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'queued',
  failure text,
  pages integer,
  sha256 text,
  file_size bigint,
  requested_at timestamptz NOT NULL,
  finished_at timestamptz,
  certified_entry_id uuid,
  CONSTRAINT appeal_records_pkey PRIMARY KEY (id),
  CONSTRAINT appeal_records_state_known CHECK (state IN ('queued', 'running', 'ready', 'failed', 'certified')),
  CONSTRAINT appeal_records_failure_known CHECK (failure IN ('too_large', 'nothing_to_join', 'fault')),
  CONSTRAINT appeal_records_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT appeal_records_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT appeal_records_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT appeal_records_certified_entry_id_docket_entries_id_fk
    FOREIGN KEY (certified_entry_id) REFERENCES docket_entries (id)
);
--> statement-breakpoint
CREATE INDEX appeal_records_case ON appeal_records (case_id, requested_at DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX appeal_records_one_at_a_time ON appeal_records (case_id) WHERE state IN ('queued', 'running');
