-- A clerk accepts a filing and returns some of its attachments, each of which becomes a separate filing.
ALTER TABLE filings
  ADD COLUMN attached_to uuid REFERENCES filings(id),
  ADD CONSTRAINT filings_attached_to_another CHECK (attached_to <> id);
--> statement-breakpoint
CREATE INDEX filings_attached ON filings (attached_to) WHERE attached_to IS NOT NULL;
--> statement-breakpoint
CREATE TABLE returned_attachments (
  review_id uuid NOT NULL REFERENCES reviews(id),
  document_id uuid NOT NULL REFERENCES documents(id),
  title text NOT NULL,
  reason_code text NOT NULL,
  reason text NOT NULL,
  authority text NOT NULL,
  correct_by timestamptz NOT NULL,
  filing_id uuid REFERENCES filings(id),
  PRIMARY KEY (review_id, document_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX returned_attachments_filing ON returned_attachments (filing_id);
--> statement-breakpoint
CREATE TABLE court_acceptance (
  court_id text PRIMARY KEY NOT NULL REFERENCES courts(id),
  partial text CONSTRAINT court_acceptance_partial_known CHECK (partial IN ('permitted', 'not_permitted')),
  authority text,
  version integer NOT NULL DEFAULT 1
);
