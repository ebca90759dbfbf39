-- The life of a case: its states, its judges and their challenges, its relations to other cases (decision 0094).
ALTER TABLE cases
  ADD COLUMN state text,
  ADD COLUMN merged_into_id uuid,
  ADD CONSTRAINT cases_state_known CHECK (state IN ('active', 'inactive', 'reopened', 'disposed', 'transferred', 'remanded', 'consolidated', 'merged')),
  ADD CONSTRAINT cases_state_of_status CHECK (state IS NULL OR (status = 'open') = (state IN ('active', 'inactive', 'reopened'))),
  ADD CONSTRAINT cases_merged_into_id_cases_id_fk FOREIGN KEY (merged_into_id) REFERENCES cases (id);
--> statement-breakpoint
-- A further type of notice, added to those of the migrations before.
DO $$
DECLARE known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO known FROM pg_constraint WHERE conname = 'notifications_kind_known';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known '
    || replace(known, '''deadline_moved''::text', '''deadline_moved''::text, ''case_assigned''::text');
END $$;
--> statement-breakpoint
CREATE TABLE case_state_changes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  number integer NOT NULL,
  state text NOT NULL,
  inactive_reason text,
  disposition text,
  reason text NOT NULL,
  effective_on date NOT NULL,
  made_by uuid,
  made_at timestamptz NOT NULL,
  CONSTRAINT case_state_changes_pkey PRIMARY KEY (id),
  CONSTRAINT case_state_changes_state_known CHECK (state IN ('active', 'inactive', 'reopened', 'disposed', 'transferred', 'remanded', 'consolidated', 'merged')),
  CONSTRAINT case_state_changes_inactive_reason_known CHECK (inactive_reason IN ('stay', 'bankruptcy_stay', 'on_appeal', 'arbitration', 'warrant', 'incompetence', 'diversion', 'administrative')),
  CONSTRAINT case_state_changes_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT case_state_changes_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX case_state_changes_number_taken ON case_state_changes (case_id, number);
--> statement-breakpoint
CREATE TABLE party_dispositions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  party_id uuid,
  party_name text NOT NULL,
  party_role text NOT NULL,
  disposition text NOT NULL,
  decided_on date NOT NULL,
  reason text NOT NULL,
  made_by uuid,
  made_at timestamptz NOT NULL,
  vacated_at timestamptz,
  CONSTRAINT party_dispositions_pkey PRIMARY KEY (id),
  CONSTRAINT party_dispositions_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT party_dispositions_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id) ON DELETE SET NULL,
  CONSTRAINT party_dispositions_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX party_dispositions_case ON party_dispositions (case_id);
