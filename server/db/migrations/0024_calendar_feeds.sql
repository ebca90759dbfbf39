-- Addresses at which calendar programs read a person's hearings and deadlines.
CREATE TABLE calendar_feeds (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL,
  court_id text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_read_at timestamptz,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_feeds_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id),
  CONSTRAINT calendar_feeds_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (token_hash);
--> statement-breakpoint
CREATE UNIQUE INDEX calendar_feeds_one_each ON calendar_feeds (person_id, court_id);
