CREATE TABLE "known_ids" (
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"run_id" uuid NOT NULL,
	"ids_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL,
	CONSTRAINT "known_ids_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "known_ids" ADD CONSTRAINT "known_ids_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_ids" ADD CONSTRAINT "known_ids_of_installation" FOREIGN KEY ("project_id","installation_id") REFERENCES "public"."installations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_ids_object" ON "known_ids" USING btree ("project_id","installation_id","object_name","id");