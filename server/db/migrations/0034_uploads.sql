-- Documents that are uploaded in parts, the courts' limits on their size, and batches that a job divides (decision 0110).
CREATE TABLE uploads (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  purpose text NOT NULL,
  envelope_id uuid,
  filing_id uuid,
  replaces uuid,
  choices jsonb NOT NULL DEFAULT '{}'::jsonb,
  file_name text NOT NULL,
  fingerprint text,
  size_bytes integer NOT NULL,
  offset_bytes integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'receiving',
  sha256 text,
  failure text,
  result_id uuid,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  writer uuid,
  writing_until timestamptz,
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_purpose_known
    CHECK (purpose IN ('lead', 'attachment', 'replacement', 'correction_attachment', 'batch')),
  CONSTRAINT uploads_state_known CHECK (state IN ('receiving', 'received', 'taken', 'refused')),
  CONSTRAINT uploads_offset_within CHECK (offset_bytes BETWEEN 0 AND size_bytes),
  CONSTRAINT uploads_sized CHECK (size_bytes > 0),
  CONSTRAINT uploads_complete CHECK (state = 'receiving' OR offset_bytes = size_bytes),
  CONSTRAINT uploads_refused_with_reason CHECK ((state = 'refused') = (failure IS NOT NULL)),
  CONSTRAINT uploads_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT uploads_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT uploads_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id) ON DELETE CASCADE,
  CONSTRAINT uploads_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id) ON DELETE CASCADE,
  CONSTRAINT uploads_replaces_documents_id_fk FOREIGN KEY (replaces) REFERENCES documents (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX uploads_of ON uploads (person_id, court_id, created_at);
--> statement-breakpoint
CREATE INDEX uploads_envelope ON uploads (envelope_id);
--> statement-breakpoint
CREATE INDEX uploads_filing ON uploads (filing_id);
--> statement-breakpoint
CREATE INDEX uploads_expire ON uploads (expires_at);
--> statement-breakpoint
CREATE INDEX uploads_sha ON uploads (sha256);
--> statement-breakpoint
CREATE TABLE court_upload_limits (
  court_id text NOT NULL,
  document_mb integer,
  envelope_mb integer,
  authority text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT court_upload_limits_pkey PRIMARY KEY (court_id),
  CONSTRAINT court_upload_limits_document CHECK (document_mb BETWEEN 1 AND 150),
  CONSTRAINT court_upload_limits_envelope CHECK (envelope_mb BETWEEN 1 AND 1000),
  CONSTRAINT court_upload_limits_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
ALTER TABLE batches ADD COLUMN divided_pages integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE batches ADD COLUMN failure text;
--> statement-breakpoint
ALTER TABLE batches DROP CONSTRAINT batches_state_known;
--> statement-breakpoint
ALTER TABLE batches ADD CONSTRAINT batches_state_known
  CHECK (state IN ('dividing', 'ready', 'filing', 'filed', 'partly_filed', 'refused', 'failed', 'discarded'));
--> statement-breakpoint
ALTER TABLE batches ADD CONSTRAINT batches_failed_with_reason CHECK ((state = 'failed') = (failure IS NOT NULL));
--> statement-breakpoint
-- The states are known only from here on: a batch that a job divides can be filed under the same rule as before.
UPDATE batches SET divided_pages = pages;
