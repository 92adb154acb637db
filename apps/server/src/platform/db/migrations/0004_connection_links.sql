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
ALTER TABLE "installations" ADD COLUMN "moved_account" jsonb;--> statement-breakpoint
ALTER TABLE "connection_links" ADD CONSTRAINT "connection_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_links" ADD CONSTRAINT "connection_links_of_integration" FOREIGN KEY ("project_id","integration_id") REFERENCES "public"."integrations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_links_token" ON "connection_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "connection_links_expiry" ON "connection_links" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "connection_links_group" ON "connection_links" USING btree ("project_id","group_ref","id");