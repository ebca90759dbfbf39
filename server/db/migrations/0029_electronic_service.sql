-- Electronic service of filings: the filer’s choices in a draft, the service of each envelope on its recipients, and what they opened (decision 0105).
CREATE TABLE service_drafts (
  envelope_id uuid NOT NULL,
  chosen jsonb NOT NULL,
  added jsonb NOT NULL,
  otherwise jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT service_drafts_pkey PRIMARY KEY (envelope_id),
  CONSTRAINT service_drafts_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE services (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  envelope_id uuid NOT NULL,
  case_id uuid NOT NULL,
  served_by uuid NOT NULL,
  moment text NOT NULL,
  authority text NOT NULL,
  created_at timestamptz NOT NULL,
  served_at timestamptz,
  CONSTRAINT services_pkey PRIMARY KEY (id),
  CONSTRAINT services_moment_known CHECK (moment IN ('at_filing', 'on_acceptance')),
  CONSTRAINT services_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT services_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id),
  CONSTRAINT services_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id),
  CONSTRAINT services_served_by_people_id_fk FOREIGN KEY (served_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE served_documents (
  service_id uuid NOT NULL,
  position integer NOT NULL,
  version_id uuid NOT NULL,
  CONSTRAINT served_documents_pkey PRIMARY KEY (service_id, position),
  CONSTRAINT served_documents_service_id_services_id_fk FOREIGN KEY (service_id) REFERENCES services (id),
  CONSTRAINT served_documents_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions (id)
);
--> statement-breakpoint
CREATE TABLE service_recipients (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  service_id uuid NOT NULL,
  position integer NOT NULL,
  key text NOT NULL,
  person_id uuid,
  name text NOT NULL,
  parties text[] NOT NULL DEFAULT '{}',
  ground text NOT NULL,
  method text NOT NULL,
  address text,
  state text NOT NULL,
  served_at timestamptz,
  served_on date,
  attempts integer NOT NULL DEFAULT 0,
  failure text,
  mail_reply text,
  token text,
  revoked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT service_recipients_pkey PRIMARY KEY (id),
  CONSTRAINT service_recipients_ground_known CHECK (ground IN ('counsel_registered', 'counsel_required', 'consented', 'email_given', 'courtesy', 'no_consent', 'no_email', 'other_method', 'withheld', 'own', 'own_side')),
  CONSTRAINT service_recipients_method_known CHECK (method IN ('portal', 'email', 'mail', 'personal', 'overnight', 'other')),
  CONSTRAINT service_recipients_state_known CHECK (state IN ('waiting', 'pending', 'sent', 'failed', 'undeliverable', 'by_filer', 'not_served')),
  CONSTRAINT service_recipients_failure_known CHECK (failure IN ('no_address', 'refused', 'unreachable')),
  CONSTRAINT service_recipients_token_long CHECK (token ~ '^[A-Za-z0-9_-]{32,64}$'),
  CONSTRAINT service_recipients_service_id_services_id_fk FOREIGN KEY (service_id) REFERENCES services (id),
  CONSTRAINT service_recipients_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE service_accesses (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  recipient_id uuid NOT NULL,
  version_id uuid,
  address text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT service_accesses_pkey PRIMARY KEY (id),
  CONSTRAINT service_accesses_recipient_id_service_recipients_id_fk FOREIGN KEY (recipient_id) REFERENCES service_recipients (id),
  CONSTRAINT service_accesses_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions (id)
);
--> statement-breakpoint
CREATE TABLE court_service (
  court_id text PRIMARY KEY NOT NULL REFERENCES courts (id),
  moment text CONSTRAINT court_service_moment_known CHECK (moment IN ('at_filing', 'on_acceptance')),
  authority text,
  version integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE UNIQUE INDEX services_once ON services (envelope_id, court_id);
--> statement-breakpoint
CREATE UNIQUE INDEX served_documents_version ON served_documents (service_id, version_id);
--> statement-breakpoint
CREATE UNIQUE INDEX service_recipients_once ON service_recipients (service_id, key);
--> statement-breakpoint
CREATE UNIQUE INDEX service_recipients_token ON service_recipients (token);
--> statement-breakpoint
CREATE INDEX service_recipients_person ON service_recipients (person_id);
--> statement-breakpoint
CREATE INDEX service_accesses_recipient ON service_accesses (recipient_id, at);
--> statement-breakpoint
-- A type of notices is added to those that other versions know.
DO $$
DECLARE
  known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO known FROM pg_constraint WHERE conname = 'notifications_kind_known';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known '
    || replace(known, '''docket_entered''::text', '''docket_entered''::text, ''service''::text');
END
$$;
