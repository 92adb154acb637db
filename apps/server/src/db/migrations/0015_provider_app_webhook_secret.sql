ALTER TABLE "provider_apps" ADD COLUMN "webhook_secret_sealed" text;--> statement-breakpoint
ALTER TABLE "provider_apps" ADD COLUMN "webhook_secret_seal_key_id" text;