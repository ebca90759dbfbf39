-- The archive of a case has an index with the docket: what it disclosed is compared before it is sent.
ALTER TABLE docket_downloads ADD COLUMN last_entry integer;
--> statement-breakpoint
ALTER TABLE docket_downloads ADD COLUMN sheet_hash text;
