CREATE TABLE "custom_auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"group_ref" text NOT NULL,
	"consumer_ref" text NOT NULL,
	"step" integer NOT NULL,
	"state_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "custom_auth_sessions" ADD CONSTRAINT "custom_auth_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_auth_sessions_hash" ON "custom_auth_sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "custom_auth_sessions_expiry" ON "custom_auth_sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "custom_auth_sessions_owner" ON "custom_auth_sessions" USING btree ("project_id","group_ref","consumer_ref");