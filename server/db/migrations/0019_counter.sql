-- Documents on paper: how they came and who took them in, payments at the counter, and scanned batches (decision 0096).
ALTER TABLE envelopes
  ADD COLUMN channel text NOT NULL DEFAULT 'electronic',
  ADD COLUMN taken_in_by uuid,
  ADD COLUMN taken_in_at timestamptz,
  ADD COLUMN postmarked_on date,
  ADD COLUMN stated_case_id uuid,
  ADD COLUMN intake_key text,
  ADD CONSTRAINT envelopes_channel_known CHECK (channel IN ('electronic', 'counter', 'mail', 'fax', 'drop_box')),
  ADD CONSTRAINT envelopes_paper_taken_in CHECK ((channel = 'electronic') = (taken_in_by IS NULL)),
  ADD CONSTRAINT envelopes_taken_in_by_people_id_fk FOREIGN KEY (taken_in_by) REFERENCES people (id),
  ADD CONSTRAINT envelopes_stated_case_id_cases_id_fk FOREIGN KEY (stated_case_id) REFERENCES cases (id);
--> statement-breakpoint
CREATE UNIQUE INDEX envelopes_taken_in_once ON envelopes (taken_in_by, intake_key);
--> statement-breakpoint
CREATE TABLE cash_drawers (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  clerk_id uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  starting_cash_cents integer NOT NULL,
  closed_at timestamptz,
  counted_cash_cents integer,
  expected_cash_cents integer,
  note text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT cash_drawers_pkey PRIMARY KEY (id),
  CONSTRAINT cash_drawers_not_negative CHECK (starting_cash_cents >= 0 AND COALESCE(counted_cash_cents, 0) >= 0 AND COALESCE(expected_cash_cents, 0) >= 0),
  CONSTRAINT cash_drawers_counted CHECK ((closed_at IS NULL) = (counted_cash_cents IS NULL) AND (closed_at IS NULL) = (expected_cash_cents IS NULL)),
  CONSTRAINT cash_drawers_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT cash_drawers_clerk_id_people_id_fk FOREIGN KEY (clerk_id) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX cash_drawers_one_open ON cash_drawers (court_id, clerk_id) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX cash_drawers_court ON cash_drawers (court_id, opened_at DESC);
--> statement-breakpoint
CREATE TABLE receipt_sequences (
  court_id text NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT receipt_sequences_pkey PRIMARY KEY (court_id),
  CONSTRAINT receipt_sequences_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE TABLE receipts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  number integer NOT NULL,
  drawer_id uuid NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  payer text NOT NULL,
  envelope_id uuid,
  case_number text,
  lines jsonb NOT NULL,
  tenders jsonb NOT NULL,
  total_cents integer NOT NULL,
  change_cents integer NOT NULL,
  request_key text NOT NULL,
  CONSTRAINT receipts_pkey PRIMARY KEY (id),
  CONSTRAINT receipts_not_negative CHECK (number > 0 AND total_cents >= 0 AND change_cents >= 0),
  CONSTRAINT receipts_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT receipts_drawer_id_cash_drawers_id_fk FOREIGN KEY (drawer_id) REFERENCES cash_drawers (id),
  CONSTRAINT receipts_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id),
  CONSTRAINT receipts_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX receipts_number_taken ON receipts (court_id, number);
--> statement-breakpoint
CREATE UNIQUE INDEX receipts_taken_once ON receipts (made_by, request_key);
--> statement-breakpoint
CREATE INDEX receipts_drawer ON receipts (drawer_id);
--> statement-breakpoint
CREATE INDEX receipts_envelope ON receipts (envelope_id);
--> statement-breakpoint
CREATE TABLE receipt_voids (
  receipt_id uuid NOT NULL,
  reason text NOT NULL,
  voided_by uuid NOT NULL,
  voided_at timestamptz NOT NULL,
  CONSTRAINT receipt_voids_pkey PRIMARY KEY (receipt_id),
  CONSTRAINT receipt_voids_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts (id),
  CONSTRAINT receipt_voids_voided_by_people_id_fk FOREIGN KEY (voided_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_a_receipt() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'Receipts are never changed or removed; a receipt can be voided.' using errcode = 'check_violation';
end
$$;
--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE DELETE OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change_of_a_receipt();
--> statement-breakpoint
CREATE TRIGGER receipts_no_truncate BEFORE TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_a_receipt();
--> statement-breakpoint
CREATE TRIGGER receipt_voids_append_only BEFORE DELETE OR UPDATE ON receipt_voids FOR EACH ROW EXECUTE FUNCTION refuse_change_of_a_receipt();
--> statement-breakpoint
CREATE TRIGGER receipt_voids_no_truncate BEFORE TRUNCATE ON receipt_voids FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_a_receipt();
--> statement-breakpoint
CREATE TABLE separator_sheets (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  kind text NOT NULL,
  channel text,
  case_id uuid,
  case_type text,
  filer jsonb,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT separator_sheets_pkey PRIMARY KEY (id),
  CONSTRAINT separator_sheets_kind_known CHECK (kind IN ('lead', 'attachment')),
  CONSTRAINT separator_sheets_channel_known CHECK (channel IN ('counter', 'mail', 'fax', 'drop_box')),
  CONSTRAINT separator_sheets_case_type_known CHECK (case_type IN ('Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration')),
  CONSTRAINT separator_sheets_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT separator_sheets_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT separator_sheets_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE batches (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  source text NOT NULL,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  pages integer NOT NULL,
  state text NOT NULL,
  problems jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  made_by uuid,
  made_at timestamptz NOT NULL,
  finished_at timestamptz,
  CONSTRAINT batches_pkey PRIMARY KEY (id),
  CONSTRAINT batches_source_known CHECK (source IN ('upload', 'folder')),
  CONSTRAINT batches_state_known CHECK (state IN ('ready', 'filing', 'filed', 'partly_filed', 'refused', 'discarded')),
  CONSTRAINT batches_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT batches_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX batches_file_taken ON batches (court_id, sha256) WHERE state <> 'discarded';
--> statement-breakpoint
CREATE INDEX batches_court ON batches (court_id, made_at DESC);
--> statement-breakpoint
CREATE TABLE batch_items (
  batch_id uuid NOT NULL,
  position integer NOT NULL,
  sheet_id uuid NOT NULL,
  documents jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  filing_id uuid,
  failure text,
  CONSTRAINT batch_items_batch_id_position_pk PRIMARY KEY (batch_id, position),
  CONSTRAINT batch_items_state_known CHECK (state IN ('waiting', 'filed', 'failed')),
  CONSTRAINT batch_items_batch_id_batches_id_fk FOREIGN KEY (batch_id) REFERENCES batches (id),
  CONSTRAINT batch_items_sheet_id_separator_sheets_id_fk FOREIGN KEY (sheet_id) REFERENCES separator_sheets (id),
  CONSTRAINT batch_items_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id)
);
