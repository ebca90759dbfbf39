-- What lines of the record and of the access log are about, and the cases of the attorneys on the roster (decision 0085).
CREATE VIEW activity_subjects AS
  SELECT 'case'::text AS kind, id, case_number AS name, court_id, id AS case_id, NULL::uuid AS filing_id, case_number
  FROM cases
  UNION ALL
  SELECT 'filing', id, document_name, court_id, coalesce(case_id, proposed_case_id), id, case_number
  FROM filings
  UNION ALL
  SELECT 'version', v.id, d.title, f.court_id, coalesce(f.case_id, f.proposed_case_id), f.id, f.case_number
  FROM document_versions v
  JOIN documents d ON d.id = v.document_id
  JOIN filings f ON f.id = d.filing_id
  UNION ALL
  SELECT 'hearing', id, case_title, court_id, case_id, NULL::uuid, case_number
  FROM hearings;
--> statement-breakpoint
CREATE VIEW activity_receipts AS
  SELECT f.id, f.doc_type, f.document_type, f.case_type,
    f.case_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM docket_entries e
      WHERE e.case_id = f.case_id AND e.number = 1 AND e.filing_id = f.id) AS in_case,
    coalesce(f.case_id, f.proposed_case_id) IS NOT NULL AND NOT EXISTS (
      SELECT FROM docket_entries e
      WHERE e.case_id = coalesce(f.case_id, f.proposed_case_id) AND e.number = 1 AND e.filing_id = f.id) AS in_named_case
  FROM filings f;
--> statement-breakpoint
CREATE VIEW roster_cases AS
  SELECT c.id AS case_id, c.court_id, c.status, a.attorney_id
  FROM cases c
  LEFT JOIN case_assignments a ON a.case_id = c.id;
