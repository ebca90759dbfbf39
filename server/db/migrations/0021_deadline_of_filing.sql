-- Two filings of one case each have their own deadline under the same rule, even if both are filed on the same day:
-- when a closure moves one filing date onto the other, both remain (decision 0091).
CREATE UNIQUE INDEX deadlines_kept_once_of_filing ON deadlines (case_id, rule_id, trigger_date, COALESCE(service_method, ''::text), COALESCE((owner_id)::text, ''::text), COALESCE((filing_id)::text, ''::text))
  WHERE (state = 'open'::text);
--> statement-breakpoint
DROP INDEX deadlines_kept_once;
--> statement-breakpoint
ALTER INDEX deadlines_kept_once_of_filing RENAME TO deadlines_kept_once;
