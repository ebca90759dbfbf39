ALTER TABLE "corrections" ADD COLUMN "filing_version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "read_error" jsonb;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "analyzed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "processing_time_seconds" real;--> statement-breakpoint
CREATE UNIQUE INDEX "filings_sent_once" ON "filings" USING btree ("filed_by","idempotency_key");