ALTER TABLE "judge_profiles" DROP CONSTRAINT "judge_profiles_pkey";--> statement-breakpoint
ALTER TABLE "judge_profiles" ADD CONSTRAINT "judge_profiles_person_id_court_id_pk" PRIMARY KEY("person_id","court_id");--> statement-breakpoint
ALTER TABLE "person_roles" ADD COLUMN "granted_through" text;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "address_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"access_request_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "address_links" ADD CONSTRAINT "address_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_links" ADD CONSTRAINT "address_links_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;
