-- People without an account are notified of a delay; chambers staff draft tentative rulings; disqualifications are waived.
CREATE TABLE delay_notices (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  session_id uuid NOT NULL,
  hearing_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  address text,
  minutes integer NOT NULL,
  state text NOT NULL,
  mail_reply text,
  changed_at timestamptz NOT NULL,
  CONSTRAINT delay_notices_pkey PRIMARY KEY (id),
  CONSTRAINT delay_notices_state_known CHECK (state IN ('pending', 'sent', 'failed', 'no_email')),
  CONSTRAINT delay_notices_address CHECK ((state = 'no_email') = (address IS NULL)),
  CONSTRAINT delay_notices_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT delay_notices_session_id_courtroom_sessions_id_fk FOREIGN KEY (session_id) REFERENCES courtroom_sessions (id),
  CONSTRAINT delay_notices_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX delay_notices_once ON delay_notices (session_id, hearing_id, key);
--> statement-breakpoint
ALTER TABLE rulings ADD COLUMN drafted_by uuid;
--> statement-breakpoint
ALTER TABLE rulings ADD COLUMN awaits_judge boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE rulings ADD CONSTRAINT rulings_drafted_by_people_id_fk FOREIGN KEY (drafted_by) REFERENCES people (id);
--> statement-breakpoint
ALTER TABLE rulings ADD CONSTRAINT rulings_awaiting CHECK (NOT awaits_judge OR (stage IN ('tentative', 'withdrawn') AND publish_at IS NULL AND published_at IS NULL));
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD COLUMN ground text;
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD COLUMN waiver_authority text;
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD COLUMN waiver_entry_id uuid;
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD COLUMN waived_by uuid;
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD COLUMN waived_at timestamptz;
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD CONSTRAINT judge_disqualifications_waiver_entry_id_docket_entries_id_fk FOREIGN KEY (waiver_entry_id) REFERENCES docket_entries (id);
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD CONSTRAINT judge_disqualifications_waived_by_people_id_fk FOREIGN KEY (waived_by) REFERENCES people (id);
--> statement-breakpoint
ALTER TABLE judge_disqualifications ADD CONSTRAINT judge_disqualifications_waived CHECK (num_nulls(waived_at, waived_by, waiver_entry_id, waiver_authority, ground) IN (0, 5));
--> statement-breakpoint
DROP INDEX judge_disqualifications_once;
--> statement-breakpoint
CREATE UNIQUE INDEX judge_disqualifications_once ON judge_disqualifications (judge_id, case_id) WHERE waived_at IS NULL;
