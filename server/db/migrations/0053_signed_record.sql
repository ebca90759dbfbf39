CREATE TABLE "activity_signatures" (
	"court_id" text NOT NULL REFERENCES "courts"("id"),
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "activity_signatures_court_id_seq_signed_at_pk" PRIMARY KEY("court_id","seq","signed_at")
);
--> statement-breakpoint
CREATE TRIGGER "activity_signatures_append_only" BEFORE UPDATE OR DELETE ON "activity_signatures"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_the_record();
--> statement-breakpoint
CREATE TRIGGER "activity_signatures_no_truncate" BEFORE TRUNCATE ON "activity_signatures"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_the_record();
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "changes" text;
--> statement-breakpoint
CREATE INDEX "activities_kind" ON "activities" USING btree ("court_id","subject_type","at" DESC NULLS FIRST);
