-- The fees of envelopes, payments through a provider, fee waivers, and the daily reconciliation (decision 0107).
CREATE TABLE envelope_fees (
  envelope_id uuid NOT NULL,
  court_id text NOT NULL,
  choice text NOT NULL,
  agency text,
  statute text,
  chosen_by uuid NOT NULL,
  chosen_at timestamptz NOT NULL,
  filed_at timestamptz,
  cap_cents integer,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT envelope_fees_pkey PRIMARY KEY (envelope_id),
  CONSTRAINT envelope_fees_choice_known CHECK (choice IN ('pay_now', 'waiver', 'government', 'at_court')),
  CONSTRAINT envelope_fees_exempt CHECK (choice <> 'government' OR (agency IS NOT NULL AND statute IS NOT NULL)),
  CONSTRAINT envelope_fees_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id) ON DELETE CASCADE,
  CONSTRAINT envelope_fees_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT envelope_fees_chosen_by_people_id_fk FOREIGN KEY (chosen_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE fee_items (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  envelope_id uuid NOT NULL,
  filing_id uuid,
  position integer NOT NULL,
  fee_id text,
  description text NOT NULL,
  authority text NOT NULL,
  confidence text NOT NULL,
  amount_cents integer,
  computed_cents integer,
  open text,
  changed_by uuid,
  changed_at timestamptz,
  reason text,
  CONSTRAINT fee_items_pkey PRIMARY KEY (id),
  CONSTRAINT fee_items_confidence_known CHECK (confidence IN ('verified', 'high', 'uncertain')),
  CONSTRAINT fee_items_open_known CHECK (open IN ('depends_on_amount', 'depends_on_appearance', 'depends_on_category', 'range', 'not_in_force')),
  CONSTRAINT fee_items_not_negative CHECK (COALESCE(amount_cents, 0) >= 0),
  CONSTRAINT fee_items_changed CHECK ((changed_by IS NULL) = (reason IS NULL)),
  CONSTRAINT fee_items_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id),
  CONSTRAINT fee_items_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id),
  CONSTRAINT fee_items_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE fee_waivers (
  envelope_id uuid NOT NULL,
  court_id text NOT NULL,
  file_name text NOT NULL,
  content bytea NOT NULL,
  requested_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'draft',
  requested_at timestamptz,
  act_by date,
  decided_by uuid,
  decided_at timestamptz,
  words text,
  pay_by date,
  pay_authority text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT fee_waivers_pkey PRIMARY KEY (envelope_id),
  CONSTRAINT fee_waivers_state_known CHECK (state IN ('draft', 'requested', 'granted', 'denied', 'withdrawn')),
  CONSTRAINT fee_waivers_decided CHECK ((state IN ('granted', 'denied')) = (decided_at IS NOT NULL)),
  CONSTRAINT fee_waivers_filed CHECK ((state = 'draft') = (requested_at IS NULL)),
  CONSTRAINT fee_waivers_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id) ON DELETE CASCADE,
  CONSTRAINT fee_waivers_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT fee_waivers_requested_by_people_id_fk FOREIGN KEY (requested_by) REFERENCES people (id),
  CONSTRAINT fee_waivers_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE payment_differences (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  operation text NOT NULL,
  reference text NOT NULL,
  operation_key text NOT NULL,
  portal_cents integer,
  provider_cents integer,
  found_at timestamptz NOT NULL,
  settled_by uuid,
  settled_at timestamptz,
  note text,
  CONSTRAINT payment_differences_pkey PRIMARY KEY (id),
  CONSTRAINT payment_differences_kind_known CHECK (kind IN ('missing_here', 'missing_there', 'amount_differs')),
  CONSTRAINT payment_differences_operation_known CHECK (operation IN ('capture', 'release', 'refund')),
  CONSTRAINT payment_differences_settled CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  CONSTRAINT payment_differences_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT payment_differences_settled_by_people_id_fk FOREIGN KEY (settled_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE payment_settings (
  court_id text NOT NULL,
  provider text NOT NULL DEFAULT 'off',
  at_court boolean NOT NULL DEFAULT true,
  envelope_cents integer,
  envelope_authority text,
  cap_cents integer,
  cap_authority text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT payment_settings_pkey PRIMARY KEY (court_id),
  CONSTRAINT payment_settings_provider_known CHECK (provider IN ('off', 'test')),
  CONSTRAINT payment_settings_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE TABLE payments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  envelope_id uuid,
  paid_by uuid NOT NULL,
  provider text NOT NULL,
  reference text,
  page text,
  state text NOT NULL DEFAULT 'pending',
  amount_cents integer NOT NULL,
  brand text,
  last_four text,
  decline_reason text,
  started_at timestamptz NOT NULL,
  answered_at timestamptz,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_provider_known CHECK (provider IN ('off', 'test')),
  CONSTRAINT payments_state_known CHECK (state IN ('pending', 'authorized', 'declined', 'expired', 'closed')),
  CONSTRAINT payments_decline_reason_known CHECK (decline_reason IN ('card_declined', 'insufficient_funds', 'canceled', 'other')),
  CONSTRAINT payments_amount CHECK (amount_cents > 0),
  CONSTRAINT payments_last_four CHECK (last_four ~ '^[0-9]{4}$'),
  CONSTRAINT payments_authorized CHECK (state <> 'authorized' OR last_four IS NOT NULL),
  CONSTRAINT payments_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT payments_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id) ON DELETE SET NULL,
  CONSTRAINT payments_paid_by_people_id_fk FOREIGN KEY (paid_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE payment_operations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  amount_cents integer NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  requested_at timestamptz NOT NULL,
  done_at timestamptz,
  CONSTRAINT payment_operations_pkey PRIMARY KEY (id),
  CONSTRAINT payment_operations_kind_known CHECK (kind IN ('capture', 'release', 'refund')),
  CONSTRAINT payment_operations_state_known CHECK (state IN ('waiting', 'done', 'failed')),
  CONSTRAINT payment_operations_amount CHECK (amount_cents > 0),
  CONSTRAINT payment_operations_finished CHECK ((state = 'done') = (done_at IS NOT NULL)),
  CONSTRAINT payment_operations_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments (id)
);
--> statement-breakpoint
CREATE TABLE reconciliations (
  court_id text NOT NULL,
  day date NOT NULL,
  compared_at timestamptz NOT NULL,
  agreed integer NOT NULL,
  captured_cents integer NOT NULL,
  refunded_cents integer NOT NULL,
  CONSTRAINT reconciliations_pkey PRIMARY KEY (court_id, day),
  CONSTRAINT reconciliations_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE TABLE test_payments (
  reference text NOT NULL,
  payment_key text NOT NULL,
  account text NOT NULL,
  court text NOT NULL,
  amount_cents integer NOT NULL,
  description text NOT NULL,
  return_path text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  brand text,
  last_four text,
  decline_reason text,
  answers_at timestamptz,
  opened_at timestamptz NOT NULL,
  CONSTRAINT test_payments_pkey PRIMARY KEY (reference),
  CONSTRAINT test_payments_state_known CHECK (state IN ('pending', 'authorized', 'declined')),
  CONSTRAINT test_payments_decline_reason_known CHECK (decline_reason IN ('card_declined', 'insufficient_funds', 'canceled', 'other')),
  CONSTRAINT test_payments_amount CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE test_operations (
  key text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  amount_cents integer NOT NULL,
  done_at timestamptz NOT NULL,
  CONSTRAINT test_operations_pkey PRIMARY KEY (key),
  CONSTRAINT test_operations_kind_known CHECK (kind IN ('capture', 'release', 'refund')),
  CONSTRAINT test_operations_reference_test_payments_reference_fk FOREIGN KEY (reference) REFERENCES test_payments (reference)
);
--> statement-breakpoint
CREATE INDEX envelope_fees_filed ON envelope_fees (court_id, filed_at);
--> statement-breakpoint
CREATE UNIQUE INDEX fee_items_position_taken ON fee_items (envelope_id, position);
--> statement-breakpoint
CREATE INDEX fee_items_filing ON fee_items (filing_id);
--> statement-breakpoint
CREATE INDEX fee_waivers_waiting ON fee_waivers (court_id, requested_at) WHERE state = 'requested';
--> statement-breakpoint
CREATE UNIQUE INDEX payment_differences_once ON payment_differences (court_id, operation_key, kind);
--> statement-breakpoint
CREATE INDEX payment_differences_court ON payment_differences (court_id, day DESC, id);
--> statement-breakpoint
CREATE INDEX payment_operations_payment ON payment_operations (payment_id);
--> statement-breakpoint
CREATE INDEX payment_operations_done ON payment_operations (done_at);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_operations_one_release ON payment_operations (payment_id) WHERE kind = 'release' AND state <> 'failed';
--> statement-breakpoint
CREATE UNIQUE INDEX payments_reference_taken ON payments (provider, reference);
--> statement-breakpoint
CREATE INDEX payments_envelope ON payments (envelope_id);
--> statement-breakpoint
CREATE INDEX payments_court ON payments (court_id, started_at);
--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_pending ON payments (envelope_id) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX payments_unsettled ON payments (started_at) WHERE state IN ('pending', 'authorized');
--> statement-breakpoint
CREATE UNIQUE INDEX test_payments_opened_once ON test_payments (payment_key);
--> statement-breakpoint
CREATE INDEX test_operations_done ON test_operations (done_at);
--> statement-breakpoint
CREATE INDEX test_operations_reference ON test_operations (reference);
--> statement-breakpoint
-- A further type of notice, added to those of the migrations before.
DO $$
DECLARE known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO known FROM pg_constraint WHERE conname = 'notifications_kind_known';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known '
    || replace(known, '''deadline_moved''::text', '''deadline_moved''::text, ''fees''::text');
END $$;
