CREATE TABLE "decided_filings" (
	"court_id" text NOT NULL,
	"returnable" integer NOT NULL,
	"strikable" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"sent_back" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "decided_filings_court_id_returnable_strikable_is_complete_pk" PRIMARY KEY("court_id","returnable","strikable","is_complete")
);
--> statement-breakpoint
ALTER TABLE "decided_filings" ADD CONSTRAINT "decided_filings_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;