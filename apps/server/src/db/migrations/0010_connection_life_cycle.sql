ALTER TABLE "connections" ADD COLUMN "refresh_fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "credentials_fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "refresh_begun_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "credentials_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "refresh_due_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "connections_refresh_due" ON "connections" USING btree ("refresh_due_time","project_id","provider") WHERE refresh_due_time is not null;--> statement-breakpoint
CREATE INDEX "connections_refresh_lane" ON "connections" USING btree ("project_id","provider","refresh_due_time") WHERE refresh_due_time is not null;--> statement-breakpoint
-- The server looks at the connections that exist already within an hour, not at all of them at once.
UPDATE "connections" SET "refresh_due_time" = now() + random() * interval '1 hour' WHERE "auth_scheme" NOT IN ('none', 'apiKey', 'basic') AND "status" <> 'bad_credentials';
