-- Defaults, clerk's judgments, and issued instruments (decision 0095).
CREATE TABLE party_defaults (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  party_id uuid NOT NULL,
  state text NOT NULL,
  requested_on date NOT NULL,
  request_entry_id uuid,
  service_entry_id uuid,
  served_on date,
  service_method text,
  entry_id uuid,
  entered_on date,
  judgment_entry_id uuid,
  judgment_on date,
  creditor text,
  principal_cents bigint,
  interest_rate integer,
  interest_from date,
  interest_to date,
  interest_cents bigint,
  costs_cents bigint,
  fees_cents bigint,
  referred_at timestamptz,
  referred_to text,
  referral text,
  ended_on date,
  end_reason text,
  end_authority text,
  opened_by uuid,
  opened_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT party_defaults_pkey PRIMARY KEY (id),
  CONSTRAINT party_defaults_state_known CHECK (state IN ('requested', 'entered', 'judgment', 'declined', 'set_aside')),
  CONSTRAINT party_defaults_service_method_known CHECK (service_method IN ('personal', 'substituted', 'mail_acknowledged', 'mail_out_of_state', 'posting_and_mailing', 'publication', 'registered_agent', 'waiver', 'waiver_abroad', 'other')),
  CONSTRAINT party_defaults_judgment_has_amount CHECK (state <> 'judgment' OR (judgment_entry_id IS NOT NULL AND principal_cents IS NOT NULL)),
  CONSTRAINT party_defaults_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id),
  CONSTRAINT party_defaults_request_entry_id_docket_entries_id_fk FOREIGN KEY (request_entry_id) REFERENCES docket_entries (id),
  CONSTRAINT party_defaults_service_entry_id_docket_entries_id_fk FOREIGN KEY (service_entry_id) REFERENCES docket_entries (id),
  CONSTRAINT party_defaults_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT party_defaults_judgment_entry_id_docket_entries_id_fk FOREIGN KEY (judgment_entry_id) REFERENCES docket_entries (id),
  CONSTRAINT party_defaults_opened_by_people_id_fk FOREIGN KEY (opened_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE INDEX party_defaults_party ON party_defaults (party_id);
--> statement-breakpoint
CREATE UNIQUE INDEX party_defaults_one_in_force ON party_defaults (party_id) WHERE state IN ('requested', 'entered', 'judgment');
--> statement-breakpoint
CREATE TABLE default_confirmations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  default_id uuid NOT NULL,
  item text NOT NULL,
  reason text NOT NULL,
  confirmed_by uuid,
  confirmed_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CONSTRAINT default_confirmations_pkey PRIMARY KEY (id),
  CONSTRAINT default_confirmations_item_known CHECK (item IN ('entry_power', 'request', 'service', 'return', 'time', 'response', 'stay', 'capacity', 'venue', 'mailing', 'judgment_power', 'default', 'sum_certain', 'published', 'adult', 'military', 'appearance', 'one_year', 'others', 'costs', 'interest')),
  CONSTRAINT default_confirmations_default_id_party_defaults_id_fk FOREIGN KEY (default_id) REFERENCES party_defaults (id),
  CONSTRAINT default_confirmations_confirmed_by_people_id_fk FOREIGN KEY (confirmed_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX default_confirmations_one ON default_confirmations (default_id, item) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE TABLE issued_instruments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  entry_id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  title text NOT NULL,
  issuance_number text NOT NULL,
  party_id uuid,
  directed_to text,
  "values" jsonb NOT NULL,
  confirmed jsonb NOT NULL,
  alias_of uuid,
  issued_on date NOT NULL,
  issued_by uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  closed_on date,
  close_reason text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT issued_instruments_pkey PRIMARY KEY (id),
  CONSTRAINT issued_instruments_kind_known CHECK (kind IN ('summons', 'subpoena', 'writ_execution', 'writ_attachment', 'writ_possession', 'abstract_judgment', 'letters_testamentary', 'letters_administration', 'letters_guardianship', 'certified_copy')),
  CONSTRAINT issued_instruments_state_known CHECK (state IN ('issued', 'returned_served', 'returned_unserved', 'recalled')),
  CONSTRAINT issued_instruments_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT issued_instruments_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id),
  CONSTRAINT issued_instruments_issued_by_people_id_fk FOREIGN KEY (issued_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX issued_instruments_entry_once ON issued_instruments (entry_id);
--> statement-breakpoint
CREATE INDEX issued_instruments_party ON issued_instruments (party_id);
--> statement-breakpoint
CREATE UNIQUE INDEX issued_instruments_alias_once ON issued_instruments (alias_of);
