-- The queue of the filings of no section, by priority and by age.
CREATE INDEX filings_unassigned ON filings (
  court_id, state, (case priority when 'high' then 0 when 'medium' then 1 else 2 end), received_at, id, priority
) WHERE state in ('received', 'returned') and not decision_held and section_id is null;
--> statement-breakpoint
CREATE INDEX filings_unassigned_age ON filings (court_id, state, received_at, id)
  WHERE state in ('received', 'returned') and not decision_held and section_id is null;
