ALTER TABLE "subscriptions" ADD COLUMN "account_ref" text;--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("project_id","account_ref") WHERE account_ref is not null;--> statement-breakpoint
-- Providers that could not be asked for events before may be able to be asked now.
UPDATE "subscriptions" SET "due_time" = now() WHERE "error" IS NOT NULL AND "due_time" IS NULL;