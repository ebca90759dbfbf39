-- Tentative rulings: what a court sets about them, whether the judge directs argument, and notices of argument.
CREATE TABLE court_tentatives (
  court_id text PRIMARY KEY NOT NULL REFERENCES courts (id),
  practice text CONSTRAINT court_tentatives_practice_known CHECK (practice IN ('none', 'published', 'with_notice')),
  publish_time text CONSTRAINT court_tentatives_publish_time CHECK (publish_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  notice_time text CONSTRAINT court_tentatives_notice_time CHECK (notice_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  authority text,
  version integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
ALTER TABLE rulings ADD COLUMN directs_argument boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE rulings DROP CONSTRAINT rulings_lapsed_because_known;
--> statement-breakpoint
ALTER TABLE rulings ADD CONSTRAINT rulings_lapsed_because_known CHECK (lapsed_because IN (
  'undone', 'withdrawn', 'motion_changed', 'ruled_meanwhile', 'case_changed', 'time_taken', 'revised'));
--> statement-breakpoint
CREATE TABLE appearance_notices (
  id uuid PRIMARY KEY NOT NULL DEFAULT gen_random_uuid(),
  ruling_id uuid NOT NULL REFERENCES rulings (id),
  person_id uuid NOT NULL REFERENCES people (id),
  issues text NOT NULL,
  given_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX appearance_notices_once ON appearance_notices (ruling_id, person_id);
--> statement-breakpoint
CREATE INDEX rulings_unpublished ON rulings (court_id) WHERE stage = 'tentative' AND superseded_at IS NULL AND published_at IS NULL;
--> statement-breakpoint
CREATE INDEX rulings_published ON rulings (court_id, published_at) WHERE stage = 'tentative' AND published_at IS NOT NULL;
