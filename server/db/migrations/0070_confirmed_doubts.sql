CREATE TABLE "held_submissions" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "person_id" uuid NOT NULL REFERENCES "people"("id"),
  "court_id" text NOT NULL REFERENCES "courts"("id"),
  "corrects" uuid REFERENCES "filings"("id"),
  "files" jsonb NOT NULL,
  "doubts" jsonb NOT NULL,
  "held_at" timestamp with time zone NOT NULL,
  "expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "held_submissions_expiring" ON "held_submissions" ("expires_at");--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "confirmed_doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "first_received_at" timestamp with time zone;
