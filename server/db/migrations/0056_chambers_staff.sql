-- The staff of judges’ chambers.
CREATE TABLE chambers_members (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  court_id text NOT NULL,
  judge_id uuid NOT NULL,
  person_id uuid NOT NULL,
  position text NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  appointed_by uuid NOT NULL,
  appointed_at timestamptz NOT NULL,
  ended_by uuid,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT chambers_members_pkey PRIMARY KEY (id),
  CONSTRAINT chambers_members_position_known CHECK (position IN ('staff_attorney', 'judicial_assistant', 'courtroom_clerk')),
  CONSTRAINT chambers_members_by_another CHECK (judge_id <> person_id),
  CONSTRAINT chambers_members_lasts CHECK (ends_on IS NULL OR starts_on <= ends_on),
  CONSTRAINT chambers_members_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CONSTRAINT chambers_members_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id),
  CONSTRAINT chambers_members_judge_id_people_id_fk FOREIGN KEY (judge_id) REFERENCES people (id),
  CONSTRAINT chambers_members_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT chambers_members_appointed_by_people_id_fk FOREIGN KEY (appointed_by) REFERENCES people (id),
  CONSTRAINT chambers_members_ended_by_people_id_fk FOREIGN KEY (ended_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX chambers_members_one_each ON chambers_members (court_id, judge_id, person_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX chambers_members_person ON chambers_members (person_id) WHERE ended_at IS NULL;
