ALTER TABLE "connections" ADD COLUMN "account" jsonb;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "aside" jsonb;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "aside_sealed" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "aside_seal_key_id" text;