-- People and organizations in a case with their roles, other names, addresses, and counsel. Nothing of it is deleted.
ALTER TABLE cases
  ADD COLUMN title_is_set boolean NOT NULL DEFAULT false,
  ADD COLUMN title_form text,
  ADD CONSTRAINT cases_title_form_known CHECK (title_form IN ('civil', 'criminal', 'marriage', 'family_parties', 'estate', 'trust', 'guardianship', 'conservatorship', 'juvenile', 'adoption', 'name_change', 'in_re', 'immigration'));
--> statement-breakpoint
-- Titles given before the rule existed remain until a clerk chooses the title by rule.
UPDATE cases SET title_is_set = true;
--> statement-breakpoint
ALTER TABLE parties
  ADD COLUMN kind text NOT NULL DEFAULT 'person',
  ADD COLUMN role_id text,
  ADD COLUMN side text NOT NULL DEFAULT 'none',
  ADD COLUMN is_minor boolean NOT NULL DEFAULT false,
  ADD COLUMN acts_for uuid,
  ADD COLUMN language text,
  ADD COLUMN needs_interpreter boolean NOT NULL DEFAULT false,
  ADD COLUMN self_represented boolean NOT NULL DEFAULT false,
  ADD COLUMN service_method text,
  ADD COLUMN ended_on date,
  ADD COLUMN end_kind text,
  ADD COLUMN end_reason text,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT parties_kind_known CHECK (kind IN ('person', 'organization')),
  ADD CONSTRAINT parties_side_known CHECK (side IN ('initiating', 'responding', 'subject', 'fiduciary', 'represents', 'interested', 'third', 'officer', 'none')),
  ADD CONSTRAINT parties_service_method_known CHECK (service_method IN ('portal', 'email', 'mail', 'personal', 'overnight', 'other')),
  ADD CONSTRAINT parties_end_kind_known CHECK (end_kind IN ('dismissed', 'substituted', 'deceased', 'withdrawn', 'discharged', 'recorded_in_error'));
