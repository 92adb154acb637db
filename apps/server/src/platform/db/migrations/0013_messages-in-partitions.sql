ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_of_event";
--> statement-breakpoint
ALTER TABLE "delivery_attempts" DROP CONSTRAINT "delivery_attempts_of_delivery";
--> statement-breakpoint
ALTER TABLE "delivery_records" DROP CONSTRAINT "delivery_records_of_delivery";
--> statement-breakpoint
ALTER TABLE "inbox_messages" DROP CONSTRAINT "inbox_messages_of_delivery";
--> statement-breakpoint
DROP INDEX "deliveries_event_destination";--> statement-breakpoint
ALTER TABLE "large_bodies" ADD COLUMN "is_outside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_records" ADD CONSTRAINT "delivery_records_destination_of_project" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_destination_of_project" FOREIGN KEY ("project_id","destination_id") REFERENCES "public"."destinations"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_event" ON "deliveries" USING btree ("project_id","event_id");--> statement-breakpoint
-- Written by hand, because drizzle knows no partitions. What is stored becomes one partition, up to the end of tomorrow, and
-- cleaning makes the others (`db/partitions`). PostgreSQL reads each table once for it, without the long values.
DO $$
DECLARE
  plain text;
  old text;
  found record;
  latest text;
  day bigint;
  is_used boolean;
  bound text;
BEGIN
  FOREACH plain IN ARRAY ARRAY['events', 'deliveries', 'delivery_attempts'] LOOP
    old := plain || '_before';
    EXECUTE format('ALTER TABLE %I RENAME TO %I', plain, old);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS) PARTITION BY RANGE ("id")', plain, old);

    FOR found IN SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE conrelid = old::regclass AND contype IN ('p', 'f') LOOP
      EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', old, found.conname, found.conname || '_before');
      EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s', plain, found.conname, found.definition);
    END LOOP;
    FOR found IN SELECT relname, pg_get_indexdef(indexrelid) AS definition FROM pg_index
      JOIN pg_class ON oid = indexrelid WHERE indrelid = old::regclass AND NOT indisprimary LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', found.relname, found.relname || '_before');
      EXECUTE replace(found.definition, '.' || old || ' ', '.' || plain || ' ');
    END LOOP;

    -- Row-level security is set up at each start. Until then, and for processes of the release before:
    FOR found IN SELECT polname, pg_get_expr(polqual, polrelid) AS condition FROM pg_policy WHERE polrelid = old::regclass LOOP
      EXECUTE format('CREATE POLICY %I ON %I USING (%s)', found.polname, plain, found.condition);
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', plain);
    END LOOP;
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'dowel_limited' AND has_table_privilege(oid, old::regclass, 'SELECT')) THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO dowel_limited', plain);
      EXECUTE format('REVOKE ALL ON %I FROM dowel_limited', old);
    END IF;

    EXECUTE format('SELECT EXISTS (SELECT FROM %I)', old) INTO is_used;
    IF NOT is_used THEN
      EXECUTE format('DROP TABLE %I', old);
    ELSE
      -- The first day after tomorrow. Or after the latest id, if the clock of a process was wrong, which needs another look.
      day := floor(extract(epoch FROM now()) / 86400) + 2;
      LOOP
        bound := lpad(to_hex(day * 86400000), 12, '0');
        bound := left(bound, 8) || '-' || right(bound, 4) || '-7000-8000-000000000000';
        BEGIN
          EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', plain, old, bound);
          EXIT;
        EXCEPTION WHEN check_violation THEN
          EXECUTE format('SELECT left(replace(id::text, ''-'', ''''), 12) FROM %I ORDER BY id DESC LIMIT 1', old) INTO latest;
          day := ('x' || latest)::bit(48)::bigint / 86400000 + 1;
        END;
      END LOOP;
    END IF;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', plain || '_rest', plain);
  END LOOP;
END $$;
