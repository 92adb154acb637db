CREATE TABLE "inbound_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"event_hash" text NOT NULL,
	"body_sealed" text,
	"seal_key_id" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"connection_id" uuid,
	"provider_id" text,
	"signing_sealed" text,
	"seal_key_id" text,
	"events" jsonb NOT NULL,
	"renew_time" timestamp (3) with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbound_events" ADD CONSTRAINT "inbound_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_events" ADD CONSTRAINT "inbound_events_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_events_event" ON "inbound_events" USING btree ("project_id","installation_id","object_name","event_hash");--> statement-breakpoint
CREATE INDEX "inbound_events_due" ON "inbound_events" USING btree ("due_time","installation_id","object_name") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "inbound_events_create_time" ON "inbound_events" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_installation" ON "subscriptions" USING btree ("project_id","installation_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_time") WHERE due_time is not null;