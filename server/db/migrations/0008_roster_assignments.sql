-- Whether a court has cases is asked for each row of the roster, so it must not join the assignments.
DROP VIEW roster_cases;
--> statement-breakpoint
CREATE VIEW roster_cases AS
  SELECT id AS case_id, court_id
  FROM cases;
--> statement-breakpoint
CREATE VIEW roster_assignments AS
  SELECT a.attorney_id, a.case_id, c.status
  FROM case_assignments a
  JOIN cases c ON c.id = a.case_id;
