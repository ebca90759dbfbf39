-- Entries with codes, the clerk's text, and their earlier versions; documents that the court makes itself.
ALTER TABLE docket_entries
  ADD COLUMN code text,
  ADD COLUMN text text,
  ADD COLUMN on_behalf_of text,
  ADD COLUMN related_number integer,
  ADD COLUMN access text DEFAULT 'public' NOT NULL,
  ADD COLUMN struck_at timestamp with time zone,
  ADD COLUMN nunc_pro_tunc_on date,
  ADD COLUMN signed_by text,
  ADD COLUMN version integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE docket_entries ADD CONSTRAINT docket_entries_access_known CHECK (access IN ('public', 'sealed', 'court_only'));
--> statement-breakpoint
CREATE TABLE docket_documents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  entry_id uuid NOT NULL,
  sha256 text NOT NULL,
  file_name text NOT NULL,
  file_type text NOT NULL,
  file_size integer NOT NULL,
  pages integer,
  added_by uuid NOT NULL,
  added_at timestamp with time zone NOT NULL,
  CONSTRAINT docket_documents_pkey PRIMARY KEY (id),
  CONSTRAINT docket_documents_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries(id),
  CONSTRAINT docket_documents_added_by_people_id_fk FOREIGN KEY (added_by) REFERENCES people(id),
  CONSTRAINT docket_documents_file_type_known CHECK (file_type IN ('pdf', 'docx', 'doc', 'txt'))
);
--> statement-breakpoint
CREATE INDEX docket_documents_entry ON docket_documents (entry_id);
--> statement-breakpoint
CREATE TABLE docket_entry_versions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  entry_id uuid NOT NULL,
  version integer NOT NULL,
  code text,
  text text NOT NULL,
  filed_on date NOT NULL,
  access text NOT NULL,
  change text NOT NULL,
  reason text NOT NULL,
  authority text,
  ordered_on date,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT docket_entry_versions_pkey PRIMARY KEY (id),
  CONSTRAINT docket_entry_versions_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries(id),
  CONSTRAINT docket_entry_versions_changed_by_people_id_fk FOREIGN KEY (changed_by) REFERENCES people(id),
  CONSTRAINT docket_entry_versions_access_known CHECK (access IN ('public', 'sealed', 'court_only')),
  CONSTRAINT docket_entry_versions_change_known CHECK (change IN ('corrected', 'struck', 'nunc_pro_tunc', 'sealed', 'unsealed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX docket_entry_versions_once ON docket_entry_versions (entry_id, version);
--> statement-breakpoint
ALTER TABLE reviews ADD COLUMN docket_entry jsonb;
--> statement-breakpoint
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known CHECK (kind IN ('filing_received', 'filing_accepted', 'filing_returned', 'filing_rejected', 'order_sent_back', 'analysis_failed', 'docket_entered', 'hearing_scheduled', 'hearing_changed', 'hearing_cancelled', 'deadline_upcoming', 'deadline_moved', 'judge_pending', 'attorney_claim', 'access_request', 'contact_request', 'access_decided', 'role_changed', 'webhook_failing'));
