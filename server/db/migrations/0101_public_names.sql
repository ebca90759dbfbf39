-- The names under which the public finds a case: its title, and its participants whose names are public. Triggers keep
-- them, so that no change of a case or a participant can leave a name behind.
CREATE TABLE public_names (
  id uuid CONSTRAINT public_names_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL CONSTRAINT public_names_case_id_cases_id_fk REFERENCES cases (id) ON DELETE CASCADE,
  party_id uuid CONSTRAINT public_names_party_id_parties_id_fk REFERENCES parties (id) ON DELETE CASCADE,
  court_id text NOT NULL CONSTRAINT public_names_court_id_courts_id_fk REFERENCES courts (id),
  case_type text NOT NULL CONSTRAINT public_names_case_type_known CHECK (case_type IN
    ('Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration')),
  opened_on date NOT NULL,
  name text NOT NULL
);
CREATE INDEX public_names_case ON public_names (case_id);
CREATE INDEX public_names_party ON public_names (party_id);
-- One for each type: a search reads the names of the types that it finds, and no others.
CREATE INDEX public_names_civil ON public_names USING gin (name gin_trgm_ops) WHERE case_type = 'Civil Complaint';
CREATE INDEX public_names_family ON public_names USING gin (name gin_trgm_ops) WHERE case_type = 'Family Law';
CREATE INDEX public_names_probate ON public_names USING gin (name gin_trgm_ops) WHERE case_type = 'Probate';
CREATE INDEX public_names_small_claims ON public_names USING gin (name gin_trgm_ops) WHERE case_type = 'Small Claims';
CREATE INDEX public_names_criminal ON public_names USING gin (name gin_trgm_ops) WHERE case_type = 'Criminal';
CREATE INDEX public_names_immigration ON public_names USING gin (name gin_trgm_ops) WHERE case_type = 'Immigration';

-- Minors, protected names, and roles such as a victim's (domain/participants/publicName.ts).
CREATE FUNCTION is_named_publicly(one parties) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT NOT one.is_minor AND one.name_access = 'public'
    AND coalesce(one.role_id, '') NOT IN ('victim', 'minor', 'child_subject')
$$;

CREATE FUNCTION keep_public_names_of_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public_names WHERE case_id = NEW.id;
  IF NEW.access = 'public' AND NEW.merged_into_id IS NULL THEN
    INSERT INTO public_names (case_id, court_id, case_type, opened_on, name)
      VALUES (NEW.id, NEW.court_id, NEW.case_type, NEW.opened_on, NEW.title);
    INSERT INTO public_names (case_id, party_id, court_id, case_type, opened_on, name)
      SELECT NEW.id, p.id, NEW.court_id, NEW.case_type, NEW.opened_on, p.full_name
      FROM parties p WHERE p.case_id = NEW.id AND is_named_publicly(p);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION keep_public_name_of_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public_names WHERE party_id = NEW.id;
  IF is_named_publicly(NEW) THEN
    INSERT INTO public_names (case_id, party_id, court_id, case_type, opened_on, name)
      SELECT c.id, NEW.id, c.court_id, c.case_type, c.opened_on, NEW.full_name
      FROM cases c WHERE c.id = NEW.case_id AND c.access = 'public' AND c.merged_into_id IS NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER public_names_of_new_case AFTER INSERT ON cases
  FOR EACH ROW EXECUTE FUNCTION keep_public_names_of_case();
CREATE TRIGGER public_names_of_case AFTER UPDATE OF title, case_type, opened_on, access, merged_into_id, court_id ON cases
  FOR EACH ROW WHEN (
    (OLD.title, OLD.case_type, OLD.opened_on, OLD.access, OLD.merged_into_id, OLD.court_id)
    IS DISTINCT FROM (NEW.title, NEW.case_type, NEW.opened_on, NEW.access, NEW.merged_into_id, NEW.court_id))
  EXECUTE FUNCTION keep_public_names_of_case();
CREATE TRIGGER public_name_of_new_party AFTER INSERT ON parties
  FOR EACH ROW EXECUTE FUNCTION keep_public_name_of_party();
CREATE TRIGGER public_name_of_party AFTER UPDATE OF full_name, is_minor, name_access, role_id, case_id ON parties
  FOR EACH ROW EXECUTE FUNCTION keep_public_name_of_party();

INSERT INTO public_names (case_id, court_id, case_type, opened_on, name)
  SELECT id, court_id, case_type, opened_on, title FROM cases WHERE access = 'public' AND merged_into_id IS NULL;
INSERT INTO public_names (case_id, party_id, court_id, case_type, opened_on, name)
  SELECT c.id, p.id, c.court_id, c.case_type, c.opened_on, p.full_name
  FROM parties p JOIN cases c ON c.id = p.case_id
  WHERE c.access = 'public' AND c.merged_into_id IS NULL AND is_named_publicly(p);
