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
ALTER TABLE "subscriptions" ADD COLUMN "reconciling_planned_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reconciled_objects" ADD CONSTRAINT "reconciled_objects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_objects" ADD CONSTRAINT "reconciled_objects_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_records" ADD CONSTRAINT "subscribed_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_records" ADD CONSTRAINT "subscribed_records_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciled_objects_due" ON "reconciled_objects" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_unplanned" ON "subscriptions" USING btree ("project_id") WHERE reconciling_planned_time is null;