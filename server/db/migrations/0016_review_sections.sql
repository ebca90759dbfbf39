-- Sections of the clerk's office with their queues, routing rules, and the lane for runs of acceptances.
CREATE TABLE review_sections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL REFERENCES courts(id),
  name text NOT NULL,
  position integer NOT NULL,
  archived boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE UNIQUE INDEX review_sections_name_taken ON review_sections (court_id, lower(name));
--> statement-breakpoint
CREATE TABLE section_rules (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  court_id text NOT NULL REFERENCES courts(id),
  section_id uuid NOT NULL REFERENCES review_sections(id),
  position integer NOT NULL,
  conditions jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX section_rules_position_taken ON section_rules (court_id, position);
--> statement-breakpoint
CREATE TABLE section_routing (
  court_id text PRIMARY KEY NOT NULL REFERENCES courts(id),
  version integer NOT NULL DEFAULT 1,
  changed_by uuid REFERENCES people(id),
  changed_at timestamp with time zone NOT NULL,
  apply_asked_by uuid REFERENCES people(id),
  apply_asked_at timestamp with time zone,
  apply_finished_at timestamp with time zone,
  apply_total integer NOT NULL DEFAULT 0,
  apply_examined integer NOT NULL DEFAULT 0,
  apply_moved integer NOT NULL DEFAULT 0,
  CONSTRAINT section_routing_progress CHECK (apply_moved <= apply_examined)
);
--> statement-breakpoint
CREATE TABLE clerk_sections (
  person_id uuid NOT NULL REFERENCES people(id),
  court_id text NOT NULL REFERENCES courts(id),
  section_id uuid NOT NULL REFERENCES review_sections(id),
  PRIMARY KEY (person_id, section_id)
);
--> statement-breakpoint
CREATE INDEX clerk_sections_section ON clerk_sections (section_id);
--> statement-breakpoint
CREATE TABLE lane_views (
  filing_id uuid NOT NULL REFERENCES filings(id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people(id),
  filing_version integer NOT NULL,
  shown_at timestamp with time zone NOT NULL,
  PRIMARY KEY (filing_id, person_id)
);
--> statement-breakpoint
ALTER TABLE filings
  ADD COLUMN section_id uuid REFERENCES review_sections(id),
  ADD COLUMN section_set_by uuid REFERENCES people(id),
  ADD COLUMN lane_ready boolean,
  ADD COLUMN left_for_review_by uuid REFERENCES people(id);
--> statement-breakpoint
CREATE INDEX filings_section ON filings
  (court_id, state, section_id, (CASE priority WHEN 'high' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END), received_at, id, priority)
  WHERE state IN ('received', 'returned') AND NOT decision_held;
--> statement-breakpoint
CREATE INDEX filings_section_age ON filings (court_id, state, section_id, received_at, id)
  WHERE state IN ('received', 'returned') AND NOT decision_held;
--> statement-breakpoint
CREATE INDEX filings_lane ON filings (court_id, received_at, id)
  WHERE state = 'received' AND NOT decision_held AND lane_ready AND left_for_review_by IS NULL;
--> statement-breakpoint
CREATE INDEX filings_lane_of_section ON filings (court_id, section_id, received_at, id)
  WHERE state = 'received' AND NOT decision_held AND lane_ready AND left_for_review_by IS NULL;
--> statement-breakpoint
CREATE INDEX filings_unassessed ON filings (id) WHERE state = 'received' AND lane_ready IS NULL;
