CREATE TABLE "provider_budgets" (
	"project_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"scope_id" text NOT NULL,
	"call_class" text NOT NULL,
	"share_ms" double precision,
	"capacity" integer,
	"full_at_ms" double precision,
	"reads_full_at_ms" double precision,
	"quota" integer,
	"period_start_ms" double precision,
	"used" integer,
	"blocked_until_ms" double precision NOT NULL,
	"asked" integer NOT NULL,
	"granted" integer NOT NULL,
	"returned" integer NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_budgets_project_id_provider_scope_id_call_class_pk" PRIMARY KEY("project_id","provider","scope_id","call_class")
);
--> statement-breakpoint
ALTER TABLE "provider_budgets" ADD CONSTRAINT "provider_budgets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;