CREATE TABLE "document_fingerprints" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"court_id" text NOT NULL,
	"words" text NOT NULL,
	"sketch" integer[] NOT NULL,
	"bands" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_fingerprints" ADD CONSTRAINT "document_fingerprints_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_fingerprints" ADD CONSTRAINT "document_fingerprints_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_fingerprints_words" ON "document_fingerprints" USING btree ("words");--> statement-breakpoint
CREATE INDEX "document_fingerprints_bands" ON "document_fingerprints" USING gin ("bands");