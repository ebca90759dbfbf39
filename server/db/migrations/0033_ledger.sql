CREATE TABLE "citation_ledgers" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"court_id" text NOT NULL,
	"state" text NOT NULL,
	"entries" jsonb NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"checked_at" timestamp with time zone NOT NULL,
	"resumes_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "citation_ledgers_state" CHECK ("citation_ledgers"."state" in ('waiting', 'asking', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "library_citations" (
	"key" text NOT NULL,
	"source" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "library_citations_key_source_number_pk" PRIMARY KEY("key","source","number")
);
--> statement-breakpoint
CREATE TABLE "library_decisions" (
	"source" text NOT NULL,
	"number" bigint NOT NULL,
	"name" text NOT NULL,
	"full_name" text,
	"court" text,
	"decided" text,
	"decided_about" boolean DEFAULT false NOT NULL,
	"url" text,
	"first_page" integer,
	"last_page" integer,
	"words" text,
	"docket" bigint,
	CONSTRAINT "library_decisions_source_number_pk" PRIMARY KEY("source","number"),
	CONSTRAINT "library_decisions_source" CHECK ("library_decisions"."source" in ('courtlistener', 'cap'))
);
--> statement-breakpoint
CREATE TABLE "library_imports" (
	"source" text NOT NULL,
	"file" text NOT NULL,
	"rows" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "library_imports_source_file_pk" PRIMARY KEY("source","file")
);
--> statement-breakpoint
CREATE TABLE "library_volumes" (
	"key" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"decisions" integer NOT NULL,
	"whole" boolean NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "library_volumes_key_source_pk" PRIMARY KEY("key","source")
);
--> statement-breakpoint
ALTER TABLE "citation_ledgers" ADD CONSTRAINT "citation_ledgers_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citation_ledgers" ADD CONSTRAINT "citation_ledgers_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "citation_ledgers_open" ON "citation_ledgers" USING btree ("checked_at") WHERE "citation_ledgers"."state" in ('waiting', 'asking');--> statement-breakpoint
CREATE INDEX "library_decisions_docket" ON "library_decisions" USING btree ("docket") WHERE "library_decisions"."docket" is not null;