-- Places of a plan are accepted as a batch; hearings without a place have the conflict; a court keeps its weights.
ALTER TABLE calendar_plans ADD COLUMN begins_at time;
--> statement-breakpoint
ALTER TABLE calendar_plan_items DROP CONSTRAINT calendar_plan_items_accepted;
--> statement-breakpoint
ALTER TABLE calendar_plan_items DROP COLUMN accepted_at;
--> statement-breakpoint
ALTER TABLE calendar_plan_items DROP COLUMN accepted_by;
--> statement-breakpoint
ALTER TABLE calendar_plan_items ADD COLUMN conflict jsonb;
--> statement-breakpoint
ALTER TABLE hearing_batches ADD COLUMN plan_id uuid;
--> statement-breakpoint
ALTER TABLE hearing_batches ADD CONSTRAINT hearing_batches_plan_id_calendar_plans_id_fk FOREIGN KEY (plan_id) REFERENCES calendar_plans (id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX hearing_batches_plan ON hearing_batches (plan_id) WHERE plan_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE hearing_batches DROP CONSTRAINT hearing_batches_cause_known;
--> statement-breakpoint
ALTER TABLE hearing_batches ADD CONSTRAINT hearing_batches_cause_known CHECK (cause IN ('selection', 'closure', 'absence', 'room', 'return', 'plan'));
--> statement-breakpoint
CREATE TABLE court_plan_weights (
  court_id text NOT NULL,
  weights jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT court_plan_weights_pkey PRIMARY KEY (court_id),
  CONSTRAINT court_plan_weights_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT court_plan_weights_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
