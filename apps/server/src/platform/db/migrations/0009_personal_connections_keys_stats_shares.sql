CREATE TABLE "operation_shares" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operation_shares_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "stats" (
	"project_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"metric" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"total" bigint NOT NULL,
	"failed" bigint NOT NULL,
	"pending" bigint NOT NULL,
	"count_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stats_project_id_bucket_start_time_metric_kind_subject_pk" PRIMARY KEY("project_id","bucket","start_time","metric","kind","subject")
);
--> statement-breakpoint
DROP INDEX "write_runs_pool";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "allowed_addresses" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "integration_ids" uuid[];--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "acted_as" jsonb;--> statement-breakpoint
ALTER TABLE "write_runs" ADD COLUMN "personal_connection_id" uuid;--> statement-breakpoint
ALTER TABLE "operation_shares" ADD CONSTRAINT "operation_shares_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stats" ADD CONSTRAINT "stats_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_shares_token" ON "operation_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operation_shares_expiry" ON "operation_shares" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "operation_shares_operation" ON "operation_shares" USING btree ("project_id","operation_id","id");--> statement-breakpoint
CREATE INDEX "stats_pending" ON "stats" USING btree ("start_time") WHERE bucket = 'hour' and pending > 0;--> statement-breakpoint
CREATE INDEX "stats_age" ON "stats" USING btree ("bucket","start_time");--> statement-breakpoint
CREATE INDEX "connections_person" ON "connections" USING btree ("project_id","provider",(account -> 'person' ->> 'id')) WHERE account -> 'person' ->> 'id' is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "write_runs_pool" ON "write_runs" USING btree ("project_id","installation_id","object_name","type",coalesce(personal_connection_id::text, '')) WHERE is_pooling;