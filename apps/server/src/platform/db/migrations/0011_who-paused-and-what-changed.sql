ALTER TABLE "read_objects" ADD COLUMN "pause_by" text;--> statement-breakpoint
CREATE INDEX "audit_entries_group" ON "audit_entries" USING btree ("project_id","group_ref","id");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("project_id","target_id","id");