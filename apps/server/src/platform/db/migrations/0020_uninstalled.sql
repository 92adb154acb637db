CREATE TABLE "uninstalled" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"group_ref" text NOT NULL,
	"uninstall_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uninstalled_project_id_installation_id_pk" PRIMARY KEY("project_id","installation_id")
);
--> statement-breakpoint
ALTER TABLE "uninstalled" ADD CONSTRAINT "uninstalled_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uninstalled_group" ON "uninstalled" USING btree ("project_id","group_ref");--> statement-breakpoint
CREATE INDEX "uninstalled_age" ON "uninstalled" USING btree ("uninstall_time");--> statement-breakpoint
CREATE INDEX "invites_expiry" ON "invites" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "write_runs_installation" ON "write_runs" USING btree ("project_id","installation_id");