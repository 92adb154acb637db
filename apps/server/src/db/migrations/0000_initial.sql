CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"label" text NOT NULL,
	"scopes" text[] NOT NULL,
	"active" boolean NOT NULL,
	"key_hash" text NOT NULL,
	"key_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "configs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_app_id" uuid,
	"group_ref" text NOT NULL,
	"consumer_ref" text NOT NULL,
	"auth_scheme" text NOT NULL,
	"status" text NOT NULL,
	"diagnosis" jsonb,
	"provider_workspace_ref" text,
	"provider_consumer_ref" text,
	"provider_metadata" jsonb,
	"credentials_sealed" text,
	"seal_key_id" text,
	"credentials_version" integer DEFAULT 1 NOT NULL,
	"token_expire_time" timestamp (3) with time zone,
	"refresh_lease_id" uuid,
	"refresh_lease_expire_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consumers" (
	"project_id" uuid NOT NULL,
	"consumer_ref" text NOT NULL,
	"consumer_name" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "consumers_project_id_consumer_ref_pk" PRIMARY KEY("project_id","consumer_ref")
);
--> statement-breakpoint
CREATE TABLE "event_topic_routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"topic_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"project_id" uuid NOT NULL,
	"group_ref" text NOT NULL,
	"group_name" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "groups_project_id_group_ref_pk" PRIMARY KEY("project_id","group_ref")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"project_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"media_type" text,
	"body_sealed" text,
	"seal_key_id" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_project_id_actor_key_pk" PRIMARY KEY("project_id","actor","key")
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"group_ref" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"health_status" text DEFAULT 'healthy' NOT NULL,
	"created_by" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"latest_revision_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "jwt_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"label" text NOT NULL,
	"algorithm" text NOT NULL,
	"public_key_pem" text NOT NULL,
	"active" boolean NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"provider" text NOT NULL,
	"bindings" jsonb NOT NULL,
	"verifier_sealed" text,
	"seal_key_id" text,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"severity" text NOT NULL,
	"message" jsonb NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"action_type" text NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"metadata" jsonb,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"app_name" text NOT NULL,
	"org_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"external_ref" text,
	"client_id" text NOT NULL,
	"client_secret_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"scopes" text[],
	"metadata" jsonb,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"spec_version" text NOT NULL,
	"content" jsonb NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"token_hash" text NOT NULL,
	"md5" text,
	"content" "bytea",
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_provider_app_id_provider_apps_id_fk" FOREIGN KEY ("provider_app_id") REFERENCES "public"."provider_apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_group" FOREIGN KEY ("project_id","group_ref") REFERENCES "public"."groups"("project_id","group_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_consumer" FOREIGN KEY ("project_id","consumer_ref") REFERENCES "public"."consumers"("project_id","consumer_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumers" ADD CONSTRAINT "consumers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_topic_routes" ADD CONSTRAINT "event_topic_routes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_topic_routes" ADD CONSTRAINT "event_topic_routes_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_group" FOREIGN KEY ("project_id","group_ref") REFERENCES "public"."groups"("project_id","group_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jwt_keys" ADD CONSTRAINT "jwt_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD CONSTRAINT "operation_logs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_apps" ADD CONSTRAINT "provider_apps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_project" ON "api_keys" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "configs_installation" ON "configs" USING btree ("installation_id");--> statement-breakpoint
CREATE INDEX "configs_revision" ON "configs" USING btree ("revision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_owner_provider" ON "connections" USING btree ("project_id","group_ref","consumer_ref","provider");--> statement-breakpoint
CREATE INDEX "connections_provider_app" ON "connections" USING btree ("provider_app_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_topic_routes_event_topic" ON "event_topic_routes" USING btree ("project_id","event_type","topic_id");--> statement-breakpoint
CREATE INDEX "event_topic_routes_topic" ON "event_topic_routes" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "installations_integration_group" ON "installations" USING btree ("project_id","integration_id","group_ref");--> statement-breakpoint
CREATE INDEX "installations_connection" ON "installations" USING btree ("connection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_project_name" ON "integrations" USING btree ("project_id",lower("name"));--> statement-breakpoint
CREATE INDEX "jwt_keys_project" ON "jwt_keys" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_states_hash" ON "oauth_states" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "oauth_states_expiry" ON "oauth_states" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "operation_logs_operation" ON "operation_logs" USING btree ("project_id","operation_id","id");--> statement-breakpoint
CREATE INDEX "operations_installation" ON "operations" USING btree ("project_id","installation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_apps_project_provider" ON "provider_apps" USING btree ("project_id","provider");--> statement-breakpoint
CREATE INDEX "revisions_integration" ON "revisions" USING btree ("integration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_project_name" ON "topics" USING btree ("project_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_bucket_path" ON "uploads" USING btree ("bucket","path");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expire_time");