CREATE INDEX "confirmations_given" ON "confirmations" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "corrections_made" ON "corrections" USING btree ("corrected_at");