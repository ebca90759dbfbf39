-- The time that a court sets for the response to motions for which no rule is on file.
CREATE TABLE court_response_times (
  court_id text NOT NULL REFERENCES courts(id),
  kind text NOT NULL CONSTRAINT court_response_times_kind_known CHECK (kind IN ('motion', 'summary_judgment')),
  days integer CONSTRAINT court_response_times_range CHECK (days BETWEEN 1 AND 120),
  unit text CONSTRAINT court_response_times_unit_known CHECK (unit IN ('days', 'court_days')),
  runs text CONSTRAINT court_response_times_runs_known CHECK (runs IN ('before_hearing', 'after_filing')),
  authority text,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (court_id, kind),
  CONSTRAINT court_response_times_whole CHECK (num_nulls(days, unit, runs, authority) IN (0, 4))
);
