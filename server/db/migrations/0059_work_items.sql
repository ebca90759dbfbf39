-- What a court must arrange in a case: trial settings, jury demands, interpreters, accommodations.
CREATE TABLE work_items (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  subject text NOT NULL,
  person text NOT NULL,
  mode text,
  note text NOT NULL,
  hearing_id uuid,
  counted_from date,
  due_on date,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  assigned_to uuid,
  answer text,
  answered_on date,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT work_items_pkey PRIMARY KEY (id),
  CONSTRAINT work_items_kind_known CHECK (kind IN ('trial_setting', 'jury_demand', 'interpreter', 'accommodation')),
  CONSTRAINT work_items_state_known CHECK (state IN (
    'requested', 'needs_confirmed', 'assigned', 'confirmed', 'appeared', 'not_provided', 'waived', 'more_information',
    'granted', 'granted_alternative', 'denied', 'review_requested', 'fee_due', 'perfected', 'set', 'vacated')),
  CONSTRAINT work_items_mode_known CHECK (mode IN ('spoken', 'sign', 'relay')),
  CONSTRAINT work_items_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT work_items_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT work_items_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id),
  CONSTRAINT work_items_requested_by_people_id_fk FOREIGN KEY (requested_by) REFERENCES people (id),
  CONSTRAINT work_items_assigned_to_people_id_fk FOREIGN KEY (assigned_to) REFERENCES people (id),
  CONSTRAINT work_items_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX work_items_case ON work_items (case_id);
--> statement-breakpoint
CREATE INDEX work_items_due ON work_items (court_id, state, due_on);
--> statement-breakpoint
CREATE INDEX work_items_requester ON work_items (requested_by);
