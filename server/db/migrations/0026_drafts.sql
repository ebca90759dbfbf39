-- A filing begins as a draft: only its owner has access to it, and the court has not received it.
ALTER TABLE filings DROP CONSTRAINT filings_state_known;
--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_state_known
  CHECK (state IN ('draft', 'received', 'accepted', 'returned', 'rejected', 'docketed', 'served', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE envelopes ADD COLUMN changed_at timestamptz, ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- Lists and totals leave out drafts, and go on reading these indexes alone.
DROP INDEX filings_newest;
--> statement-breakpoint
CREATE INDEX filings_newest ON filings (court_id, received_at DESC NULLS LAST, id) WHERE state <> 'draft';
--> statement-breakpoint
DROP INDEX filings_own;
--> statement-breakpoint
CREATE INDEX filings_own ON filings (filed_by, received_at DESC NULLS LAST, id) WHERE state <> 'draft';
--> statement-breakpoint
DROP INDEX filings_pressing;
--> statement-breakpoint
CREATE INDEX filings_pressing ON filings (court_id, priority, received_at DESC NULLS LAST, id) WHERE state <> 'draft';
--> statement-breakpoint
DROP INDEX filings_totals;
--> statement-breakpoint
CREATE INDEX filings_totals ON filings (court_id, processing_time_seconds, accuracy_score) WHERE state <> 'draft';
--> statement-breakpoint
DROP INDEX filings_numbered;
--> statement-breakpoint
CREATE INDEX filings_numbered ON filings (court_id, case_number) WHERE state <> 'draft';
--> statement-breakpoint
CREATE INDEX filings_drafts ON filings (filed_by, court_id) WHERE state = 'draft';
--> statement-breakpoint
-- Read models of filings contain filed documents only (decision 0100).
CREATE OR REPLACE VIEW report_filings AS
  SELECT id, court_id, filed_by, received_at, case_type, state, case_number, coalesce(title, document_name) AS title
  FROM filings
  WHERE state <> 'draft';
--> statement-breakpoint
CREATE OR REPLACE VIEW activity_subjects AS
  SELECT 'case'::text AS kind, id, case_number AS name, court_id, id AS case_id, NULL::uuid AS filing_id, case_number
  FROM cases
  UNION ALL
  SELECT 'filing', id, document_name, court_id, coalesce(case_id, proposed_case_id), id, case_number
  FROM filings
  WHERE state <> 'draft'
  UNION ALL
  SELECT 'version', v.id, d.title, f.court_id, coalesce(f.case_id, f.proposed_case_id), f.id, f.case_number
  FROM document_versions v
  JOIN documents d ON d.id = v.document_id
  JOIN filings f ON f.id = d.filing_id
  WHERE f.state <> 'draft'
  UNION ALL
  SELECT 'hearing', id, case_title, court_id, case_id, NULL::uuid, case_number
  FROM hearings;
--> statement-breakpoint
-- Drafts and the versions of their documents, which leave no trace in the court's access log.
CREATE VIEW activity_drafts AS
  SELECT id FROM filings WHERE state = 'draft'
  UNION ALL
  SELECT v.id
  FROM document_versions v
  JOIN documents d ON d.id = v.document_id
  JOIN filings f ON f.id = d.filing_id
  WHERE f.state = 'draft';
--> statement-breakpoint
-- The record keeps what was filed: only a draft can be deleted.
CREATE FUNCTION refuse_deletion_of_a_filing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' THEN
    RAISE EXCEPTION 'filing % was filed and cannot be deleted', OLD.id;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER filings_only_drafts_deleted BEFORE DELETE ON filings
  FOR EACH ROW EXECUTE FUNCTION refuse_deletion_of_a_filing();
--> statement-breakpoint
-- Documents wait for an answer only as corrections of a returned filing; a new filing is a draft. Submissions were
-- held for two hours at most, and none of them was filed.
DELETE FROM held_submissions WHERE corrects IS NULL;
--> statement-breakpoint
ALTER TABLE held_submissions ALTER COLUMN corrects SET NOT NULL, DROP COLUMN choices, DROP COLUMN idempotency_key;
