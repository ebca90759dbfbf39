CREATE TABLE "api_submissions" (
	"envelope_id" uuid PRIMARY KEY NOT NULL,
	"submitted_by" uuid NOT NULL,
	"idempotency_key" text,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_submissions" ADD CONSTRAINT "api_submissions_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_submissions" ADD CONSTRAINT "api_submissions_submitted_by_people_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_submissions_once" ON "api_submissions" USING btree ("submitted_by","idempotency_key");