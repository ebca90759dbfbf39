-- Bench memos, and the orders that a judge returns to the person who drafted them.
CREATE TABLE bench_memos (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  judge_id uuid NOT NULL,
  motion_id uuid,
  hearing_id uuid,
  title text NOT NULL,
  content jsonb NOT NULL,
  state text NOT NULL DEFAULT 'draft',
  assigned_to uuid NOT NULL,
  return_note text,
  begun_by uuid NOT NULL,
  begun_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT bench_memos_pkey PRIMARY KEY (id),
  CONSTRAINT bench_memos_state_known CHECK (state IN ('draft', 'ready', 'returned', 'read')),
  CONSTRAINT bench_memos_of_one CHECK (num_nonnulls(motion_id, hearing_id) = 1),
  CONSTRAINT bench_memos_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT bench_memos_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT bench_memos_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT bench_memos_motion_id_filings_id_fk FOREIGN KEY (motion_id) REFERENCES filings (id),
  CONSTRAINT bench_memos_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id),
  CONSTRAINT bench_memos_assigned_to_people_id_fk FOREIGN KEY (assigned_to) REFERENCES people (id),
  CONSTRAINT bench_memos_begun_by_people_id_fk FOREIGN KEY (begun_by) REFERENCES people (id),
  CONSTRAINT bench_memos_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX bench_memos_case ON bench_memos (case_id, changed_at);
--> statement-breakpoint
CREATE INDEX bench_memos_judge ON bench_memos (judge_id, state);
--> statement-breakpoint
CREATE INDEX bench_memos_assigned ON bench_memos (assigned_to, state);
--> statement-breakpoint
CREATE TABLE bench_memo_versions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  memo_id uuid NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT bench_memo_versions_pkey PRIMARY KEY (id),
  CONSTRAINT bench_memo_versions_memo_id_bench_memos_id_fk FOREIGN KEY (memo_id) REFERENCES bench_memos (id),
  CONSTRAINT bench_memo_versions_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX bench_memo_versions_once ON bench_memo_versions (memo_id, version);
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN returned_to uuid;
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN return_note text;
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_returned_to_people_id_fk FOREIGN KEY (returned_to) REFERENCES people (id);
--> statement-breakpoint
CREATE INDEX orders_returned ON orders (returned_to) WHERE returned_to IS NOT NULL;
