ALTER TABLE "reviews" ADD COLUMN "filed_as_of" text;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "filed_as_of_reason" text;
--> statement-breakpoint
-- The earlier date never counts without the clerk's reason.
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_filed_as_of" CHECK (
	"filed_as_of" IS NULL OR "filed_as_of" = 'received' OR ("filed_as_of" = 'first_received' AND "filed_as_of_reason" IS NOT NULL)
);
