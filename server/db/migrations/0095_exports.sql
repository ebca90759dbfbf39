-- Exports of the entire portal, each made by a job, and whether one is made every night.
CREATE TABLE court_exports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  requested_by uuid REFERENCES people(id),
  night date,
  state text NOT NULL DEFAULT 'queued',
  rows bigint NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  documents integer NOT NULL DEFAULT 0,
  missing integer NOT NULL DEFAULT 0,
  folder text,
  failure text,
  requested_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  CONSTRAINT court_exports_state CHECK (state IN ('queued', 'running', 'ready', 'incomplete', 'failed', 'removed')),
  CONSTRAINT court_exports_failure CHECK (failure IN ('folder', 'no_space', 'fault'))
);
--> statement-breakpoint
CREATE INDEX court_exports_newest ON court_exports (requested_at DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX court_exports_one_a_night ON court_exports (night);
--> statement-breakpoint
CREATE UNIQUE INDEX court_exports_one_at_a_time ON court_exports ((true)) WHERE state IN ('queued', 'running');
--> statement-breakpoint
CREATE TABLE export_settings (
  court_id text PRIMARY KEY REFERENCES courts(id),
  enabled boolean NOT NULL,
  hour integer NOT NULL,
  keep integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT export_settings_sound CHECK (hour BETWEEN 0 AND 23 AND keep BETWEEN 1 AND 60)
);
