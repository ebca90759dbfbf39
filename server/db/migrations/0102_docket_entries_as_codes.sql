-- What an entry on a docket says is a code with its values. Entries made in words keep them.
ALTER TABLE docket_entries ALTER COLUMN description TYPE jsonb
  USING jsonb_build_object('code', 'docket.written', 'values', jsonb_build_object('text', description));
