-- Exhibits with their history, and the pace of a day in the courtroom.
CREATE TABLE hearing_exhibits (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  hearing_id uuid NOT NULL,
  side text NOT NULL,
  label text NOT NULL,
  description text NOT NULL,
  state text NOT NULL,
  history jsonb NOT NULL,
  marked_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hearing_exhibits_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_exhibits_side_known CHECK (side IN ('plaintiff', 'defendant', 'joint', 'court')),
  CONSTRAINT hearing_exhibits_state_known CHECK (state IN ('marked', 'offered', 'admitted', 'refused', 'withdrawn')),
  CONSTRAINT hearing_exhibits_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT hearing_exhibits_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX hearing_exhibits_label_taken ON hearing_exhibits (hearing_id, side, label);
--> statement-breakpoint
CREATE TABLE courtroom_sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  judge_id uuid NOT NULL,
  session_date date NOT NULL,
  delay_minutes integer NOT NULL DEFAULT 0,
  recess_until time,
  notified jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT courtroom_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT courtroom_sessions_delay CHECK (delay_minutes BETWEEN 0 AND 480),
  CONSTRAINT courtroom_sessions_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT courtroom_sessions_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT courtroom_sessions_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX courtroom_sessions_one ON courtroom_sessions (court_id, judge_id, session_date);
