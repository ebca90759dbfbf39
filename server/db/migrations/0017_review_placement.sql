ALTER TABLE "reviews" ADD COLUMN "placement" jsonb;--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("subject_id","at" DESC NULLS FIRST);