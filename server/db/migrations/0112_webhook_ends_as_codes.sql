ALTER TABLE "webhook_endpoints" DROP COLUMN "disabled_reason";
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "disabled_reason" jsonb;
