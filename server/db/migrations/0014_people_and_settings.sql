CREATE TABLE "attorney_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"bar_number" text NOT NULL,
	"attorney_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_preferences" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"date_format" text NOT NULL,
	"time_format" text NOT NULL,
	"theme" text,
	"language" text NOT NULL,
	"usual_court" text,
	"notifications" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courts" ADD COLUMN "address_lines" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_profiles" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "judge_profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_claims" ADD CONSTRAINT "attorney_claims_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_claims" ADD CONSTRAINT "attorney_claims_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_claims" ADD CONSTRAINT "attorney_claims_attorney_id_attorneys_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorneys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_claims" ADD CONSTRAINT "attorney_claims_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_preferences" ADD CONSTRAINT "person_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_claims_one_pending" ON "attorney_claims" USING btree ("person_id","court_id") WHERE "attorney_claims"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "attorney_claims_waiting" ON "attorney_claims" USING btree ("court_id","created_at","id") WHERE "attorney_claims"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "attorney_claims_person" ON "attorney_claims" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "attorneys_person_taken" ON "attorneys" USING btree ("court_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("court_id","email") WHERE "invitations"."used_at" is null and "invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "person_roles_court" ON "person_roles" USING btree ("court_id","role") WHERE "person_roles"."ended_at" is null;