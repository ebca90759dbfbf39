CREATE TABLE "document_analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"court_id" text NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"pages" integer,
	"pages_without_text" integer DEFAULT 0 NOT NULL,
	"reading" jsonb NOT NULL,
	"processing_time_seconds" real NOT NULL,
	"analyzed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generated_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"court_id" text NOT NULL,
	"case_id" uuid,
	"template_id" text NOT NULL,
	"forum" text NOT NULL,
	"format" text NOT NULL,
	"title" text NOT NULL,
	"case_data" jsonb NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"pages" integer,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "generated_documents_format" CHECK ("generated_documents"."format" in ('pdf', 'docx'))
);
--> statement-breakpoint
ALTER TABLE "document_analyses" ADD CONSTRAINT "document_analyses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_analyses" ADD CONSTRAINT "document_analyses_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_documents" ADD CONSTRAINT "generated_documents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_documents" ADD CONSTRAINT "generated_documents_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_documents" ADD CONSTRAINT "generated_documents_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_analyses_own" ON "document_analyses" USING btree ("person_id","court_id","analyzed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "document_analyses_expired" ON "document_analyses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_analyses_sha" ON "document_analyses" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "generated_documents_own" ON "generated_documents" USING btree ("person_id","court_id","generated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "generated_documents_sha" ON "generated_documents" USING btree ("sha256");