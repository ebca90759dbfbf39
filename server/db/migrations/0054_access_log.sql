CREATE TABLE "access_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"key" text NOT NULL,
	"court_id" text NOT NULL REFERENCES "courts"("id"),
	"kind" text NOT NULL,
	"person_id" uuid,
	"person_role" text,
	"address" text,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" text,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_once" ON "access_log" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "access_log_newest" ON "access_log" USING btree ("court_id","first_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "access_log_kind" ON "access_log" USING btree ("court_id","kind","first_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "access_log_person" ON "access_log" USING btree ("person_id","first_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "access_log_subject" ON "access_log" USING btree ("subject_id","first_at" DESC NULLS FIRST);
--> statement-breakpoint
-- The portal's role has no right to delete entries: it can only ask for the old ones to go, and never for the last 90 days.
CREATE FUNCTION forget_access_log(keep_days integer) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH gone AS (
    DELETE FROM public.access_log
    WHERE last_at < now() - make_interval(days => greatest(keep_days, 90))
    RETURNING 1
  )
  SELECT count(*) FROM gone
$$;
