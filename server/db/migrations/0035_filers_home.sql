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
