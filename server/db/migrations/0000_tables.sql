-- The tables of the portal. Functions that tables and indexes use come first, then each table with its indexes,
-- then the references between tables, then the triggers. pg_trgm, btree_gist, citext and unaccent are created by createExtensions.ts.

-- The bare case number: letters and digits in capitals, as domain/caseNumbers/bareNumber.ts has it.
CREATE FUNCTION bare_number(number text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select upper(regexp_replace(normalize(number, NFKC), '[^A-Za-z0-9]', '', 'g'))
$$;
--> statement-breakpoint
-- What research searches in a filed document; of a summary, the texts of its values. array_to_string is only stable because of types that are not text; these are text.
CREATE FUNCTION paper_search(title text, doc_type text, document_name text, case_number text, summary jsonb, plaintiffs text[], claimants text[], defendants text[]) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select
    setweight(to_tsvector('english', coalesce(title, '') || ' ' || coalesce(doc_type, '') || ' ' || document_name), 'A') ||
    setweight(to_tsvector('english', coalesce(case_number, '') || ' ' || array_to_string(plaintiffs || claimants || defendants, ' ')), 'B') ||
    setweight(jsonb_to_tsvector('english', jsonb_path_query_array(summary, '$[*].values'), '["string"]'), 'C')
$_$;
--> statement-breakpoint
CREATE TABLE access_log (
  id bigint GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  court_id text NOT NULL,
  kind text NOT NULL,
  person_id uuid,
  person_role text,
  address text,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  detail text,
  times integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  CONSTRAINT access_log_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX access_log_kind ON access_log (court_id, kind, first_at DESC);
--> statement-breakpoint
CREATE INDEX access_log_newest ON access_log (court_id, first_at DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX access_log_once ON access_log (key);
--> statement-breakpoint
CREATE INDEX access_log_person ON access_log (person_id, first_at DESC);
--> statement-breakpoint
-- The court comes first, as in access_log_kind: PostgreSQL estimates how far an index's order agrees with the table's from the
-- first column, and otherwise preferred reading every entry of a kind to looking up person and kind.
CREATE INDEX access_log_person_kind ON access_log (court_id, person_id, kind, first_at DESC);
--> statement-breakpoint
CREATE INDEX access_log_subject ON access_log (subject_id, first_at DESC);
--> statement-breakpoint
CREATE TABLE access_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  kind text NOT NULL,
  requested_by uuid NOT NULL,
  email text NOT NULL,
  reason text,
  scopes text[] NOT NULL,
  key_id uuid,
  state text DEFAULT 'pending' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  version integer DEFAULT 1 NOT NULL,
  email_verified_at timestamptz,
  CONSTRAINT access_requests_gov CHECK (((email ~ '\.gov$'::text) AND (email = lower(email)))),
  CONSTRAINT access_requests_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX access_requests_extended_once ON access_requests (key_id)
  WHERE ((state = 'pending'::text) AND (kind = 'extension'::text));
--> statement-breakpoint
CREATE UNIQUE INDEX access_requests_once ON access_requests (court_id, requested_by, email)
  WHERE ((state = 'pending'::text) AND (kind = 'request'::text));
--> statement-breakpoint
CREATE INDEX access_requests_own ON access_requests (requested_by, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX access_requests_queue ON access_requests (court_id, state, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE TABLE activities (
  court_id text NOT NULL,
  seq bigint NOT NULL,
  actor_id uuid,
  actor_name text,
  actor_role text,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  concerns uuid,
  from_address text,
  at timestamptz NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  changes text,
  "values" jsonb NOT NULL,
  CONSTRAINT activities_court_id_seq_pk PRIMARY KEY (court_id, seq)
);
--> statement-breakpoint
CREATE INDEX activities_actor ON activities (actor_id, at DESC);
--> statement-breakpoint
CREATE INDEX activities_actor_kind ON activities (actor_id, subject_type, at DESC);
--> statement-breakpoint
CREATE INDEX activities_concerns ON activities (concerns, at DESC);
--> statement-breakpoint
CREATE INDEX activities_kind ON activities (court_id, subject_type, at DESC);
--> statement-breakpoint
CREATE INDEX activities_newest ON activities (court_id, at DESC);
--> statement-breakpoint
CREATE INDEX activities_subject ON activities (subject_id, at DESC);
--> statement-breakpoint
CREATE TABLE activity_heads (
  court_id text NOT NULL,
  seq bigint NOT NULL,
  hash text NOT NULL,
  CONSTRAINT activity_heads_pkey PRIMARY KEY (court_id)
);
--> statement-breakpoint
CREATE TABLE activity_signatures (
  court_id text NOT NULL,
  seq bigint NOT NULL,
  hash text NOT NULL,
  signed_at timestamptz NOT NULL,
  key_id text NOT NULL,
  signature text NOT NULL,
  CONSTRAINT activity_signatures_court_id_seq_signed_at_pk PRIMARY KEY (court_id, seq, signed_at)
);
--> statement-breakpoint
CREATE TABLE address_links (
  token_hash bytea NOT NULL,
  person_id uuid NOT NULL,
  email text NOT NULL,
  access_request_id uuid,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT address_links_pkey PRIMARY KEY (token_hash)
);
--> statement-breakpoint
CREATE TABLE analyses (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  filing_id uuid NOT NULL,
  version_id uuid NOT NULL,
  state text DEFAULT 'queued' NOT NULL,
  steps jsonb DEFAULT '[]'::jsonb NOT NULL,
  error jsonb,
  requested_at timestamptz NOT NULL,
  finished_at timestamptz,
  processing_time_seconds real,
  requested_by uuid,
  reading_version integer,
  CONSTRAINT analyses_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX analyses_filing ON analyses (filing_id, requested_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX analyses_one_at_a_time ON analyses (filing_id)
  WHERE (state <> ALL (ARRAY['done'::text, 'failed'::text]));
--> statement-breakpoint
CREATE TABLE api_analyses (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  requested_by uuid NOT NULL,
  sha256 text NOT NULL,
  file_name text NOT NULL,
  choices jsonb NOT NULL,
  state text DEFAULT 'queued' NOT NULL,
  error jsonb,
  requested_at timestamptz NOT NULL,
  finished_at timestamptz,
  analysis_id uuid,
  CONSTRAINT api_analyses_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX api_analyses_age ON api_analyses (requested_at);
--> statement-breakpoint
CREATE TABLE api_calls (
  request_id uuid NOT NULL,
  key_id uuid NOT NULL,
  call text NOT NULL,
  status integer NOT NULL,
  duration_ms integer NOT NULL,
  from_address inet,
  at timestamptz NOT NULL,
  CONSTRAINT api_calls_pkey PRIMARY KEY (request_id)
);
--> statement-breakpoint
CREATE INDEX api_calls_age ON api_calls (at);
--> statement-breakpoint
CREATE INDEX api_calls_key ON api_calls (key_id, at DESC NULLS LAST);
--> statement-breakpoint
CREATE TABLE api_keys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  owner_id uuid NOT NULL,
  email text NOT NULL,
  scopes text[] NOT NULL,
  prefix text,
  secret_hash bytea,
  created_at timestamptz DEFAULT now() NOT NULL,
  collected_at timestamptz,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_by uuid,
  last_used_at timestamptz,
  minute_began_at timestamptz,
  minute_calls integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT api_keys_collected_whole CHECK (((secret_hash IS NULL) = (collected_at IS NULL))),
  CONSTRAINT api_keys_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX api_keys_owner ON api_keys (owner_id, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX api_keys_secret ON api_keys (secret_hash);
--> statement-breakpoint
CREATE TABLE api_submissions (
  envelope_id uuid NOT NULL,
  submitted_by uuid NOT NULL,
  idempotency_key text,
  content_hash text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT api_submissions_pkey PRIMARY KEY (envelope_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX api_submissions_once ON api_submissions (submitted_by, idempotency_key);
--> statement-breakpoint
CREATE TABLE assistant_conversations (
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  CONSTRAINT assistant_conversations_person_id_court_id_pk PRIMARY KEY (person_id, court_id)
);
--> statement-breakpoint
CREATE TABLE assistant_messages (
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  "position" integer NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  type text NOT NULL,
  content text NOT NULL,
  action jsonb,
  items jsonb DEFAULT '[]'::jsonb NOT NULL,
  sources jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT assistant_messages_of_somebody CHECK ((type = ANY (ARRAY['user'::text, 'ai'::text]))),
  CONSTRAINT assistant_messages_person_id_court_id_position_pk PRIMARY KEY (person_id, court_id, "position")
);
--> statement-breakpoint
CREATE TABLE attorney_claims (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  person_id uuid NOT NULL,
  bar_number text NOT NULL,
  attorney_id uuid,
  state text DEFAULT 'pending' NOT NULL,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT attorney_claims_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX attorney_claims_one_pending ON attorney_claims (person_id, court_id)
  WHERE (state = 'pending'::text);
--> statement-breakpoint
CREATE INDEX attorney_claims_person ON attorney_claims (person_id, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX attorney_claims_waiting ON attorney_claims (court_id, created_at, id)
  WHERE (state = 'pending'::text);
--> statement-breakpoint
CREATE TABLE attorneys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  person_id uuid,
  full_name text NOT NULL,
  bar_number text NOT NULL,
  status text NOT NULL,
  status_since date,
  type text NOT NULL,
  active_cases integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT attorneys_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX attorneys_bar_number_taken ON attorneys (court_id, bar_number);
--> statement-breakpoint
CREATE UNIQUE INDEX attorneys_person_taken ON attorneys (court_id, person_id);
--> statement-breakpoint
CREATE INDEX attorneys_search ON attorneys USING gin ((((full_name || ' '::text) || bar_number)) gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE authorities (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  jurisdiction text NOT NULL,
  court text NOT NULL,
  title text NOT NULL,
  citation_line text NOT NULL,
  dated date,
  only_year boolean DEFAULT false NOT NULL,
  source_url text,
  body text NOT NULL,
  added_at timestamptz NOT NULL,
  search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('english'::regconfig, title), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, citation_line), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, body), 'C'::"char"))) STORED NOT NULL,
  CONSTRAINT authorities_kind_known CHECK ((kind = ANY (ARRAY['Case Law'::text, 'Statutes'::text, 'Regulations'::text, 'Local Rules'::text, 'Forms'::text, 'Secondary Sources'::text]))),
  CONSTRAINT authorities_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX authorities_key_taken ON authorities (key);
--> statement-breakpoint
CREATE INDEX authorities_kind ON authorities (kind, jurisdiction, dated);
--> statement-breakpoint
CREATE INDEX authorities_name ON authorities USING gin ((((title || ' '::text) || citation_line)) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX authorities_search ON authorities USING gin (search);
--> statement-breakpoint
CREATE TABLE authority_citations (
  citation_key text NOT NULL,
  authority_id uuid NOT NULL,
  CONSTRAINT authority_citations_citation_key_authority_id_pk PRIMARY KEY (citation_key, authority_id)
);
--> statement-breakpoint
CREATE INDEX authority_citations_of ON authority_citations (authority_id);
--> statement-breakpoint
CREATE TABLE calendar_bookings (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  kind text NOT NULL,
  resource text NOT NULL,
  during tstzrange NOT NULL,
  hearing_id uuid,
  sitting_id uuid,
  CONSTRAINT calendar_bookings_of_one CHECK ((num_nonnulls(hearing_id, sitting_id) = 1)),
  CONSTRAINT calendar_bookings_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_bookings_taken EXCLUDE USING gist (court_id WITH =, kind WITH =, resource WITH =, during WITH &&)
);
--> statement-breakpoint
CREATE INDEX calendar_bookings_hearing ON calendar_bookings (hearing_id);
--> statement-breakpoint
CREATE INDEX calendar_bookings_sitting ON calendar_bookings (sitting_id);
--> statement-breakpoint
CREATE TABLE case_assignments (
  case_id uuid NOT NULL,
  attorney_id uuid NOT NULL,
  assigned_by uuid,
  assigned_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT case_assignments_case_id_attorney_id_pk PRIMARY KEY (case_id, attorney_id)
);
--> statement-breakpoint
CREATE INDEX case_assignments_attorney ON case_assignments (attorney_id);
--> statement-breakpoint
CREATE TABLE case_counters (
  court_id text NOT NULL,
  year integer NOT NULL,
  case_type text NOT NULL,
  last_number integer DEFAULT 0 NOT NULL,
  CONSTRAINT case_counters_court_id_year_case_type_pk PRIMARY KEY (court_id, year, case_type)
);
--> statement-breakpoint
CREATE TABLE cases (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  case_number text NOT NULL,
  title text NOT NULL,
  case_type text NOT NULL,
  status text DEFAULT 'open' NOT NULL,
  judge_name text,
  opened_on date NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  judge_id uuid,
  closed_on date,
  disposition text,
  CONSTRAINT cases_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX cases_bare_number ON cases (court_id, bare_number(case_number));
--> statement-breakpoint
CREATE INDEX cases_closed ON cases (court_id, closed_on);
--> statement-breakpoint
CREATE INDEX cases_judge ON cases (judge_id);
--> statement-breakpoint
CREATE UNIQUE INDEX cases_number_taken ON cases (court_id, case_number);
--> statement-breakpoint
CREATE INDEX cases_opened ON cases (court_id, opened_on);
--> statement-breakpoint
CREATE INDEX cases_search ON cases USING gin ((((case_number || ' '::text) || title)) gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE citation_ledgers (
  version_id uuid NOT NULL,
  court_id text NOT NULL,
  state text NOT NULL,
  entries jsonb NOT NULL,
  asked integer DEFAULT 0 NOT NULL,
  answered integer DEFAULT 0 NOT NULL,
  reason jsonb,
  checked_at timestamptz NOT NULL,
  resumes_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT citation_ledgers_state CHECK ((state = ANY (ARRAY['waiting'::text, 'asking'::text, 'done'::text, 'failed'::text]))),
  CONSTRAINT citation_ledgers_pkey PRIMARY KEY (version_id)
);
--> statement-breakpoint
CREATE INDEX citation_ledgers_open ON citation_ledgers (checked_at)
  WHERE (state = ANY (ARRAY['waiting'::text, 'asking'::text]));
--> statement-breakpoint
CREATE TABLE compliance_checks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  filing_id uuid NOT NULL,
  number integer NOT NULL,
  cause text NOT NULL,
  caused_by uuid,
  checked_at timestamptz NOT NULL,
  pack text NOT NULL,
  pack_name text NOT NULL,
  pack_edition date NOT NULL,
  findings jsonb NOT NULL,
  not_checked jsonb NOT NULL,
  met integer NOT NULL,
  documents jsonb NOT NULL,
  milliseconds integer NOT NULL,
  CONSTRAINT compliance_checks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX compliance_checks_numbered ON compliance_checks (filing_id, number);
--> statement-breakpoint
CREATE TABLE confirmations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  filing_id uuid NOT NULL,
  analysis_id uuid NOT NULL,
  field text NOT NULL,
  machine_value text NOT NULL,
  machine_confidence real NOT NULL,
  machine_method text NOT NULL,
  machine_evidence jsonb NOT NULL,
  filing_version integer NOT NULL,
  confirmed_by uuid NOT NULL,
  confirmed_at timestamptz NOT NULL,
  CONSTRAINT confirmations_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX confirmations_filing ON confirmations (filing_id, field, filing_version);
--> statement-breakpoint
CREATE INDEX confirmations_given ON confirmations (confirmed_at);
--> statement-breakpoint
CREATE TABLE contact_replies (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  request_id uuid NOT NULL,
  body text NOT NULL,
  written_by uuid NOT NULL,
  written_at timestamptz NOT NULL,
  sent_at timestamptz,
  CONSTRAINT contact_replies_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX contact_replies_request ON contact_replies (request_id, written_at);
--> statement-breakpoint
CREATE TABLE contact_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  about text NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  organization text NOT NULL,
  message text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  court_id text NOT NULL,
  state text DEFAULT 'new' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT contact_requests_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX contact_requests_state ON contact_requests (court_id, state, created_at, id);
--> statement-breakpoint
CREATE TABLE corrections (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  filing_id uuid NOT NULL,
  analysis_id uuid,
  field text NOT NULL,
  old_value text,
  new_value text,
  corrected_by uuid NOT NULL,
  corrected_at timestamptz NOT NULL,
  filing_version integer NOT NULL,
  machine_value text,
  machine_confidence real,
  machine_method text,
  machine_evidence jsonb,
  given_by_court boolean DEFAULT false NOT NULL,
  CONSTRAINT corrections_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX corrections_filing ON corrections (filing_id, corrected_at);
--> statement-breakpoint
CREATE INDEX corrections_made ON corrections (corrected_at);
--> statement-breakpoint
CREATE TABLE court_closures (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  closed_on date NOT NULL,
  name text NOT NULL,
  closed_until date,
  closed_from time without time zone,
  closed_to time without time zone,
  declared_by text DEFAULT 'court' NOT NULL,
  place text,
  order_citation text,
  extends_deadlines boolean DEFAULT true NOT NULL,
  CONSTRAINT court_closures_declared_by CHECK ((declared_by = ANY (ARRAY['court'::text, 'county'::text, 'state'::text]))),
  CONSTRAINT court_closures_hours CHECK ((((closed_from IS NULL) = (closed_to IS NULL)) AND ((closed_from IS NULL) OR ((closed_from < closed_to) AND (closed_until IS NULL))))),
  CONSTRAINT court_closures_order CHECK (((closed_until IS NULL) OR (closed_until > closed_on))),
  CONSTRAINT court_closures_day_taken EXCLUDE USING gist (court_id WITH =, daterange(closed_on, COALESCE(closed_until, closed_on), '[]'::text) WITH &&),
  CONSTRAINT court_closures_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE courtrooms (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  name text NOT NULL,
  location text,
  seats integer,
  active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT courtrooms_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX courtrooms_name_taken ON courtrooms (court_id, lower(name));
--> statement-breakpoint
CREATE TABLE courts (
  id text NOT NULL,
  name text NOT NULL,
  division text,
  level text NOT NULL,
  jurisdiction text NOT NULL,
  county text,
  time_zone text NOT NULL,
  address_lines text[] DEFAULT '{}'::text[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT courts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE deadline_notices (
  deadline_id uuid NOT NULL,
  day date NOT NULL,
  told_at timestamptz NOT NULL,
  CONSTRAINT deadline_notices_deadline_id_day_pk PRIMARY KEY (deadline_id, day)
);
--> statement-breakpoint
CREATE TABLE deadlines (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  case_id uuid NOT NULL,
  filing_id uuid,
  owner_id uuid,
  rule_id text NOT NULL,
  action text NOT NULL,
  trigger text NOT NULL,
  trigger_date date NOT NULL,
  service_method text,
  due_date date NOT NULL,
  due_time text,
  authority text NOT NULL,
  confidence text NOT NULL,
  derivation jsonb NOT NULL,
  sources jsonb NOT NULL,
  note text,
  kept_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  settled_by uuid,
  settled_at timestamptz,
  settled_reason text,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT deadlines_settled CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  CONSTRAINT deadlines_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX deadlines_case ON deadlines (case_id, due_date);
--> statement-breakpoint
CREATE UNIQUE INDEX deadlines_kept_once ON deadlines (case_id, rule_id, trigger_date, COALESCE(service_method, ''::text), COALESCE((owner_id)::text, ''::text))
  WHERE (state = 'open'::text);
--> statement-breakpoint
CREATE INDEX deadlines_owner ON deadlines (owner_id, due_date);
--> statement-breakpoint
CREATE INDEX deadlines_pressing ON deadlines (court_id, due_date, id)
  WHERE (state = 'open'::text);
--> statement-breakpoint
CREATE TABLE decided_filings (
  court_id text NOT NULL,
  returnable integer NOT NULL,
  strikable integer NOT NULL,
  is_complete boolean NOT NULL,
  accepted integer DEFAULT 0 NOT NULL,
  sent_back integer DEFAULT 0 NOT NULL,
  CONSTRAINT decided_filings_court_id_returnable_strikable_is_complete_pk PRIMARY KEY (court_id, returnable, strikable, is_complete)
);
--> statement-breakpoint
CREATE TABLE docket_entries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  case_id uuid NOT NULL,
  number integer NOT NULL,
  filed_on date NOT NULL,
  entered_at timestamptz NOT NULL,
  entered_by uuid,
  kind text NOT NULL,
  description jsonb NOT NULL,
  filing_id uuid,
  CONSTRAINT docket_entries_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX docket_entries_filing_once ON docket_entries (filing_id);
--> statement-breakpoint
CREATE UNIQUE INDEX docket_entries_number_taken ON docket_entries (case_id, number);
--> statement-breakpoint
CREATE TABLE document_analyses (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  sha256 text NOT NULL,
  file_name text NOT NULL,
  file_type text NOT NULL,
  file_size integer NOT NULL,
  pages integer,
  pages_without_text integer DEFAULT 0 NOT NULL,
  reading jsonb NOT NULL,
  processing_time_seconds real NOT NULL,
  analyzed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  pages_recognized integer DEFAULT 0 NOT NULL,
  CONSTRAINT document_analyses_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX document_analyses_expired ON document_analyses (expires_at);
--> statement-breakpoint
CREATE INDEX document_analyses_own ON document_analyses (person_id, court_id, analyzed_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX document_analyses_sha ON document_analyses (sha256);
--> statement-breakpoint
CREATE TABLE document_facts (
  version_id uuid NOT NULL,
  facts jsonb NOT NULL,
  facts_version integer NOT NULL,
  made_at timestamptz NOT NULL,
  reading jsonb NOT NULL,
  CONSTRAINT document_facts_pkey PRIMARY KEY (version_id)
);
--> statement-breakpoint
CREATE TABLE document_fingerprints (
  version_id uuid NOT NULL,
  court_id text NOT NULL,
  words text NOT NULL,
  sketch integer[] NOT NULL,
  bands integer[] NOT NULL,
  CONSTRAINT document_fingerprints_pkey PRIMARY KEY (version_id)
);
--> statement-breakpoint
CREATE INDEX document_fingerprints_bands ON document_fingerprints USING gin (bands);
--> statement-breakpoint
CREATE INDEX document_fingerprints_words ON document_fingerprints (words);
--> statement-breakpoint
CREATE TABLE document_versions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  document_id uuid NOT NULL,
  number integer NOT NULL,
  sha256 text NOT NULL,
  file_name text NOT NULL,
  file_type text NOT NULL,
  file_size integer NOT NULL,
  pages integer,
  pages_without_text integer DEFAULT 0 NOT NULL,
  type text,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  read_at timestamptz,
  read_error jsonb,
  pages_recognized integer DEFAULT 0 NOT NULL,
  CONSTRAINT document_versions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX document_versions_number_taken ON document_versions (document_id, number);
--> statement-breakpoint
CREATE INDEX document_versions_sha ON document_versions (sha256);
--> statement-breakpoint
CREATE TABLE documents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  filing_id uuid NOT NULL,
  kind text NOT NULL,
  "position" integer NOT NULL,
  title text NOT NULL,
  CONSTRAINT documents_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX documents_one_lead ON documents (filing_id)
  WHERE (kind = 'lead'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX documents_position_taken ON documents (filing_id, "position");
--> statement-breakpoint
CREATE TABLE envelopes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  submitted_by uuid NOT NULL,
  submitted_at timestamptz NOT NULL,
  filer_info jsonb,
  CONSTRAINT envelopes_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX envelopes_submitted ON envelopes (submitted_by, submitted_at DESC NULLS LAST);
--> statement-breakpoint
CREATE TABLE event_types (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  name text NOT NULL,
  duration_minutes integer NOT NULL,
  held_in_sitting boolean DEFAULT false NOT NULL,
  active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT event_types_duration CHECK (((duration_minutes >= 5) AND (duration_minutes <= 600))),
  CONSTRAINT event_types_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX event_types_name_taken ON event_types (court_id, lower(name));
--> statement-breakpoint
CREATE TABLE external_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  person_id uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT external_identities_issuer_subject_pk PRIMARY KEY (issuer, subject)
);
--> statement-breakpoint
CREATE TABLE extracted_fields (
  analysis_id uuid NOT NULL,
  "position" integer NOT NULL,
  field text NOT NULL,
  value text NOT NULL,
  confidence real NOT NULL,
  method text NOT NULL,
  evidence jsonb NOT NULL,
  parts jsonb,
  says jsonb,
  CONSTRAINT extracted_fields_analysis_id_position_pk PRIMARY KEY (analysis_id, "position")
);
--> statement-breakpoint
CREATE TABLE filings (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  filed_by uuid NOT NULL,
  case_id uuid,
  state text DEFAULT 'received' NOT NULL,
  document_name text NOT NULL,
  court_level text,
  jurisdiction text,
  case_type text,
  priority text NOT NULL,
  priority_reason jsonb NOT NULL,
  priority_set_by uuid,
  received_at timestamptz NOT NULL,
  doc_type text,
  title text,
  court text,
  location text,
  case_number text,
  filing_date date,
  plaintiffs text[] DEFAULT '{}'::text[] NOT NULL,
  claimants text[] DEFAULT '{}'::text[] NOT NULL,
  defendants text[] DEFAULT '{}'::text[] NOT NULL,
  amount text,
  judge_name text,
  summary jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_complete boolean DEFAULT false NOT NULL,
  confidence_reasons jsonb DEFAULT '[]'::jsonb NOT NULL,
  accuracy_score real,
  version integer DEFAULT 1 NOT NULL,
  idempotency_key text,
  analyzed_at timestamptz,
  processing_time_seconds real,
  envelope_id uuid,
  claimed_by uuid,
  claimed_at timestamptz,
  resubmitted_at timestamptz,
  hearing_date date,
  hearing_time text,
  proposed_case_id uuid,
  confirmed_doubts jsonb DEFAULT '[]'::jsonb NOT NULL,
  first_received_at timestamptz,
  document_type text,
  CONSTRAINT filings_placed_by_court CHECK (((case_id IS NULL) OR (state = ANY (ARRAY['accepted'::text, 'docketed'::text, 'served'::text])))),
  CONSTRAINT filings_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX filings_case ON filings (case_id);
--> statement-breakpoint
CREATE INDEX filings_case_or_proposed ON filings (COALESCE(case_id, proposed_case_id));
--> statement-breakpoint
CREATE INDEX filings_envelope ON filings (envelope_id);
--> statement-breakpoint
CREATE INDEX filings_newest ON filings (court_id, received_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX filings_own ON filings (filed_by, received_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX filings_papers ON filings USING gin (paper_search(title, doc_type, document_name, case_number, summary, plaintiffs, claimants, defendants))
  WHERE (state = ANY (ARRAY['accepted'::text, 'docketed'::text, 'served'::text]));
--> statement-breakpoint
CREATE INDEX filings_pressing ON filings (court_id, priority, received_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX filings_search ON filings USING gin ((((((((COALESCE(case_number, ''::text) || ' '::text) || COALESCE(doc_type, ''::text)) || ' '::text) || document_name) || ' '::text) || COALESCE(title, ''::text))) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX filings_sent_once ON filings (filed_by, court_id, idempotency_key);
--> statement-breakpoint
CREATE INDEX filings_totals ON filings (court_id, processing_time_seconds, accuracy_score);
--> statement-breakpoint
CREATE INDEX filings_waiting ON filings (court_id, received_at, id)
  WHERE (state = 'received'::text);
--> statement-breakpoint
CREATE TABLE generated_documents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  case_id uuid,
  template_id text NOT NULL,
  forum text NOT NULL,
  format text NOT NULL,
  title text NOT NULL,
  case_data jsonb NOT NULL,
  missing text[] DEFAULT '{}'::text[] NOT NULL,
  sha256 text NOT NULL,
  file_name text NOT NULL,
  file_size integer NOT NULL,
  pages integer,
  generated_at timestamptz NOT NULL,
  CONSTRAINT generated_documents_format CHECK ((format = ANY (ARRAY['pdf'::text, 'docx'::text]))),
  CONSTRAINT generated_documents_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX generated_documents_own ON generated_documents (person_id, court_id, generated_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX generated_documents_sha ON generated_documents (sha256);
--> statement-breakpoint
CREATE TABLE hearing_attorneys (
  hearing_id uuid NOT NULL,
  attorney_id uuid NOT NULL,
  CONSTRAINT hearing_attorneys_hearing_id_attorney_id_pk PRIMARY KEY (hearing_id, attorney_id)
);
--> statement-breakpoint
CREATE INDEX hearing_attorneys_attorney ON hearing_attorneys (attorney_id);
--> statement-breakpoint
CREATE TABLE hearings (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  case_id uuid,
  judge text NOT NULL,
  mediator text,
  case_title text NOT NULL,
  case_number text NOT NULL,
  case_type text NOT NULL,
  event_type text NOT NULL,
  hearing_date date NOT NULL,
  hearing_time time without time zone NOT NULL,
  venue text NOT NULL,
  status text DEFAULT 'scheduled' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  duration_minutes integer DEFAULT 30 NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  judge_id uuid,
  courtroom_id uuid,
  event_type_id uuid,
  sitting_id uuid,
  interpreter text,
  override_reason text,
  reason text,
  requested_by uuid,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT hearings_duration CHECK (((duration_minutes >= 5) AND (duration_minutes <= 600))),
  CONSTRAINT hearings_lasts CHECK ((EXTRACT(epoch FROM (ends_at - starts_at)) = ((duration_minutes * 60))::numeric)),
  CONSTRAINT hearings_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX hearings_asked_for ON hearings (requested_by)
  WHERE (requested_by IS NOT NULL);
--> statement-breakpoint
CREATE INDEX hearings_case ON hearings (case_id);
--> statement-breakpoint
CREATE INDEX hearings_in_order ON hearings (court_id, starts_at, id);
--> statement-breakpoint
CREATE INDEX hearings_judge ON hearings (judge_id, starts_at);
--> statement-breakpoint
CREATE INDEX hearings_sitting ON hearings (sitting_id);
--> statement-breakpoint
CREATE INDEX hearings_upcoming ON hearings (court_id, hearing_date);
--> statement-breakpoint
CREATE INDEX hearings_words ON hearings USING gin ((((case_number || ' '::text) || case_title)) gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE held_submissions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  corrects uuid,
  files jsonb NOT NULL,
  doubts jsonb NOT NULL,
  held_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  choices jsonb DEFAULT '{}'::jsonb NOT NULL,
  idempotency_key text,
  settled_at timestamptz,
  CONSTRAINT held_submissions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX held_submissions_expiring ON held_submissions (expires_at);
--> statement-breakpoint
CREATE INDEX held_submissions_of_person ON held_submissions (person_id, court_id);
--> statement-breakpoint
CREATE TABLE invitations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  court_id text NOT NULL,
  role text NOT NULL,
  invited_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  withdrawn_at timestamptz,
  sent_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  attorney_id uuid,
  CONSTRAINT invitations_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX invitations_email ON invitations (email);
--> statement-breakpoint
CREATE UNIQUE INDEX invitations_one_open ON invitations (court_id, email)
  WHERE ((used_at IS NULL) AND (withdrawn_at IS NULL));
--> statement-breakpoint
CREATE TABLE judge_availability (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  judge_id uuid NOT NULL,
  status text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text,
  set_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT judge_availability_order CHECK ((starts_at < ends_at)),
  CONSTRAINT judge_availability_overlap EXCLUDE USING gist (court_id WITH =, judge_id WITH =, tstzrange(starts_at, ends_at) WITH &&),
  CONSTRAINT judge_availability_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX judge_availability_court ON judge_availability (court_id, ends_at);
--> statement-breakpoint
CREATE TABLE judge_notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  judge_id uuid NOT NULL,
  case_id uuid,
  hearing_id uuid,
  text text NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT judge_notes_of_one CHECK ((num_nonnulls(case_id, hearing_id) = 1)),
  CONSTRAINT judge_notes_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX judge_notes_one_each ON judge_notes (judge_id, COALESCE((case_id)::text, ''::text), COALESCE((hearing_id)::text, ''::text));
--> statement-breakpoint
CREATE TABLE judge_profiles (
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  specialization text NOT NULL,
  bar_number text NOT NULL,
  location text NOT NULL,
  court_house text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  reason text,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT judge_profiles_person_id_court_id_pk PRIMARY KEY (person_id, court_id)
);
--> statement-breakpoint
CREATE TABLE judicial_marks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  filing_id uuid NOT NULL,
  judge_id uuid NOT NULL,
  mark text NOT NULL,
  note text,
  marked_at timestamptz NOT NULL,
  version_id uuid,
  CONSTRAINT judicial_marks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX judicial_marks_judge ON judicial_marks (judge_id, marked_at);
--> statement-breakpoint
CREATE UNIQUE INDEX judicial_marks_one_each ON judicial_marks (filing_id, judge_id);
--> statement-breakpoint
CREATE TABLE known_devices (
  device_hash bytea NOT NULL,
  person_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT known_devices_device_hash_person_id_pk PRIMARY KEY (device_hash, person_id)
);
--> statement-breakpoint
CREATE INDEX known_devices_person ON known_devices (person_id);
--> statement-breakpoint
CREATE TABLE library_citations (
  key text NOT NULL,
  source text NOT NULL,
  number bigint NOT NULL,
  CONSTRAINT library_citations_key_source_number_pk PRIMARY KEY (key, source, number)
);
--> statement-breakpoint
CREATE TABLE library_decisions (
  source text NOT NULL,
  number bigint NOT NULL,
  name text NOT NULL,
  full_name text,
  court text,
  decided text,
  decided_about boolean DEFAULT false NOT NULL,
  url text,
  first_page integer,
  last_page integer,
  words text,
  docket bigint,
  CONSTRAINT library_decisions_source CHECK ((source = ANY (ARRAY['courtlistener'::text, 'cap'::text]))),
  CONSTRAINT library_decisions_source_number_pk PRIMARY KEY (source, number)
);
--> statement-breakpoint
CREATE INDEX library_decisions_docket ON library_decisions (docket)
  WHERE (docket IS NOT NULL);
--> statement-breakpoint
CREATE TABLE library_editions (
  edition text NOT NULL,
  loaded_at timestamptz NOT NULL,
  CONSTRAINT library_editions_pkey PRIMARY KEY (edition)
);
--> statement-breakpoint
CREATE TABLE library_imports (
  source text NOT NULL,
  file text NOT NULL,
  rows bigint NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  CONSTRAINT library_imports_source_file_pk PRIMARY KEY (source, file)
);
--> statement-breakpoint
CREATE TABLE library_volumes (
  key text NOT NULL,
  source text NOT NULL,
  name text NOT NULL,
  decisions integer NOT NULL,
  whole boolean NOT NULL,
  imported_at timestamptz NOT NULL,
  CONSTRAINT library_volumes_key_source_pk PRIMARY KEY (key, source)
);
--> statement-breakpoint
CREATE TABLE notifications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  href text,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  code text NOT NULL,
  "values" jsonb NOT NULL,
  CONSTRAINT notifications_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX notifications_newest ON notifications (person_id, court_id, created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications (person_id, court_id)
  WHERE (read_at IS NULL);
--> statement-breakpoint
CREATE TABLE own_checks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  analysis_id uuid NOT NULL,
  documents jsonb NOT NULL,
  choices jsonb NOT NULL,
  checked_at timestamptz NOT NULL,
  pack text NOT NULL,
  pack_name text NOT NULL,
  pack_edition date NOT NULL,
  findings jsonb NOT NULL,
  not_checked jsonb NOT NULL,
  met integer NOT NULL,
  ledgers jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT own_checks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX own_checks_of ON own_checks (analysis_id);
--> statement-breakpoint
CREATE TABLE parties (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  case_id uuid NOT NULL,
  full_name text NOT NULL,
  role text NOT NULL,
  attorney_id uuid,
  "position" integer NOT NULL,
  counsel_name text,
  counsel_bar_number text,
  CONSTRAINT parties_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX parties_attorney ON parties (attorney_id);
--> statement-breakpoint
CREATE INDEX parties_case ON parties (case_id);
--> statement-breakpoint
CREATE TABLE passkey_challenges (
  challenge_hash bytea NOT NULL,
  session_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash)
);
--> statement-breakpoint
CREATE INDEX passkey_challenges_session ON passkey_challenges (session_id);
--> statement-breakpoint
CREATE TABLE password_links (
  token_hash bytea NOT NULL,
  person_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT password_links_pkey PRIMARY KEY (token_hash)
);
--> statement-breakpoint
CREATE TABLE people (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  full_name text NOT NULL,
  email text,
  password_hash text,
  created_at timestamptz DEFAULT now() NOT NULL,
  deactivated_at timestamptz,
  email_verified_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT people_email_lower_case CHECK ((email = lower(email))),
  CONSTRAINT people_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX people_email_taken ON people (email);
--> statement-breakpoint
CREATE INDEX people_find ON people USING gin ((((full_name || ' '::text) || COALESCE(email, ''::text))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX people_search ON people USING gin (full_name gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE person_preferences (
  person_id uuid NOT NULL,
  date_format text NOT NULL,
  time_format text NOT NULL,
  theme text,
  language text NOT NULL,
  usual_court text,
  notifications jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT person_preferences_pkey PRIMARY KEY (person_id)
);
--> statement-breakpoint
CREATE TABLE person_roles (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  role text NOT NULL,
  granted_at timestamptz DEFAULT now() NOT NULL,
  granted_by uuid,
  ended_at timestamptz,
  granted_through text,
  CONSTRAINT person_roles_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX person_roles_court ON person_roles (court_id, role)
  WHERE (ended_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX person_roles_one_at_a_time ON person_roles (person_id, court_id)
  WHERE (ended_at IS NULL);
--> statement-breakpoint
CREATE TABLE provider_sign_ins (
  state_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT provider_sign_ins_pkey PRIMARY KEY (state_hash)
);
--> statement-breakpoint
CREATE TABLE recognized_pages (
  document_sha256 text NOT NULL,
  page integer NOT NULL,
  recognizer text NOT NULL,
  words text,
  problem text,
  recognized_at timestamptz NOT NULL,
  CONSTRAINT recognized_pages_outcome CHECK (((words IS NULL) <> (problem IS NULL))),
  CONSTRAINT recognized_pages_problem CHECK ((problem = ANY (ARRAY['too_slow'::text, 'too_much_memory'::text, 'fell'::text]))),
  CONSTRAINT recognized_pages_document_sha256_page_recognizer_pk PRIMARY KEY (document_sha256, page, recognizer)
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  person_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_codes_person_id_code_hash_pk PRIMARY KEY (person_id, code_hash)
);
--> statement-breakpoint
CREATE TABLE research_cache (
  key text NOT NULL,
  platform text NOT NULL,
  answer jsonb NOT NULL,
  fetched_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT research_cache_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE INDEX research_cache_expiry ON research_cache (expires_at);
--> statement-breakpoint
CREATE TABLE research_connections (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  platform text NOT NULL,
  person_id uuid,
  account text,
  sealed bytea NOT NULL,
  ending text NOT NULL,
  state text NOT NULL,
  reason jsonb,
  tested_at timestamptz,
  last_sync_at timestamptz,
  blocked_until timestamptz,
  connected_by uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT research_connections_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX research_connections_checked ON research_connections (tested_at);
--> statement-breakpoint
CREATE UNIQUE INDEX research_connections_courts ON research_connections (court_id, platform)
  WHERE (person_id IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX research_connections_own ON research_connections (court_id, platform, person_id)
  WHERE (person_id IS NOT NULL);
--> statement-breakpoint
CREATE TABLE research_searches (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  person_id uuid NOT NULL,
  platform text NOT NULL,
  query text NOT NULL,
  filters jsonb NOT NULL,
  fingerprint text NOT NULL,
  results integer,
  searched_at timestamptz NOT NULL,
  CONSTRAINT research_searches_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX research_searches_newest ON research_searches (person_id, court_id, searched_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX research_searches_once ON research_searches (person_id, court_id, platform, fingerprint);
--> statement-breakpoint
CREATE TABLE research_settings (
  person_id uuid NOT NULL,
  default_platform text NOT NULL,
  sync_frequency text NOT NULL,
  auto_search boolean NOT NULL,
  citation_check boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT research_settings_frequency CHECK ((sync_frequency = ANY (ARRAY['real_time'::text, 'hourly'::text, 'daily'::text, 'manual'::text]))),
  CONSTRAINT research_settings_pkey PRIMARY KEY (person_id)
);
--> statement-breakpoint
CREATE TABLE resource_downloads (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  resource_id text NOT NULL,
  person_id uuid NOT NULL,
  downloaded_at timestamptz NOT NULL,
  CONSTRAINT resource_downloads_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX resource_downloads_resource ON resource_downloads (resource_id);
--> statement-breakpoint
CREATE TABLE resource_ratings (
  resource_id text NOT NULL,
  person_id uuid NOT NULL,
  stars integer NOT NULL,
  rated_at timestamptz NOT NULL,
  CONSTRAINT resource_ratings_one_to_five CHECK (((stars >= 1) AND (stars <= 5))),
  CONSTRAINT resource_ratings_resource_id_person_id_pk PRIMARY KEY (resource_id, person_id)
);
--> statement-breakpoint
CREATE TABLE reviews (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  filing_id uuid NOT NULL,
  decision text NOT NULL,
  reason_code text,
  reason text,
  authority text,
  correct_by timestamptz,
  decided_by uuid NOT NULL,
  decided_at timestamptz NOT NULL,
  state text DEFAULT 'held' NOT NULL,
  settled_at timestamptz,
  filing_version integer NOT NULL,
  placement jsonb,
  deficiency boolean DEFAULT false NOT NULL,
  filed_as_of text,
  filed_as_of_reason text,
  CONSTRAINT reviews_filed_as_of CHECK (((filed_as_of IS NULL) OR (filed_as_of = 'received'::text) OR ((filed_as_of = 'first_received'::text) AND (filed_as_of_reason IS NOT NULL)))),
  CONSTRAINT reviews_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX reviews_filing ON reviews (filing_id, decided_at);
--> statement-breakpoint
CREATE UNIQUE INDEX reviews_one_end ON reviews (filing_id)
  WHERE ((state = 'effective'::text) AND (decision <> 'returned'::text));
--> statement-breakpoint
CREATE UNIQUE INDEX reviews_one_held ON reviews (filing_id)
  WHERE (state = 'held'::text);
--> statement-breakpoint
CREATE INDEX reviews_settled ON reviews (settled_at)
  WHERE (state = 'effective'::text);
--> statement-breakpoint
CREATE TABLE rule_adoptions (
  court_id text NOT NULL,
  rule_id text NOT NULL,
  adopted_by uuid,
  adopted_at timestamptz NOT NULL,
  note text,
  CONSTRAINT rule_adoptions_court_id_rule_id_pk PRIMARY KEY (court_id, rule_id)
);
--> statement-breakpoint
CREATE TABLE saved_searches (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  person_id uuid NOT NULL,
  query text NOT NULL,
  platforms text[] NOT NULL,
  filters jsonb NOT NULL,
  fingerprint text NOT NULL,
  created_at timestamptz NOT NULL,
  last_run_at timestamptz,
  counts jsonb DEFAULT '{}'::jsonb NOT NULL,
  seen_counts jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX saved_searches_due ON saved_searches (last_run_at);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_searches_once ON saved_searches (person_id, court_id, fingerprint);
--> statement-breakpoint
CREATE TABLE second_factors (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  sealed_secret bytea,
  last_step bigint,
  credential_id text,
  public_key bytea,
  counter bigint,
  transports text[],
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  CONSTRAINT second_factors_complete CHECK ((((kind = 'authenticator'::text) AND (sealed_secret IS NOT NULL)) OR ((kind = 'passkey'::text) AND (credential_id IS NOT NULL) AND (public_key IS NOT NULL) AND (counter IS NOT NULL)))),
  CONSTRAINT second_factors_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX second_factors_credential_taken ON second_factors (credential_id);
--> statement-breakpoint
CREATE INDEX second_factors_person ON second_factors (person_id);
--> statement-breakpoint
CREATE TABLE session_tokens (
  token_hash bytea NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT session_tokens_pkey PRIMARY KEY (token_hash)
);
--> statement-breakpoint
CREATE INDEX session_tokens_session ON session_tokens (session_id);
--> statement-breakpoint
CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  role text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  address inet,
  user_agent text,
  browser_hash bytea,
  second_factor_awaited boolean DEFAULT false NOT NULL,
  second_factor_at timestamptz,
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX sessions_browser ON sessions (browser_hash);
--> statement-breakpoint
CREATE INDEX sessions_person ON sessions (person_id);
--> statement-breakpoint
CREATE TABLE sign_in_failures (
  key text NOT NULL,
  failures integer NOT NULL,
  since timestamptz NOT NULL,
  CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE sign_in_tickets (
  ticket_hash bytea NOT NULL,
  person_id uuid NOT NULL,
  browser_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  second_factor_given boolean DEFAULT false NOT NULL,
  CONSTRAINT sign_in_tickets_pkey PRIMARY KEY (ticket_hash)
);
--> statement-breakpoint
CREATE TABLE sittings (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  title text NOT NULL,
  judge_id uuid NOT NULL,
  courtroom_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  capacity integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT sittings_capacity CHECK (((capacity >= 1) AND (capacity <= 200))),
  CONSTRAINT sittings_order CHECK ((starts_at < ends_at)),
  CONSTRAINT sittings_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX sittings_court ON sittings (court_id, starts_at);
--> statement-breakpoint
CREATE INDEX sittings_judge ON sittings (judge_id, starts_at);
--> statement-breakpoint
CREATE TABLE standing_orders (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  subject text NOT NULL,
  judge_name text,
  authority text NOT NULL,
  effective_from date NOT NULL,
  withdrawn_at timestamptz,
  entered_by uuid,
  entered_at timestamptz NOT NULL,
  CONSTRAINT standing_orders_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX standing_orders_of ON standing_orders (court_id, subject);
--> statement-breakpoint
CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  delivery_id uuid NOT NULL,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  status integer,
  error jsonb,
  response text,
  by_hand boolean DEFAULT false NOT NULL,
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX webhook_attempts_number ON webhook_attempts (delivery_id, number);
--> statement-breakpoint
CREATE TABLE webhook_deliveries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  event_id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  state text DEFAULT 'waiting' NOT NULL,
  round_attempts integer DEFAULT 0 NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamptz,
  last_status integer,
  last_error jsonb,
  created_at timestamptz NOT NULL,
  delivered_at timestamptz,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (endpoint_id, created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries (event_id, endpoint_id);
--> statement-breakpoint
CREATE TABLE webhook_endpoints (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  url text NOT NULL,
  description text DEFAULT '' NOT NULL,
  event_types text[] NOT NULL,
  secret_sealed bytea NOT NULL,
  previous_secret_sealed bytea,
  previous_secret_until timestamptz,
  state text DEFAULT 'active' NOT NULL,
  failing_since timestamptz,
  created_by uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  removed_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  disabled_reason jsonb,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX webhook_endpoints_court ON webhook_endpoints (court_id)
  WHERE (removed_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX webhook_endpoints_once ON webhook_endpoints (court_id, url)
  WHERE (removed_at IS NULL);
--> statement-breakpoint
CREATE TABLE webhook_events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL,
  type text NOT NULL,
  subject_id text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  CONSTRAINT webhook_events_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX webhook_events_newest ON webhook_events (court_id, occurred_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX webhook_events_subject ON webhook_events (subject_id);
--> statement-breakpoint
CREATE TABLE working_hours (
  court_id text NOT NULL,
  weekday smallint NOT NULL,
  opens time without time zone NOT NULL,
  closes time without time zone NOT NULL,
  CONSTRAINT working_hours_order CHECK ((opens < closes)),
  CONSTRAINT working_hours_weekday CHECK (((weekday >= 0) AND (weekday <= 6))),
  CONSTRAINT working_hours_court_id_weekday_pk PRIMARY KEY (court_id, weekday)
);
--> statement-breakpoint
ALTER TABLE access_log
  ADD CONSTRAINT access_log_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE access_requests
  ADD CONSTRAINT access_requests_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT access_requests_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people(id),
  ADD CONSTRAINT access_requests_key_id_api_keys_id_fk FOREIGN KEY (key_id) REFERENCES api_keys(id),
  ADD CONSTRAINT access_requests_requested_by_people_id_fk FOREIGN KEY (requested_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE activities
  ADD CONSTRAINT activities_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE activity_heads
  ADD CONSTRAINT activity_heads_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE activity_signatures
  ADD CONSTRAINT activity_signatures_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE address_links
  ADD CONSTRAINT address_links_access_request_id_access_requests_id_fk FOREIGN KEY (access_request_id) REFERENCES access_requests(id) ON DELETE CASCADE,
  ADD CONSTRAINT address_links_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE analyses
  ADD CONSTRAINT analyses_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id),
  ADD CONSTRAINT analyses_requested_by_people_id_fk FOREIGN KEY (requested_by) REFERENCES people(id),
  ADD CONSTRAINT analyses_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions(id);
--> statement-breakpoint
ALTER TABLE api_analyses
  ADD CONSTRAINT api_analyses_analysis_id_document_analyses_id_fk FOREIGN KEY (analysis_id) REFERENCES document_analyses(id) ON DELETE SET NULL,
  ADD CONSTRAINT api_analyses_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT api_analyses_requested_by_people_id_fk FOREIGN KEY (requested_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE api_calls
  ADD CONSTRAINT api_calls_key_id_api_keys_id_fk FOREIGN KEY (key_id) REFERENCES api_keys(id);
--> statement-breakpoint
ALTER TABLE api_keys
  ADD CONSTRAINT api_keys_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT api_keys_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  ADD CONSTRAINT api_keys_revoked_by_people_id_fk FOREIGN KEY (revoked_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE api_submissions
  ADD CONSTRAINT api_submissions_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes(id),
  ADD CONSTRAINT api_submissions_submitted_by_people_id_fk FOREIGN KEY (submitted_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE assistant_conversations
  ADD CONSTRAINT assistant_conversations_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT assistant_conversations_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE assistant_messages
  ADD CONSTRAINT assistant_messages_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT assistant_messages_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE attorney_claims
  ADD CONSTRAINT attorney_claims_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys(id) ON DELETE SET NULL,
  ADD CONSTRAINT attorney_claims_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT attorney_claims_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people(id),
  ADD CONSTRAINT attorney_claims_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE attorneys
  ADD CONSTRAINT attorneys_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT attorneys_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE authority_citations
  ADD CONSTRAINT authority_citations_authority_id_authorities_id_fk FOREIGN KEY (authority_id) REFERENCES authorities(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE calendar_bookings
  ADD CONSTRAINT calendar_bookings_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT calendar_bookings_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings(id) ON DELETE CASCADE,
  ADD CONSTRAINT calendar_bookings_sitting_id_sittings_id_fk FOREIGN KEY (sitting_id) REFERENCES sittings(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE case_assignments
  ADD CONSTRAINT case_assignments_assigned_by_people_id_fk FOREIGN KEY (assigned_by) REFERENCES people(id),
  ADD CONSTRAINT case_assignments_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys(id),
  ADD CONSTRAINT case_assignments_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id);
--> statement-breakpoint
ALTER TABLE case_counters
  ADD CONSTRAINT case_counters_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE cases
  ADD CONSTRAINT cases_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT cases_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE citation_ledgers
  ADD CONSTRAINT citation_ledgers_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT citation_ledgers_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE compliance_checks
  ADD CONSTRAINT compliance_checks_caused_by_people_id_fk FOREIGN KEY (caused_by) REFERENCES people(id),
  ADD CONSTRAINT compliance_checks_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE confirmations
  ADD CONSTRAINT confirmations_analysis_id_analyses_id_fk FOREIGN KEY (analysis_id) REFERENCES analyses(id),
  ADD CONSTRAINT confirmations_confirmed_by_people_id_fk FOREIGN KEY (confirmed_by) REFERENCES people(id),
  ADD CONSTRAINT confirmations_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id);
--> statement-breakpoint
ALTER TABLE contact_replies
  ADD CONSTRAINT contact_replies_request_id_fkey FOREIGN KEY (request_id) REFERENCES contact_requests(id),
  ADD CONSTRAINT contact_replies_written_by_fkey FOREIGN KEY (written_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE contact_requests
  ADD CONSTRAINT contact_requests_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE corrections
  ADD CONSTRAINT corrections_analysis_id_analyses_id_fk FOREIGN KEY (analysis_id) REFERENCES analyses(id),
  ADD CONSTRAINT corrections_corrected_by_people_id_fk FOREIGN KEY (corrected_by) REFERENCES people(id),
  ADD CONSTRAINT corrections_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id);
--> statement-breakpoint
ALTER TABLE court_closures
  ADD CONSTRAINT court_closures_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE courtrooms
  ADD CONSTRAINT courtrooms_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE deadline_notices
  ADD CONSTRAINT deadline_notices_deadline_id_deadlines_id_fk FOREIGN KEY (deadline_id) REFERENCES deadlines(id);
--> statement-breakpoint
ALTER TABLE deadlines
  ADD CONSTRAINT deadlines_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id),
  ADD CONSTRAINT deadlines_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT deadlines_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id),
  ADD CONSTRAINT deadlines_kept_by_people_id_fk FOREIGN KEY (kept_by) REFERENCES people(id),
  ADD CONSTRAINT deadlines_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  ADD CONSTRAINT deadlines_settled_by_people_id_fk FOREIGN KEY (settled_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE decided_filings
  ADD CONSTRAINT decided_filings_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE docket_entries
  ADD CONSTRAINT docket_entries_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id),
  ADD CONSTRAINT docket_entries_entered_by_people_id_fk FOREIGN KEY (entered_by) REFERENCES people(id),
  ADD CONSTRAINT docket_entries_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id);
--> statement-breakpoint
ALTER TABLE document_analyses
  ADD CONSTRAINT document_analyses_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT document_analyses_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE document_facts
  ADD CONSTRAINT document_facts_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_fingerprints
  ADD CONSTRAINT document_fingerprints_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT document_fingerprints_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_versions
  ADD CONSTRAINT document_versions_document_id_documents_id_fk FOREIGN KEY (document_id) REFERENCES documents(id),
  ADD CONSTRAINT document_versions_uploaded_by_people_id_fk FOREIGN KEY (uploaded_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE documents
  ADD CONSTRAINT documents_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id);
--> statement-breakpoint
ALTER TABLE envelopes
  ADD CONSTRAINT envelopes_submitted_by_people_id_fk FOREIGN KEY (submitted_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE event_types
  ADD CONSTRAINT event_types_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE external_identities
  ADD CONSTRAINT external_identities_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE extracted_fields
  ADD CONSTRAINT extracted_fields_analysis_id_analyses_id_fk FOREIGN KEY (analysis_id) REFERENCES analyses(id);
--> statement-breakpoint
ALTER TABLE filings
  ADD CONSTRAINT filings_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id),
  ADD CONSTRAINT filings_claimed_by_people_id_fk FOREIGN KEY (claimed_by) REFERENCES people(id),
  ADD CONSTRAINT filings_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT filings_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes(id),
  ADD CONSTRAINT filings_filed_by_people_id_fk FOREIGN KEY (filed_by) REFERENCES people(id),
  ADD CONSTRAINT filings_priority_set_by_people_id_fk FOREIGN KEY (priority_set_by) REFERENCES people(id),
  ADD CONSTRAINT filings_proposed_case_id_fkey FOREIGN KEY (proposed_case_id) REFERENCES cases(id);
--> statement-breakpoint
ALTER TABLE generated_documents
  ADD CONSTRAINT generated_documents_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id),
  ADD CONSTRAINT generated_documents_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT generated_documents_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE hearing_attorneys
  ADD CONSTRAINT hearing_attorneys_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys(id),
  ADD CONSTRAINT hearing_attorneys_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE hearings
  ADD CONSTRAINT hearings_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id),
  ADD CONSTRAINT hearings_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT hearings_courtroom_id_courtrooms_id_fk FOREIGN KEY (courtroom_id) REFERENCES courtrooms(id),
  ADD CONSTRAINT hearings_event_type_id_event_types_id_fk FOREIGN KEY (event_type_id) REFERENCES event_types(id),
  ADD CONSTRAINT hearings_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people(id),
  ADD CONSTRAINT hearings_requested_by_people_id_fk FOREIGN KEY (requested_by) REFERENCES people(id),
  ADD CONSTRAINT hearings_sitting_id_sittings_id_fk FOREIGN KEY (sitting_id) REFERENCES sittings(id);
--> statement-breakpoint
ALTER TABLE held_submissions
  ADD CONSTRAINT held_submissions_corrects_fkey FOREIGN KEY (corrects) REFERENCES filings(id),
  ADD CONSTRAINT held_submissions_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT held_submissions_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE invitations
  ADD CONSTRAINT invitations_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys(id) ON DELETE CASCADE,
  ADD CONSTRAINT invitations_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT invitations_invited_by_people_id_fk FOREIGN KEY (invited_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE judge_availability
  ADD CONSTRAINT judge_availability_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT judge_availability_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people(id),
  ADD CONSTRAINT judge_availability_set_by_people_id_fk FOREIGN KEY (set_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE judge_notes
  ADD CONSTRAINT judge_notes_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id),
  ADD CONSTRAINT judge_notes_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT judge_notes_hearing_id_hearings_id_fk FOREIGN KEY (hearing_id) REFERENCES hearings(id),
  ADD CONSTRAINT judge_notes_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE judge_profiles
  ADD CONSTRAINT judge_profiles_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT judge_profiles_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people(id),
  ADD CONSTRAINT judge_profiles_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE judicial_marks
  ADD CONSTRAINT judicial_marks_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT judicial_marks_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id),
  ADD CONSTRAINT judicial_marks_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people(id),
  ADD CONSTRAINT judicial_marks_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions(id);
--> statement-breakpoint
ALTER TABLE known_devices
  ADD CONSTRAINT known_devices_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE notifications
  ADD CONSTRAINT notifications_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT notifications_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE own_checks
  ADD CONSTRAINT own_checks_analysis_id_document_analyses_id_fk FOREIGN KEY (analysis_id) REFERENCES document_analyses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE parties
  ADD CONSTRAINT parties_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys(id),
  ADD CONSTRAINT parties_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id);
--> statement-breakpoint
ALTER TABLE passkey_challenges
  ADD CONSTRAINT passkey_challenges_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE password_links
  ADD CONSTRAINT password_links_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE person_preferences
  ADD CONSTRAINT person_preferences_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE person_roles
  ADD CONSTRAINT person_roles_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT person_roles_granted_by_people_id_fk FOREIGN KEY (granted_by) REFERENCES people(id),
  ADD CONSTRAINT person_roles_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE recovery_codes
  ADD CONSTRAINT recovery_codes_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE research_connections
  ADD CONSTRAINT research_connections_connected_by_people_id_fk FOREIGN KEY (connected_by) REFERENCES people(id),
  ADD CONSTRAINT research_connections_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT research_connections_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE research_searches
  ADD CONSTRAINT research_searches_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT research_searches_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE research_settings
  ADD CONSTRAINT research_settings_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE resource_downloads
  ADD CONSTRAINT resource_downloads_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE resource_ratings
  ADD CONSTRAINT resource_ratings_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE reviews
  ADD CONSTRAINT reviews_decided_by_people_id_fk FOREIGN KEY (decided_by) REFERENCES people(id),
  ADD CONSTRAINT reviews_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings(id);
--> statement-breakpoint
ALTER TABLE rule_adoptions
  ADD CONSTRAINT rule_adoptions_adopted_by_people_id_fk FOREIGN KEY (adopted_by) REFERENCES people(id),
  ADD CONSTRAINT rule_adoptions_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE saved_searches
  ADD CONSTRAINT saved_searches_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT saved_searches_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE second_factors
  ADD CONSTRAINT second_factors_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE session_tokens
  ADD CONSTRAINT session_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE sessions
  ADD CONSTRAINT sessions_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT sessions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE sign_in_tickets
  ADD CONSTRAINT sign_in_tickets_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE sittings
  ADD CONSTRAINT sittings_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT sittings_courtroom_id_courtrooms_id_fk FOREIGN KEY (courtroom_id) REFERENCES courtrooms(id),
  ADD CONSTRAINT sittings_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE standing_orders
  ADD CONSTRAINT standing_orders_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT standing_orders_entered_by_people_id_fk FOREIGN KEY (entered_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE webhook_attempts
  ADD CONSTRAINT webhook_attempts_delivery_id_webhook_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id);
--> statement-breakpoint
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_endpoint_id_webhook_endpoints_id_fk FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id),
  ADD CONSTRAINT webhook_deliveries_event_id_webhook_events_id_fk FOREIGN KEY (event_id) REFERENCES webhook_events(id);
--> statement-breakpoint
ALTER TABLE webhook_endpoints
  ADD CONSTRAINT webhook_endpoints_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id),
  ADD CONSTRAINT webhook_endpoints_created_by_people_id_fk FOREIGN KEY (created_by) REFERENCES people(id);
--> statement-breakpoint
ALTER TABLE webhook_events
  ADD CONSTRAINT webhook_events_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
ALTER TABLE working_hours
  ADD CONSTRAINT working_hours_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts(id);
--> statement-breakpoint
-- The portal's role has no right to delete entries: it can only ask for old ones to be removed, and never for the last 90 days.
CREATE FUNCTION forget_access_log(keep_days integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  WITH gone AS (
    DELETE FROM public.access_log
    WHERE last_at < now() - make_interval(days => greatest(keep_days, 90))
    RETURNING 1
  )
  SELECT count(*) FROM gone
$$;
--> statement-breakpoint
CREATE FUNCTION account_closes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare court text;
begin
  for court in
    select r.court_id from person_roles r
    where r.person_id = old.id and r.role = 'court_administrator' and r.ended_at is null
    order by r.court_id
  loop
    perform keep_an_administrator(court);
  end loop;
  return null;
end;
$$;
--> statement-breakpoint
-- A court never loses its last administrator, even when two administrators close each other's account at the same moment: the check
-- waits for the other's commit and then counts again.
CREATE FUNCTION keep_an_administrator(court text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock(hashtextextended('administrators ' || court, 0));
  if not exists (
    select 1 from person_roles r join people p on p.id = r.person_id
    where r.court_id = court and r.role = 'court_administrator' and r.ended_at is null and p.deactivated_at is null
  ) then
    raise exception 'A court needs an administrator.'
      using errcode = 'check_violation', constraint = 'person_roles_keep_an_administrator';
  end if;
end;
$$;
--> statement-breakpoint
-- The court's record is only ever appended to. `npm run verify-activity` finds a change that someone made in spite of this.
CREATE FUNCTION refuse_change_of_the_record() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'Lines of the activity record are never changed or removed.' using errcode = 'check_violation';
end
$$;
--> statement-breakpoint
-- At the end of a transaction, a hearing or sitting that takes time has booked its judge for exactly that time, and a hearing that
-- takes no time has booked nothing.
CREATE FUNCTION require_booking() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select from hearings where id = new.id
      and (status in ('scheduled', 'completed') and sitting_id is null) <> exists (
        select from calendar_bookings
        where hearing_id = new.id and kind = 'judge' and during = tstzrange(starts_at, ends_at))
  ) or exists (
    select from sittings where id = new.id and not exists (
      select from calendar_bookings
      where sitting_id = new.id and kind = 'judge' and during = tstzrange(starts_at, ends_at))
  ) then
    raise exception 'The calendar does not hold the bookings of this time.'
      using errcode = 'check_violation', constraint = 'calendar_bookings_kept';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION role_ends() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select 1 from people p where p.id = old.person_id and p.deactivated_at is null) then
    perform keep_an_administrator(old.court_id);
  end if;
  return null;
end;
$$;
--> statement-breakpoint
CREATE TRIGGER activities_append_only BEFORE DELETE OR UPDATE ON activities
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_the_record();
--> statement-breakpoint
CREATE TRIGGER activities_no_truncate BEFORE TRUNCATE ON activities
  FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_the_record();
--> statement-breakpoint
CREATE TRIGGER activity_signatures_append_only BEFORE DELETE OR UPDATE ON activity_signatures
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_the_record();
--> statement-breakpoint
CREATE TRIGGER activity_signatures_no_truncate BEFORE TRUNCATE ON activity_signatures
  FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_the_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER hearings_booked AFTER INSERT OR UPDATE OF court_id, status, starts_at, ends_at, sitting_id, judge_id, courtroom_id ON hearings
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION require_booking();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER people_keep_an_administrator AFTER UPDATE OF deactivated_at ON people
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (((old.deactivated_at IS NULL) AND (new.deactivated_at IS NOT NULL)))
  EXECUTE FUNCTION account_closes();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER person_roles_keep_an_administrator AFTER UPDATE OF ended_at ON person_roles
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (((old.role = 'court_administrator'::text) AND (old.ended_at IS NULL) AND (new.ended_at IS NOT NULL)))
  EXECUTE FUNCTION role_ends();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sittings_booked AFTER INSERT OR UPDATE OF judge_id, courtroom_id, starts_at, ends_at ON sittings
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION require_booking();
