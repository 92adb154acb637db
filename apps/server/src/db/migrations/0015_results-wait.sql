CREATE TABLE "buffered_pages" (
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"message_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "buffered_pages_installation_id_object_name_message_id_pk" PRIMARY KEY("installation_id","object_name","message_id")
);
--> statement-breakpoint
ALTER TABLE "read_objects" ADD COLUMN "asked_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "write_runs" ADD COLUMN "is_all_or_none" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffered_pages" ADD CONSTRAINT "buffered_pages_destination_of_project" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;