-- Lines that were sealed with English words cannot be written otherwise without breaking their chain.
DO $$ BEGIN
  IF EXISTS (SELECT FROM "activities") THEN
    RAISE EXCEPTION 'The record of this database was written before the first release, in words. Start with an empty database.';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "activities" DROP COLUMN "title";
--> statement-breakpoint
ALTER TABLE "activities" DROP COLUMN "description";
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "values" jsonb NOT NULL;
