CREATE TABLE "delivery_rates" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"refill_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_replay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "recent_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "recent_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "paused_until_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "pauses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_rates" ADD CONSTRAINT "delivery_rates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_status" ON "deliveries" USING btree ("project_id","status","id");--> statement-breakpoint
CREATE INDEX "deliveries_type" ON "deliveries" USING btree ("project_id","event_type","id");