-- Everyone in a case receives one notice of each docket entry. What the court had served until now remains service.
ALTER TABLE entry_deliveries ADD COLUMN purpose text NOT NULL DEFAULT 'service';
ALTER TABLE entry_deliveries ALTER COLUMN purpose DROP DEFAULT;
ALTER TABLE entry_deliveries ADD CONSTRAINT entry_deliveries_purpose_known CHECK (purpose IN ('service', 'notice'));
ALTER TABLE entry_deliveries DROP CONSTRAINT entry_deliveries_state_known;
ALTER TABLE entry_deliveries ADD CONSTRAINT entry_deliveries_state_known
  CHECK (state IN ('pending', 'delivered', 'escalated', 'resolved', 'by_filer', 'not_required'));

CREATE TABLE entry_notices (
  entry_id uuid NOT NULL CONSTRAINT entry_notices_pkey PRIMARY KEY
    CONSTRAINT entry_notices_entry_id_docket_entries_id_fk REFERENCES docket_entries (id),
  given_at timestamp with time zone NOT NULL
);
