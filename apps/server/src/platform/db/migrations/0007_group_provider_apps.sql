DROP INDEX "provider_apps_project_provider";--> statement-breakpoint
ALTER TABLE "provider_apps" ADD COLUMN "group_ref" text;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_apps_project_provider" ON "provider_apps" USING btree ("project_id","provider",coalesce(group_ref, ''));