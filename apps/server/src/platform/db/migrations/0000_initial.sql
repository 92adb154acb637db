CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"label" text NOT NULL,
	"scopes" text[] NOT NULL,
	"active" boolean NOT NULL,
	"key_hash" text NOT NULL,
	"key_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"created_by" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid NOT NULL,
	"project_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
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
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "buffered_pages" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"message_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "buffered_pages_project_id_installation_id_object_name_message_id_pk" PRIMARY KEY("project_id","installation_id","object_name","message_id")
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
	"left_org_ids" uuid[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "configs" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "configs_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid NOT NULL,
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
	"accepted_origins" text[],
	"credentials_sealed" text,
	"seal_key_id" text,
	"credentials_version" integer DEFAULT 1 NOT NULL,
	"token_expire_time" timestamp (3) with time zone,
	"refresh_lease_id" uuid,
	"refresh_lease_expire_time" timestamp (3) with time zone,
	"refresh_fence" integer DEFAULT 0 NOT NULL,
	"credentials_fence" integer DEFAULT 0 NOT NULL,
	"refresh_begun_time" timestamp (3) with time zone,
	"credentials_time" timestamp (3) with time zone,
	"refresh_due_time" timestamp (3) with time zone,
	"forced_refresh_time" timestamp (3) with time zone,
	"account" jsonb,
	"aside" jsonb,
	"aside_sealed" text,
	"aside_seal_key_id" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "connections_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "consumers" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"group_ref" text,
	"consumer_ref" text NOT NULL,
	"consumer_name" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "consumers_project_id_id_pk" PRIMARY KEY("project_id","id"),
	CONSTRAINT "consumers_owner" UNIQUE("project_id","group_ref","consumer_ref")
);
--> statement-breakpoint
CREATE TABLE "custom_auth_sessions" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"group_ref" text NOT NULL,
	"consumer_ref" text NOT NULL,
	"step" integer NOT NULL,
	"state_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_auth_sessions_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"event_type" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"is_test" boolean DEFAULT false NOT NULL,
	"is_replay" boolean DEFAULT false NOT NULL,
	"due_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "deliveries_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"duration_ms" integer NOT NULL,
	"reason" text,
	"detail_sealed" text,
	"seal_key_id" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_attempts_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "delivery_rates" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"refill_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"url_sealed" text,
	"url_seal_key_id" text,
	"headers_sealed" text,
	"headers_seal_key_id" text,
	"signing_key_sealed" text NOT NULL,
	"signing_key_seal_key_id" text NOT NULL,
	"previous_signing_key_sealed" text,
	"previous_signing_key_seal_key_id" text,
	"previous_signing_key_expire_time" timestamp (3) with time zone,
	"secrets_sealed" text,
	"secrets_seal_key_id" text,
	"failing_since_time" timestamp (3) with time zone,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"recent_attempts" integer DEFAULT 0 NOT NULL,
	"recent_failures" integer DEFAULT 0 NOT NULL,
	"paused_until_time" timestamp (3) with time zone,
	"pauses" integer DEFAULT 0 NOT NULL,
	"disabled_time" timestamp (3) with time zone,
	"inbox_position" bigint DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "destinations_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "encryption_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"canary_sealed" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_topic_routes" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"topic_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "event_topic_routes_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"type" text NOT NULL,
	"group_ref" text,
	"consumer_ref" text,
	"data_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"traceparent" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"routed_time" timestamp (3) with time zone,
	CONSTRAINT "events_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "feed_tokens" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"used_by" text NOT NULL,
	"parent_hash" text DEFAULT '' NOT NULL,
	"watermark" timestamp (3) with time zone NOT NULL,
	"token_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	CONSTRAINT "feed_tokens_project_id_id_pk" PRIMARY KEY("project_id","id")
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
	"project_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"media_type" text,
	"body_sealed" text,
	"seal_key_id" text,
	"recovery_point" jsonb,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_project_id_actor_key_pk" PRIMARY KEY("project_id","actor","key")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"project_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_messages_project_id_delivery_id_pk" PRIMARY KEY("project_id","delivery_id")
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"group_ref" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"health_status" text DEFAULT 'healthy' NOT NULL,
	"created_by" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "installations_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"latest_revision_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "integrations_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "jwt_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"label" text NOT NULL,
	"algorithm" text NOT NULL,
	"public_key_pem" text NOT NULL,
	"active" boolean NOT NULL,
	"created_by" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lanes" (
	"id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"token" bigint NOT NULL,
	"turn_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lanes_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "large_bodies" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"group_ref" text,
	"consumer_ref" text,
	"content_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "large_bodies_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"ticket_hash" text,
	"pass_hash" text,
	"cookie_hash" text,
	"state_hash" text,
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
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"severity" text NOT NULL,
	"message" jsonb NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operation_logs_project_id_id_pk" PRIMARY KEY("project_id","id")
) PARTITION BY RANGE ("id");
--> statement-breakpoint
-- Written by hand, because drizzle knows no partitions. Cleaning makes the others (`db/partitions`).
CREATE TABLE "operation_logs_rest" PARTITION OF "operation_logs" DEFAULT;
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"action_type" text NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"metadata" jsonb,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "operations_project_id_id_pk" PRIMARY KEY("project_id","id")
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
	"role" text DEFAULT 'member' NOT NULL,
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
CREATE TABLE "own_writes" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"record_hash" text NOT NULL,
	"operation_id" uuid NOT NULL,
	"type" text NOT NULL,
	"update_time" timestamp (3) with time zone,
	"sent_time" timestamp (3) with time zone NOT NULL,
	"answered_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_writes_project_id_installation_id_object_name_record_hash_pk" PRIMARY KEY("project_id","installation_id","object_name","record_hash")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"app_name" text NOT NULL,
	"org_id" uuid NOT NULL,
	"embedding_origins" text[] DEFAULT '{}' NOT NULL,
	"skips_start_page" boolean DEFAULT false NOT NULL,
	"refuses_frontend_keys" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_apps" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"external_ref" text,
	"client_id" text NOT NULL,
	"client_secret_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"webhook_secret_sealed" text,
	"webhook_secret_seal_key_id" text,
	"offered_secrets_sealed" text,
	"offered_secrets_seal_key_id" text,
	"scopes" text[],
	"metadata" jsonb,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "provider_apps_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "provider_budgets" (
	"project_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"scope_id" text NOT NULL,
	"call_class" text NOT NULL,
	"share_ms" double precision,
	"capacity" integer,
	"burst" integer,
	"full_at_ms" double precision,
	"reads_full_at_ms" double precision,
	"quota" integer,
	"period_start_ms" double precision,
	"used" integer,
	"blocked_until_ms" double precision NOT NULL,
	"asked" integer NOT NULL,
	"granted" integer NOT NULL,
	"returned" integer NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_budgets_project_id_provider_scope_id_call_class_pk" PRIMARY KEY("project_id","provider","scope_id","call_class")
);
--> statement-breakpoint
-- Written by hand, because drizzle knows no unlogged tables.
CREATE UNLOGGED TABLE "rate_limit_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at_ms" double precision NOT NULL
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
	"asked_pages" integer DEFAULT 0 NOT NULL,
	"found_records" integer,
	CONSTRAINT "read_objects_project_id_installation_id_object_name_pk" PRIMARY KEY("project_id","installation_id","object_name")
);
--> statement-breakpoint
CREATE TABLE "read_runs" (
	"id" uuid NOT NULL,
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
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "read_runs_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "reconciled_objects" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"begin_time" timestamp (3) with time zone NOT NULL,
	"watermark" timestamp (3) with time zone NOT NULL,
	"due_time" timestamp (3) with time zone,
	CONSTRAINT "reconciled_objects_project_id_installation_id_object_name_pk" PRIMARY KEY("project_id","installation_id","object_name")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"spec_version" text NOT NULL,
	"content" jsonb NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revisions_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "schema_snapshots" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"source_hash" text NOT NULL,
	"fields_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "schema_snapshots_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "schema_watches" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"due_time" timestamp (3) with time zone,
	"look" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"first_failure_time" timestamp (3) with time zone,
	"error" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schema_watches_project_id_installation_id_pk" PRIMARY KEY("project_id","installation_id")
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
CREATE TABLE "inbound_events" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"event_hash" text NOT NULL,
	"body_sealed" text,
	"seal_key_id" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbound_events_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"connection_id" uuid,
	"provider_id" text,
	"account_ref" text,
	"signing_sealed" text,
	"seal_key_id" text,
	"events" jsonb NOT NULL,
	"renew_time" timestamp (3) with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "topic_destination_routes" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "topic_destination_routes_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone,
	CONSTRAINT "topics_project_id_id_pk" PRIMARY KEY("project_id","id")
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
CREATE TABLE "write_runs" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"type" text NOT NULL,
	"is_synchronous" boolean NOT NULL,
	"is_pooling" boolean DEFAULT false NOT NULL,
	"is_all_or_none" boolean DEFAULT false NOT NULL,
	"records" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone,
	"deadline_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "write_runs_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "writes" (
	"id" uuid NOT NULL,
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
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "writes_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_destination_of_project" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builder_sign_ins" ADD CONSTRAINT "builder_sign_ins_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_of_revision" FOREIGN KEY ("project_id","revision_id") REFERENCES "public"."revisions"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_of_provider_app" FOREIGN KEY ("project_id","provider_app_id") REFERENCES "public"."provider_apps"("project_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_group" FOREIGN KEY ("project_id","group_ref") REFERENCES "public"."groups"("project_id","group_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_consumer" FOREIGN KEY ("project_id","group_ref","consumer_ref") REFERENCES "public"."consumers"("project_id","group_ref","consumer_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumers" ADD CONSTRAINT "consumers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumers" ADD CONSTRAINT "consumers_group" FOREIGN KEY ("project_id","group_ref") REFERENCES "public"."groups"("project_id","group_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_auth_sessions" ADD CONSTRAINT "custom_auth_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_of_event" FOREIGN KEY ("project_id","event_id") REFERENCES "public"."events"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_destination_of_project" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_of_delivery" FOREIGN KEY ("project_id","delivery_id") REFERENCES "public"."deliveries"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_rates" ADD CONSTRAINT "delivery_rates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_topic_routes" ADD CONSTRAINT "event_topic_routes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_topic_routes" ADD CONSTRAINT "event_topic_routes_of_topic" FOREIGN KEY ("project_id","topic_id") REFERENCES "public"."topics"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_of_delivery" FOREIGN KEY ("project_id","delivery_id") REFERENCES "public"."deliveries"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_of_integration" FOREIGN KEY ("project_id","integration_id") REFERENCES "public"."integrations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_over_connection" FOREIGN KEY ("project_id","connection_id") REFERENCES "public"."connections"("project_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_group" FOREIGN KEY ("project_id","group_ref") REFERENCES "public"."groups"("project_id","group_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jwt_keys" ADD CONSTRAINT "jwt_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lanes" ADD CONSTRAINT "lanes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "large_bodies" ADD CONSTRAINT "large_bodies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD CONSTRAINT "operation_logs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claimed_domains" ADD CONSTRAINT "claimed_domains_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_writes" ADD CONSTRAINT "own_writes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_writes" ADD CONSTRAINT "own_writes_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_apps" ADD CONSTRAINT "provider_apps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_budgets" ADD CONSTRAINT "provider_budgets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_hashes" ADD CONSTRAINT "read_hashes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_hashes" ADD CONSTRAINT "read_hashes_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_objects" ADD CONSTRAINT "read_objects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_objects" ADD CONSTRAINT "read_objects_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_runs" ADD CONSTRAINT "read_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_runs" ADD CONSTRAINT "read_runs_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_objects" ADD CONSTRAINT "reconciled_objects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_objects" ADD CONSTRAINT "reconciled_objects_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_of_integration" FOREIGN KEY ("project_id","integration_id") REFERENCES "public"."integrations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_snapshots" ADD CONSTRAINT "schema_snapshots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_snapshots" ADD CONSTRAINT "schema_snapshots_watch" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."schema_watches"("project_id","installation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_watches" ADD CONSTRAINT "schema_watches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_watches" ADD CONSTRAINT "schema_watches_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_records" ADD CONSTRAINT "subscribed_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_records" ADD CONSTRAINT "subscribed_records_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_events" ADD CONSTRAINT "inbound_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_events" ADD CONSTRAINT "inbound_events_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_destination_routes" ADD CONSTRAINT "topic_destination_routes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_destination_routes" ADD CONSTRAINT "topic_destination_routes_topic" FOREIGN KEY ("project_id","topic_id") REFERENCES "public"."topics"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_destination_routes" ADD CONSTRAINT "topic_destination_routes_destination" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_runs" ADD CONSTRAINT "write_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_runs" ADD CONSTRAINT "write_runs_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writes" ADD CONSTRAINT "writes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writes" ADD CONSTRAINT "writes_of_run" FOREIGN KEY ("project_id","run_id") REFERENCES "public"."write_runs"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_project_id" ON "api_keys" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_org" ON "audit_entries" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "buffered_pages_age" ON "buffered_pages" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "builder_sign_ins_secret" ON "builder_sign_ins" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "builder_sign_ins_expiry" ON "builder_sign_ins" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "builder_sign_ins_builder" ON "builder_sign_ins" USING btree ("builder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "builders_idp" ON "builders" USING btree ("idp_provider","idp_ref");--> statement-breakpoint
CREATE INDEX "builders_email" ON "builders" USING btree ("primary_email");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_builder" ON "sessions" USING btree ("builder_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "configs_installation" ON "configs" USING btree ("project_id","installation_id");--> statement-breakpoint
CREATE INDEX "configs_revision" ON "configs" USING btree ("project_id","revision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_owner_provider" ON "connections" USING btree ("project_id","group_ref","consumer_ref","provider");--> statement-breakpoint
CREATE INDEX "connections_provider_app" ON "connections" USING btree ("project_id","provider_app_id");--> statement-breakpoint
CREATE INDEX "connections_refresh_due" ON "connections" USING btree ("refresh_due_time","project_id","provider") WHERE refresh_due_time is not null;--> statement-breakpoint
CREATE INDEX "connections_refresh_lane" ON "connections" USING btree ("project_id","provider","refresh_due_time") WHERE refresh_due_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consumers_without_group" ON "consumers" USING btree ("project_id","consumer_ref") WHERE "consumers"."group_ref" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_auth_sessions_hash" ON "custom_auth_sessions" USING btree ("project_id","session_hash");--> statement-breakpoint
CREATE INDEX "custom_auth_sessions_expiry" ON "custom_auth_sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "custom_auth_sessions_owner" ON "custom_auth_sessions" USING btree ("project_id","group_ref","consumer_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_event_destination" ON "deliveries" USING btree ("project_id","event_id","destination_id");--> statement-breakpoint
CREATE INDEX "deliveries_destination" ON "deliveries" USING btree ("project_id","destination_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_status" ON "deliveries" USING btree ("project_id","status","id");--> statement-breakpoint
CREATE INDEX "deliveries_type" ON "deliveries" USING btree ("project_id","event_type","id");--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("project_id","destination_id","id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("project_id","destination_id","due_time","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "delivery_attempts_delivery" ON "delivery_attempts" USING btree ("project_id","delivery_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "destinations_project_name" ON "destinations" USING btree ("project_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "event_topic_routes_event_topic" ON "event_topic_routes" USING btree ("project_id","event_type","topic_id");--> statement-breakpoint
CREATE INDEX "event_topic_routes_topic" ON "event_topic_routes" USING btree ("project_id","topic_id");--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("project_id","group_ref");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "events_unrouted" ON "events" USING btree ("project_id","id") WHERE routed_time is null;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_tokens_object" ON "feed_tokens" USING btree ("project_id","installation_id","object_name","used_by","parent_hash");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_messages_position" ON "inbox_messages" USING btree ("project_id","destination_id","position");--> statement-breakpoint
CREATE INDEX "inbox_messages_age" ON "inbox_messages" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "installations_integration_group" ON "installations" USING btree ("project_id","integration_id","group_ref");--> statement-breakpoint
CREATE INDEX "installations_connection" ON "installations" USING btree ("project_id","connection_id");--> statement-breakpoint
CREATE INDEX "installations_integration" ON "installations" USING btree ("project_id","integration_id","id");--> statement-breakpoint
CREATE INDEX "installations_group_ref" ON "installations" USING btree ("project_id","group_ref","id");--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_project_name" ON "integrations" USING btree ("project_id",lower("name"));--> statement-breakpoint
CREATE INDEX "jwt_keys_project_id" ON "jwt_keys" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "large_bodies_group" ON "large_bodies" USING btree ("project_id","group_ref");--> statement-breakpoint
CREATE INDEX "large_bodies_expiry" ON "large_bodies" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_states_ticket" ON "oauth_states" USING btree ("ticket_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_states_hash" ON "oauth_states" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "oauth_states_expiry" ON "oauth_states" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "operation_logs_operation" ON "operation_logs" USING btree ("project_id","operation_id","id");--> statement-breakpoint
CREATE INDEX "operations_installation" ON "operations" USING btree ("project_id","installation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_domains_org_domain" ON "claimed_domains" USING btree ("org_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_domains_proven" ON "claimed_domains" USING btree ("domain") WHERE "claimed_domains"."proven_time" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_domains_org" ON "claimed_domains" USING btree ("org_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_token" ON "invites" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_org" ON "invites" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "invites_email" ON "invites" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_builder" ON "memberships" USING btree ("builder_id");--> statement-breakpoint
CREATE INDEX "own_writes_answered" ON "own_writes" USING btree ("answered_time");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("name");--> statement-breakpoint
CREATE INDEX "projects_org" ON "projects" USING btree ("org_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_apps_project_provider" ON "provider_apps" USING btree ("project_id","provider");--> statement-breakpoint
CREATE INDEX "read_objects_due" ON "read_objects" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "read_runs_object" ON "read_runs" USING btree ("project_id","installation_id","object_name","id");--> statement-breakpoint
CREATE INDEX "read_runs_due" ON "read_runs" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "reconciled_objects_due" ON "reconciled_objects" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "revisions_integration" ON "revisions" USING btree ("project_id","integration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schema_snapshots_object" ON "schema_snapshots" USING btree ("project_id","installation_id","object_name");--> statement-breakpoint
CREATE INDEX "schema_watches_due" ON "schema_watches" USING btree ("due_time","installation_id") WHERE due_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_events_event" ON "inbound_events" USING btree ("project_id","installation_id","object_name","event_hash");--> statement-breakpoint
CREATE INDEX "inbound_events_due" ON "inbound_events" USING btree ("due_time","installation_id","object_name") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "inbound_events_create_time" ON "inbound_events" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_installation" ON "subscriptions" USING btree ("project_id","installation_id");--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("project_id","account_ref") WHERE account_ref is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "topic_destination_routes_topic_destination" ON "topic_destination_routes" USING btree ("project_id","topic_id","destination_id");--> statement-breakpoint
CREATE INDEX "topic_destination_routes_to_destination" ON "topic_destination_routes" USING btree ("project_id","destination_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_project_name" ON "topics" USING btree ("project_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_bucket_path" ON "uploads" USING btree ("bucket","path");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "write_runs_due" ON "write_runs" USING btree ("installation_id","object_name","due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "write_runs_ended" ON "write_runs" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "write_runs_pool" ON "write_runs" USING btree ("project_id","installation_id","object_name","type") WHERE is_pooling;--> statement-breakpoint
CREATE INDEX "writes_run" ON "writes" USING btree ("project_id","run_id","position");--> statement-breakpoint
CREATE INDEX "writes_repeated" ON "writes" USING btree ("project_id","repeat_key");