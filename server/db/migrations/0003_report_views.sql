-- The read models of the reports: what the court's figures need of the tables of other areas (decision 0085).
CREATE VIEW report_filings AS
  SELECT id, court_id, filed_by, received_at, case_type, state, case_number, coalesce(title, document_name) AS title
  FROM filings;
--> statement-breakpoint
CREATE VIEW report_decisions AS
  SELECT r.id, r.filing_id, f.court_id, f.case_type, f.case_number, coalesce(f.title, f.document_name) AS title,
    r.decision, r.decided_by, p.full_name AS clerk, r.settled_at,
    -- From the day that the document came, the corrected one if it came again, to the decision.
    extract(epoch FROM r.decided_at - CASE
      WHEN f.resubmitted_at <= r.decided_at THEN f.resubmitted_at ELSE f.received_at END)::float8 AS turnaround
  FROM reviews r
  JOIN filings f ON f.id = r.filing_id
  LEFT JOIN people p ON p.id = r.decided_by
  WHERE r.state = 'effective';
--> statement-breakpoint
CREATE VIEW report_cases AS
  SELECT id, court_id, case_number, title, case_type, status, judge_id, opened_on, closed_on, disposition
  FROM cases;
--> statement-breakpoint
CREATE VIEW report_case_counsel AS
  SELECT a.case_id, a.attorney_id, c.court_id, c.status
  FROM case_assignments a
  JOIN cases c ON c.id = a.case_id;
--> statement-breakpoint
CREATE VIEW report_hearings AS
  SELECT id, court_id, starts_at, hearing_date, hearing_time, event_type, status, judge, judge_id, case_number, case_title
  FROM hearings;
--> statement-breakpoint
CREATE VIEW report_judges AS
  SELECT j.person_id, j.court_id, p.full_name
  FROM judge_profiles j
  JOIN people p ON p.id = j.person_id
  WHERE j.status = 'verified';
--> statement-breakpoint
CREATE VIEW report_attorneys AS
  SELECT id, court_id, person_id, full_name
  FROM attorneys;
