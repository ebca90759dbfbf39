CREATE TABLE "compliance_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filing_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"caused_by" uuid,
	"checked_at" timestamp with time zone NOT NULL,
	"pack" text NOT NULL,
	"pack_name" text NOT NULL,
	"pack_edition" date NOT NULL,
	"findings" jsonb NOT NULL,
	"not_checked" jsonb NOT NULL,
	"met" integer NOT NULL,
	"documents" jsonb NOT NULL,
	"milliseconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_facts" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_version" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"analysis_id" uuid NOT NULL,
	"documents" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"pack" text NOT NULL,
	"pack_name" text NOT NULL,
	"pack_edition" date NOT NULL,
	"findings" jsonb NOT NULL,
	"not_checked" jsonb NOT NULL,
	"met" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_adoptions" (
	"court_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"adopted_by" uuid,
	"adopted_at" timestamp with time zone NOT NULL,
	"note" text,
	CONSTRAINT "rule_adoptions_court_id_rule_id_pk" PRIMARY KEY("court_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "standing_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"subject" text NOT NULL,
	"judge_name" text,
	"authority" text NOT NULL,
	"effective_from" date NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"entered_by" uuid,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compliance_checks" ADD CONSTRAINT "compliance_checks_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_checks" ADD CONSTRAINT "compliance_checks_caused_by_people_id_fk" FOREIGN KEY ("caused_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_facts" ADD CONSTRAINT "document_facts_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_checks" ADD CONSTRAINT "own_checks_analysis_id_document_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."document_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_adoptions" ADD CONSTRAINT "rule_adoptions_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_adoptions" ADD CONSTRAINT "rule_adoptions_adopted_by_people_id_fk" FOREIGN KEY ("adopted_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_entered_by_people_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_checks_numbered" ON "compliance_checks" USING btree ("filing_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "own_checks_of" ON "own_checks" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "standing_orders_of" ON "standing_orders" USING btree ("court_id","subject");