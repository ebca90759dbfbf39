-- The level of a single document, and what its filer stated about it (domain/sealing).
ALTER TABLE documents
  ADD COLUMN access text NOT NULL DEFAULT 'public'
    CONSTRAINT documents_access_known CHECK (access IN ('public', 'parties', 'court', 'sealed')),
  ADD COLUMN mark text CONSTRAINT documents_mark_known CHECK (mark IN ('public', 'redacted', 'lodged')),
  ADD COLUMN redacts uuid CONSTRAINT documents_redacts_documents_id_fk REFERENCES documents (id) ON DELETE SET NULL,
  ADD COLUMN removed_at timestamptz,
  -- A filing is described from its lead document: that one has the level of the filing.
  ADD CONSTRAINT documents_lead_level CHECK (kind <> 'lead' OR access = 'public');
CREATE INDEX documents_redacts ON documents (redacts) WHERE redacts IS NOT NULL;

ALTER TABLE document_choices
  ADD COLUMN mark text CONSTRAINT document_choices_mark_known CHECK (mark IN ('public', 'redacted', 'lodged')),
  ADD COLUMN redacts uuid CONSTRAINT document_choices_redacts_documents_id_fk REFERENCES documents (id) ON DELETE SET NULL;
CREATE INDEX document_choices_redacts ON document_choices (redacts) WHERE redacts IS NOT NULL;

ALTER TABLE filings ADD COLUMN levels_by_document boolean NOT NULL DEFAULT false;
