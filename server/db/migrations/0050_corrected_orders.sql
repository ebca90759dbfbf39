-- A proposed order that corrects one that was sent back.
ALTER TABLE orders ADD COLUMN corrects_id uuid;
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_corrects_id_orders_id_fk FOREIGN KEY (corrects_id) REFERENCES orders (id);
--> statement-breakpoint
CREATE INDEX orders_corrects ON orders (corrects_id);
