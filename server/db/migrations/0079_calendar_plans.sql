-- Proposals of the optimizer for a court's calendar.
CREATE TABLE calendar_plans (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  scope text NOT NULL,
  notice_days integer NOT NULL,
  seconds integer NOT NULL,
  seed integer NOT NULL,
  weights jsonb NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  failure text,
  cancel_requested boolean NOT NULL DEFAULT false,
  instance jsonb,
  best jsonb,
  total integer,
  placed integer,
  steps integer NOT NULL DEFAULT 0,
  cost double precision,
  searched_seconds double precision NOT NULL DEFAULT 0,
  finished_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT calendar_plans_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_plans_scope_known CHECK (scope IN ('requests', 'not_recently_notified', 'all')),
  CONSTRAINT calendar_plans_state_known CHECK (state IN ('queued', 'running', 'done', 'canceled', 'failed')),
  CONSTRAINT calendar_plans_failure_known CHECK (failure IN ('nothing_to_place', 'no_judges', 'no_rooms', 'too_large', 'fault')),
  CONSTRAINT calendar_plans_days CHECK (first_day <= last_day),
  CONSTRAINT calendar_plans_failed CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT calendar_plans_finished CHECK ((state IN ('queued', 'running')) = (finished_at IS NULL)),
  CONSTRAINT calendar_plans_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT calendar_plans_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX calendar_plans_of_court ON calendar_plans (court_id, asked_at DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX calendar_plans_one_at_a_time ON calendar_plans (court_id) WHERE state IN ('queued', 'running');
--> statement-breakpoint
CREATE TABLE calendar_plan_items (
  plan_id uuid NOT NULL,
  hearing_id uuid NOT NULL,
  hearing_version integer NOT NULL,
  hearing_date date,
  hearing_time time,
  judge_id uuid,
  courtroom_id uuid,
  sitting_id uuid,
  moves boolean NOT NULL,
  accepted_at timestamptz,
  accepted_by uuid,
  CONSTRAINT calendar_plan_items_pkey PRIMARY KEY (plan_id, hearing_id),
  CONSTRAINT calendar_plan_items_place CHECK (num_nulls(hearing_date, hearing_time, judge_id, courtroom_id) IN (0, 4)),
  CONSTRAINT calendar_plan_items_accepted CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  CONSTRAINT calendar_plan_items_plan_id_calendar_plans_id_fk FOREIGN KEY (plan_id) REFERENCES calendar_plans (id) ON DELETE CASCADE,
  CONSTRAINT calendar_plan_items_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id) ON DELETE CASCADE,
  CONSTRAINT calendar_plan_items_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT calendar_plan_items_courtroom_id_courtrooms_id_fk FOREIGN KEY (courtroom_id) REFERENCES courtrooms (id),
  CONSTRAINT calendar_plan_items_sitting_id_sittings_id_fk FOREIGN KEY (sitting_id) REFERENCES sittings (id),
  CONSTRAINT calendar_plan_items_accepted_by_people_id_fk FOREIGN KEY (accepted_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX calendar_plan_items_hearing ON calendar_plan_items (hearing_id);
