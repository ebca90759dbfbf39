-- What the filer chose for an envelope and its documents (decision 0104).
CREATE TABLE envelope_choices (
  envelope_id uuid NOT NULL,
  version integer NOT NULL,
  destination text,
  case_id uuid,
  case_number text,
  case_type text,
  category text,
  note_to_clerk text NOT NULL DEFAULT '',
  client_matter text NOT NULL DEFAULT '',
  changed_at timestamptz NOT NULL,
  CONSTRAINT envelope_choices_pkey PRIMARY KEY (envelope_id),
  CONSTRAINT envelope_choices_destination_known CHECK (destination IN ('case', 'number', 'new')),
  CONSTRAINT envelope_choices_case_type_known CHECK (case_type IN ('Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration')),
  CONSTRAINT envelope_choices_case CHECK (coalesce(destination = 'case', false) = (case_id IS NOT NULL)),
  CONSTRAINT envelope_choices_number CHECK (coalesce(destination = 'number', false) = (case_number IS NOT NULL)),
  CONSTRAINT envelope_choices_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id) ON DELETE CASCADE,
  CONSTRAINT envelope_choices_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases (id)
);
--> statement-breakpoint
CREATE TABLE document_choices (
  document_id uuid NOT NULL,
  code text,
  position text,
  description text,
  on_behalf_of text[],
  CONSTRAINT document_choices_pkey PRIMARY KEY (document_id),
  CONSTRAINT document_choices_position_known CHECK (position IN ('attachment', 'exhibit')),
  CONSTRAINT document_choices_document_id_documents_id_fk FOREIGN KEY (document_id) REFERENCES documents (id) ON DELETE CASCADE
);
