-- What-ifs: simulations of a court's weeks with and without a change.
CREATE TABLE simulations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  scenario jsonb NOT NULL,
  weeks integer NOT NULL,
  past_weeks integer NOT NULL,
  notice_days integer NOT NULL,
  standard_days integer NOT NULL,
  runs integer NOT NULL,
  seed integer NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  failure text,
  cancel_requested boolean NOT NULL DEFAULT false,
  model jsonb,
  report jsonb,
  done integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT simulations_pkey PRIMARY KEY (id),
  CONSTRAINT simulations_state_known CHECK (state IN ('queued', 'running', 'done', 'canceled', 'failed')),
  CONSTRAINT simulations_failure_known CHECK (failure IN ('no_past', 'no_judges', 'no_rooms', 'fault')),
  CONSTRAINT simulations_failed CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT simulations_finished CHECK ((state IN ('queued', 'running')) = (finished_at IS NULL)),
  CONSTRAINT simulations_done CHECK (done BETWEEN 0 AND runs),
  CONSTRAINT simulations_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT simulations_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX simulations_of_court ON simulations (court_id, asked_at DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX simulations_one_at_a_time ON simulations (court_id) WHERE state IN ('queued', 'running');
--> statement-breakpoint
-- The runs of a simulation under way; an interrupted one continues with those that it lacks.
CREATE TABLE simulation_runs (
  simulation_id uuid NOT NULL,
  run integer NOT NULL,
  measures jsonb NOT NULL,
  CONSTRAINT simulation_runs_pkey PRIMARY KEY (simulation_id, run),
  CONSTRAINT simulation_runs_simulation_id_simulations_id_fk FOREIGN KEY (simulation_id) REFERENCES simulations (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- When the clerk recorded the outcome of a hearing: with the time of the call, how long it took.
ALTER TABLE hearing_records ADD COLUMN ended_at timestamptz;
