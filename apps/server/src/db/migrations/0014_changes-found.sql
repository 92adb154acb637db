CREATE TABLE "reconciled_objects" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"begin_time" timestamp (3) with time zone NOT NULL,
	"watermark" timestamp (3) with time zone NOT NULL,
	"due_time" timestamp (3) with time zone,
	CONSTRAINT "reconciled_objects_installation_id_object_name_pk" PRIMARY KEY("installation_id","object_name")
);
--> statement-breakpoint
CREATE TABLE "schema_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"source_hash" text NOT NULL,
	"fields_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "schema_watches" (
	"installation_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"due_time" timestamp (3) with time zone,
	"look" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"first_failure_time" timestamp (3) with time zone,
	"error" text,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribed_records" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"record_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"update_time" timestamp (3) with time zone,
	"asked_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscribed_records_project_id_installation_id_object_name_record_hash_pk" PRIMARY KEY("project_id","installation_id","object_name","record_hash")
);
--> statement-breakpoint
ALTER TABLE "installations" ADD COLUMN "watch_planned_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "account_ref" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reconciling_planned_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reconciled_objects" ADD CONSTRAINT "reconciled_objects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_objects" ADD CONSTRAINT "reconciled_objects_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_snapshots" ADD CONSTRAINT "schema_snapshots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_snapshots" ADD CONSTRAINT "schema_snapshots_watch" FOREIGN KEY ("installation_id") REFERENCES "public"."schema_watches"("installation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_watches" ADD CONSTRAINT "schema_watches_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_watches" ADD CONSTRAINT "schema_watches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_records" ADD CONSTRAINT "subscribed_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_records" ADD CONSTRAINT "subscribed_records_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciled_objects_due" ON "reconciled_objects" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "schema_snapshots_object" ON "schema_snapshots" USING btree ("project_id","installation_id","object_name");--> statement-breakpoint
CREATE INDEX "schema_watches_due" ON "schema_watches" USING btree ("due_time","installation_id") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "installations_unwatched" ON "installations" USING btree ("project_id","id") WHERE watch_planned_time is null;--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("project_id","account_ref") WHERE account_ref is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_unplanned" ON "subscriptions" USING btree ("project_id") WHERE reconciling_planned_time is null;--> statement-breakpoint
-- Providers that could not be asked for events before may be able to be asked now.
UPDATE "subscriptions" SET "due_time" = now() WHERE "error" IS NOT NULL AND "due_time" IS NULL;
