-- Calendar calls that recur: templates, and the calls that were opened from them (decision 0129).
CREATE TABLE week_templates (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  title text NOT NULL,
  judge_id uuid NOT NULL,
  courtroom_id uuid NOT NULL,
  weekdays integer[] NOT NULL,
  weeks integer[] NOT NULL,
  from_time time NOT NULL,
  to_time time NOT NULL,
  capacity integer NOT NULL,
  event_type_ids uuid[] NOT NULL,
  valid_from date NOT NULL,
  valid_until date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT week_templates_pkey PRIMARY KEY (id),
  CONSTRAINT week_templates_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT week_templates_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT week_templates_courtroom_id_courtrooms_id_fk FOREIGN KEY (courtroom_id) REFERENCES courtrooms (id),
  CONSTRAINT week_templates_order CHECK (from_time < to_time),
  CONSTRAINT week_templates_capacity CHECK (capacity >= 1 AND capacity <= 200),
  CONSTRAINT week_templates_days CHECK (cardinality(weekdays) > 0)
);
--> statement-breakpoint
CREATE INDEX week_templates_court ON week_templates (court_id);
--> statement-breakpoint
CREATE TABLE week_template_skips (
  template_id uuid NOT NULL,
  skipped_on date NOT NULL,
  CONSTRAINT week_template_skips_template_id_skipped_on_pk PRIMARY KEY (template_id, skipped_on),
  CONSTRAINT week_template_skips_template_id_week_templates_id_fk FOREIGN KEY (template_id) REFERENCES week_templates (id) ON DELETE CASCADE
);
--> statement-breakpoint
ALTER TABLE sittings ADD COLUMN event_type_ids uuid[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE sittings ADD COLUMN template_id uuid;
--> statement-breakpoint
ALTER TABLE sittings ADD COLUMN template_date date;
--> statement-breakpoint
ALTER TABLE sittings ADD CONSTRAINT sittings_template_id_week_templates_id_fk FOREIGN KEY (template_id) REFERENCES week_templates (id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX sittings_of_template ON sittings (template_id, template_date);
