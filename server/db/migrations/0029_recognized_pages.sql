CREATE TABLE "recognized_pages" (
	"document_sha256" text NOT NULL,
	"page" integer NOT NULL,
	"recognizer" text NOT NULL,
	"words" text,
	"problem" text,
	"recognized_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recognized_pages_document_sha256_page_recognizer_pk" PRIMARY KEY("document_sha256","page","recognizer"),
	CONSTRAINT "recognized_pages_outcome" CHECK (("recognized_pages"."words" is null) <> ("recognized_pages"."problem" is null)),
	CONSTRAINT "recognized_pages_problem" CHECK ("recognized_pages"."problem" in ('too_slow', 'too_much_memory', 'fell'))
);
--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "pages_recognized" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_analyses" ADD COLUMN "pages_recognized" integer DEFAULT 0 NOT NULL;