-- Levels of access on cases, filings, entries, and data of participants, with those whom an order names.

ALTER TABLE docket_entries DROP CONSTRAINT docket_entries_access_known;
ALTER TABLE docket_entry_versions DROP CONSTRAINT docket_entry_versions_access_known;
ALTER TABLE docket_entry_versions DROP CONSTRAINT docket_entry_versions_change_known;
UPDATE docket_entries SET access = 'court' WHERE access = 'court_only';
UPDATE docket_entry_versions SET access = 'court' WHERE access = 'court_only';
ALTER TABLE docket_entries ADD CONSTRAINT docket_entries_access_known
  CHECK (access IN ('public', 'parties', 'court', 'sealed'));
ALTER TABLE docket_entry_versions ADD CONSTRAINT docket_entry_versions_access_known
  CHECK (access IN ('public', 'parties', 'court', 'sealed'));
ALTER TABLE docket_entry_versions ADD CONSTRAINT docket_entry_versions_change_known
  CHECK (change IN ('corrected', 'struck', 'nunc_pro_tunc', 'sealed', 'unsealed', 'restricted'));

ALTER TABLE cases ADD COLUMN access text NOT NULL DEFAULT 'public'
  CONSTRAINT cases_access_known CHECK (access IN ('public', 'parties', 'court', 'sealed'));
CREATE INDEX cases_restricted ON cases (court_id, id) WHERE access IN ('court', 'sealed');

ALTER TABLE filings ADD COLUMN access text NOT NULL DEFAULT 'public'
  CONSTRAINT filings_access_known CHECK (access IN ('public', 'parties', 'court', 'sealed'));
UPDATE filings f SET access = e.access FROM docket_entries e
  WHERE e.filing_id = coalesce(f.attached_to, f.id) AND e.access <> 'public';
CREATE INDEX filings_restricted ON filings (court_id, id) WHERE access IN ('court', 'sealed');

ALTER TABLE parties ADD COLUMN name_access text NOT NULL DEFAULT 'public'
  CONSTRAINT parties_name_access_known CHECK (name_access IN ('public', 'parties', 'court', 'sealed'));

CREATE TABLE access_grants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  court_id text NOT NULL CONSTRAINT access_grants_court_id_courts_id_fk REFERENCES courts (id),
  case_id uuid CONSTRAINT access_grants_case_id_cases_id_fk REFERENCES cases (id),
  filing_id uuid CONSTRAINT access_grants_filing_id_filings_id_fk REFERENCES filings (id),
  person_id uuid NOT NULL CONSTRAINT access_grants_person_id_people_id_fk REFERENCES people (id),
  granted_by uuid CONSTRAINT access_grants_granted_by_people_id_fk REFERENCES people (id),
  granted_at timestamptz NOT NULL,
  ended_by uuid CONSTRAINT access_grants_ended_by_people_id_fk REFERENCES people (id),
  ended_at timestamptz,
  CONSTRAINT access_grants_one CHECK (num_nonnulls(case_id, filing_id) = 1)
);
CREATE UNIQUE INDEX access_grants_case ON access_grants (person_id, case_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX access_grants_filing ON access_grants (person_id, filing_id) WHERE ended_at IS NULL;
CREATE INDEX access_grants_of_case ON access_grants (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX access_grants_of_filing ON access_grants (filing_id) WHERE filing_id IS NOT NULL;

CREATE TABLE access_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  court_id text NOT NULL CONSTRAINT access_changes_court_id_courts_id_fk REFERENCES courts (id),
  case_id uuid NOT NULL CONSTRAINT access_changes_case_id_cases_id_fk REFERENCES cases (id),
  from_level text NOT NULL,
  to_level text NOT NULL,
  basis text NOT NULL,
  authority text NOT NULL,
  reason text NOT NULL,
  ordered_on date,
  changed_by uuid CONSTRAINT access_changes_changed_by_people_id_fk REFERENCES people (id),
  changed_at timestamptz NOT NULL,
  CONSTRAINT access_changes_from_level_known CHECK (from_level IN ('public', 'parties', 'court', 'sealed')),
  CONSTRAINT access_changes_to_level_known CHECK (to_level IN ('public', 'parties', 'court', 'sealed')),
  CONSTRAINT access_changes_basis_known CHECK (basis IN ('default', 'order', 'law'))
);
CREATE INDEX access_changes_case ON access_changes (case_id, changed_at);
