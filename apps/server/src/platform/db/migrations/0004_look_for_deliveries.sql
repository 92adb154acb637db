DROP INDEX "events_group";--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("project_id","group_ref","id");