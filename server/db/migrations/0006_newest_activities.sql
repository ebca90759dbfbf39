DROP INDEX "activities_newest";--> statement-breakpoint
DROP INDEX "activities_actor";--> statement-breakpoint
DROP INDEX "activities_concerns";--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("court_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_concerns" ON "activities" USING btree ("concerns","at" DESC NULLS FIRST);