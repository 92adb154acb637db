ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_project_id_actor_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "project_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_domains_proven" ON "claimed_domains" USING btree ("domain") WHERE "claimed_domains"."proven_time" is not null;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_caller" UNIQUE NULLS NOT DISTINCT("project_id","actor","key");