-- What filers prepare for the resubmission of a returned filing, and what they changed (decision 0106).
CREATE TABLE resubmissions (
  review_id uuid NOT NULL,
  filing_id uuid NOT NULL,
  prepared_by uuid NOT NULL,
  answer text NOT NULL DEFAULT '',
  changed_values jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  submitted_at timestamptz,
  changes jsonb,
  CONSTRAINT resubmissions_pkey PRIMARY KEY (review_id),
  CONSTRAINT resubmissions_submitted_with_changes CHECK ((submitted_at IS NULL) = (changes IS NULL)),
  CONSTRAINT resubmissions_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews (id),
  CONSTRAINT resubmissions_filing_id_filings_id_fk FOREIGN KEY (filing_id) REFERENCES filings (id),
  CONSTRAINT resubmissions_prepared_by_people_id_fk FOREIGN KEY (prepared_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE resubmission_files (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  review_id uuid NOT NULL,
  replaces uuid,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  file_type text NOT NULL,
  file_size integer NOT NULL,
  pages integer,
  reading jsonb,
  facts jsonb,
  ledger jsonb NOT NULL DEFAULT '[]'::jsonb,
  doubts jsonb NOT NULL DEFAULT '[]'::jsonb,
  added_at timestamptz NOT NULL,
  CONSTRAINT resubmission_files_pkey PRIMARY KEY (id),
  CONSTRAINT resubmission_files_file_type_known CHECK (file_type IN ('pdf', 'docx', 'doc', 'txt')),
  CONSTRAINT resubmission_files_review_id_resubmissions_review_id_fk FOREIGN KEY (review_id)
    REFERENCES resubmissions (review_id) ON DELETE CASCADE,
  CONSTRAINT resubmission_files_replaces_documents_id_fk FOREIGN KEY (replaces) REFERENCES documents (id)
);
--> statement-breakpoint
CREATE INDEX resubmissions_filing ON resubmissions (filing_id);
--> statement-breakpoint
CREATE INDEX resubmission_files_of ON resubmission_files (review_id);
--> statement-breakpoint
CREATE UNIQUE INDEX resubmission_files_one_replacement ON resubmission_files (review_id) WHERE replaces IS NOT NULL;
--> statement-breakpoint
CREATE INDEX resubmission_files_sha ON resubmission_files (sha256);
