-- A closure by order: a range of days or part of one, who declared it, by which order, and whether it extends deadlines.
ALTER TABLE "court_closures" ADD COLUMN "closed_until" date;--> statement-breakpoint
ALTER TABLE "court_closures" ADD COLUMN "closed_from" time;--> statement-breakpoint
ALTER TABLE "court_closures" ADD COLUMN "closed_to" time;--> statement-breakpoint
ALTER TABLE "court_closures" ADD COLUMN "declared_by" text DEFAULT 'court' NOT NULL;--> statement-breakpoint
ALTER TABLE "court_closures" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "court_closures" ADD COLUMN "order_citation" text;--> statement-breakpoint
ALTER TABLE "court_closures" ADD COLUMN "extends_deadlines" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "court_closures" ADD CONSTRAINT "court_closures_order" CHECK ("closed_until" is null or "closed_until" > "closed_on");--> statement-breakpoint
ALTER TABLE "court_closures" ADD CONSTRAINT "court_closures_hours" CHECK (("closed_from" is null) = ("closed_to" is null) and ("closed_from" is null or ("closed_from" < "closed_to" and "closed_until" is null)));--> statement-breakpoint
ALTER TABLE "court_closures" ADD CONSTRAINT "court_closures_declared_by" CHECK ("declared_by" in ('court', 'county', 'state'));--> statement-breakpoint
DROP INDEX "court_closures_day_taken";--> statement-breakpoint
ALTER TABLE "court_closures" ADD CONSTRAINT "court_closures_day_taken"
  exclude using gist (court_id with =, daterange(closed_on, coalesce(closed_until, closed_on), '[]') with &&);
