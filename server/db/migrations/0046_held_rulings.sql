-- A judge’s ruling is held for a minute, during which it can be undone; a tentative ruling is published at the court’s hour.
ALTER TABLE rulings ADD COLUMN takes_effect_at timestamptz;
--> statement-breakpoint
ALTER TABLE rulings ADD COLUMN published_at timestamptz;
--> statement-breakpoint
ALTER TABLE rulings ADD COLUMN lapsed_because text;
--> statement-breakpoint
ALTER TABLE rulings ADD CONSTRAINT rulings_lapsed_because_known
  CHECK (lapsed_because IN ('undone', 'withdrawn', 'motion_changed', 'ruled_meanwhile', 'case_changed', 'time_taken'));
--> statement-breakpoint
ALTER TABLE rulings ADD CONSTRAINT rulings_held CHECK (stage <> 'draft' OR takes_effect_at IS NOT NULL);
--> statement-breakpoint
DROP INDEX rulings_one_prepared;
--> statement-breakpoint
CREATE UNIQUE INDEX rulings_one_held ON rulings (filing_id) WHERE stage = 'draft';
--> statement-breakpoint
CREATE UNIQUE INDEX rulings_one_tentative ON rulings (filing_id) WHERE stage = 'tentative' AND superseded_at IS NULL;
--> statement-breakpoint
CREATE INDEX rulings_held_by ON rulings (judge_id, takes_effect_at) WHERE stage = 'draft';
--> statement-breakpoint
CREATE INDEX hearings_changed_of_judge ON hearings (judge_id, updated_at);
