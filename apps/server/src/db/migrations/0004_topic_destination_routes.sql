CREATE TABLE "topic_destination_routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "topics_project";--> statement-breakpoint
CREATE UNIQUE INDEX "destinations_project" ON "destinations" USING btree ("project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_project" ON "topics" USING btree ("project_id","id");--> statement-breakpoint
ALTER TABLE "topic_destination_routes" ADD CONSTRAINT "topic_destination_routes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_destination_routes" ADD CONSTRAINT "topic_destination_routes_topic" FOREIGN KEY ("project_id","topic_id") REFERENCES "public"."topics"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_destination_routes" ADD CONSTRAINT "topic_destination_routes_destination" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "topic_destination_routes_topic_destination" ON "topic_destination_routes" USING btree ("project_id","topic_id","destination_id");--> statement-breakpoint
CREATE INDEX "topic_destination_routes_project" ON "topic_destination_routes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "topic_destination_routes_to_destination" ON "topic_destination_routes" USING btree ("project_id","destination_id");