ALTER TABLE "destinations" ADD COLUMN "url_sealed" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "url_seal_key_id" text;