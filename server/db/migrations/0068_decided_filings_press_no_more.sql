UPDATE "filings" SET "priority" = 'low', "priority_reason" = 'The court has decided on this filing.'
WHERE "state" NOT IN ('received', 'returned') AND "priority_set_by" IS NULL;
