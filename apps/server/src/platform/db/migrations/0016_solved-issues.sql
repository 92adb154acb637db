CREATE TABLE "issues" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"issue_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"solved_time" timestamp (3) with time zone,
	CONSTRAINT "issues_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issues_open" ON "issues" USING btree ("project_id","issue_id") WHERE "issues"."solved_time" is null;--> statement-breakpoint
CREATE INDEX "issues_solved" ON "issues" USING btree ("solved_time");