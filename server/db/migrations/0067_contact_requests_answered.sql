ALTER TABLE "contact_requests" ADD COLUMN "court_id" text REFERENCES "courts"("id");--> statement-breakpoint
UPDATE "contact_requests" SET "court_id" = coalesce(
  (SELECT a."court_id" FROM "activities" a WHERE a."subject_id" = "contact_requests"."id"::text LIMIT 1),
  (SELECT c."id" FROM "courts" c ORDER BY c."id" LIMIT 1)
);--> statement-breakpoint
ALTER TABLE "contact_requests" ALTER COLUMN "court_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_requests_state" ON "contact_requests" ("court_id", "state", "created_at", "id");--> statement-breakpoint
CREATE TABLE "contact_replies" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "request_id" uuid NOT NULL REFERENCES "contact_requests"("id"),
  "body" text NOT NULL,
  "written_by" uuid NOT NULL REFERENCES "people"("id"),
  "written_at" timestamp with time zone NOT NULL,
  "sent_at" timestamp with time zone
);--> statement-breakpoint
CREATE INDEX "contact_replies_request" ON "contact_replies" ("request_id", "written_at");
