CREATE TABLE "inbox_messages" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "write_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"type" text NOT NULL,
	"is_synchronous" boolean NOT NULL,
	"is_pooling" boolean DEFAULT false NOT NULL,
	"records" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"deadline_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"repeat_key" uuid NOT NULL,
	"record_sealed" text,
	"record_seal_key_id" text,
	"record_id" text,
	"result_sealed" text,
	"result_seal_key_id" text,
	"reason" text,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "inbox_position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "installations" ADD COLUMN "reads_planned_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_hashes" ADD CONSTRAINT "read_hashes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_hashes" ADD CONSTRAINT "read_hashes_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_objects" ADD CONSTRAINT "read_objects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_objects" ADD CONSTRAINT "read_objects_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_runs" ADD CONSTRAINT "read_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_runs" ADD CONSTRAINT "read_runs_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_runs" ADD CONSTRAINT "write_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_runs" ADD CONSTRAINT "write_runs_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writes" ADD CONSTRAINT "writes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writes" ADD CONSTRAINT "writes_run_id_write_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."write_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_messages_position" ON "inbox_messages" USING btree ("destination_id","position");--> statement-breakpoint
CREATE INDEX "inbox_messages_age" ON "inbox_messages" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "read_objects_due" ON "read_objects" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "read_runs_object" ON "read_runs" USING btree ("project_id","installation_id","object_name","id");--> statement-breakpoint
CREATE INDEX "read_runs_due" ON "read_runs" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "write_runs_due" ON "write_runs" USING btree ("installation_id","object_name","due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "write_runs_ended" ON "write_runs" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "write_runs_pool" ON "write_runs" USING btree ("installation_id","object_name","type") WHERE is_pooling;--> statement-breakpoint
CREATE INDEX "writes_run" ON "writes" USING btree ("project_id","run_id","position");--> statement-breakpoint
CREATE INDEX "writes_of" ON "writes" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "writes_repeated" ON "writes" USING btree ("project_id","repeat_key");--> statement-breakpoint
CREATE INDEX "installations_unplanned" ON "installations" USING btree ("project_id","id") WHERE reads_planned_time is null;