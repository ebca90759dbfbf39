-- When each filing was received, and when it counts as filed.
CREATE TABLE filing_dates (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  filing_id uuid NOT NULL,
  way text NOT NULL DEFAULT 'electronic',
  received_at timestamptz NOT NULL,
  received_on date NOT NULL,
  filed_on date NOT NULL,
  timely_on date NOT NULL,
  basis text NOT NULL,
  steps jsonb NOT NULL,
  reason text,
  ordered_on date,
  tolling jsonb,
  set_by uuid,
  set_at timestamptz NOT NULL,
  replaced_at timestamptz,
  CONSTRAINT filing_dates_pkey PRIMARY KEY (id),
  CONSTRAINT filing_dates_way_known CHECK (way IN ('electronic', 'paper', 'drop_box', 'fax')),
  CONSTRAINT filing_dates_basis_known CHECK (basis IN ('rule', 'clerk', 'order', 'closure', 'recorded')),
  CONSTRAINT filing_dates_reasoned CHECK (basis NOT IN ('clerk', 'order') OR reason IS NOT NULL),
  CONSTRAINT filing_dates_ordered CHECK ((basis = 'order') = (ordered_on IS NOT NULL)),
  CONSTRAINT filing_dates_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT filing_dates_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id),
  CONSTRAINT filing_dates_set_by_people_id_fk FOREIGN KEY (set_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX filing_dates_one_current ON filing_dates (filing_id) WHERE replaced_at IS NULL;
--> statement-breakpoint
CREATE INDEX filing_dates_of_filing ON filing_dates (filing_id, set_at);
--> statement-breakpoint
CREATE INDEX filing_dates_by_day ON filing_dates (court_id, filed_on) WHERE replaced_at IS NULL;
--> statement-breakpoint
-- Filings that are on a docket keep the date that was entered there.
INSERT INTO filing_dates (court_id, filing_id, received_at, received_on, filed_on, timely_on, basis, steps, set_at)
SELECT f.court_id, f.id, f.received_at, (f.received_at AT TIME ZONE c.time_zone)::date, e.filed_on, e.filed_on,
  'recorded', '[]', e.entered_at
FROM docket_entries e JOIN filings f ON f.id = e.filing_id JOIN courts c ON c.id = f.court_id
WHERE e.kind = 'filing';
--> statement-breakpoint
CREATE TABLE court_filing_dates (
  court_id text NOT NULL,
  electronic_cutoff time,
  closed_days text,
  paper_closes time,
  drop_box_closes time,
  relation_back text,
  authority text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT court_filing_dates_pkey PRIMARY KEY (court_id),
  CONSTRAINT court_filing_dates_closed_days_known CHECK (closed_days IN ('same_day', 'next_court_day')),
  CONSTRAINT court_filing_dates_relation_back_known CHECK (relation_back IN ('not_needed', 'automatic', 'automatic_in_time', 'tolling', 'motion', 'order', 'none', 'unknown')),
  CONSTRAINT court_filing_dates_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
-- Where the court's rule gives a correction its first date, no reason is needed.
ALTER TABLE reviews DROP CONSTRAINT reviews_filed_as_of;
--> statement-breakpoint
ALTER TABLE reviews ADD COLUMN filed_on date;
--> statement-breakpoint
ALTER TABLE reviews ADD COLUMN ordered_on date;
--> statement-breakpoint
-- What the filer answered to a return.
ALTER TABLE reviews ADD COLUMN answer text;
