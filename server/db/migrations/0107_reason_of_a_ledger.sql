ALTER TABLE "citation_ledgers" ALTER COLUMN "reason" TYPE jsonb USING NULL;
