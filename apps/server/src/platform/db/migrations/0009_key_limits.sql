ALTER TABLE "api_keys" ADD COLUMN "allowed_addresses" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "integration_ids" uuid[];--> statement-breakpoint
CREATE INDEX "connections_person" ON "connections" USING btree ("project_id","provider",(account -> 'person' ->> 'id')) WHERE account -> 'person' ->> 'id' is not null;