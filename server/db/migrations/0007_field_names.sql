-- Columns and stored values take the names that the screens and the documentation use.
ALTER TABLE deadlines RENAME COLUMN kept_by TO saved_by;
--> statement-breakpoint
ALTER TABLE deadlines RENAME CONSTRAINT deadlines_kept_by_people_id_fk TO deadlines_saved_by_people_id_fk;
--> statement-breakpoint
ALTER TABLE deadline_notices RENAME COLUMN told_at TO notified_at;
--> statement-breakpoint
UPDATE citation_ledgers SET entries = (
  SELECT coalesce(jsonb_agg((entry - 'standing') || jsonb_build_object('status', entry -> 'standing') ORDER BY place), '[]')
  FROM jsonb_array_elements(entries) WITH ORDINALITY AS e (entry, place)
);
--> statement-breakpoint
UPDATE own_checks SET ledgers = (
  SELECT coalesce(jsonb_agg((
    SELECT coalesce(jsonb_agg((entry - 'standing') || jsonb_build_object('status', entry -> 'standing') ORDER BY place), '[]')
    FROM jsonb_array_elements(ledger) WITH ORDINALITY AS e (entry, place)
  ) ORDER BY number), '[]')
  FROM jsonb_array_elements(ledgers) WITH ORDINALITY AS l (ledger, number)
);
