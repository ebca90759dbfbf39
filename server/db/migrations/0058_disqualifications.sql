-- Judges who are disqualified in a case, which is then hidden from them and their chambers.
CREATE TABLE judge_disqualifications (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  judge_id uuid NOT NULL,
  judge_name text NOT NULL,
  authority text NOT NULL,
  reason text NOT NULL,
  challenge_id uuid,
  entry_id uuid,
  recorded_by uuid,
  recorded_at timestamptz NOT NULL,
  CONSTRAINT judge_disqualifications_pkey PRIMARY KEY (id),
  CONSTRAINT judge_disqualifications_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT judge_disqualifications_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT judge_disqualifications_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT judge_disqualifications_challenge_id_judge_challenges_id_fk FOREIGN KEY (challenge_id) REFERENCES judge_challenges (id),
  CONSTRAINT judge_disqualifications_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT judge_disqualifications_recorded_by_people_id_fk FOREIGN KEY (recorded_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX judge_disqualifications_once ON judge_disqualifications (judge_id, case_id);
--> statement-breakpoint
CREATE INDEX judge_disqualifications_case ON judge_disqualifications (case_id);
--> statement-breakpoint
INSERT INTO judge_disqualifications (court_id, case_id, judge_id, judge_name, authority, reason, challenge_id, recorded_by, recorded_at)
SELECT DISTINCT ON (challenge.judge_id, challenge.case_id)
  c.court_id, challenge.case_id, challenge.judge_id, challenge.judge_name, challenge.rule_id,
  coalesce(challenge.decision_reason, ''), challenge.id, challenge.decided_by, coalesce(challenge.decided_at, challenge.entered_at)
FROM judge_challenges challenge JOIN cases c ON c.id = challenge.case_id
WHERE challenge.status = 'granted' AND challenge.judge_id IS NOT NULL
ORDER BY challenge.judge_id, challenge.case_id, challenge.decided_at;
