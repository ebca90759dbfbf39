-- Administrators and IT personnel are notified before the certificate of the court’s seal ends, once for each threshold.
ALTER TABLE court_certificates ADD COLUMN warned_days integer;
--> statement-breakpoint
DO $$
DECLARE known text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO known FROM pg_constraint WHERE conname = 'notifications_kind_known';
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known '
    || replace(known, '''webhook_failing''::text', '''webhook_failing''::text, ''seal_certificate''::text');
END $$;
