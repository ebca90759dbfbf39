ALTER TABLE "held_submissions" ADD COLUMN "choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "held_submissions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "held_submissions" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "held_submissions_of_person" ON "held_submissions" ("person_id", "court_id");
