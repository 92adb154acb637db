CREATE INDEX "invites_expiry" ON "invites" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "write_runs_installation" ON "write_runs" USING btree ("project_id","installation_id");