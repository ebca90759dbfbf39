-- A document that is only checked can be fixed as well: its fixes belong to the check (decision 0125).
ALTER TABLE document_fixes ALTER COLUMN document_id DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE document_fixes ADD COLUMN analysis_id uuid;
--> statement-breakpoint
ALTER TABLE document_fixes ADD CONSTRAINT document_fixes_analysis_id_document_analyses_id_fk FOREIGN KEY (analysis_id) REFERENCES document_analyses (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_fixes ADD CONSTRAINT document_fixes_one_owner CHECK (num_nonnulls(document_id, analysis_id) = 1);
--> statement-breakpoint
CREATE INDEX document_fixes_analysis ON document_fixes (analysis_id, asked_at);
--> statement-breakpoint
CREATE UNIQUE INDEX document_fixes_one_open_of_check ON document_fixes (analysis_id) WHERE state IN ('preparing', 'ready');
