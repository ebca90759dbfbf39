-- The directory: what every area may read of people, without passwords or tokens (decision 0085).
CREATE VIEW directory_people AS
  SELECT p.id, p.full_name, p.email, p.email_verified_at, p.deactivated_at, c.notifications
  FROM people p
  LEFT JOIN person_preferences c ON c.person_id = p.id;
--> statement-breakpoint
CREATE VIEW directory_roles AS
  SELECT r.person_id, r.court_id, r.role
  FROM person_roles r
  JOIN people p ON p.id = r.person_id
  WHERE r.ended_at IS NULL AND p.deactivated_at IS NULL
    AND (r.role <> 'judge' OR EXISTS (
      SELECT FROM judge_profiles j
      WHERE j.person_id = r.person_id AND j.court_id = r.court_id AND j.status = 'verified'));
--> statement-breakpoint
CREATE VIEW directory_sessions AS
  SELECT s.id, s.last_seen_at, s.expires_at
  FROM sessions s
  JOIN people p ON p.id = s.person_id
  WHERE s.revoked_at IS NULL AND p.deactivated_at IS NULL;
