CREATE TABLE "encryption_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"canary_sealed" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connections" DROP CONSTRAINT "connections_consumer";
--> statement-breakpoint
ALTER TABLE "consumers" DROP CONSTRAINT "consumers_project_id_consumer_ref_pk";--> statement-breakpoint
ALTER TABLE "oauth_states" ALTER COLUMN "state_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "accepted_origins" text[];--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "forced_refresh_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consumers" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "consumers" ADD COLUMN "group_ref" text;--> statement-breakpoint
-- A consumer now belongs to a group: each group that uses one gets a copy of its own.
INSERT INTO "consumers" ("project_id", "group_ref", "consumer_ref", "consumer_name", "create_time", "update_time")
SELECT "consumers"."project_id", "uses"."group_ref", "consumers"."consumer_ref", "consumers"."consumer_name",
  "consumers"."create_time", "consumers"."update_time"
FROM "consumers"
JOIN (
  SELECT "project_id", "group_ref", "consumer_ref" FROM "connections"
  UNION
  SELECT "project_id", "group_ref", substr("created_by", length('consumer:') + 1) FROM "installations"
  WHERE starts_with("created_by", 'consumer:')
) AS "uses"
  ON "uses"."project_id" = "consumers"."project_id" AND "uses"."consumer_ref" = "consumers"."consumer_ref"
WHERE "consumers"."group_ref" IS NULL;--> statement-breakpoint
-- A consumer that no group uses stays without one. The others must not: the next group to name them would adopt them.
DELETE FROM "consumers" AS "original"
WHERE "original"."group_ref" IS NULL AND EXISTS (
  SELECT FROM "consumers" AS "copy"
  WHERE "copy"."project_id" = "original"."project_id" AND "copy"."consumer_ref" = "original"."consumer_ref"
    AND "copy"."group_ref" IS NOT NULL
);--> statement-breakpoint
ALTER TABLE "consumers" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consumers" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "consumers" ADD CONSTRAINT "consumers_owner" UNIQUE("project_id","group_ref","consumer_ref");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "recovery_point" jsonb;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "ticket_hash" text;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "pass_hash" text;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "cookie_hash" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "embedding_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "skips_start_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_consumer" FOREIGN KEY ("project_id","group_ref","consumer_ref") REFERENCES "public"."consumers"("project_id","group_ref","consumer_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumers" ADD CONSTRAINT "consumers_group" FOREIGN KEY ("project_id","group_ref") REFERENCES "public"."groups"("project_id","group_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consumers_without_group" ON "consumers" USING btree ("project_id","consumer_ref") WHERE "consumers"."group_ref" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_states_ticket" ON "oauth_states" USING btree ("ticket_hash");
