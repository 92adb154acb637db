CREATE TABLE "buffered_pages" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"message_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "buffered_pages_installation_id_object_name_message_id_pk" PRIMARY KEY("installation_id","object_name","message_id")
);
--> statement-breakpoint
CREATE TABLE "feed_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"used_by" text NOT NULL,
	"watermark" timestamp (3) with time zone NOT NULL,
	"token_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_apps" ADD COLUMN "webhook_secret_sealed" text;--> statement-breakpoint
ALTER TABLE "provider_apps" ADD COLUMN "webhook_secret_seal_key_id" text;--> statement-breakpoint
ALTER TABLE "read_objects" ADD COLUMN "asked_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "write_runs" ADD COLUMN "is_all_or_none" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_destination_of_project" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_tokens_object" ON "feed_tokens" USING btree ("installation_id","object_name","used_by");--> statement-breakpoint
-- Objects that could not be read for changes until now may have a feed. Those that still cannot go with their first turn.
UPDATE "reconciled_objects" SET "due_time" = now(), "begin_time" = now(), "watermark" = now() WHERE "due_time" IS NULL;
--> statement-breakpoint
-- The table becomes the default partition of a new one. Nothing is copied or looked at, so this takes no time however
-- large it is. Cleaning makes the other partitions (`db/partitions`).
ALTER TABLE "operation_logs" RENAME TO "operation_logs_past";--> statement-breakpoint
ALTER INDEX "operation_logs_pkey" RENAME TO "operation_logs_past_pkey";--> statement-breakpoint
ALTER INDEX "operation_logs_operation" RENAME TO "operation_logs_past_operation";--> statement-breakpoint
CREATE TABLE "operation_logs" (LIKE "operation_logs_past" INCLUDING DEFAULTS, PRIMARY KEY ("id")) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE INDEX "operation_logs_operation" ON "operation_logs" USING btree ("project_id","operation_id","id");--> statement-breakpoint
ALTER TABLE "operation_logs" ADD CONSTRAINT "operation_logs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_logs" ATTACH PARTITION "operation_logs_past" DEFAULT;
