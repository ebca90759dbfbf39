-- What a filer has seen and marked on their home (decision 0111).
CREATE TABLE docket_seen (
  person_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  CONSTRAINT docket_seen_person_id_entry_id_pk PRIMARY KEY (person_id, entry_id),
  CONSTRAINT docket_seen_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT docket_seen_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id)
);
--> statement-breakpoint
CREATE TABLE docket_seen_through (
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  through timestamptz NOT NULL,
  CONSTRAINT docket_seen_through_person_id_court_id_pk PRIMARY KEY (person_id, court_id),
  CONSTRAINT docket_seen_through_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT docket_seen_through_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE INDEX docket_entries_entered ON docket_entries (case_id, entered_at DESC);
--> statement-breakpoint
CREATE TABLE deadline_marks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  deadline_id uuid NOT NULL,
  person_id uuid NOT NULL,
  filing_id uuid,
  marked_at timestamptz NOT NULL,
  undone_at timestamptz,
  CONSTRAINT deadline_marks_pkey PRIMARY KEY (id),
  CONSTRAINT deadline_marks_deadline_id_deadlines_id_fk FOREIGN KEY (deadline_id) REFERENCES deadlines (id),
  CONSTRAINT deadline_marks_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT deadline_marks_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX deadline_marks_once ON deadline_marks (person_id, deadline_id) WHERE undone_at IS NULL;
--> statement-breakpoint
ALTER TABLE courtrooms ADD COLUMN remote_url text;
--> statement-breakpoint
ALTER TABLE person_preferences ADD COLUMN reminders jsonb;
--> statement-breakpoint
CREATE TABLE reminders_sent (
  person_id uuid NOT NULL,
  subject text NOT NULL,
  subject_id uuid NOT NULL,
  due_on date NOT NULL,
  days integer NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT reminders_sent_person_id_subject_subject_id_due_on_days_pk PRIMARY KEY (person_id, subject, subject_id, due_on, days),
  CONSTRAINT reminders_sent_subject_known CHECK (subject IN ('deadlines', 'hearings')),
  CONSTRAINT reminders_sent_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX reminders_sent_subject ON reminders_sent (subject_id, due_on);
--> statement-breakpoint
-- A further type of notice, added to those of the migrations before.
DO $$
DECLARE known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO known FROM pg_constraint WHERE conname = 'notifications_kind_known';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known '
    || replace(known, '''deadline_moved''::text', '''deadline_moved''::text, ''hearing_upcoming''::text');
END $$;
--> statement-breakpoint
CREATE TABLE hearing_requests (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  purpose text NOT NULL,
  minutes integer NOT NULL,
  position text NOT NULL,
  note text NOT NULL DEFAULT '',
  preferred date[] NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  hearing_id uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hearing_requests_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_requests_position_known
    CHECK (position IN ('unopposed', 'opposed', 'not_reached', 'no_other_party')),
  CONSTRAINT hearing_requests_state_known CHECK (state IN ('pending', 'scheduled', 'declined', 'withdrawn')),
  CONSTRAINT hearing_requests_decided CHECK ((state = 'pending') = (decided_at IS NULL)),
  CONSTRAINT hearing_requests_scheduled CHECK ((state = 'scheduled') = (hearing_id IS NOT NULL)),
  CONSTRAINT hearing_requests_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT hearing_requests_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT hearing_requests_requested_by_people_id_fk FOREIGN KEY (requested_by) REFERENCES people (id),
  CONSTRAINT hearing_requests_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people (id),
  CONSTRAINT hearing_requests_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id)
);
--> statement-breakpoint
CREATE INDEX hearing_requests_pending ON hearing_requests (court_id, requested_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX hearing_requests_case ON hearing_requests (case_id, requested_at);
--> statement-breakpoint
CREATE TABLE docket_downloads (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  total integer,
  done integer NOT NULL DEFAULT 0,
  versions uuid[] NOT NULL DEFAULT '{}',
  sha256 text,
  file_size bigint,
  failure text,
  requested_at timestamptz NOT NULL,
  finished_at timestamptz,
  expires_at timestamptz NOT NULL,
  CONSTRAINT docket_downloads_pkey PRIMARY KEY (id),
  CONSTRAINT docket_downloads_state_known CHECK (state IN ('queued', 'running', 'ready', 'failed')),
  CONSTRAINT docket_downloads_failure_known CHECK (failure IN ('too_large', 'fault')),
  CONSTRAINT docket_downloads_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT docket_downloads_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT docket_downloads_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id)
);
--> statement-breakpoint
CREATE INDEX docket_downloads_latest ON docket_downloads (person_id, case_id, requested_at DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX docket_downloads_one_at_a_time ON docket_downloads (person_id, case_id)
  WHERE state IN ('queued', 'running');
