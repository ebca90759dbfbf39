ALTER TABLE "filings" ALTER COLUMN "priority_reason" TYPE jsonb USING '{"code":"not_analyzed","values":{}}'::jsonb;--> statement-breakpoint
ALTER TABLE "filings" ALTER COLUMN "confidence_reasons" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "filings" ALTER COLUMN "confidence_reasons" TYPE jsonb USING '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "filings" ALTER COLUMN "confidence_reasons" SET DEFAULT '[]'::jsonb;
