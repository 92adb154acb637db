CREATE TABLE "feed_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"installation_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"used_by" text NOT NULL,
	"watermark" timestamp (3) with time zone NOT NULL,
	"token_sealed" text NOT NULL,
	"seal_key_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_tokens_object" ON "feed_tokens" USING btree ("installation_id","object_name","used_by");--> statement-breakpoint
-- Objects that could not be read for changes until now may have a feed. Those that still cannot go with their first turn.
UPDATE "reconciled_objects" SET "due_time" = now(), "begin_time" = now(), "watermark" = now() WHERE "due_time" IS NULL;
