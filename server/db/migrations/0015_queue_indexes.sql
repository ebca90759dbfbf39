-- The clerk's queue reads each page from the beginning of an index, at any size of the court.
ALTER TABLE filings ADD COLUMN decision_held boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE filings SET decision_held = true
  WHERE EXISTS (SELECT 1 FROM reviews WHERE reviews.filing_id = filings.id AND reviews.state = 'held');
--> statement-breakpoint
DROP INDEX filings_waiting;
--> statement-breakpoint
CREATE INDEX filings_waiting ON filings (court_id, received_at, id) WHERE state = 'received' AND NOT decision_held;
--> statement-breakpoint
CREATE INDEX filings_queue ON filings
  (court_id, state, (CASE priority WHEN 'high' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END), received_at, id, priority)
  WHERE state IN ('received', 'returned') AND NOT decision_held;
--> statement-breakpoint
CREATE INDEX filings_queue_of_type ON filings
  (court_id, state, case_type, (CASE priority WHEN 'high' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END), received_at, id, priority)
  WHERE state IN ('received', 'returned') AND NOT decision_held;
--> statement-breakpoint
CREATE INDEX filings_queue_search ON filings USING gin (
  (COALESCE(case_number, '') || ' ' || COALESCE(doc_type, '') || ' ' || document_name || ' ' || COALESCE(title, ''))
  gin_trgm_ops)
  WHERE state IN ('received', 'returned') AND NOT decision_held;
--> statement-breakpoint
CREATE INDEX filings_claimed ON filings (claimed_by, state) WHERE claimed_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX filings_decided ON filings (court_id, received_at, id)
  WHERE state IN ('accepted', 'docketed', 'served', 'rejected');
