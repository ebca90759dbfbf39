CREATE TABLE entry_proofs (
  entry_id uuid NOT NULL,
  proof_entry_id uuid NOT NULL,
  filed_at timestamptz NOT NULL,
  CONSTRAINT entry_proofs_pkey PRIMARY KEY (entry_id),
  CONSTRAINT entry_proofs_entry_id_docket_entries_id_fk FOREIGN KEY (entry_id) REFERENCES docket_entries (id),
  CONSTRAINT entry_proofs_proof_entry_id_docket_entries_id_fk FOREIGN KEY (proof_entry_id) REFERENCES docket_entries (id)
);
