CREATE TABLE "confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filing_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"field" text NOT NULL,
	"machine_value" text NOT NULL,
	"machine_confidence" real NOT NULL,
	"machine_method" text NOT NULL,
	"machine_evidence" jsonb NOT NULL,
	"filing_version" integer NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "reading_version" integer;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "machine_value" text;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "machine_confidence" real;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "machine_method" text;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "machine_evidence" jsonb;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "given_by_court" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "hearing_date" date;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "hearing_time" text;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_confirmed_by_people_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "confirmations_filing" ON "confirmations" USING btree ("filing_id","field","filing_version");--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_requested_by_people_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_one_at_a_time" ON "analyses" USING btree ("filing_id") WHERE "analyses"."state" not in ('done', 'failed');