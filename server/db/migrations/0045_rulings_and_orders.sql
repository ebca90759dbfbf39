-- A judge’s rulings on motions, orders from draft to signature, and service of the court’s entries.
CREATE TABLE rulings (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  filing_id uuid NOT NULL,
  hearing_id uuid,
  judge_id uuid NOT NULL,
  disposition text NOT NULL,
  stage text NOT NULL DEFAULT 'draft',
  reasons text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  submitted_on date,
  clock text,
  due_on date,
  entry_id uuid,
  prepared_by uuid NOT NULL,
  prepared_at timestamptz NOT NULL,
  publish_at timestamptz,
  ruled_at timestamptz,
  superseded_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT rulings_pkey PRIMARY KEY (id),
  CONSTRAINT rulings_disposition_known CHECK (disposition IN (
    'granted', 'granted_conditions', 'granted_in_part', 'denied', 'denied_without_prejudice', 'denied_moot', 'moot',
    'withdrawn', 'stricken', 'terminated', 'referred', 'deferred', 'submitted', 'continued', 'off_calendar',
    'sustained_leave', 'sustained_no_leave', 'overruled', 'deemed_denied', 'deemed_granted', 'signed_as_proposed',
    'signed_modified', 'declined')),
  CONSTRAINT rulings_stage_known CHECK (stage IN ('draft', 'tentative', 'final', 'withdrawn')),
  CONSTRAINT rulings_final CHECK ((stage = 'final') = (ruled_at IS NOT NULL)),
  CONSTRAINT rulings_submission CHECK (disposition <> 'submitted' OR submitted_on IS NOT NULL),
  CONSTRAINT rulings_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT rulings_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT rulings_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id),
  CONSTRAINT rulings_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id),
  CONSTRAINT rulings_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT rulings_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT rulings_prepared_by_people_id_fk FOREIGN KEY (prepared_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX rulings_one_present ON rulings (filing_id) WHERE stage = 'final' AND superseded_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX rulings_one_prepared ON rulings (filing_id, judge_id) WHERE stage IN ('draft', 'tentative');
--> statement-breakpoint
CREATE INDEX rulings_case ON rulings (case_id, ruled_at);
--> statement-breakpoint
CREATE INDEX rulings_hearing ON rulings (hearing_id);
--> statement-breakpoint
CREATE INDEX rulings_submitted ON rulings (judge_id, due_on)
  WHERE stage = 'final' AND superseded_at IS NULL AND disposition IN ('submitted', 'deferred');
--> statement-breakpoint
CREATE INDEX rulings_publishing ON rulings (publish_at) WHERE stage = 'tentative';
--> statement-breakpoint
CREATE TABLE orders (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  judge_id uuid NOT NULL,
  source text NOT NULL,
  template text,
  title text NOT NULL,
  state text NOT NULL DEFAULT 'draft',
  motion_id uuid,
  ruling_id uuid,
  hearing_id uuid,
  filing_id uuid,
  proposed_version_id uuid,
  content jsonb,
  prepared_by uuid NOT NULL,
  prepared_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  reason text,
  signed_by uuid,
  signed_at timestamptz,
  signed_sha256 text,
  entry_id uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_source_known CHECK (source IN ('counsel', 'chambers', 'ruling', 'minutes')),
  CONSTRAINT orders_state_known
    CHECK (state IN ('draft', 'for_signature', 'sent_back', 'denied', 'signed', 'vacated', 'discarded')),
  CONSTRAINT orders_signed CHECK (
    (state IN ('signed', 'vacated')) = (signed_at IS NOT NULL AND signed_sha256 IS NOT NULL AND entry_id IS NOT NULL)),
  CONSTRAINT orders_text CHECK (num_nonnulls(content, proposed_version_id) >= 1),
  CONSTRAINT orders_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT orders_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT orders_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT orders_motion_id_filings_id_fk FOREIGN KEY (motion_id) REFERENCES filings (id),
  CONSTRAINT orders_ruling_id_rulings_id_fk FOREIGN KEY (ruling_id) REFERENCES rulings (id),
  CONSTRAINT orders_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings (id),
  CONSTRAINT orders_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id),
  CONSTRAINT orders_proposed_version_id_document_versions_id_fk
    FOREIGN KEY (proposed_version_id) REFERENCES document_versions (id),
  CONSTRAINT orders_prepared_by_people_id_fk FOREIGN KEY (prepared_by) REFERENCES people (id),
  CONSTRAINT orders_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id),
  CONSTRAINT orders_signed_by_people_id_fk FOREIGN KEY (signed_by) REFERENCES people (id),
  CONSTRAINT orders_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id)
);
--> statement-breakpoint
CREATE INDEX orders_case ON orders (case_id, prepared_at);
--> statement-breakpoint
CREATE INDEX orders_waiting ON orders (judge_id, changed_at) WHERE state IN ('draft', 'for_signature');
--> statement-breakpoint
CREATE INDEX orders_ruling ON orders (ruling_id);
--> statement-breakpoint
CREATE INDEX orders_motion ON orders (motion_id);
--> statement-breakpoint
CREATE UNIQUE INDEX orders_of_proposal ON orders (proposed_version_id)
  WHERE state IN ('draft', 'for_signature', 'signed');
--> statement-breakpoint
CREATE TABLE order_versions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT order_versions_pkey PRIMARY KEY (id),
  CONSTRAINT order_versions_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT order_versions_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX order_versions_once ON order_versions (order_id, version);
--> statement-breakpoint
CREATE TABLE entry_deliveries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  entry_id uuid NOT NULL,
  key text NOT NULL,
  person_id uuid,
  name text NOT NULL,
  parties text[] NOT NULL DEFAULT '{}',
  method text NOT NULL,
  address text,
  state text NOT NULL DEFAULT 'pending',
  queue text,
  attempts integer NOT NULL DEFAULT 0,
  mail_reply text,
  token text,
  delivered_at timestamptz,
  escalated_at timestamptz,
  resolved_by uuid,
  resolved_at timestamptz,
  resolution text,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT entry_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT entry_deliveries_method_known CHECK (method IN ('portal', 'email', 'mail', 'personal')),
  CONSTRAINT entry_deliveries_state_known CHECK (state IN ('pending', 'delivered', 'escalated', 'resolved')),
  CONSTRAINT entry_deliveries_queue_known CHECK (queue IN ('returned_mail', 'no_address', 'paper_service')),
  CONSTRAINT entry_deliveries_delivered CHECK ((state = 'delivered') = (delivered_at IS NOT NULL)),
  CONSTRAINT entry_deliveries_escalated CHECK ((state IN ('escalated', 'resolved')) = (queue IS NOT NULL)),
  CONSTRAINT entry_deliveries_token_long CHECK (token ~ '^[A-Za-z0-9_-]{32,64}$'),
  CONSTRAINT entry_deliveries_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT entry_deliveries_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT entry_deliveries_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT entry_deliveries_resolved_by_people_id_fk FOREIGN KEY (resolved_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX entry_deliveries_once ON entry_deliveries (entry_id, key);
--> statement-breakpoint
CREATE UNIQUE INDEX entry_deliveries_token ON entry_deliveries (token);
--> statement-breakpoint
CREATE INDEX entry_deliveries_queue ON entry_deliveries (court_id, queue, escalated_at) WHERE state = 'escalated';
--> statement-breakpoint
CREATE INDEX entry_deliveries_person ON entry_deliveries (person_id);
