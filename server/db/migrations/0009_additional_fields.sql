-- People correct and confirm the additional fields as well as those of the caption.
ALTER TABLE corrections DROP CONSTRAINT corrections_field_known;
--> statement-breakpoint
ALTER TABLE corrections ADD CONSTRAINT corrections_field_known CHECK (field IN ('doc_type', 'title', 'court', 'location', 'case_number', 'filing_date', 'amount', 'judge_name', 'hearing_date', 'hearing_time', 'plaintiffs', 'claimants', 'defendants', 'hearing_place', 'reservation_number', 'service', 'jury_demand', 'has_signature_block', 'has_certificate_of_service', 'causes_of_action', 'relief', 'sums', 'counsel', 'bar_numbers', 'signatures', 'exhibits_named', 'exhibits_attached', 'authorities', 'related_cases', 'priority'));
--> statement-breakpoint
ALTER TABLE confirmations DROP CONSTRAINT confirmations_field_known;
--> statement-breakpoint
ALTER TABLE confirmations ADD CONSTRAINT confirmations_field_known CHECK (field IN ('doc_type', 'title', 'court', 'location', 'case_number', 'filing_date', 'amount', 'judge_name', 'hearing_date', 'hearing_time', 'plaintiffs', 'claimants', 'defendants', 'hearing_place', 'reservation_number', 'service', 'jury_demand', 'has_signature_block', 'has_certificate_of_service', 'causes_of_action', 'relief', 'sums', 'counsel', 'bar_numbers', 'signatures', 'exhibits_named', 'exhibits_attached', 'authorities', 'related_cases'));
