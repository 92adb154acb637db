CREATE TABLE "own_writes" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"record_hash" text NOT NULL,
	"operation_id" uuid NOT NULL,
	"type" text NOT NULL,
	"update_time" timestamp (3) with time zone,
	"sent_time" timestamp (3) with time zone NOT NULL,
	"answered_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_writes_project_id_installation_id_object_name_record_hash_pk" PRIMARY KEY("project_id","installation_id","object_name","record_hash")
);
--> statement-breakpoint
ALTER TABLE "read_objects" ADD COLUMN "found_records" integer;--> statement-breakpoint
ALTER TABLE "own_writes" ADD CONSTRAINT "own_writes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_writes" ADD CONSTRAINT "own_writes_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_writes_answered" ON "own_writes" USING btree ("answered_time");