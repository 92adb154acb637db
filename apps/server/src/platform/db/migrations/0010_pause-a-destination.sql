DROP INDEX "read_objects_failing";--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "held_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "hold_note" text;--> statement-breakpoint
CREATE INDEX "read_runs_failing" ON "read_runs" USING btree ("project_id") WHERE due_time is not null and failures > 0;--> statement-breakpoint
CREATE INDEX "read_objects_failing" ON "read_objects" USING btree ("project_id") WHERE pause_reason is not null or failures > 0 or trouble is not null;