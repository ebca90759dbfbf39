CREATE TABLE court_certificates (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  source text NOT NULL,
  subject text NOT NULL,
  issuer text NOT NULL,
  fingerprint text NOT NULL,
  certificate bytea NOT NULL,
  chain text NOT NULL,
  sealed_key bytea NOT NULL,
  not_before timestamptz NOT NULL,
  not_after timestamptz NOT NULL,
  added_by uuid,
  added_at timestamptz NOT NULL,
  retired_at timestamptz,
  CONSTRAINT court_certificates_pkey PRIMARY KEY (id),
  CONSTRAINT court_certificates_source_known CHECK (source IN ('created', 'imported')),
  CONSTRAINT court_certificates_fingerprint_whole CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  CONSTRAINT court_certificates_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT court_certificates_added_by_people_id_fk FOREIGN KEY (added_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX court_certificates_present ON court_certificates (court_id) WHERE retired_at IS NULL;
--> statement-breakpoint
CREATE INDEX court_certificates_fingerprint ON court_certificates (fingerprint);
--> statement-breakpoint
CREATE TABLE sealed_documents (
  sha256 text NOT NULL,
  court_id text NOT NULL,
  certificate_id uuid NOT NULL,
  signer_name text NOT NULL,
  signer_title text NOT NULL,
  sealed_at timestamptz NOT NULL,
  CONSTRAINT sealed_documents_pkey PRIMARY KEY (sha256),
  CONSTRAINT sealed_documents_sha256_whole CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  CONSTRAINT sealed_documents_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT sealed_documents_certificate_id_court_certificates_id_fk
    FOREIGN KEY (certificate_id) REFERENCES court_certificates (id)
);
