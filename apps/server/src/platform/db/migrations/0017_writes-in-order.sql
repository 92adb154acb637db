ALTER TABLE "writes" ADD COLUMN "order_key" text;--> statement-breakpoint
CREATE INDEX "writes_in_order" ON "writes" USING btree ("project_id","order_key") WHERE order_key is not null;