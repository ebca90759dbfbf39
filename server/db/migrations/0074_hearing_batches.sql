-- Hearings that are rescheduled together, and the dates that hearings had.
CREATE TABLE hearing_batches (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  act text NOT NULL,
  cause text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  asked jsonb,
  leaves_out boolean NOT NULL DEFAULT false,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  problems jsonb,
  notices_due_at timestamptz,
  notified_at timestamptz,
  notified integer,
  undone_by uuid,
  undone_at timestamptz,
  CONSTRAINT hearing_batches_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_batches_act_known CHECK (act IN ('move', 'continue', 'vacate', 'off_calendar', 'cancel')),
  CONSTRAINT hearing_batches_cause_known CHECK (cause IN ('selection', 'closure', 'absence', 'room', 'return')),
  CONSTRAINT hearing_batches_state_known CHECK (state IN ('queued', 'applied', 'notified', 'undone', 'failed')),
  CONSTRAINT hearing_batches_undone CHECK ((state = 'undone') = (undone_at IS NOT NULL)),
  CONSTRAINT hearing_batches_notified CHECK ((state = 'notified') = (notified_at IS NOT NULL)),
  CONSTRAINT hearing_batches_asked CHECK ((state = 'queued') <= (asked IS NOT NULL)),
  CONSTRAINT hearing_batches_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT hearing_batches_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id),
  CONSTRAINT hearing_batches_undone_by_people_id_fk FOREIGN KEY (undone_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX hearing_batches_court ON hearing_batches (court_id, made_at);
--> statement-breakpoint
CREATE TABLE hearing_moves (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  hearing_id uuid NOT NULL,
  batch_id uuid,
  act text NOT NULL,
  reason text,
  from_date date NOT NULL,
  from_time time NOT NULL,
  from_venue text NOT NULL,
  to_date date,
  to_time time,
  to_venue text,
  next_hearing_id uuid,
  before jsonb NOT NULL,
  version integer NOT NULL,
  moved_by uuid,
  moved_at timestamptz NOT NULL,
  undone_at timestamptz,
  CONSTRAINT hearing_moves_pkey PRIMARY KEY (id),
  CONSTRAINT hearing_moves_act_known CHECK (act IN ('move', 'continue', 'vacate', 'off_calendar', 'cancel')),
  CONSTRAINT hearing_moves_to CHECK (num_nulls(to_date, to_time, to_venue) IN (0, 3)),
  CONSTRAINT hearing_moves_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT hearing_moves_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id) ON DELETE CASCADE,
  CONSTRAINT hearing_moves_batch_id_hearing_batches_id_fk FOREIGN KEY (batch_id) REFERENCES hearing_batches (id),
  CONSTRAINT hearing_moves_next_hearing_id_hearings_id_fk FOREIGN KEY (next_hearing_id) REFERENCES hearings (id) ON DELETE CASCADE,
  CONSTRAINT hearing_moves_moved_by_people_id_fk FOREIGN KEY (moved_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX hearing_moves_hearing ON hearing_moves (hearing_id);
--> statement-breakpoint
CREATE INDEX hearing_moves_next ON hearing_moves (next_hearing_id) WHERE next_hearing_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX hearing_moves_batch ON hearing_moves (batch_id) WHERE batch_id IS NOT NULL;
