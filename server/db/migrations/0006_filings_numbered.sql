-- The activity record finds the filings of a case number that no case has.
CREATE INDEX filings_numbered ON filings (court_id, case_number);
