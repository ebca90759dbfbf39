-- Feeds of the calendars of judges, courtrooms, and attorneys (decision 0129).
ALTER TABLE calendar_feeds ADD COLUMN judge_id uuid;
--> statement-breakpoint
ALTER TABLE calendar_feeds ADD COLUMN courtroom_id uuid;
--> statement-breakpoint
ALTER TABLE calendar_feeds ADD COLUMN attorney_id uuid;
--> statement-breakpoint
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id);
--> statement-breakpoint
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_courtroom_id_courtrooms_id_fk FOREIGN KEY (courtroom_id) REFERENCES courtrooms (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_of_one CHECK (num_nonnulls(judge_id, courtroom_id, attorney_id) <= 1);
--> statement-breakpoint
DROP INDEX calendar_feeds_one_each;
--> statement-breakpoint
CREATE UNIQUE INDEX calendar_feeds_one_each ON calendar_feeds (person_id, court_id, coalesce(judge_id, courtroom_id, attorney_id, '00000000-0000-0000-0000-000000000000'::uuid));
