CREATE TABLE "issue_marks" (
	"project_id" uuid NOT NULL,
	"issue_id" uuid NOT NULL,
	"told_time" timestamp (3) with time zone,
	"snoozed_until_time" timestamp (3) with time zone,
	"note" text,
	"marked_by" text NOT NULL,
	"mark_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "issue_marks_project_id_issue_id_pk" PRIMARY KEY("project_id","issue_id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_used_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jwt_keys" ADD COLUMN "last_used_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "issue_marks" ADD CONSTRAINT "issue_marks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connections_in_trouble" ON "connections" USING btree ("project_id","group_ref") WHERE status = 'bad_credentials' or diagnosis ->> 'reason' <> 'ok';--> statement-breakpoint
CREATE INDEX "consumers_name" ON "consumers" USING btree ("project_id",lower(consumer_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "consumers_ref" ON "consumers" USING btree ("project_id",lower(consumer_ref) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING btree ("project_id",lower(group_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "groups_ref" ON "groups" USING btree ("project_id",lower(group_ref) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "operations_failed" ON "operations" USING btree ("project_id","id") WHERE status = 'failure';--> statement-breakpoint
CREATE INDEX "read_objects_failing" ON "read_objects" USING btree ("project_id") WHERE pause_reason = 'limit' or failures > 0;--> statement-breakpoint
CREATE INDEX "subscriptions_lacking" ON "subscriptions" USING btree ("project_id") WHERE error is not null;