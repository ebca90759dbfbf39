CREATE TABLE "envelopes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"filer_info" jsonb
);
--> statement-breakpoint
CREATE TABLE "case_counters" (
	"court_id" text NOT NULL,
	"year" integer NOT NULL,
	"case_type" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "case_counters_court_id_year_case_type_pk" PRIMARY KEY("court_id","year","case_type")
);
--> statement-breakpoint
CREATE TABLE "docket_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"filed_on" date NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by" uuid,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"filing_id" uuid
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filing_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason_code" text,
	"reason" text,
	"authority" text,
	"correct_by" timestamp with time zone,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"settled_at" timestamp with time zone,
	"filing_version" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "filings_sent_once";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "judge_id" uuid;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "disposition" text;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "envelope_id" uuid;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "resubmitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parties" ADD COLUMN "counsel_name" text;--> statement-breakpoint
ALTER TABLE "parties" ADD COLUMN "counsel_bar_number" text;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_submitted_by_people_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_counters" ADD CONSTRAINT "case_counters_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_entries" ADD CONSTRAINT "docket_entries_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_entries" ADD CONSTRAINT "docket_entries_entered_by_people_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_entries" ADD CONSTRAINT "docket_entries_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelopes_submitted" ON "envelopes" USING btree ("submitted_by","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "docket_entries_number_taken" ON "docket_entries" USING btree ("case_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "docket_entries_filing_once" ON "docket_entries" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "reviews_filing" ON "reviews" USING btree ("filing_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_held" ON "reviews" USING btree ("filing_id") WHERE "reviews"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_end" ON "reviews" USING btree ("filing_id") WHERE "reviews"."state" = 'effective' and "reviews"."decision" <> 'returned';--> statement-breakpoint
CREATE INDEX "reviews_settled" ON "reviews" USING btree ("settled_at") WHERE "reviews"."state" = 'effective';--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_judge_id_people_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_claimed_by_people_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_judge" ON "cases" USING btree ("judge_id");--> statement-breakpoint
CREATE INDEX "cases_opened" ON "cases" USING btree ("court_id","opened_on");--> statement-breakpoint
CREATE INDEX "cases_closed" ON "cases" USING btree ("court_id","closed_on");--> statement-breakpoint
CREATE INDEX "filings_envelope" ON "filings" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "filings_waiting" ON "filings" USING btree ("court_id","received_at","id") WHERE "filings"."state" = 'received';--> statement-breakpoint
CREATE INDEX "parties_attorney" ON "parties" USING btree ("attorney_id");--> statement-breakpoint
CREATE UNIQUE INDEX "filings_sent_once" ON "filings" USING btree ("filed_by","court_id","idempotency_key");