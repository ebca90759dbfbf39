-- The binder of a hearing can also be downloaded, as one PDF.
ALTER TABLE docket_downloads ADD COLUMN hearing_id uuid;
--> statement-breakpoint
ALTER TABLE docket_downloads ADD CONSTRAINT docket_downloads_hearing_id_hearings_id_fk
  FOREIGN KEY (hearing_id) REFERENCES hearings (id);
--> statement-breakpoint
DROP INDEX docket_downloads_one_at_a_time;
--> statement-breakpoint
CREATE UNIQUE INDEX docket_downloads_one_at_a_time ON docket_downloads (person_id, coalesce(hearing_id, case_id))
  WHERE state IN ('queued', 'running');
