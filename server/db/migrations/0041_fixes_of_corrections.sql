-- A fix of a document in a returned filing belongs to the return under which its filer corrects it (decision 0109).
ALTER TABLE document_fixes ADD COLUMN review_id uuid;
--> statement-breakpoint
ALTER TABLE document_fixes ADD CONSTRAINT document_fixes_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews (id);
--> statement-breakpoint
CREATE INDEX document_fixes_review ON document_fixes (review_id);
