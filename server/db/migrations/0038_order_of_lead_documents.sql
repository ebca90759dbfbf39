-- The place of a lead document in its envelope, once the filer or the filing determined it.
ALTER TABLE filings ADD COLUMN envelope_position integer;--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_envelope_position_counted CHECK (envelope_position >= 0);
