CREATE TABLE "resource_downloads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_ratings" (
	"resource_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_ratings_resource_id_person_id_pk" PRIMARY KEY("resource_id","person_id"),
	CONSTRAINT "resource_ratings_one_to_five" CHECK ("resource_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "resource_downloads" ADD CONSTRAINT "resource_downloads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_ratings" ADD CONSTRAINT "resource_ratings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_downloads_resource" ON "resource_downloads" USING btree ("resource_id");