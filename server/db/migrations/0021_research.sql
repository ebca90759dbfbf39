CREATE TABLE "authorities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"court" text NOT NULL,
	"title" text NOT NULL,
	"citation_line" text NOT NULL,
	"dated" date,
	"only_year" boolean DEFAULT false NOT NULL,
	"source_url" text,
	"body" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', citation_line), 'B') || setweight(to_tsvector('english', body), 'C')) STORED NOT NULL,
	CONSTRAINT "authorities_kind_known" CHECK ("authorities"."kind" in ('Case Law', 'Statutes', 'Regulations', 'Local Rules', 'Forms', 'Secondary Sources'))
);
--> statement-breakpoint
CREATE TABLE "authority_citations" (
	"citation_key" text NOT NULL,
	"authority_id" uuid NOT NULL,
	CONSTRAINT "authority_citations_citation_key_authority_id_pk" PRIMARY KEY("citation_key","authority_id")
);
--> statement-breakpoint
CREATE TABLE "library_editions" (
	"edition" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"answer" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"platform" text NOT NULL,
	"person_id" uuid,
	"account" text,
	"sealed" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"tested_at" timestamp with time zone,
	"last_sync_at" timestamp with time zone,
	"blocked_until" timestamp with time zone,
	"connected_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"query" text NOT NULL,
	"filters" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"results" integer,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"default_platform" text NOT NULL,
	"sync_frequency" text NOT NULL,
	"auto_search" boolean NOT NULL,
	"citation_check" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "research_settings_frequency" CHECK ("research_settings"."sync_frequency" in ('real_time', 'hourly', 'daily', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"query" text NOT NULL,
	"platforms" text[] NOT NULL,
	"filters" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seen_counts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authority_citations" ADD CONSTRAINT "authority_citations_authority_id_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."authorities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_connections" ADD CONSTRAINT "research_connections_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_connections" ADD CONSTRAINT "research_connections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_connections" ADD CONSTRAINT "research_connections_connected_by_people_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_searches" ADD CONSTRAINT "research_searches_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_searches" ADD CONSTRAINT "research_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_settings" ADD CONSTRAINT "research_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authorities_key_taken" ON "authorities" USING btree ("key");--> statement-breakpoint
CREATE INDEX "authorities_search" ON "authorities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "authorities_kind" ON "authorities" USING btree ("kind","jurisdiction","dated");--> statement-breakpoint
CREATE INDEX "authority_citations_of" ON "authority_citations" USING btree ("authority_id");--> statement-breakpoint
CREATE INDEX "research_cache_expiry" ON "research_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "research_connections_courts" ON "research_connections" USING btree ("court_id","platform") WHERE "research_connections"."person_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "research_connections_own" ON "research_connections" USING btree ("court_id","platform","person_id") WHERE "research_connections"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "research_connections_checked" ON "research_connections" USING btree ("tested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "research_searches_once" ON "research_searches" USING btree ("person_id","court_id","platform","fingerprint");--> statement-breakpoint
CREATE INDEX "research_searches_newest" ON "research_searches" USING btree ("person_id","court_id","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("person_id","court_id","fingerprint");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("last_run_at");