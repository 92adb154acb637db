DROP INDEX "read_objects_failing";--> statement-breakpoint
ALTER TABLE "read_objects" ADD COLUMN "trouble" jsonb;--> statement-breakpoint
CREATE INDEX "read_objects_failing" ON "read_objects" USING btree ("project_id") WHERE pause_reason = 'limit' or failures > 0 or trouble is not null;