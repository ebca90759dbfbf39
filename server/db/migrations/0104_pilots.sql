-- Pilots: the portal reads what an existing system files in a folder, decides nothing, and is compared with the clerks.
CREATE TABLE pilots (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  department text NOT NULL,
  folder text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  ended_on date,
  targets jsonb NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT pilots_pkey PRIMARY KEY (id),
  CONSTRAINT pilots_days CHECK (ends_on > starts_on),
  CONSTRAINT pilots_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT pilots_created_by_people_id_fk FOREIGN KEY (created_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX pilots_folder ON pilots (court_id, lower(folder));
--> statement-breakpoint
-- A filing that the portal read in a pilot. The same document counts once, under however many names it arrives.
CREATE TABLE pilot_filings (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  pilot_id uuid NOT NULL,
  sha256 text,
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  taken_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  problem text,
  pages integer,
  seconds double precision,
  reading jsonb,
  decision jsonb,
  decision_file text,
  CONSTRAINT pilot_filings_pkey PRIMARY KEY (id),
  CONSTRAINT pilot_filings_state_known CHECK (state IN ('waiting', 'read', 'unreadable')),
  CONSTRAINT pilot_filings_problem CHECK ((state = 'unreadable') = (problem IS NOT NULL)),
  CONSTRAINT pilot_filings_reading CHECK ((state = 'read') = (reading IS NOT NULL)),
  CONSTRAINT pilot_filings_decided CHECK ((decision IS NULL) = (decision_file IS NULL)),
  CONSTRAINT pilot_filings_pilot_id_pilots_id_fk FOREIGN KEY (pilot_id) REFERENCES pilots (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX pilot_filings_once ON pilot_filings (pilot_id, sha256);
--> statement-breakpoint
CREATE INDEX pilot_filings_document ON pilot_filings (sha256);
--> statement-breakpoint
-- The files of a pilot's folder as they were when they were taken, so that an unchanged file is not taken again.
CREATE TABLE pilot_files (
  pilot_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  stem text NOT NULL,
  size bigint NOT NULL,
  changed_ms double precision NOT NULL,
  filing_id uuid,
  decision jsonb,
  problem text,
  problem_field text,
  CONSTRAINT pilot_files_pkey PRIMARY KEY (pilot_id, name),
  CONSTRAINT pilot_files_kind_known CHECK (kind IN ('document', 'decision')),
  CONSTRAINT pilot_files_problem_known CHECK (problem IN ('link', 'not_openable', 'too_large', 'not_json', 'invalid')),
  CONSTRAINT pilot_files_pilot_id_pilots_id_fk FOREIGN KEY (pilot_id) REFERENCES pilots (id) ON DELETE CASCADE,
  CONSTRAINT pilot_files_filing_id_pilot_filings_id_fk FOREIGN KEY (filing_id) REFERENCES pilot_filings (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX pilot_files_by_stem ON pilot_files (pilot_id, stem);
--> statement-breakpoint
CREATE INDEX pilot_files_of_filing ON pilot_files (filing_id);
--> statement-breakpoint
-- Who is right in a disagreement, according to a clerk. A new mark does not replace an earlier one; the last one counts.
CREATE TABLE pilot_marks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  filing_id uuid NOT NULL,
  subject text NOT NULL,
  verdict text NOT NULL,
  reason text NOT NULL,
  marked_by uuid NOT NULL,
  marked_at timestamptz NOT NULL,
  CONSTRAINT pilot_marks_pkey PRIMARY KEY (id),
  CONSTRAINT pilot_marks_verdict_known CHECK (verdict IN ('portal', 'clerk', 'unclear')),
  CONSTRAINT pilot_marks_filing_id_pilot_filings_id_fk FOREIGN KEY (filing_id) REFERENCES pilot_filings (id) ON DELETE CASCADE,
  CONSTRAINT pilot_marks_marked_by_people_id_fk FOREIGN KEY (marked_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX pilot_marks_of_filing ON pilot_marks (filing_id, marked_at);
