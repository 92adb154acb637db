CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"org_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"group_ref" text,
	"consumer_ref" text,
	"request_id" text NOT NULL,
	"detail_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builder_sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"cookie_hash" text,
	"bindings_sealed" text,
	"seal_key_id" text,
	"builder_id" uuid,
	"return_to" text,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idp_provider" text NOT NULL,
	"idp_ref" text NOT NULL,
	"primary_email" text,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text,
	"full_name" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"builder_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"used_by" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"event_type" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"duration_ms" integer NOT NULL,
	"reason" text,
	"detail_sealed" text,
	"seal_key_id" text,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"type" text NOT NULL,
	"group_ref" text,
	"consumer_ref" text,
	"data_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"traceparent" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"routed_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lanes" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"token" bigint NOT NULL,
	"turn_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "large_bodies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"group_ref" text,
	"consumer_ref" text,
	"content_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claimed_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"proof_token" text NOT NULL,
	"proven_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"accepted_time" timestamp (3) with time zone,
	"revoked_time" timestamp (3) with time zone,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"org_id" uuid NOT NULL,
	"builder_id" uuid NOT NULL,
	"role" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_org_id_builder_id_pk" PRIMARY KEY("org_id","builder_id")
);
--> statement-breakpoint
CREATE TABLE "orgs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"default_team_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "previous_signing_key_sealed" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "previous_signing_key_seal_key_id" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "previous_signing_key_expire_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "secrets_sealed" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "secrets_seal_key_id" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "failing_since_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "failed_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "disabled_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "builder_sign_ins" ADD CONSTRAINT "builder_sign_ins_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_destination_of_project" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lanes" ADD CONSTRAINT "lanes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "large_bodies" ADD CONSTRAINT "large_bodies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claimed_domains" ADD CONSTRAINT "claimed_domains_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_project" ON "audit_entries" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_org" ON "audit_entries" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "builder_sign_ins_secret" ON "builder_sign_ins" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "builder_sign_ins_expiry" ON "builder_sign_ins" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "builder_sign_ins_builder" ON "builder_sign_ins" USING btree ("builder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "builders_idp" ON "builders" USING btree ("idp_provider","idp_ref");--> statement-breakpoint
CREATE INDEX "builders_email" ON "builders" USING btree ("primary_email");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_builder" ON "sessions" USING btree ("builder_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_event_destination" ON "deliveries" USING btree ("event_id","destination_id");--> statement-breakpoint
CREATE INDEX "deliveries_project" ON "deliveries" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_destination" ON "deliveries" USING btree ("project_id","destination_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("project_id","destination_id","id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("destination_id","due_time","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "delivery_attempts_delivery" ON "delivery_attempts" USING btree ("project_id","delivery_id","id");--> statement-breakpoint
CREATE INDEX "delivery_attempts_of" ON "delivery_attempts" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "events_project" ON "events" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("project_id","group_ref");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "events_unrouted" ON "events" USING btree ("project_id","id") WHERE routed_time is null;--> statement-breakpoint
CREATE INDEX "large_bodies_project" ON "large_bodies" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "large_bodies_group" ON "large_bodies" USING btree ("project_id","group_ref");--> statement-breakpoint
CREATE INDEX "large_bodies_expiry" ON "large_bodies" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_domains_org_domain" ON "claimed_domains" USING btree ("org_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_domains_org" ON "claimed_domains" USING btree ("org_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_token" ON "invites" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_org" ON "invites" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "invites_email" ON "invites" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_builder" ON "memberships" USING btree ("builder_id");--> statement-breakpoint
INSERT INTO "orgs" ("id", "label", "default_team_id", "create_time")
	SELECT DISTINCT ON ("org_id") "org_id", "app_name", gen_random_uuid(), "create_time" FROM "projects" ORDER BY "org_id", "create_time";--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_org" ON "projects" USING btree ("org_id","id");