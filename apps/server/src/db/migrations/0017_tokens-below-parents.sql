DROP INDEX "feed_tokens_object";--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD COLUMN "parent_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_budgets" ADD COLUMN "burst" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_tokens_object" ON "feed_tokens" USING btree ("installation_id","object_name","used_by","parent_hash");