-- Documents that are lodged conditionally under seal: what the court decided, and what became of each.
CREATE TABLE lodged_documents (
  document_id uuid CONSTRAINT lodged_documents_pkey PRIMARY KEY
    CONSTRAINT lodged_documents_document_id_documents_id_fk REFERENCES documents (id) ON DELETE CASCADE,
  court_id text NOT NULL CONSTRAINT lodged_documents_court_id_courts_id_fk REFERENCES courts (id),
  state text NOT NULL DEFAULT 'lodged' CONSTRAINT lodged_documents_state_known
    CHECK (state IN ('lodged', 'to_apply', 'sealed', 'not_sealed', 'filed', 'returned', 'deleted')),
  authority text NOT NULL,
  ordered_on date,
  due_on date,
  requested_by uuid CONSTRAINT lodged_documents_requested_by_people_id_fk REFERENCES people (id),
  requested_at timestamptz,
  closed_by uuid CONSTRAINT lodged_documents_closed_by_people_id_fk REFERENCES people (id),
  closed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT lodged_documents_requested CHECK ((requested_by IS NULL) = (requested_at IS NULL))
);
CREATE INDEX lodged_documents_open ON lodged_documents (court_id, due_on) WHERE state IN ('to_apply', 'not_sealed');

ALTER TABLE access_changes
  ADD COLUMN document_id uuid CONSTRAINT access_changes_document_id_documents_id_fk REFERENCES documents (id);
CREATE INDEX access_changes_document ON access_changes (document_id) WHERE document_id IS NOT NULL;
