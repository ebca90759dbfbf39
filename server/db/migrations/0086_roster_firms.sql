-- What the roster reads of law firms: the present firm of each person, by which conflicts of interest are found.
CREATE VIEW roster_firms AS
  SELECT m.person_id, f.name
  FROM firm_members m
  JOIN firms f ON f.id = m.firm_id
  WHERE m.ended_at IS NULL;
