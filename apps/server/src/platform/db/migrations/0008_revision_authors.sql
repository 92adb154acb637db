DROP INDEX "revisions_integration";--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "change_count" integer;--> statement-breakpoint
CREATE INDEX "revisions_integration" ON "revisions" USING btree ("project_id","integration_id","id");