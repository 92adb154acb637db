DROP INDEX "inbound_events_due";--> statement-breakpoint
CREATE INDEX "inbound_events_waiting" ON "inbound_events" USING btree ("installation_id","object_name","due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "inbound_events_due" ON "inbound_events" USING btree ("due_time") WHERE due_time is not null;