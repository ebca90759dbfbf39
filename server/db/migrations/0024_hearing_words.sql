-- Searching hearings by words of their number or title.
create index hearings_words on hearings using gin ((case_number || ' ' || case_title) gin_trgm_ops);
