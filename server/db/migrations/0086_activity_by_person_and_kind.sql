CREATE INDEX "activities_actor_kind" ON "activities" USING btree ("actor_id","subject_type","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "access_log_person_kind" ON "access_log" USING btree ("person_id","kind","first_at" DESC NULLS FIRST);
