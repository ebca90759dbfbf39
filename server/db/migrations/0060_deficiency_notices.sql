ALTER TABLE "reviews" ADD COLUMN "deficiency" boolean DEFAULT false NOT NULL;
