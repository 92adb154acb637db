ALTER TABLE "delivery_records" DROP CONSTRAINT "delivery_records_destination_of_project";
--> statement-breakpoint
CREATE INDEX "buffered_pages_destination" ON "buffered_pages" USING btree ("project_id","destination_id","message_id");