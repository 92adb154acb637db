CREATE TABLE "read_hashes" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"record_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"seen_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "read_hashes_project_id_installation_id_object_name_record_hash_pk" PRIMARY KEY("project_id","installation_id","object_name","record_hash")
);
--> statement-breakpoint
CREATE TABLE "read_objects" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"schedule" text NOT NULL,
	"due_time" timestamp (3) with time zone,
	"watermark" timestamp (3) with time zone,
	"backfilled_time" timestamp (3) with time zone,
	"paused_time" timestamp (3) with time zone,
	"pause_reason" text,
	"pause_note" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"first_failure_time" timestamp (3) with time zone,
	CONSTRAINT "read_objects_installation_id_object_name_pk" PRIMARY KEY("installation_id","object_name")
);
--> statement-breakpoint
CREATE TABLE "read_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"read_type" text NOT NULL,
	"from_time" timestamp (3) with time zone,
	"until_time" timestamp (3) with time zone,
	"position_sealed" text,
	"seal_key_id" text,
	"pages" integer DEFAULT 0 NOT NULL,
	"records_read" integer DEFAULT 0 NOT NULL,
	"records_delivered" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"start_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "read_hashes" ADD CONSTRAINT "read_hashes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_hashes" ADD CONSTRAINT "read_hashes_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_objects" ADD CONSTRAINT "read_objects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_objects" ADD CONSTRAINT "read_objects_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_runs" ADD CONSTRAINT "read_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_runs" ADD CONSTRAINT "read_runs_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "read_objects_due" ON "read_objects" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "read_runs_object" ON "read_runs" USING btree ("project_id","installation_id","object_name","id");--> statement-breakpoint
CREATE INDEX "read_runs_due" ON "read_runs" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
ALTER TABLE "builder_sign_ins" DROP COLUMN "return_to";