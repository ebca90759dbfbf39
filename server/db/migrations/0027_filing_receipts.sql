-- The receipt of each envelope with its confirmation number, and the stamped copies that the court issued (decision 0101).
CREATE TABLE filing_receipts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  envelope_id uuid NOT NULL,
  court_id text NOT NULL,
  number text NOT NULL,
  token text NOT NULL,
  received_at timestamptz NOT NULL,
  CONSTRAINT filing_receipts_pkey PRIMARY KEY (id),
  CONSTRAINT filing_receipts_number_readable CHECK (number ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  CONSTRAINT filing_receipts_token_long CHECK (token ~ '^[A-Za-z0-9_-]{32,64}$'),
  CONSTRAINT filing_receipts_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes (id),
  CONSTRAINT filing_receipts_court_id_courts_id_fk FOREIGN KEY (court_id) REFERENCES courts (id)
);
--> statement-breakpoint
CREATE TABLE filing_receipt_documents (
  receipt_id uuid NOT NULL,
  position integer NOT NULL,
  version_id uuid NOT NULL,
  CONSTRAINT filing_receipt_documents_pkey PRIMARY KEY (receipt_id, position),
  CONSTRAINT filing_receipt_documents_receipt_id_filing_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES filing_receipts (id),
  CONSTRAINT filing_receipt_documents_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions (id)
);
--> statement-breakpoint
CREATE TABLE stamped_copies (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  version_id uuid NOT NULL,
  mark text NOT NULL,
  sha256 text NOT NULL,
  issued_at timestamptz NOT NULL,
  issued_to uuid NOT NULL,
  CONSTRAINT stamped_copies_pkey PRIMARY KEY (id),
  CONSTRAINT stamped_copies_mark_known CHECK (mark IN ('RECEIVED', 'FILED')),
  CONSTRAINT stamped_copies_version_id_document_versions_id_fk FOREIGN KEY (version_id) REFERENCES document_versions (id),
  CONSTRAINT stamped_copies_issued_to_people_id_fk FOREIGN KEY (issued_to) REFERENCES people (id)
);
--> statement-breakpoint
-- A filing from before there were envelopes was shown with its own identifier as its envelope; now it has that envelope.
INSERT INTO envelopes (id, submitted_by, submitted_at)
  SELECT id, filed_by, received_at FROM filings WHERE envelope_id IS NULL AND attached_to IS NULL
  ON CONFLICT (id) DO NOTHING;
--> statement-breakpoint
UPDATE filings SET envelope_id = COALESCE(attached_to, id) WHERE envelope_id IS NULL;
--> statement-breakpoint
-- The same numbers as domain/filings/receipts/confirmationNumber.ts makes. Bytes 6 and 8 of a UUID are not all random.
CREATE FUNCTION pg_temp.make_confirmation_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random constant bytea := uuid_send(gen_random_uuid());
  interim integer := 0;
  digit integer;
  made text := '';
  place integer;
BEGIN
  FOREACH place IN ARRAY ARRAY[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13] LOOP
    digit := get_byte(random, place) & 31;
    made := made || substr(alphabet, digit + 1, 1);
    interim := (interim # digit) << 1;
    IF interim > 31 THEN
      interim := interim # 37;
    END IF;
  END LOOP;
  RETURN made || substr(alphabet, interim + 1, 1);
END
$$;
--> statement-breakpoint
-- The filing that was received first has the time of the receipt; a corrected document that is another one has its first time.
INSERT INTO filing_receipts (envelope_id, court_id, number, token, received_at)
  SELECT received.envelope_id, received.court_id, pg_temp.make_confirmation_number(),
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), received.at
  FROM (
    SELECT envelope_id, court_id, min(COALESCE(first_received_at, received_at)) AS at
    FROM filings WHERE envelope_id IS NOT NULL AND state <> 'draft' GROUP BY envelope_id, court_id
  ) AS received;
--> statement-breakpoint
-- As received: the first version of each document that came with the filing, and not those that were added later.
INSERT INTO filing_receipt_documents (receipt_id, position, version_id)
  SELECT receipt.id,
    row_number() OVER (
      PARTITION BY receipt.id ORDER BY filing.attached_to IS NOT NULL, filing.received_at, filing.id, document.position
    ),
    first_version.id
  FROM filing_receipts AS receipt
  JOIN filings AS filing ON filing.envelope_id = receipt.envelope_id AND filing.court_id = receipt.court_id
  JOIN documents AS document ON document.filing_id = filing.id
  JOIN document_versions AS first_version ON first_version.document_id = document.id AND first_version.number = 1
  LEFT JOIN envelopes AS envelope ON envelope.id = receipt.envelope_id
  WHERE filing.state <> 'draft' AND first_version.uploaded_at
    <= GREATEST(COALESCE(filing.first_received_at, filing.received_at), envelope.taken_in_at);
--> statement-breakpoint
CREATE UNIQUE INDEX filing_receipts_once ON filing_receipts (envelope_id, court_id);
--> statement-breakpoint
CREATE UNIQUE INDEX filing_receipts_number ON filing_receipts (number);
--> statement-breakpoint
CREATE UNIQUE INDEX filing_receipts_token ON filing_receipts (token);
--> statement-breakpoint
CREATE UNIQUE INDEX filing_receipt_documents_version ON filing_receipt_documents (version_id);
--> statement-breakpoint
CREATE UNIQUE INDEX stamped_copies_once ON stamped_copies (version_id, sha256);
