-- A submission can have several parts, each an envelope of its own: the same documents for another court, or a document
-- for another case. They are shown and filed together, and each has its own outcome.
ALTER TABLE envelopes ADD COLUMN submission_id uuid;--> statement-breakpoint
ALTER TABLE envelopes ADD COLUMN copied_from uuid REFERENCES envelopes (id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX envelopes_submission ON envelopes (submission_id) WHERE submission_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX envelopes_copied_from ON envelopes (copied_from) WHERE copied_from IS NOT NULL;
