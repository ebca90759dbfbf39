-- A delegate can submit a returned filing again for the attorney: who did is kept with the filing and its resubmission.
ALTER TABLE filings ADD COLUMN resubmitted_by uuid;--> statement-breakpoint
ALTER TABLE filings ADD CONSTRAINT filings_resubmitted_by_people_id_fk FOREIGN KEY (resubmitted_by) REFERENCES people (id);--> statement-breakpoint
ALTER TABLE resubmissions ADD COLUMN submitted_by uuid;--> statement-breakpoint
ALTER TABLE resubmissions ADD CONSTRAINT resubmissions_submitted_by_people_id_fk FOREIGN KEY (submitted_by) REFERENCES people (id);--> statement-breakpoint
UPDATE resubmissions SET submitted_by = prepared_by WHERE submitted_at IS NOT NULL;
