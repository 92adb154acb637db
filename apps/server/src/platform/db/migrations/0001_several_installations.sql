DROP INDEX "installations_integration_group";--> statement-breakpoint
ALTER TABLE "installations" ADD COLUMN "installation_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "installations" ADD COLUMN "name" text;--> statement-breakpoint
CREATE UNIQUE INDEX "installations_integration_group_ref" ON "installations" USING btree ("project_id","integration_id","group_ref","installation_ref");--> statement-breakpoint
CREATE INDEX "installations_named" ON "installations" USING btree ("project_id","group_ref") WHERE installation_ref <> '';