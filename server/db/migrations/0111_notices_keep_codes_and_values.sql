-- Notices in words cannot be carried over; what they were about is on the docket, on the calendar and on record.
DELETE FROM "notifications";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "title";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "body";
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "code" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "values" jsonb NOT NULL;
