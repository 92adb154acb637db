ALTER TABLE "provider_apps" ADD COLUMN "offered_secrets_sealed" text;--> statement-breakpoint
ALTER TABLE "provider_apps" ADD COLUMN "offered_secrets_seal_key_id" text;--> statement-breakpoint
CREATE INDEX "buffered_pages_age" ON "buffered_pages" USING btree ("create_time");