--> statement-breakpoint
-- Roles in words get the role of the catalog with this label; others keep their words.
UPDATE parties SET role_id = known.id, side = known.side
FROM (VALUES
  ('administrator', 'executor', 'fiduciary'),
  ('amicus', 'amicus', 'none'),
  ('amicus curiae', 'amicus', 'none'),
  ('appellant', 'appellant', 'initiating'),
  ('appellee', 'appellee', 'responding'),
  ('assignee of record', 'assignee', 'third'),
  ('attorney for the child', 'minors_counsel', 'represents'),
  ('bail agent', 'bail_agent', 'third'),
  ('beneficiary', 'beneficiary', 'interested'),
  ('caregiver', 'foster_parent', 'none'),
  ('chapter trustee', 'trustee_bk', 'fiduciary'),
  ('child', 'child_subject', 'subject'),
  ('child named in the case', 'child_subject', 'subject'),
  ('child welfare agency', 'agency_child', 'initiating'),
  ('class member or objector', 'class_member', 'none'),
  ('class representative', 'class_rep', 'initiating'),
  ('conservatee', 'conservatee', 'subject'),
  ('counterclaimant', 'counterclaimant', 'initiating'),
  ('counterdefendant', 'counterdefendant', 'responding'),
  ('court appointed special advocate', 'casa', 'none'),
  ('court investigator', 'court_investigator', 'officer'),
  ('court reporter', 'court_reporter', 'officer'),
  ('creditor', 'creditor', 'interested'),
  ('cross-complainant', 'cross_complainant', 'initiating'),
  ('cross-defendant', 'cross_defendant', 'responding'),
  ('debtor', 'debtor', 'initiating'),
  ('deceased', 'decedent', 'subject'),
  ('decedent', 'decedent', 'subject'),
  ('defendant', 'defendant', 'responding'),
  ('department of homeland security', 'dhs', 'initiating'),
  ('doe defendant', 'doe', 'responding'),
  ('executor', 'executor', 'fiduciary'),
  ('expert witness', 'expert', 'none'),
  ('garnishee', 'garnishee', 'third'),
  ('guardian', 'guardian', 'fiduciary'),
  ('guardian ad litem', 'gal', 'represents'),
  ('heir or devisee', 'heir', 'interested'),
  ('indian tribe', 'tribe', 'interested'),
  ('interpreter', 'interpreter', 'officer'),
  ('intervener', 'intervenor', 'third'),
  ('intervenor', 'intervenor', 'third'),
  ('judgment creditor', 'judgment_creditor', 'initiating'),
  ('judgment debtor', 'judgment_debtor', 'responding'),
  ('landlord', 'landlord', 'initiating'),
  ('lien claimant', 'lienholder', 'third'),
  ('media requester', 'journalist', 'none'),
  ('mediator', 'mediator', 'officer'),
  ('minor', 'minor', 'subject'),
  ('parent', 'parent', 'responding'),
  ('people', 'prosecution', 'initiating'),
  ('personal representative', 'executor', 'fiduciary'),
  ('petitioner', 'petitioner', 'initiating'),
  ('plaintiff', 'plaintiff', 'initiating'),
  ('presumed or alleged parent', 'presumed_parent', 'responding'),
  ('probation officer', 'probation_officer', 'officer'),
  ('process server', 'process_server', 'officer'),
  ('prosecution', 'prosecution', 'initiating'),
  ('protected person', 'protected_person', 'initiating'),
  ('public guardian or administrator', 'public_guardian', 'fiduciary'),
  ('real party in interest', 'real_party', 'responding'),
  ('receiver', 'receiver', 'officer'),
  ('relative', 'grandparent', 'third'),
  ('relator', 'relator', 'initiating'),
  ('respondent', 'respondent', 'responding'),
  ('restrained person', 'restrained_person', 'responding'),
  ('special master or referee', 'referee', 'officer'),
  ('stakeholder in interpleader', 'interpleader', 'initiating'),
  ('surety', 'guarantor_surety', 'third'),
  ('tenant or occupant', 'tenant', 'responding'),
  ('third-party defendant', 'third_party_defendant', 'responding'),
  ('third-party plaintiff', 'third_party_plaintiff', 'initiating'),
  ('trustee', 'trustee', 'fiduciary'),
  ('united states trustee', 'ust', 'interested'),
  ('victim', 'victim', 'none'),
  ('ward', 'conservatee', 'subject'),
  ('witness', 'witness', 'none')
) AS known (label, id, side)
WHERE lower(trim(parties.role)) = known.label;
--> statement-breakpoint
-- In these case types, the labels mean other roles.
UPDATE parties SET role_id = CASE WHEN role_id = 'defendant' THEN 'criminal_defendant' ELSE 'prosecution' END
FROM cases WHERE cases.id = parties.case_id AND cases.case_type = 'Criminal' AND role_id IN ('plaintiff', 'defendant');
--> statement-breakpoint
UPDATE parties SET role_id = 'imm_respondent'
FROM cases WHERE cases.id = parties.case_id AND cases.case_type = 'Immigration' AND role_id = 'respondent';
--> statement-breakpoint
UPDATE parties SET is_minor = true WHERE role_id IN ('minor', 'child_subject');
--> statement-breakpoint
UPDATE parties SET kind = 'organization'
WHERE full_name ~* '\y(inc|llc|llp|corp|corporation|company|co|ltd|bank|trust|county|city|state|people|association|university|clinic)\y';
--> statement-breakpoint
CREATE TABLE party_private (
  party_id uuid NOT NULL,
  date_of_birth date,
  custody text,
  custody_place text,
  CONSTRAINT party_private_pkey PRIMARY KEY (party_id),
  CONSTRAINT party_private_custody_known CHECK (custody IN ('none', 'detained', 'in_custody', 'foster_care', 'with_guardian')),
  CONSTRAINT party_private_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id)
);
--> statement-breakpoint
CREATE TABLE party_aliases (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  party_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  CONSTRAINT party_aliases_pkey PRIMARY KEY (id),
  CONSTRAINT party_aliases_kind_known CHECK (kind IN ('aka', 'fka', 'nka', 'dba', 'sued_as', 'by_and_through', 'trustee_of', 'executor_of', 'individually_and_for', 'successor_to', 'pseudonym')),
  CONSTRAINT party_aliases_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id)
);
--> statement-breakpoint
CREATE INDEX party_aliases_party ON party_aliases (party_id);
--> statement-breakpoint
CREATE TABLE party_addresses (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  party_id uuid NOT NULL,
  kind text NOT NULL,
  address text NOT NULL,
  from_day date,
  to_day date,
  source text NOT NULL,
  undeliverable boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  CONSTRAINT party_addresses_pkey PRIMARY KEY (id),
  CONSTRAINT party_addresses_kind_known CHECK (kind IN ('service', 'confidential', 'last_known')),
  CONSTRAINT party_addresses_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id)
);
--> statement-breakpoint
CREATE INDEX party_addresses_party ON party_addresses (party_id);
--> statement-breakpoint
CREATE TABLE party_counsel (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  party_id uuid NOT NULL,
  attorney_id uuid,
  full_name text,
  bar_number text,
  is_lead boolean NOT NULL DEFAULT true,
  gets_notice boolean NOT NULL DEFAULT true,
  appeared_on date,
  appearance_entry integer,
  ended_on date,
  end_kind text,
  end_basis text,
  end_note text,
  replaced_by uuid,
  CONSTRAINT party_counsel_pkey PRIMARY KEY (id),
  CONSTRAINT party_counsel_end_kind_known CHECK (end_kind IN ('withdrew', 'substituted', 'discharged', 'recorded_in_error')),
  CONSTRAINT party_counsel_end_basis_known CHECK (end_basis IN ('order', 'substitution', 'notice')),
  CONSTRAINT party_counsel_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id),
  CONSTRAINT party_counsel_attorney_id_attorneys_id_fk FOREIGN KEY (attorney_id) REFERENCES attorneys (id)
);
--> statement-breakpoint
CREATE INDEX party_counsel_party ON party_counsel (party_id);
--> statement-breakpoint
CREATE INDEX party_counsel_attorney ON party_counsel (attorney_id);
--> statement-breakpoint
CREATE UNIQUE INDEX party_counsel_one_lead ON party_counsel (party_id) WHERE is_lead AND ended_on IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX party_counsel_once ON party_counsel (party_id, attorney_id) WHERE ended_on IS NULL;
--> statement-breakpoint
INSERT INTO party_counsel (party_id, attorney_id, full_name, bar_number)
SELECT p.id, p.attorney_id, coalesce(p.counsel_name, a.full_name), coalesce(p.counsel_bar_number, a.bar_number)
FROM parties p LEFT JOIN attorneys a ON a.id = p.attorney_id
WHERE p.attorney_id IS NOT NULL OR p.counsel_name IS NOT NULL OR p.counsel_bar_number IS NOT NULL;
--> statement-breakpoint
ALTER TABLE parties DROP COLUMN attorney_id, DROP COLUMN counsel_name, DROP COLUMN counsel_bar_number;
--> statement-breakpoint
CREATE TABLE service_consents (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  party_id uuid NOT NULL,
  email text NOT NULL,
  basis text NOT NULL,
  given_on date NOT NULL,
  withdrawn_on date,
  recorded_by uuid,
  CONSTRAINT service_consents_pkey PRIMARY KEY (id),
  CONSTRAINT service_consents_basis_known CHECK (basis IN ('consent', 'rule')),
  CONSTRAINT service_consents_party_id_parties_id_fk FOREIGN KEY (party_id) REFERENCES parties (id),
  CONSTRAINT service_consents_recorded_by_people_id_fk FOREIGN KEY (recorded_by) REFERENCES people (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX service_consents_one ON service_consents (party_id) WHERE withdrawn_on IS NULL;
