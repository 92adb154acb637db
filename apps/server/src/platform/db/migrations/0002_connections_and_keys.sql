DROP INDEX "connections_owner_provider";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expire_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "slot" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "connections_owner_provider" ON "connections" USING btree ("project_id","group_ref","consumer_ref","provider","slot");