-- A merge of two cases also moves the bench memos on their motions and hearings.
ALTER TABLE case_merge_items DROP CONSTRAINT case_merge_items_kind_known;
--> statement-breakpoint
ALTER TABLE case_merge_items ADD CONSTRAINT case_merge_items_kind_known CHECK (kind IN (
  'docket_entry', 'filing', 'proposed_filing', 'hearing', 'deadline', 'ruling', 'order', 'bench_memo', 'work_item', 'party', 'attorney'));