--> statement-breakpoint
CREATE UNIQUE INDEX party_dispositions_one_in_force ON party_dispositions (party_id) WHERE vacated_at IS NULL;
--> statement-breakpoint
CREATE TABLE judge_rules (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  name text NOT NULL,
  case_types text[] NOT NULL,
  method text NOT NULL,
  department text,
  skip_absent boolean NOT NULL,
  active boolean NOT NULL,
  position integer NOT NULL,
  judges jsonb NOT NULL,
  dealt jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT judge_rules_pkey PRIMARY KEY (id),
  CONSTRAINT judge_rules_case_types_known CHECK (case_types <@ ARRAY['Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration']),
  CONSTRAINT judge_rules_method_known CHECK (method IN ('random', 'deck', 'direct')),
  CONSTRAINT judge_rules_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX judge_rules_name_taken ON judge_rules (court_id, name);
--> statement-breakpoint
CREATE TABLE judge_assignments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  number integer NOT NULL,
  source text NOT NULL,
  rule_name text,
  method text,
  judge_id uuid,
  judge_name text,
  previous_judge text,
  cards jsonb NOT NULL,
  excluded jsonb NOT NULL,
  seed text,
  point integer,
  reason text,
  assigned_by uuid,
  assigned_at timestamptz NOT NULL,
  CONSTRAINT judge_assignments_pkey PRIMARY KEY (id),
  CONSTRAINT judge_assignments_source_known CHECK (source IN ('rule', 'person', 'vacated')),
  CONSTRAINT judge_assignments_method_known CHECK (method IN ('random', 'deck', 'direct')),
  CONSTRAINT judge_assignments_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT judge_assignments_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT judge_assignments_assigned_by_people_id_fk FOREIGN KEY (assigned_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX judge_assignments_number_taken ON judge_assignments (case_id, number);
--> statement-breakpoint
CREATE TABLE judge_challenges (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  rule_id text NOT NULL,
  side text NOT NULL,
  party_name text NOT NULL,
  judge_id uuid,
  judge_name text NOT NULL,
  filed_on date NOT NULL,
  counted_from date,
  last_day date,
  late boolean NOT NULL,
  decide_by date,
  limit_key text,
  status text NOT NULL,
  grounds text NOT NULL,
  entered_by uuid,
  entered_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT judge_challenges_pkey PRIMARY KEY (id),
  CONSTRAINT judge_challenges_side_known CHECK (side IN ('first', 'second')),
  CONSTRAINT judge_challenges_status_known CHECK (status IN ('pending', 'granted', 'denied')),
  CONSTRAINT judge_challenges_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT judge_challenges_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT judge_challenges_entered_by_people_id_fk FOREIGN KEY (entered_by) REFERENCES people (id),
  CONSTRAINT judge_challenges_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX judge_challenges_case ON judge_challenges (case_id);
--> statement-breakpoint
CREATE UNIQUE INDEX judge_challenges_once ON judge_challenges (case_id, limit_key) WHERE limit_key IS NOT NULL AND status <> 'denied';
--> statement-breakpoint
CREATE TABLE judge_coverage (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  judge_id uuid NOT NULL,
  duty_judge_id uuid NOT NULL,
  from_on date NOT NULL,
  to_on date NOT NULL,
  reason text NOT NULL,
  set_by uuid,
  set_at timestamptz NOT NULL,
  CONSTRAINT judge_coverage_pkey PRIMARY KEY (id),
  CONSTRAINT judge_coverage_by_another CHECK (judge_id <> duty_judge_id),
  CONSTRAINT judge_coverage_lasts CHECK (from_on <= to_on),
  -- One duty judge at a time for each absent judge.
  CONSTRAINT judge_coverage_overlap EXCLUDE USING gist (judge_id WITH =, daterange(from_on, to_on, '[]') WITH &&),
  CONSTRAINT judge_coverage_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT judge_coverage_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT judge_coverage_duty_judge_id_people_id_fk FOREIGN KEY (duty_judge_id) REFERENCES people (id),
  CONSTRAINT judge_coverage_set_by_people_id_fk FOREIGN KEY (set_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX judge_coverage_duty ON judge_coverage (duty_judge_id, to_on);
--> statement-breakpoint
CREATE TABLE case_relations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  kind text NOT NULL,
  case_id uuid NOT NULL,
  other_case_id uuid NOT NULL,
  purpose text,
  state_before text,
  reason text NOT NULL,
  made_by uuid,
  made_at timestamptz NOT NULL,
  ended_by uuid,
  ended_at timestamptz,
  end_reason text,
  CONSTRAINT case_relations_pkey PRIMARY KEY (id),
  CONSTRAINT case_relations_kind_known CHECK (kind IN ('related', 'consolidated')),
  CONSTRAINT case_relations_purpose_known CHECK (purpose IN ('all_purposes', 'trial')),
  CONSTRAINT case_relations_state_before_known CHECK (state_before IN ('active', 'inactive', 'reopened', 'disposed', 'transferred', 'remanded', 'consolidated', 'merged')),
  CONSTRAINT case_relations_two_cases CHECK (case_id <> other_case_id),
  CONSTRAINT case_relations_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT case_relations_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT case_relations_other_case_id_cases_id_fk FOREIGN KEY (other_case_id) REFERENCES cases (id),
  CONSTRAINT case_relations_made_by_people_id_fk FOREIGN KEY (made_by) REFERENCES people (id),
  CONSTRAINT case_relations_ended_by_people_id_fk FOREIGN KEY (ended_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX case_relations_case ON case_relations (case_id);
--> statement-breakpoint
CREATE INDEX case_relations_other ON case_relations (other_case_id);
--> statement-breakpoint
CREATE UNIQUE INDEX case_relations_pair_taken ON case_relations (least(case_id, other_case_id), greatest(case_id, other_case_id)) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX case_relations_one_lead ON case_relations (other_case_id) WHERE kind = 'consolidated' AND ended_at IS NULL;
--> statement-breakpoint
CREATE TABLE docket_spreads (
  entry_id uuid NOT NULL,
  case_id uuid NOT NULL,
  spread_by uuid,
  spread_at timestamptz NOT NULL,
  CONSTRAINT docket_spreads_entry_id_case_id_pk PRIMARY KEY (entry_id, case_id),
  CONSTRAINT docket_spreads_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT docket_spreads_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT docket_spreads_spread_by_people_id_fk FOREIGN KEY (spread_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE case_transfers (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  kind text NOT NULL,
  to_court_id text,
  outside_court text,
  reason text NOT NULL,
  state text NOT NULL,
  state_before text NOT NULL,
  receiving_case_id uuid,
  outside_number text,
  sent_by uuid,
  sent_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT case_transfers_pkey PRIMARY KEY (id),
  CONSTRAINT case_transfers_kind_known CHECK (kind IN ('transfer', 'remand', 'appeal')),
  CONSTRAINT case_transfers_state_known CHECK (state IN ('offered', 'accepted', 'refused')),
  CONSTRAINT case_transfers_state_before_known CHECK (state_before IN ('active', 'inactive', 'reopened', 'disposed', 'transferred', 'remanded', 'consolidated', 'merged')),
  CONSTRAINT case_transfers_one_court CHECK ((to_court_id IS NULL) <> (outside_court IS NULL)),
  CONSTRAINT case_transfers_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT case_transfers_to_court_id_courts_id_fk FOREIGN KEY (to_court_id) REFERENCES courts (id),
  CONSTRAINT case_transfers_receiving_case_id_cases_id_fk FOREIGN KEY (receiving_case_id) REFERENCES cases (id),
  CONSTRAINT case_transfers_sent_by_people_id_fk FOREIGN KEY (sent_by) REFERENCES people (id),
  CONSTRAINT case_transfers_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX case_transfers_case ON case_transfers (case_id);
--> statement-breakpoint
CREATE INDEX case_transfers_to ON case_transfers (to_court_id, state);
--> statement-breakpoint
CREATE UNIQUE INDEX case_transfers_one_offered ON case_transfers (case_id) WHERE state = 'offered';
--> statement-breakpoint
CREATE TABLE case_merges (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  merged_case_id uuid NOT NULL,
  reason text NOT NULL,
  state_before jsonb NOT NULL,
  merged_by uuid,
  merged_at timestamptz NOT NULL,
  undone_by uuid,
  undone_at timestamptz,
  undo_reason text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT case_merges_pkey PRIMARY KEY (id),
  CONSTRAINT case_merges_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT case_merges_merged_case_id_cases_id_fk FOREIGN KEY (merged_case_id) REFERENCES cases (id),
  CONSTRAINT case_merges_merged_by_people_id_fk FOREIGN KEY (merged_by) REFERENCES people (id),
  CONSTRAINT case_merges_undone_by_people_id_fk FOREIGN KEY (undone_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX case_merges_case ON case_merges (case_id);
--> statement-breakpoint
CREATE UNIQUE INDEX case_merges_one_in_force ON case_merges (merged_case_id) WHERE undone_at IS NULL;
--> statement-breakpoint
CREATE TABLE case_merge_items (
  merge_id uuid NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  number integer,
  CONSTRAINT case_merge_items_merge_id_kind_record_id_pk PRIMARY KEY (merge_id, kind, record_id),
  CONSTRAINT case_merge_items_kind_known CHECK (kind IN ('docket_entry', 'filing', 'proposed_filing', 'hearing', 'deadline', 'party', 'attorney')),
  CONSTRAINT case_merge_items_merge_id_case_merges_id_fk FOREIGN KEY (merge_id) REFERENCES case_merges (id)
);
