CREATE INDEX "cases_bare_number" ON "cases" USING btree ("court_id",upper(regexp_replace("case_number", '[^[:alnum:]]', '', 'g')));--> statement-breakpoint
CREATE INDEX "filings_pressing" ON "filings" USING btree ("court_id","priority","received_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "filings_totals" ON "filings" USING btree ("court_id","processing_time_seconds","accuracy_score");--> statement-breakpoint
CREATE INDEX "hearings_case" ON "hearings" USING btree ("case_id");