CREATE TABLE "judge_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"judge_id" uuid NOT NULL,
	"case_id" uuid,
	"hearing_id" uuid,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "judge_notes_of_one" CHECK (num_nonnulls("judge_notes"."case_id", "judge_notes"."hearing_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "judicial_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"filing_id" uuid NOT NULL,
	"judge_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"note" text,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deadline_notices" (
	"deadline_id" uuid NOT NULL,
	"day" date NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deadline_notices_deadline_id_day_pk" PRIMARY KEY("deadline_id","day")
);
--> statement-breakpoint
CREATE TABLE "deadlines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"case_id" uuid NOT NULL,
	"filing_id" uuid,
	"owner_id" uuid,
	"rule_id" text NOT NULL,
	"action" text NOT NULL,
	"trigger" text NOT NULL,
	"trigger_date" date NOT NULL,
	"service_method" text,
	"due_date" date NOT NULL,
	"due_time" text,
	"authority" text NOT NULL,
	"confidence" text NOT NULL,
	"derivation" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"note" text,
	"kept_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"settled_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deadlines_settled" CHECK (("deadlines"."state" = 'open') = ("deadlines"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "judge_notes" ADD CONSTRAINT "judge_notes_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_notes" ADD CONSTRAINT "judge_notes_judge_id_people_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_notes" ADD CONSTRAINT "judge_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_notes" ADD CONSTRAINT "judge_notes_hearing_id_hearings_id_fk" FOREIGN KEY ("hearing_id") REFERENCES "public"."hearings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judicial_marks" ADD CONSTRAINT "judicial_marks_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judicial_marks" ADD CONSTRAINT "judicial_marks_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judicial_marks" ADD CONSTRAINT "judicial_marks_judge_id_people_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_notices" ADD CONSTRAINT "deadline_notices_deadline_id_deadlines_id_fk" FOREIGN KEY ("deadline_id") REFERENCES "public"."deadlines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_kept_by_people_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "judge_notes_one_each" ON "judge_notes" USING btree ("judge_id",coalesce("case_id"::text, ''),coalesce("hearing_id"::text, ''));--> statement-breakpoint
CREATE UNIQUE INDEX "judicial_marks_one_each" ON "judicial_marks" USING btree ("filing_id","judge_id");--> statement-breakpoint
CREATE INDEX "judicial_marks_judge" ON "judicial_marks" USING btree ("judge_id","marked_at");--> statement-breakpoint
CREATE INDEX "deadlines_pressing" ON "deadlines" USING btree ("court_id","due_date","id") WHERE "deadlines"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deadlines_case" ON "deadlines" USING btree ("case_id","due_date");--> statement-breakpoint
CREATE INDEX "deadlines_owner" ON "deadlines" USING btree ("owner_id","due_date");--> statement-breakpoint
CREATE UNIQUE INDEX "deadlines_kept_once" ON "deadlines" USING btree ("case_id","rule_id","trigger_date",coalesce("service_method", ''),coalesce("owner_id"::text, '')) WHERE "deadlines"."state" = 'open';