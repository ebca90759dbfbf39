-- Checks of a court's record on request: its chain of hashes and its signatures.
CREATE TABLE record_checks (
  id uuid CONSTRAINT record_checks_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  court_id text NOT NULL CONSTRAINT record_checks_court_id_courts_id_fk REFERENCES courts (id),
  requested_by uuid NOT NULL CONSTRAINT record_checks_requested_by_people_id_fk REFERENCES people (id),
  requested_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'queued' CONSTRAINT record_checks_state_known
    CHECK (state IN ('queued', 'running', 'intact', 'broken', 'failed')),
  lines bigint,
  signed_through bigint,
  faults text[] NOT NULL DEFAULT '{}',
  finished_at timestamp with time zone
);
CREATE INDEX record_checks_newest ON record_checks (court_id, requested_at DESC);
CREATE UNIQUE INDEX record_checks_one_at_a_time ON record_checks (court_id) WHERE state IN ('queued', 'running');
