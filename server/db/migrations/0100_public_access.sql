-- Public access without an account: a court's choice, and the terminals in its courthouses.
CREATE TABLE court_public_access (
  court_id text CONSTRAINT court_public_access_pkey PRIMARY KEY
    CONSTRAINT court_public_access_court_id_courts_id_fk REFERENCES courts (id),
  is_open boolean NOT NULL DEFAULT false,
  authority text NOT NULL,
  notice text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE courthouse_terminals (
  id uuid CONSTRAINT courthouse_terminals_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  court_id text NOT NULL CONSTRAINT courthouse_terminals_court_id_courts_id_fk REFERENCES courts (id),
  name text NOT NULL,
  secret_hash bytea,
  link_hash bytea,
  link_until timestamptz,
  made_by uuid NOT NULL CONSTRAINT courthouse_terminals_made_by_people_id_fk REFERENCES people (id),
  made_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  removed_at timestamptz,
  removed_by uuid CONSTRAINT courthouse_terminals_removed_by_people_id_fk REFERENCES people (id)
);
CREATE UNIQUE INDEX courthouse_terminals_secret ON courthouse_terminals (secret_hash);
CREATE UNIQUE INDEX courthouse_terminals_link ON courthouse_terminals (link_hash);
CREATE INDEX courthouse_terminals_court ON courthouse_terminals (court_id);

-- The newest cases that the public finds, and its search by day.
CREATE INDEX cases_public ON cases (court_id, opened_on DESC, id) WHERE access = 'public' AND merged_into_id IS NULL;
