CREATE TABLE "calendar_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"hearing_id" uuid,
	"sitting_id" uuid,
	CONSTRAINT "calendar_bookings_of_one" CHECK (num_nonnulls("calendar_bookings"."hearing_id", "calendar_bookings"."sitting_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "court_closures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"closed_on" date NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courtrooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"seats" integer,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"name" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"held_in_sitting" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_types_duration" CHECK ("event_types"."duration_minutes" between 5 and 600)
);
--> statement-breakpoint
CREATE TABLE "hearing_attorneys" (
	"hearing_id" uuid NOT NULL,
	"attorney_id" uuid NOT NULL,
	CONSTRAINT "hearing_attorneys_hearing_id_attorney_id_pk" PRIMARY KEY("hearing_id","attorney_id")
);
--> statement-breakpoint
CREATE TABLE "judge_availability" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"judge_id" uuid NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text,
	"set_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "judge_availability_order" CHECK ("judge_availability"."starts_at" < "judge_availability"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"court_id" text NOT NULL,
	"title" text NOT NULL,
	"judge_id" uuid NOT NULL,
	"courtroom_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sittings_order" CHECK ("sittings"."starts_at" < "sittings"."ends_at"),
	CONSTRAINT "sittings_capacity" CHECK ("sittings"."capacity" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"court_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	CONSTRAINT "working_hours_court_id_weekday_pk" PRIMARY KEY("court_id","weekday"),
	CONSTRAINT "working_hours_weekday" CHECK ("working_hours"."weekday" between 0 and 6),
	CONSTRAINT "working_hours_order" CHECK ("working_hours"."opens" < "working_hours"."closes")
);
--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "duration_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "ends_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "judge_id" uuid;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "courtroom_id" uuid;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "event_type_id" uuid;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "sitting_id" uuid;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "interpreter" text;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "hearings" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_bookings" ADD CONSTRAINT "calendar_bookings_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_bookings" ADD CONSTRAINT "calendar_bookings_hearing_id_hearings_id_fk" FOREIGN KEY ("hearing_id") REFERENCES "public"."hearings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_bookings" ADD CONSTRAINT "calendar_bookings_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_closures" ADD CONSTRAINT "court_closures_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courtrooms" ADD CONSTRAINT "courtrooms_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearing_attorneys" ADD CONSTRAINT "hearing_attorneys_hearing_id_hearings_id_fk" FOREIGN KEY ("hearing_id") REFERENCES "public"."hearings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearing_attorneys" ADD CONSTRAINT "hearing_attorneys_attorney_id_attorneys_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorneys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_availability" ADD CONSTRAINT "judge_availability_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_availability" ADD CONSTRAINT "judge_availability_judge_id_people_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_availability" ADD CONSTRAINT "judge_availability_set_by_people_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_judge_id_people_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_courtroom_id_courtrooms_id_fk" FOREIGN KEY ("courtroom_id") REFERENCES "public"."courtrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_bookings_hearing" ON "calendar_bookings" USING btree ("hearing_id");--> statement-breakpoint
CREATE INDEX "calendar_bookings_sitting" ON "calendar_bookings" USING btree ("sitting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "court_closures_day_taken" ON "court_closures" USING btree ("court_id","closed_on");--> statement-breakpoint
CREATE UNIQUE INDEX "courtrooms_name_taken" ON "courtrooms" USING btree ("court_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "event_types_name_taken" ON "event_types" USING btree ("court_id",lower("name"));--> statement-breakpoint
CREATE INDEX "hearing_attorneys_attorney" ON "hearing_attorneys" USING btree ("attorney_id");--> statement-breakpoint
CREATE INDEX "judge_availability_court" ON "judge_availability" USING btree ("court_id","ends_at");--> statement-breakpoint
CREATE INDEX "sittings_judge" ON "sittings" USING btree ("judge_id","starts_at");--> statement-breakpoint
CREATE INDEX "sittings_court" ON "sittings" USING btree ("court_id","starts_at");--> statement-breakpoint
ALTER TABLE "hearings" ADD CONSTRAINT "hearings_judge_id_people_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearings" ADD CONSTRAINT "hearings_courtroom_id_courtrooms_id_fk" FOREIGN KEY ("courtroom_id") REFERENCES "public"."courtrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearings" ADD CONSTRAINT "hearings_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearings" ADD CONSTRAINT "hearings_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearings" ADD CONSTRAINT "hearings_requested_by_people_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hearings_in_order" ON "hearings" USING btree ("court_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "hearings_judge" ON "hearings" USING btree ("judge_id","starts_at");--> statement-breakpoint
CREATE INDEX "hearings_sitting" ON "hearings" USING btree ("sitting_id");--> statement-breakpoint
ALTER TABLE "hearings" ADD CONSTRAINT "hearings_duration" CHECK ("hearings"."duration_minutes" between 5 and 600);