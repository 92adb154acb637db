CREATE TABLE "connection_links" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"group_ref" text NOT NULL,
	"consumer_ref" text NOT NULL,
	"purpose" text NOT NULL,
	"connection_id" uuid,
	"token_hash" text NOT NULL,
	"bindings" jsonb NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"complete_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connection_links_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "connections" ADD COLUMN "stop" jsonb;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "ordering" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "order_position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "installations" ADD COLUMN "moved_account" jsonb;--> statement-breakpoint
ALTER TABLE "connection_links" ADD CONSTRAINT "connection_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_links" ADD CONSTRAINT "connection_links_of_integration" FOREIGN KEY ("project_id","integration_id") REFERENCES "public"."integrations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_records" ADD CONSTRAINT "delivery_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_records" ADD CONSTRAINT "delivery_records_of_delivery" FOREIGN KEY ("project_id","delivery_id") REFERENCES "public"."deliveries"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_links_token" ON "connection_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "connection_links_expiry" ON "connection_links" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "connection_links_group" ON "connection_links" USING btree ("project_id","group_ref","id");--> statement-breakpoint
CREATE INDEX "delivery_records_line" ON "delivery_records" USING btree ("project_id","destination_id","record_key","position") WHERE is_waiting;--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("project_id","group_ref","id");