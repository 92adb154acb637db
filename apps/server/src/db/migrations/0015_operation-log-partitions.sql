-- The table becomes the default partition of a new one. Nothing is copied or looked at, so this takes no time however
-- large it is. Cleaning makes the other partitions (`db/partitions`).
ALTER TABLE "operation_logs" RENAME TO "operation_logs_past";--> statement-breakpoint
ALTER INDEX "operation_logs_pkey" RENAME TO "operation_logs_past_pkey";--> statement-breakpoint
ALTER INDEX "operation_logs_operation" RENAME TO "operation_logs_past_operation";--> statement-breakpoint
CREATE TABLE "operation_logs" (LIKE "operation_logs_past" INCLUDING DEFAULTS, PRIMARY KEY ("id")) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE INDEX "operation_logs_operation" ON "operation_logs" USING btree ("project_id","operation_id","id");--> statement-breakpoint
ALTER TABLE "operation_logs" ADD CONSTRAINT "operation_logs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_logs" ATTACH PARTITION "operation_logs_past" DEFAULT;
