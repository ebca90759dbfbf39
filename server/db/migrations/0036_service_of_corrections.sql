-- A corrected document is served again: the services of an envelope are numbered, and the first one is 1.
ALTER TABLE services ADD COLUMN round integer NOT NULL DEFAULT 1;--> statement-breakpoint
ALTER TABLE services ADD CONSTRAINT services_round_positive CHECK (round > 0);--> statement-breakpoint
DROP INDEX services_once;--> statement-breakpoint
CREATE UNIQUE INDEX services_once ON services (envelope_id, court_id, round);
--> statement-breakpoint
-- The requests for a hearing of a case include those of the cases that were merged into it.
CREATE INDEX cases_merged_into ON cases (merged_into_id) WHERE merged_into_id IS NOT NULL;
