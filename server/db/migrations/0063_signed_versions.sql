ALTER TABLE "judicial_marks" ADD COLUMN "version_id" uuid;--> statement-breakpoint
ALTER TABLE "judicial_marks" ADD CONSTRAINT "judicial_marks_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE no action ON UPDATE no action;
