-- What the clerk records of a hearing in the courtroom, until the minute order is signed.
CREATE TABLE hearing_records (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  hearing_id uuid NOT NULL,
  stage text NOT NULL,
  called_at timestamptz,
  appearances jsonb NOT NULL DEFAULT '[]',
  reporter text NOT NULL DEFAULT '',
  interpreter text NOT NULL DEFAULT '',
  rulings jsonb NOT NULL DEFAULT '[]',
  outcome text,
  outcome_details jsonb,
  minutes jsonb,
  entry_id uuid,
  signed_at timestamptz,
  signed_by uuid,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hearing_records_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_records_hearing_id_unique UNIQUE (hearing_id),
  CONSTRAINT hearing_records_stage_known CHECK (stage IN ('waiting', 'called', 'in_session', 'ended')),
  CONSTRAINT hearing_records_outcome_known CHECK (
    outcome IN ('held', 'submitted', 'continued', 'vacated', 'off_calendar', 'no_appearance')),
  CONSTRAINT hearing_records_ended CHECK ((stage = 'ended') = (outcome IS NOT NULL)),
  CONSTRAINT hearing_records_signed CHECK ((signed_at IS NULL) = (entry_id IS NULL)),
  CONSTRAINT hearing_records_signed_last CHECK (signed_at IS NULL OR stage = 'ended'),
  CONSTRAINT hearing_records_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT hearing_records_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id),
  CONSTRAINT hearing_records_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT hearing_records_signed_by_people_id_fk FOREIGN KEY (signed_by) REFERENCES people (id),
  CONSTRAINT hearing_records_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX hearing_records_entry ON hearing_records (entry_id) WHERE entry_id IS NOT NULL;
