-- Fixes of documents in drafts, with the files before and after each (decision 0109).
CREATE TABLE document_fixes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  document_id uuid NOT NULL,
  fix text NOT NULL,
  fix_order jsonb NOT NULL,
  state text NOT NULL DEFAULT 'preparing',
  done integer,
  total integer,
  report jsonb,
  error jsonb,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  applied_at timestamptz,
  undone_at timestamptz,
  CONSTRAINT document_fixes_pkey PRIMARY KEY (id),
  CONSTRAINT document_fixes_fix_known CHECK (fix IN ('remove_active', 'flatten_forms', 'letter_size', 'make_searchable', 'add_bookmarks', 'redact')),
  CONSTRAINT document_fixes_state_known CHECK (state IN ('preparing', 'ready', 'failed', 'applied', 'undone')),
  CONSTRAINT document_fixes_applied CHECK ((state IN ('applied', 'undone')) = (applied_at IS NOT NULL)),
  CONSTRAINT document_fixes_undone CHECK ((state = 'undone') = (undone_at IS NOT NULL)),
  CONSTRAINT document_fixes_failed CHECK ((state = 'failed') = (error IS NOT NULL)),
  CONSTRAINT document_fixes_document_id_documents_id_fk FOREIGN KEY (document_id) REFERENCES documents (id) ON DELETE CASCADE,
  CONSTRAINT document_fixes_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE TABLE document_fix_files (
  fix_id uuid NOT NULL,
  side text NOT NULL,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  file_size integer NOT NULL,
  pages integer,
  CONSTRAINT document_fix_files_fix_id_side_pk PRIMARY KEY (fix_id, side),
  CONSTRAINT document_fix_files_side_known CHECK (side IN ('before', 'after')),
  CONSTRAINT document_fix_files_fix_id_document_fixes_id_fk FOREIGN KEY (fix_id) REFERENCES document_fixes (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX document_fixes_document ON document_fixes (document_id, asked_at);
--> statement-breakpoint
CREATE UNIQUE INDEX document_fixes_one_open ON document_fixes (document_id) WHERE state IN ('preparing', 'ready');
--> statement-breakpoint
CREATE INDEX document_fix_files_sha ON document_fix_files (sha256);
