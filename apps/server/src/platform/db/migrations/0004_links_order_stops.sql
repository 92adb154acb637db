CREATE TABLE "delivery_records" (
	"project_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"record_key" bigint NOT NULL,
	"position" bigint NOT NULL,
	"is_waiting" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_records_project_id_delivery_id_record_key_pk" PRIMARY KEY("project_id","delivery_id","record_key")
);
--> statement-breakpoint
DROP INDEX "events_group";--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "ordering" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "order_position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_records" ADD CONSTRAINT "delivery_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_records" ADD CONSTRAINT "delivery_records_of_delivery" FOREIGN KEY ("project_id","delivery_id") REFERENCES "public"."deliveries"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_records_line" ON "delivery_records" USING btree ("project_id","destination_id","record_key","position") WHERE is_waiting;--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("project_id","group_ref","id");