ALTER TABLE "api_keys" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "builders" ADD COLUMN "left_org_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jwt_keys" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "refuses_frontend_keys" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "api_keys" SET "created_by" = "made"."actor" FROM "audit_entries" "made" WHERE "made"."action" = 'api_key.created' AND "made"."target_id" = "api_keys"."id"::text AND "made"."actor" LIKE 'builder:%';--> statement-breakpoint
UPDATE "jwt_keys" SET "created_by" = "made"."actor" FROM "audit_entries" "made" WHERE "made"."action" = 'jwt_key.created' AND "made"."target_id" = "jwt_keys"."id"::text AND "made"."actor" LIKE 'builder:%';
