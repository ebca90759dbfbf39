-- The order of a judge’s hearing binder, and the judge’s notes and highlights in its documents.
CREATE TABLE binder_orders (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  judge_id uuid NOT NULL,
  hearing_id uuid NOT NULL,
  documents uuid[] NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT binder_orders_pkey PRIMARY KEY (id),
  CONSTRAINT binder_orders_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT binder_orders_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT binder_orders_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX binder_orders_one_each ON binder_orders (judge_id, hearing_id);
--> statement-breakpoint
CREATE TABLE binder_notes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  judge_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version_id uuid NOT NULL,
  page integer NOT NULL,
  boxes jsonb NOT NULL,
  quote text NOT NULL,
  kind text NOT NULL,
  color text NOT NULL,
  text text NOT NULL,
  audience text NOT NULL DEFAULT 'judge',
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT binder_notes_pkey PRIMARY KEY (id),
  CONSTRAINT binder_notes_page CHECK (page >= 1),
  CONSTRAINT binder_notes_kind_known CHECK (kind IN ('highlight', 'note')),
  CONSTRAINT binder_notes_color_known CHECK (color IN ('yellow', 'green', 'blue')),
  CONSTRAINT binder_notes_audience_known CHECK (audience IN ('judge', 'chambers')),
  CONSTRAINT binder_notes_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT binder_notes_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX binder_notes_judge ON binder_notes (judge_id, document_id);
