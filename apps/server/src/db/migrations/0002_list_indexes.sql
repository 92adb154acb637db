DROP INDEX "api_keys_project";--> statement-breakpoint
DROP INDEX "jwt_keys_project";--> statement-breakpoint
CREATE INDEX "api_keys_project_id" ON "api_keys" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "connections_project" ON "connections" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "event_topic_routes_project" ON "event_topic_routes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "installations_project" ON "installations" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "installations_integration" ON "installations" USING btree ("project_id","integration_id","id");--> statement-breakpoint
CREATE INDEX "installations_group_ref" ON "installations" USING btree ("project_id","group_ref","id");--> statement-breakpoint
CREATE INDEX "integrations_project" ON "integrations" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "jwt_keys_project_id" ON "jwt_keys" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "topics_project" ON "topics" USING btree ("project_id","id");