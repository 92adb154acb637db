DROP INDEX "write_runs_pool";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "acted_as" jsonb;--> statement-breakpoint
ALTER TABLE "write_runs" ADD COLUMN "personal_connection_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "write_runs_pool" ON "write_runs" USING btree ("project_id","installation_id","object_name","type",coalesce(personal_connection_id::text, '')) WHERE is_pooling;