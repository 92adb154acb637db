--
-- PostgreSQL database dump
--


-- Dumped from database version 18.6
-- Dumped by pg_dump version 18.3

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    label text NOT NULL,
    scopes text[] NOT NULL,
    active boolean NOT NULL,
    key_hash text NOT NULL,
    key_sealed text NOT NULL,
    seal_key_id text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: audit_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_entries (
    id uuid NOT NULL,
    project_id uuid,
    org_id uuid NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    target_type text NOT NULL,
    target_id text NOT NULL,
    group_ref text,
    consumer_ref text,
    request_id text NOT NULL,
    detail_sealed text NOT NULL,
    seal_key_id text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: buffered_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.buffered_pages (
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    message_id uuid NOT NULL,
    destination_id uuid NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: builder_sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.builder_sign_ins (
    id uuid NOT NULL,
    kind text NOT NULL,
    secret_hash text NOT NULL,
    cookie_hash text,
    bindings_sealed text,
    seal_key_id text,
    builder_id uuid,
    return_to text,
    expire_time timestamp(3) with time zone NOT NULL,
    used_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: builders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.builders (
    id uuid NOT NULL,
    idp_provider text NOT NULL,
    idp_ref text NOT NULL,
    primary_email text,
    is_email_verified boolean DEFAULT false NOT NULL,
    first_name text,
    last_name text,
    full_name text,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: claimed_domains; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claimed_domains (
    id uuid NOT NULL,
    org_id uuid NOT NULL,
    domain text NOT NULL,
    proof_token text NOT NULL,
    proven_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: configs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.configs (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    revision_id uuid NOT NULL,
    content jsonb NOT NULL,
    created_by text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: connections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.connections (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    provider text NOT NULL,
    provider_app_id uuid,
    group_ref text NOT NULL,
    consumer_ref text NOT NULL,
    auth_scheme text NOT NULL,
    status text NOT NULL,
    diagnosis jsonb,
    provider_workspace_ref text,
    provider_consumer_ref text,
    provider_metadata jsonb,
    credentials_sealed text,
    seal_key_id text,
    credentials_version integer DEFAULT 1 NOT NULL,
    token_expire_time timestamp(3) with time zone,
    refresh_lease_id uuid,
    refresh_lease_expire_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone,
    accepted_origins text[],
    forced_refresh_time timestamp(3) with time zone,
    refresh_fence integer DEFAULT 0 NOT NULL,
    credentials_fence integer DEFAULT 0 NOT NULL,
    refresh_begun_time timestamp(3) with time zone,
    credentials_time timestamp(3) with time zone,
    refresh_due_time timestamp(3) with time zone
);


--
-- Name: consumers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consumers (
    project_id uuid NOT NULL,
    consumer_ref text NOT NULL,
    consumer_name text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone,
    id uuid NOT NULL,
    group_ref text
);


--
-- Name: custom_auth_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.custom_auth_sessions (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    session_hash text NOT NULL,
    provider text NOT NULL,
    group_ref text NOT NULL,
    consumer_ref text NOT NULL,
    step integer NOT NULL,
    state_sealed text NOT NULL,
    seal_key_id text NOT NULL,
    expire_time timestamp(3) with time zone NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deliveries (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    event_id uuid NOT NULL,
    destination_id uuid NOT NULL,
    topic text NOT NULL,
    event_type text NOT NULL,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone,
    reason text,
    is_test boolean DEFAULT false NOT NULL,
    is_replay boolean DEFAULT false NOT NULL
);


--
-- Name: delivery_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_attempts (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    number integer NOT NULL,
    outcome text NOT NULL,
    status integer,
    duration_ms integer NOT NULL,
    reason text,
    detail_sealed text,
    seal_key_id text,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: delivery_rates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_rates (
    project_id uuid NOT NULL,
    tokens double precision NOT NULL,
    refill_time timestamp(3) with time zone NOT NULL
);


--
-- Name: destinations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.destinations (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    metadata jsonb NOT NULL,
    headers_sealed text,
    headers_seal_key_id text,
    signing_key_sealed text NOT NULL,
    signing_key_seal_key_id text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone,
    previous_signing_key_sealed text,
    previous_signing_key_seal_key_id text,
    previous_signing_key_expire_time timestamp(3) with time zone,
    secrets_sealed text,
    secrets_seal_key_id text,
    failing_since_time timestamp(3) with time zone,
    failed_attempts integer DEFAULT 0 NOT NULL,
    disabled_time timestamp(3) with time zone,
    recent_attempts integer DEFAULT 0 NOT NULL,
    recent_failures integer DEFAULT 0 NOT NULL,
    paused_until_time timestamp(3) with time zone,
    pauses integer DEFAULT 0 NOT NULL,
    inbox_position bigint DEFAULT 0 NOT NULL
);


--
-- Name: encryption_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.encryption_keys (
    id text NOT NULL,
    canary_sealed text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: event_topic_routes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.event_topic_routes (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    event_type text NOT NULL,
    topic_id uuid NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    type text NOT NULL,
    group_ref text,
    consumer_ref text,
    data_sealed text NOT NULL,
    seal_key_id text NOT NULL,
    traceparent text,
    create_time timestamp(3) with time zone NOT NULL,
    routed_time timestamp(3) with time zone
);


--
-- Name: feed_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.feed_tokens (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    used_by text NOT NULL,
    watermark timestamp(3) with time zone NOT NULL,
    token_sealed text NOT NULL,
    seal_key_id text NOT NULL
);


--
-- Name: groups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.groups (
    project_id uuid NOT NULL,
    group_ref text NOT NULL,
    group_name text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    project_id uuid,
    actor text NOT NULL,
    key text NOT NULL,
    attempt_id uuid NOT NULL,
    fingerprint text NOT NULL,
    status integer,
    media_type text,
    body_sealed text,
    seal_key_id text,
    create_time timestamp(3) with time zone NOT NULL,
    recovery_point jsonb
);


--
-- Name: inbound_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.inbound_events (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    event_hash text NOT NULL,
    body_sealed text,
    seal_key_id text,
    failures integer DEFAULT 0 NOT NULL,
    due_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: inbox_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.inbox_messages (
    delivery_id uuid NOT NULL,
    project_id uuid NOT NULL,
    destination_id uuid NOT NULL,
    "position" bigint NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: installations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.installations (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    integration_id uuid NOT NULL,
    group_ref text NOT NULL,
    connection_id uuid NOT NULL,
    config_id uuid NOT NULL,
    health_status text DEFAULT 'healthy'::text NOT NULL,
    created_by text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone,
    reads_planned_time timestamp(3) with time zone,
    watch_planned_time timestamp(3) with time zone
);


--
-- Name: integrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.integrations (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    name text NOT NULL,
    provider text NOT NULL,
    latest_revision_id uuid NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: invites; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invites (
    id uuid NOT NULL,
    org_id uuid NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    created_by text NOT NULL,
    accepted_time timestamp(3) with time zone,
    revoked_time timestamp(3) with time zone,
    expire_time timestamp(3) with time zone NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: jwt_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.jwt_keys (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    label text NOT NULL,
    algorithm text NOT NULL,
    public_key_pem text NOT NULL,
    active boolean NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone NOT NULL
);


--
-- Name: lanes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lanes (
    id text NOT NULL,
    project_id uuid NOT NULL,
    token bigint NOT NULL,
    turn_time timestamp(3) with time zone NOT NULL
);


--
-- Name: large_bodies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.large_bodies (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    group_ref text,
    consumer_ref text,
    content_sealed text NOT NULL,
    seal_key_id text NOT NULL,
    expire_time timestamp(3) with time zone NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: memberships; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memberships (
    org_id uuid NOT NULL,
    builder_id uuid NOT NULL,
    role text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: oauth_states; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.oauth_states (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    state_hash text,
    provider text NOT NULL,
    bindings jsonb NOT NULL,
    verifier_sealed text,
    seal_key_id text,
    expire_time timestamp(3) with time zone NOT NULL,
    used_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL,
    ticket_hash text,
    pass_hash text,
    cookie_hash text
);


--
-- Name: operation_logs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    operation_id uuid NOT NULL,
    severity text NOT NULL,
    message jsonb NOT NULL,
    "timestamp" timestamp(3) with time zone NOT NULL
)
PARTITION BY RANGE (id);


--
-- Name: operation_logs_20261130_0e1894a5; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261130_0e1894a5 (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operation_logs_20261203_a5f8de50; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261203_a5f8de50 (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operation_logs_past; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_past (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operation_logs_rest_9cda06b9; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_rest_9cda06b9 (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operations (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    integration_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    config_id uuid NOT NULL,
    action_type text NOT NULL,
    status text NOT NULL,
    result text,
    metadata jsonb,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: orgs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orgs (
    id uuid NOT NULL,
    label text NOT NULL,
    default_team_id uuid NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: projects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.projects (
    id uuid NOT NULL,
    name text NOT NULL,
    app_name text NOT NULL,
    org_id uuid NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone,
    embedding_origins text[] DEFAULT '{}'::text[] NOT NULL,
    skips_start_page boolean DEFAULT false NOT NULL
);


--
-- Name: provider_apps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.provider_apps (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    provider text NOT NULL,
    external_ref text,
    client_id text NOT NULL,
    client_secret_sealed text NOT NULL,
    seal_key_id text NOT NULL,
    scopes text[],
    metadata jsonb,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone,
    webhook_secret_sealed text,
    webhook_secret_seal_key_id text
);


--
-- Name: provider_budgets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.provider_budgets (
    project_id uuid NOT NULL,
    provider text NOT NULL,
    scope_id text NOT NULL,
    call_class text NOT NULL,
    share_ms double precision,
    capacity integer,
    full_at_ms double precision,
    reads_full_at_ms double precision,
    quota integer,
    period_start_ms double precision,
    used integer,
    blocked_until_ms double precision NOT NULL,
    asked integer NOT NULL,
    granted integer NOT NULL,
    returned integer NOT NULL,
    update_time timestamp(3) with time zone NOT NULL
);


--
-- Name: rate_limit_buckets; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.rate_limit_buckets (
    key text NOT NULL,
    full_at_ms double precision NOT NULL
);


--
-- Name: read_hashes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.read_hashes (
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    record_hash text NOT NULL,
    content_hash text NOT NULL,
    seen_time timestamp(3) with time zone NOT NULL
);


--
-- Name: read_objects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.read_objects (
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    schedule text NOT NULL,
    due_time timestamp(3) with time zone,
    watermark timestamp(3) with time zone,
    backfilled_time timestamp(3) with time zone,
    paused_time timestamp(3) with time zone,
    pause_reason text,
    pause_note text,
    failures integer DEFAULT 0 NOT NULL,
    first_failure_time timestamp(3) with time zone,
    asked_pages integer DEFAULT 0 NOT NULL
);


--
-- Name: read_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.read_runs (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    read_type text NOT NULL,
    from_time timestamp(3) with time zone,
    until_time timestamp(3) with time zone,
    position_sealed text,
    seal_key_id text,
    pages integer DEFAULT 0 NOT NULL,
    records_read integer DEFAULT 0 NOT NULL,
    records_delivered integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    due_time timestamp(3) with time zone,
    start_time timestamp(3) with time zone,
    end_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: reconciled_objects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reconciled_objects (
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    begin_time timestamp(3) with time zone NOT NULL,
    watermark timestamp(3) with time zone NOT NULL,
    due_time timestamp(3) with time zone
);


--
-- Name: revisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revisions (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    integration_id uuid NOT NULL,
    spec_version text NOT NULL,
    content jsonb NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: schema_snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_snapshots (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    source_hash text NOT NULL,
    fields_sealed text NOT NULL,
    seal_key_id text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: schema_watches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_watches (
    installation_id uuid NOT NULL,
    project_id uuid NOT NULL,
    due_time timestamp(3) with time zone,
    look jsonb,
    failures integer DEFAULT 0 NOT NULL,
    first_failure_time timestamp(3) with time zone,
    error text,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    builder_id uuid NOT NULL,
    token_hash text NOT NULL,
    used_by text NOT NULL,
    expire_time timestamp(3) with time zone NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: subscribed_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscribed_records (
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    record_hash text NOT NULL,
    content_hash text NOT NULL,
    update_time timestamp(3) with time zone,
    asked_time timestamp(3) with time zone NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    connection_id uuid,
    provider_id text,
    signing_sealed text,
    seal_key_id text,
    events jsonb NOT NULL,
    renew_time timestamp(3) with time zone,
    error text,
    failures integer DEFAULT 0 NOT NULL,
    due_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL,
    account_ref text,
    reconciling_planned_time timestamp(3) with time zone
);


--
-- Name: topic_destination_routes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.topic_destination_routes (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    topic_id uuid NOT NULL,
    destination_id uuid NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: topics; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.topics (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    name text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
);


--
-- Name: uploads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.uploads (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    bucket text NOT NULL,
    path text NOT NULL,
    token_hash text NOT NULL,
    md5 text,
    content bytea,
    expire_time timestamp(3) with time zone NOT NULL,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: write_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.write_runs (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    installation_id uuid NOT NULL,
    object_name text NOT NULL,
    type text NOT NULL,
    is_synchronous boolean NOT NULL,
    is_pooling boolean DEFAULT false NOT NULL,
    records integer NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    due_time timestamp(3) with time zone,
    deadline_time timestamp(3) with time zone NOT NULL,
    end_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL,
    is_all_or_none boolean DEFAULT false NOT NULL
);


--
-- Name: writes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.writes (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    run_id uuid NOT NULL,
    "position" integer NOT NULL,
    status text NOT NULL,
    repeat_key uuid NOT NULL,
    record_sealed text,
    record_seal_key_id text,
    record_id text,
    result_sealed text,
    result_seal_key_id text,
    reason text,
    create_time timestamp(3) with time zone NOT NULL
);


--
-- Name: operation_logs_20261130_0e1894a5; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261130_0e1894a5 FOR VALUES FROM ('01a229c0-5400-7000-8000-000000000000') TO ('01a23933-6800-7000-8000-000000000000');


--
-- Name: operation_logs_20261203_a5f8de50; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261203_a5f8de50 FOR VALUES FROM ('01a23933-6800-7000-8000-000000000000') TO ('01a248a6-7c00-7000-8000-000000000000');


--
-- Name: operation_logs_past; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_past FOR VALUES FROM (MINVALUE) TO ('01a229c0-5400-7000-8000-000000000000');


--
-- Name: operation_logs_rest_9cda06b9; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_rest_9cda06b9 DEFAULT;


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, '1a8e689571edb01fc14b2f4945329fcfeb43a1755ff138ec81f255bcfb4ecf9d', 1795161789999);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '10a1b306c8f73119f5e50f36057dfcfb1fc2b9fa16a7fa91c05ed515b7d7e49a', 1795178461007);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '09d120ce61d0288db12b3f659d23761ff4ed544bb8288bb40526332245147b74', 1795193806804);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, 'b4dee8958ff1d4f1ed9ab6aafc7b0d22cf92d353d00ec5df9d292282c9b1d6c1', 1795214289415);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '5d5cb6242e2c5a5c6ff73b63df43ad19c1023b9a61df009f6b85ac3b98322f90', 1795217126929);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, '30f1b105470956e38503acd7b16632993416b2af916484aec99a503742004aa8', 1795224081124);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, '343bbba1970d35303709b3ce5d7153b3ac1b2ff3e2c30869561b8f3e4a59d259', 1795224576626);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, 'e59964211a1a9131351318a0a3ffec15263f26e80a668f9bf702b7d5afe39792', 1795225042551);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, 'e71c19c00ce042095b4568f05c13447d8049fdf5f21cba5914a804d8c7de1860', 1795225186924);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, '6cca791e21c5e6bf5c85bf00820340005226a2827983f3aaedab5e53641739ea', 1795237186104);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, 'b53bbef2734482a2938e3801fc015d4acb2534534e7ca5c5b060ee5782511bef', 1795240255799);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, 'ea384cacfc6cba6916ba8cd5e948b452d2e20630b856b6ebc6a671eda984b8b3', 1795253622736);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, '46b9368cd120842f5a991641be822612beb8523be4e79b7dafe768b460f64190', 1795262977841);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, '62e6408d1e259203a5009541e2950d2bb07eb6821f258c8b302a676468f32df1', 1795274799874);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, 'bd0128fe48b3508c3ad50ed4673d3b3858c3b4982201245487c359ccc8297742', 1795289092174);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, '056e5aa8876fec29d1cc1b31098ce0fdb5ec61468f6cf696230cc898afa7f757', 1795299817496);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a2003d-bc3d-76d4-8142-6c8e3ef69af9', '01a2003d-bb19-7279-9bd3-2e1833509209', 'Demo backend', '{full}', true, '809c4f4a67a38aaa6ec07899f8d83d87386359ff79779f5706fefb02ce521aed', 'v1.released.GlIdSgWjlb2glz9YuanoPHpKtNw1kvno281GVQkrIggbDBsJpJn_nF1_KOY9BW_9Jxguh1lluuCL7mgu.wxIbyUf_MnqXq_-AHts1JkF8C2fGBe6lXkv4gBo0lCZtY-p4Bftc8xpl5Vut8RXZcCv63M65f25ZEiW8KYqplMGS_siHCVO0D0Lxdlbdjt7JlQ', 'released', '2026-11-21 22:32:55.614+00', NULL);
INSERT INTO public.api_keys VALUES ('01a2003d-bc43-726a-adfd-ce381e34575e', '01a2003d-bb19-7279-9bd3-2e1833509209', 'Demo pages', '{frontend}', true, '774f32630b87d838c21d8beec0894a98dea845c8d6b92210bcdc227b99026fcf', 'v1.released.Lcw2pholxsN0RsUJfsM8oI_-5kFXKOcPPrExdACPwHQZ5VGH9s6Arvt9p8oSQ1y1lrxxSayn1Fq7AZUc.Q9-DJkF6qhKk7nh1mq-LtlnkCDOsBccan9Gj1CdR-uNqdk0i0p88L561fvN2oRJnSTXtxx5mvyKsARmIAkp41VUNjNHXymR0aZj1LQ9K7S-ozCM', 'released', '2026-11-21 22:32:55.62+00', NULL);


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries VALUES ('01a2003d-d6d6-73e9-b5ba-84dda46e3c3c', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bb16-71fd-8d2b-6a92b7cf8949', 'api-key:01a2003d-bc3d-76d4-8142-6c8e3ef69af9', 'provider_app.updated', 'provider_app', '01a2003d-bb1e-73f3-8434-5c435b6e23e1', NULL, NULL, 'dcf18d83-0fdc-4186-99ac-bf2cdbbf88a7', 'v1.released.FL4ID8N5BcGB-xEkTFChjgmqd4KUiXHAfFLrhur850gXk0IhmNj_7rBhx19lBHNQFB7VFX1fPvLFQ6LU.CoLKLaTMdr9vCjCK3hqCYIrc06pQ-1JsnYHzGT5lIJEKl2Iw8qagYzuNNHpq3GidVIJDz5J1TcyAnyXb4myeB1EO6vZAy2AwM4JafI-xzdbP8gT3VgFWYs_MLNTg-TrHmIodGuOC7s4UDvrCKoE1pYgPa7CryrjN0tbfCV0PulYxh9tZJMqLH1y0aUWllzw1e3IB3IkDOh5dgkw1WR9sx7g5m46I-yrNxOW5qXtqIjpeW2FCpo1zLNHHqJRZSFJA0EeF32L2ANFGvJPWEkUIBApOEYGmZnQ9hr-QiCKxvMCmJyTgk0-mBUu1TeNJF1uj1eS7vhmLRAzP5u6AOZXGUmtxP-c6GBXjw8bMIFbJRoMxWH8L67MlHUFokenFJ5r-kd8', 'released', '2026-11-21 22:33:02.423+00');
INSERT INTO public.audit_entries VALUES ('01a2003d-d781-728d-80f6-c9b00550f79c', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bb16-71fd-8d2b-6a92b7cf8949', 'api-key:01a2003d-bc3d-76d4-8142-6c8e3ef69af9', 'destination.created', 'destination', '01a2003d-d77d-70a9-87cc-404d2d72dee7', NULL, NULL, '9510ce14-b9f0-4f85-b4d1-7e9b7e53669c', 'v1.released.4yVRKkQo5kAEoE69968U00K8gFPPpwCkslaUpRvfzoygRFHSeFrjFl7fXA3Nd9QGYyL4e9tTtoQ6ycSN.9aZVjTfQOhiKQfWwpA6wIxPXMoQj9FdUzdRa32NG06qmYF5C45DbIbudYuhFwOryoO1vNT3hGPIxT2iaOJsB1lm54KttFuLEw761qsEWxp7D7KRvq1xP-sevv-1BaZQYAN1fiJzpBsLicrQLB3NYauZHuUs', 'released', '2026-11-21 22:33:02.594+00');
INSERT INTO public.audit_entries VALUES ('01a2003d-d963-7783-8ec8-d8a20ace480f', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bb16-71fd-8d2b-6a92b7cf8949', 'api-key:01a2003d-bc3d-76d4-8142-6c8e3ef69af9', 'destination.created', 'destination', '01a2003d-d961-7715-91b8-965cbdeea848', NULL, NULL, '22c893f5-be7e-4c67-a7fc-9683aa7cc761', 'v1.released.3-NFGxVDnw50m7HiLARAk3oIKoui-PgnI9ttjXdGNpEVpvnDDK9eHJR8xjiBVG5TQrX6fqr-Tjx3rRwk.ZmZ-31o7s1e5HnFPGyqefvr8eBTcsdF21EohfdTCVxw0tzLM8bW6zQn9UUiM5n6rG_pVg39oAq3xGxcPAxHwYDX3Ry4VY34Ic0SJn2W_ebTNFq82IIvkmjMQfxpVWLLqhZvbP3GYo8zSdr6-rOyZbycAgjN66UvOybIALknpfXFjBBlG5JH0R8Sq6XynqfKDH45r', 'released', '2026-11-21 22:33:03.076+00');
INSERT INTO public.audit_entries VALUES ('01a2003d-db98-7654-80dc-57a8f0e7af5a', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bb16-71fd-8d2b-6a92b7cf8949', 'api-key:01a2003d-bc3d-76d4-8142-6c8e3ef69af9', 'integration.deployed', 'integration', '01a2003d-db94-7435-9242-a4d7699d4642', NULL, NULL, '8d143a61-56d3-4411-ac3b-bd5c6eeae4dc', 'v1.released.9GeiDgXnX3XKGdCfsLe1oXwju4LDD38PJDNVyn2r521I1AnbpTAPV_xd5xeuuPsJe_VenEywwKpkMUxD.uiB7ZfkgEHfYzC-nwhW5OEp8v43BUyyCGrDtG5Pa21AwLtxGFi2xr0sDN2o0Adg526EXqgYzHDOxuxFrK8B3gB8XbY1cGQe5cIQKH1CoC9NHneQvHKvhZIG6rsAleqxKAiQ7nKGrQsiNuZ9LrZbQ5Evtds-DEWITnXJAyGsP1S-LsTngoegeWO7v14nszOZ8PWGemZuJrgCHuUnt1PbSXDoAVPJi2qvXLyHllerllRUvOsH6fLkDZRE', 'released', '2026-11-21 22:33:03.64+00');
INSERT INTO public.audit_entries VALUES ('01a2003d-de56-750a-b534-b08e328578c6', NULL, '01a2003d-de51-76f0-ad32-48e94b8ee016', 'builder:01a2003d-c796-76cb-9e4d-9599ddf225a8', 'org.created', 'org', '01a2003d-de51-76f0-ad32-48e94b8ee016', NULL, NULL, '4bf9ad3e-2926-43d9-8e15-8249c74dadc1', 'v1.released.AGohHh1d9Y3cKrQpaYLou6Hhyd0wnlALvmAHfCG_wKLnvYV7zJ7TzSMaazBsEpXxryZMUIA_UquR4n6u.D7DIFL0WeieAV267L1W12gbijWo2JfiJYXIezM-ugheCL9KFBlx7lKWZgD1yrF5XfVQYRyHrp5_j88LtOuLzAt2bmxOCiiX7jIwW5X79N73jyeQtc9zk_YmLIFZxrys', 'released', '2026-11-21 22:33:04.342+00');
INSERT INTO public.audit_entries VALUES ('01a2003d-de6b-751a-9c0f-6546d012fbf3', NULL, '01a2003d-de51-76f0-ad32-48e94b8ee016', 'builder:01a2003d-c796-76cb-9e4d-9599ddf225a8', 'invite.created', 'invite', '01a2003d-de68-742e-9ac5-9de8dc9a9315', NULL, NULL, '2b8ef0fb-ebd0-4981-b296-5c973f67bb13', 'v1.released.qHMQcUNFOOOPxNE4OTug-R72Dsh3DaLqH6y8c_oiEZnCAVHSoE1k7h5DPWfvbDg65DsggUfFREyhK5V5.StQRbUhACpAxF25RaOokt9iDKfcSLMURreFuTi227l8sx6MUOVrEeaDPZfHYJbMh3FcFoXqRzsvO7QzBJzZ6DRL7S9dqKGyA5AggDKw0EzFH6004TwlkcGe1yTXlMgeuBMA5bhqpidl6O8NX9pDf02DBCLv8kxoSv5M6FvxhFKmg6hrE3FgL', 'released', '2026-11-21 22:33:04.363+00');
INSERT INTO public.audit_entries VALUES ('01a2003d-de7f-7234-b9ac-91fa305e8aa2', NULL, '01a2003d-de51-76f0-ad32-48e94b8ee016', 'builder:01a2003d-c796-76cb-9e4d-9599ddf225a8', 'claimed_domain.created', 'claimed_domain', '01a2003d-de7b-7077-9806-89bc709ecd3f', NULL, NULL, 'eda27079-2e7a-46a2-a5e3-4abd71dcf4ea', 'v1.released.QEnlu4bHsgjLTxbh5Ad3W1WXMNxXFc5CXk4EMw3M4qKDn-WbQrRxOLrISFzZenR6Kjkddl0tmAYr8DC0.rziMpPQo-KhQqnHfvQqK5zTmbxvNIYpiTPM61hFCqhH4mlZkWZaSjU1ScsH3WIxzhzW6Tp6db6f1kPZAAosesgQdYMmgMek6YsqYD4EpCfs2ZhBISzfEXr9xOBs8kyLBeem-Z5UrjN6jm2yjOzeubfvAxfI4GTiQ2w', 'released', '2026-11-21 22:33:04.383+00');


--
-- Data for Name: buffered_pages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.buffered_pages VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'companies', '01a2003d-dbb1-7000-8000-03838da8fdd0', '01a2003d-d77d-70a9-87cc-404d2d72dee7', '2026-11-21 22:33:03.865+00');


--
-- Data for Name: builder_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.builder_sign_ins VALUES ('01a2003d-d343-70df-be48-7926d948f3bc', 'link', 'ebf1592032d3c0c81fdc9f644eeb2070d433a0fc8c380a55940bbd63ae05259c', NULL, NULL, NULL, NULL, NULL, '2026-11-21 23:33:01.508+00', NULL, '2026-11-21 22:33:01.508+00');
INSERT INTO public.builder_sign_ins VALUES ('01a2003d-c7b9-7264-b125-f125bb0835ba', 'link', '61007332169c02871e16396cd216189f84d0a42d1dfd4c213e7459f594da2294', NULL, NULL, NULL, '01a2003d-c796-76cb-9e4d-9599ddf225a8', NULL, '2026-11-21 23:32:58.554+00', '2026-11-21 22:33:04.323+00', '2026-11-21 22:32:58.554+00');


--
-- Data for Name: builders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.builders VALUES ('01a2003d-c796-76cb-9e4d-9599ddf225a8', 'local', 'ada@acme.example', 'ada@acme.example', true, NULL, NULL, NULL, '2026-11-21 22:32:58.517+00', NULL);


--
-- Data for Name: claimed_domains; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.claimed_domains VALUES ('01a2003d-de7b-7077-9806-89bc709ecd3f', '01a2003d-de51-76f0-ad32-48e94b8ee016', 'acme.example', 'xSOfV6SxL7G3XsCLjCjfvUG3jzoVxFi6', NULL, '2026-11-21 22:33:04.379+00');


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a2003d-d7f5-714c-86af-8839bf08c6d6', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d7f5-714c-86af-87c226fee94b', '01a2003d-bc2f-7677-be8c-2b83e46c1620', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "write": {"objects": {"contacts": {"objectName": "contacts"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-21 22:33:02.709+00');
INSERT INTO public.configs VALUES ('01a2003d-d9e9-761e-9fb7-fb7bc8a3f99f', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d9e9-761e-9fb7-f7220ec3d2c6', '01a2003d-bc2f-7677-be8c-2b83e46c1620', '{"read": {"objects": {"contacts": {"notes": {"note 0": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 1": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 2": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 3": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 4": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 5": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 6": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 7": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 8": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 9": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 10": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 11": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 12": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 13": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 14": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 15": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 16": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 17": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 18": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 19": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 20": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 21": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 22": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 23": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 24": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 25": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 26": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 27": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 28": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 29": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 30": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 31": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 32": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 33": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 34": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 35": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 36": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 37": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 38": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 39": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 40": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 41": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 42": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 43": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 44": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 45": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 46": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 47": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 48": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 49": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 50": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 51": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 52": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 53": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 54": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 55": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 56": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 57": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 58": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 59": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 60": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 61": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 62": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 63": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 64": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 65": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 66": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 67": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 68": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 69": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 70": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 71": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 72": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 73": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 74": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 75": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 76": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 77": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 78": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 79": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 80": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 81": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 82": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 83": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 84": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 85": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 86": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 87": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 88": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 89": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 90": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 91": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 92": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 93": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 94": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 95": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 96": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 97": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 98": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 99": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 100": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 101": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 102": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 103": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 104": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 105": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 106": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 107": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 108": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 109": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 110": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 111": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 112": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 113": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 114": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 115": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 116": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 117": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 118": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 119": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 120": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 121": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 122": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 123": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 124": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 125": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 126": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 127": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 128": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 129": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 130": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 131": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 132": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 133": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 134": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 135": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 136": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 137": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 138": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 139": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 140": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 141": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 142": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 143": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 144": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 145": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 146": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 147": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 148": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 149": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 150": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 151": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 152": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 153": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 154": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 155": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 156": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 157": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 158": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 159": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 160": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 161": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 162": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 163": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 164": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 165": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 166": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 167": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 168": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 169": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 170": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 171": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 172": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 173": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 174": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 175": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 176": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 177": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 178": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 179": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 180": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 181": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 182": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 183": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 184": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 185": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 186": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 187": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 188": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 189": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 190": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 191": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 192": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 193": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 194": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 195": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 196": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 197": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 198": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 199": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 200": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 201": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 202": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 203": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 204": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 205": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 206": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 207": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 208": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 209": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 210": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 211": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 212": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 213": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 214": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 215": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 216": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 217": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 218": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 219": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 220": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 221": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 222": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 223": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 224": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 225": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 226": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 227": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 228": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 229": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 230": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 231": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 232": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 233": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 234": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 235": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 236": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 237": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 238": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 239": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 240": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 241": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 242": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 243": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 244": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 245": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 246": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 247": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 248": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 249": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 250": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 251": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 252": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 253": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 254": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 255": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 256": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 257": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 258": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 259": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 260": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 261": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 262": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 263": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 264": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 265": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 266": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 267": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 268": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 269": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 270": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 271": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 272": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 273": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 274": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 275": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 276": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 277": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 278": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 279": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 280": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 281": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 282": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 283": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 284": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 285": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 286": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 287": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 288": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 289": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 290": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 291": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 292": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 293": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 294": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 295": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 296": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 297": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 298": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 299": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 300": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 301": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 302": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 303": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 304": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 305": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 306": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 307": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 308": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 309": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 310": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 311": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 312": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 313": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 314": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 315": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 316": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 317": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 318": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 319": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 320": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 321": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 322": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 323": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 324": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 325": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 326": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 327": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 328": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 329": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 330": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 331": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 332": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 333": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 334": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 335": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 336": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 337": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 338": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 339": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 340": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 341": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 342": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 343": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 344": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 345": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 346": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 347": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 348": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 349": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 350": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 351": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 352": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 353": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 354": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 355": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 356": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 357": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 358": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 359": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 360": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 361": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 362": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 363": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 364": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 365": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 366": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 367": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 368": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 369": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 370": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 371": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 372": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 373": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 374": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 375": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 376": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 377": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 378": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 379": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 380": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 381": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 382": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 383": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 384": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 385": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 386": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 387": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 388": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 389": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 390": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 391": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 392": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 393": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 394": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 395": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 396": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 397": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 398": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 399": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 400": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 401": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 402": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 403": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 404": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 405": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 406": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 407": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 408": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 409": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 410": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 411": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 412": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 413": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 414": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 415": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 416": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 417": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 418": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 419": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 420": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 421": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 422": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 423": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 424": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 425": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 426": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 427": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 428": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 429": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 430": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 431": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 432": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 433": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 434": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 435": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 436": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 437": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 438": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 439": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 440": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 441": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 442": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 443": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 444": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 445": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 446": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 447": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 448": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 449": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 450": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 451": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 452": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 453": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 454": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 455": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 456": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 457": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 458": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 459": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 460": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 461": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 462": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 463": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 464": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 465": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 466": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 467": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 468": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 469": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 470": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 471": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 472": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 473": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 474": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 475": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 476": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 477": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 478": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 479": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 480": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 481": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 482": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 483": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 484": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 485": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 486": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 487": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 488": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 489": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 490": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 491": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 492": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 493": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 494": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 495": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 496": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 497": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 498": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 499": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 500": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 501": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 502": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 503": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 504": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 505": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 506": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 507": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 508": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 509": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 510": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 511": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 512": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 513": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 514": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 515": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 516": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 517": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 518": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 519": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 520": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 521": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 522": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 523": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 524": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 525": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 526": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 527": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 528": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 529": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 530": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 531": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 532": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 533": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 534": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 535": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 536": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 537": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 538": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 539": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 540": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 541": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 542": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 543": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 544": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 545": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 546": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 547": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 548": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 549": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 550": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 551": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 552": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 553": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 554": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 555": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 556": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 557": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 558": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 559": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 560": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 561": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 562": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 563": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 564": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 565": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 566": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 567": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 568": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 569": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 570": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 571": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 572": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 573": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 574": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 575": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 576": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 577": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 578": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 579": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 580": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 581": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 582": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 583": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 584": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 585": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 586": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 587": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 588": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 589": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 590": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 591": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 592": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 593": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 594": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 595": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 596": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 597": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 598": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 599": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 600": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 601": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 602": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 603": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 604": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 605": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 606": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 607": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 608": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 609": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 610": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 611": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 612": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 613": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 614": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 615": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 616": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 617": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 618": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 619": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 620": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 621": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 622": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 623": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 624": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 625": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 626": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 627": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 628": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 629": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 630": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 631": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 632": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 633": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 634": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 635": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 636": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 637": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 638": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 639": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 640": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 641": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 642": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 643": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 644": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 645": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 646": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 647": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 648": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 649": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 650": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 651": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 652": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 653": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 654": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 655": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 656": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 657": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 658": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 659": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 660": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 661": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 662": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 663": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 664": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 665": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 666": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 667": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 668": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 669": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 670": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 671": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 672": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 673": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 674": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 675": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 676": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 677": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 678": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 679": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 680": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 681": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 682": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 683": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 684": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 685": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 686": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 687": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 688": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 689": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 690": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 691": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 692": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 693": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 694": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 695": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 696": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 697": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 698": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 699": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 700": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 701": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 702": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 703": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 704": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 705": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 706": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 707": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 708": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 709": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 710": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 711": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 712": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 713": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 714": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 715": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 716": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 717": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 718": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 719": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 720": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 721": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 722": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 723": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 724": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 725": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 726": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 727": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 728": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 729": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 730": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 731": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 732": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 733": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 734": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 735": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 736": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 737": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 738": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 739": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 740": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 741": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 742": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 743": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 744": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 745": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 746": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 747": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 748": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 749": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 750": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 751": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 752": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 753": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 754": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 755": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 756": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 757": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 758": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 759": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 760": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 761": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 762": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 763": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 764": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 765": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 766": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 767": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 768": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 769": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 770": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 771": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 772": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 773": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 774": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 775": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 776": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 777": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 778": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 779": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 780": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 781": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 782": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 783": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 784": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 785": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 786": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 787": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 788": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 789": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 790": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 791": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 792": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 793": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 794": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 795": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 796": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 797": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 798": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 799": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}, "objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "write": {"objects": {"contacts": {"objectName": "contacts"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-21 22:33:03.209+00');
INSERT INTO public.configs VALUES ('01a2003d-dbac-7683-a49f-2459cfe29e5f', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-db94-7435-9242-a05c474698d3', '{"read": {"objects": {"contacts": {"objectName": "contacts"}, "companies": {"objectName": "companies"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-21 22:33:03.66+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a2003d-d744-707a-9734-c782c32f0093', '01a2003d-bb19-7279-9bd3-2e1833509209', 'sandbox', '01a2003d-bb1e-73f3-8434-5c435b6e23e1', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-21T22:33:02.527Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.g8oq_YP0KUPGaeC9AH6ZClkM4is13isGwUnjramGxp2g-fFlaw47-M8GECmIL7CD_O6wsFxUaYQL_AGo.KMKaxGDAYuFH21UYarC4cfbMmn4Prw2G_5yy292gu1Uw1giJgn7noOLwLrRQ5S02qQRZqkau6-h377tQyQuD50Ab1zQyaLnaoLNOuTXZxpGy2NV1jM1kjyyvYmvgxhxQjhqPQxGsQrMUh3Csqt-rx6VJIj59ZYIGB1qGulgNxZp8mbz9pdS8f4eAYvzGaVCD4yq8DWQ4hjMfBIhlvkprSHqy50I-lZmwdMe3oF_-wHRdX63gLzITrIOn0hBm31U_k1yQdDortXUfLftRbTHqTe-76UR3IAURTkE4FAqvufklk00Oq8QNhYHdHWbtdUh-T8PxJZ7Ph7gaNA3R6cpMZFxe-hvB5ZUjvsqGlsZy8ktLOF6N3p6Dx_IR24KEhWRbtjWtF4D_JG6p6bEc_Xb3r9e3r5YM8ABNIboHz74hOiH-UfCKVJ-PGr6DdvPgOIaOHl87vsvWfHxIis3omCGyKg-Bim7UYA0hkxQiX5lvzVU1QHQ', 'released', 2, '2026-11-21 23:33:02.493+00', NULL, NULL, '2026-11-21 22:33:02.533+00', '2026-11-21 22:33:02.535+00', '{http://localhost:43027}', NULL, 0, 0, NULL, '2026-11-21 22:33:02.535+00', '2026-11-21 23:30:02.223+00');
INSERT INTO public.connections VALUES ('01a2003d-d5c0-7518-9dd6-356a53e1619f', '01a2003d-bb19-7279-9bd3-2e1833509209', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-21T22:33:02.134Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.sPskTZwRPh6XDdzyLDQuMMwRXBg2RbgzpmnitWBdcaxhmQNWaITSTmYc9Gn3PsC5YK7gTAc9OY6hdKBo.mI0hXTKI3oQUebvM9yTkkLpCjhlG6PjGuNZrt1Py1B3Ho3c6KSQ5IMX5r2Us_c2dFg94Kem5RBhxrw', 'released', 2, NULL, NULL, NULL, '2026-11-21 22:33:02.147+00', '2026-11-21 22:33:02.15+00', '{http://localhost:43027}', NULL, 0, 0, NULL, '2026-11-21 22:33:02.15+00', NULL);
INSERT INTO public.connections VALUES ('01a2003d-d97b-7010-ae2a-744cf3d62ad8', '01a2003d-bb19-7279-9bd3-2e1833509209', 'sandboxApiKey', NULL, 'umbrella', 'alice', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-21T22:33:03.096Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.un9FGRQgogh0fjj8lzc1LC7o89x-Iy5eQFNq__7NaojwO46rjReyIY1NXrQdVtQDlYZ6c_dZov4AgvOE.xyi66hptu6ibNdEknrTdY1tGQTMjj5g26yR59E55YZI6KfwAiOz4bSSEWUi3mYODRA-pBPEYyhIj5A', 'released', 2, NULL, NULL, NULL, '2026-11-21 22:33:03.1+00', '2026-11-21 22:33:03.101+00', '{http://localhost:43027}', NULL, 0, 0, NULL, '2026-11-21 22:33:03.101+00', NULL);
INSERT INTO public.connections VALUES ('01a2003d-d631-727e-9343-23dfc607210b', '01a2003d-bb19-7279-9bd3-2e1833509209', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "provider", "since": "2026-11-21T22:33:04.311Z", "reason": "rate_limited", "nextStep": "Wait a while. Calls go through again later."}', NULL, NULL, '{}', 'v1.released.7Qvay7Zw_E1uaCv8rjXwOxfQQJyGzy2vj9RKEG6ZTse9gSxMsJz-tQq1OmjI4MdUE3vkwQ-Nc8OXCgr1.02Hg4vT7qIcLpKwlTJTxtsfRuHeN4D-Hp6ykY6auli6TnMn9o6doDUtkbr6SuPs9IJGvHyNurFKNaQ', 'released', 2, NULL, NULL, NULL, '2026-11-21 22:33:02.258+00', '2026-11-21 22:33:02.26+00', '{http://localhost:43027}', NULL, 0, 0, NULL, '2026-11-21 22:33:02.26+00', NULL);


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '1', 'Ada of Acme', '2026-11-21 22:33:02.142+00', NULL, '01a2003d-d5be-72ef-b24c-59d2bd65f1ca', 'acme');
INSERT INTO public.consumers VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '1', 'Hank of Globex', '2026-11-21 22:33:02.255+00', NULL, '01a2003d-d62f-748a-a043-1cae23a77077', 'globex');
INSERT INTO public.consumers VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'peter', 'Peter', '2026-11-21 22:33:02.312+00', NULL, '01a2003d-d668-731f-b635-e71d0ff750ed', 'initech');
INSERT INTO public.consumers VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'ada', 'ada', '2026-11-21 22:33:02.53+00', NULL, '01a2003d-d743-74f8-9060-db2aa49d72cb', 'acme');
INSERT INTO public.consumers VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'alice', 'Alice', '2026-11-21 22:33:03.098+00', NULL, '01a2003d-d97b-7010-ae2a-71917dbb0834', 'umbrella');


--
-- Data for Name: custom_auth_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.custom_auth_sessions VALUES ('01a2003d-d76a-75fd-9b1b-e504bd220636', '01a2003d-bb19-7279-9bd3-2e1833509209', '7a6145c48740f9ccaa65b9bdb7a04fc7cc3e6d4a46d255cbd431ca23ebb71f46', 'sandboxSteps', 'acme', 'ada', 1, 'v1.released.Q84_glUA10KzsdpRyUgBjWDJnNI2txpMk-2NBSc3pVj__vC3yFZwyFUWf5Eh4Mc1LtB4PflUXli0_F_Y.geEUHvUFLUrYsxGhzWBKZtjKgNNnhtqBRh9YkZxK1gI37QqHev8cl-fDYmAS5GRCdFC7RYQO1s8e5U_oTkkg5_o23_tema-yUBCTc24Nt5xcwJFIHAp5v81-6PPEG-qi4ptzVjbX2T2l8LkALIUi0EUFiX-_f3rqiBE4LaFgRtmvWOu6kjt_H6N1KsLzsqblr3V8CUobugc1VoPjcv80s7_DstR7_kdXxOM-TeNW1hGda_FdP2IPwS0zWtC3fufBX4Kj-ax_XwxM3_unOWYGH0hOD1jEZGvzEESVa3heJdBb4lySAgQU4mhj1oigtSIAxcRatx0LxiHApsKAm10i6JELmXcj8Q1YYrxDCCd8kfeK9JDXcox_cZH4gqTO5Ek8uwCqUloXJQ4kc80Ta22v4EWXSZE6IaYwfDzm6t4jm9qAZfGBEbo1DN8Fas8fbbabgDUihhD7MsbXuSIRlQdt5VHWWw', 'released', '2026-11-21 22:43:02.571+00', '2026-11-21 22:33:02.571+00');


--
-- Data for Name: deliveries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deliveries VALUES ('01a2003d-d81f-7000-8000-016d6375c5a6', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d81f-7000-8000-016d6375c5a6', '01a2003d-d77d-70a9-87cc-404d2d72dee7', '', 'read', 'delivered', 1, NULL, '2026-11-21 22:33:02.915+00', '2026-11-21 22:33:02.972+00', NULL, false, false);
INSERT INTO public.deliveries VALUES ('01a2003d-d98b-76de-be83-422312c0ad10', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d980-7256-93ef-7e04479e1a51', '01a2003d-d961-7715-91b8-965cbdeea848', 'events', 'connection.created', 'pending', 1, '2026-11-21 22:33:08.987+00', '2026-11-21 22:33:03.115+00', '2026-11-21 22:33:03.173+00', 'https://hooks.acme.example cannot be reached (ENOTFOUND). Check the address and that the service is up.', false, false);
INSERT INTO public.deliveries VALUES ('01a2003d-da01-7000-8000-02afd0518d60', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-da01-7000-8000-02afd0518d60', '01a2003d-d77d-70a9-87cc-404d2d72dee7', '', 'read', 'delivered', 1, NULL, '2026-11-21 22:33:03.316+00', '2026-11-21 22:33:03.357+00', NULL, false, false);
INSERT INTO public.deliveries VALUES ('01a2003d-dd59-7000-8000-0093563a0cb9', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dd59-7000-8000-0093563a0cb9', '01a2003d-d77d-70a9-87cc-404d2d72dee7', '', 'subscribe', 'delivered', 1, NULL, '2026-11-21 22:33:04.157+00', '2026-11-21 22:33:04.181+00', NULL, false, false);


--
-- Data for Name: delivery_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_attempts VALUES ('01a2003d-d8fe-7392-aae2-a290b25058c8', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d81f-7000-8000-016d6375c5a6', 1, 'delivered', NULL, 0, NULL, 'v1.released.KBWWlfcUlyrlAW79-DSRcS73-WzHTpIhtY1bQiatdC3wrvW-znztys038kpwLqRezkIa0joPIuN7xg_E.W7HQgaPrLCZLz-gvi5Jp0LYTg4WhFKpdFxNqf3Fr', 'released', '2026-11-21 22:33:02.974+00');
INSERT INTO public.delivery_attempts VALUES ('01a2003d-d9c7-7267-98c3-2bceab32d746', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d98b-76de-be83-422312c0ad10', 1, 'unreachable', NULL, 23, 'https://hooks.acme.example cannot be reached (ENOTFOUND). Check the address and that the service is up.', 'v1.released.Y7JHvVokt_KnawjU6fekpfZKtIJF2Hr4OsHerKT_UygVNJgcGCpTPwW0xq0M2Mym_rO4m6qaSGlwbG4d.ddY9akmPOq9kR_0DRXeGl7AgyCVvahK6PNt86GjrYGZLa1UlsXdfkEsynip0bhCP8YmYAt-38eMHI4Yaa3FnECoN7QYQFH8vkeT0NtG50C2Crx98UyiZR9dGyDk5S5l2uG7YFrw9CixuVooXrVmFf9AYASM4P_iOmS2QRNYSoI-EFDEPAgMg2OLFVYvW_CGVDxOWxd_8cr2HUMeoTrjf-cj4uDIJMl0M6DX_HeNLJsG4rtU567_5xZN3sFTXKFcTGg2H-i4IjajJSo0RbvFtkr5yepusmLtwDDVkWZ2GO4U_rDV_REuq21pOLTz0qKx5bMfAE6ZFqJLufmFcvjMwMcpzfRCLa7u3wrvHYMhJ_3QWcHO2HmrCURFE_vdKZdLABd5Yr4Q0tzTRKcoBhPMbgYQ7vOR6C5fjKBZRbDvMWaapDhgtj78OEJs2rZOs2iqnRpLlKPqydHuR2qJsmdk-NDOiqUr38YKNcD16uPQXh2vL2MtQ4Nili6j8TTE7Je5iBzrTrRQhAaofz32Q0YUX8TNPvt0Fsz0UJ9Udwotd4l2AA8t-r6Kbyo0s8GEq20Q_7YIACdV90At85rDy1NpVOEyw-hU', 'released', '2026-11-21 22:33:03.175+00');
INSERT INTO public.delivery_attempts VALUES ('01a2003d-da7e-764d-9800-1a68d2378218', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-da01-7000-8000-02afd0518d60', 1, 'delivered', NULL, 0, NULL, 'v1.released.MCOyfJCsMMffw4gH_qzF6xb9uYTlktr5D_4Pq4NtUTp8Sig7bIbw89OBpglU9GVm7LNlnXHr4r8mPm95.9yyMCZeifC1VY0FMDrxSeApwG-UXWSZaq0D7kPxk', 'released', '2026-11-21 22:33:03.358+00');
INSERT INTO public.delivery_attempts VALUES ('01a2003d-ddb7-7063-b04e-e8e11d165cf8', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dd59-7000-8000-0093563a0cb9', 1, 'delivered', NULL, 0, NULL, 'v1.released.O2EyLXwQQdF1KjjdwA1flFaWDQ1v4D6cQhpHwbPWO564XYwBKrDlKWod_tynYmjgf3m_qK-_aPdDMRxl.iAqTBykz2YYLhV82M1k-giX-_RNU0aQe6MWm2S7r', 'released', '2026-11-21 22:33:04.183+00');


--
-- Data for Name: delivery_rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_rates VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 999, '2026-11-21 22:33:03.144+00');


--
-- Data for Name: destinations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.destinations VALUES ('01a2003d-d961-7715-91b8-965cbdeea848', '01a2003d-bb19-7279-9bd3-2e1833509209', 'hooks', 'webhook', '{"url": "https://hooks.acme.example"}', 'v1.released.62OmraeDggSlpdTvt_Og7G9TmzGiMOA3PAJT1WYS7D98xle8horfFk7w0W358A30GdgKLnzswGYwmhQF.WCf5yhS4j_l6-tfdOrEwwsqAO6oW9PiD6ojxxWcEAUuSAz0duaJMdxe-SorbAQ', 'released', 'v1.released.1si8g2gGcp50SWob4l2oZgMbGebKLhgtBV4tv5LDFiI-QGtTdRLexSQQ-r15ql3SI6N37NLPOb_6bzTZ.uWyArOLzczB22Ngo_jMQy7u_jwU69bayTDk1E_RqN4hFyd_KIoJU3XO_-GKFWOWnXR5xcQI2PsJGBnIIJMtT_pv6oXkSnF5dLLBTO_bJ', 'released', '2026-11-21 22:33:03.073+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-21 22:33:03.172+00', 1, NULL, 1, 1, NULL, 0, 0);
INSERT INTO public.destinations VALUES ('01a2003d-d77d-70a9-87cc-404d2d72dee7', '01a2003d-bb19-7279-9bd3-2e1833509209', 'demoWebhook', 'inbox', '{}', NULL, NULL, 'v1.released.CWacTXag0Roe3C0yATrhnJyJzTrEIbjDCiGVZeWesfSoouhzsCXFV6-hnumauy6lnoEiHV1SiUBJPwX1.Eizy7KNfpZfui-O7xvvZmlhODKObnIY0MxWwYyuFBpo8lWKc49OIiLGgTOgF6BlJyBXPASyJ5nZFgWryiScs_wiTUyKgU6RAQEegxEW4', 'released', '2026-11-21 22:33:02.589+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, NULL, 0, 3);


--
-- Data for Name: encryption_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.encryption_keys VALUES ('released', 'v1.released.Nuh_gFL3MYPpMz1XwV_L5y3OJF-cK1rRSjJc_PWXyd5EF20XdB45UXT9YcZ2XsDtiGTmuY5rwePPVnPF.sftjko-p8OLmLfbIhmL5Y9nmiATW4umqeJ4-AQMVcyUW', '2026-11-21 22:32:55.311+00');


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a2003d-d94d-7584-b861-16766d5d722b', '01a2003d-bb19-7279-9bd3-2e1833509209', 'connection.created', '01a2003d-d917-76cf-8fad-ee8ec476af20', '2026-11-21 22:33:03.053+00', NULL);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('01a2003d-d81f-7000-8000-016d6375c5a6', '01a2003d-bb19-7279-9bd3-2e1833509209', 'read', 'acme', '1', 'v2.released.B8Qh0G6DFcvcBvhrmjPq5lQrcsNHRc4g8XybyZFBeN9Y_xHHW6cSCo_LuidwT_Kql9KJgDwgkw_X1tLf.DGOWIfKFpygkvyABswv3s571WxpVIZc7hWxfPSZ9FBXUzLt1RQXbHrgKGP2lTqeFpDQ1RzUv_oDL1H2e5Gh-arTeKvyRJpN9AkVxs2Dvf7Piu41E2UDcvZ-6COMc_r6u1Fb52_SUCzQohh5mC7X3JKs-x4PaTNsmRlw77DVsY9_q8uOXI8bZaIbgvZPcAAoScUqiCuBesZTbRwMrU6PBB8SOBQFp7dd-6aTTae6GqRe1smihaf_RqWw9m9zdH3oWI3k4DfNHidazz2DIZjXLUUZSwbNla9o4Jo5day0ujRGpGjXO-ZG5FCddoxRcesNY-1g1XAxDx2tGXKCUZUJRg9F8sGAzVmutORu5vgv7WpDgsyGzJbIZE2Pd6ZN-xIc3BrNOO8IeB26-w2AOH9r2yARMH3kiiPm7QOXLrkCi2omz7EGFqbgrrRHPq_o7rDXLYmAqjyFp6_hZCNSdmW8OylckOhgwiNL0Ng7n6ujHvzQSeRlefwBKM89HOMKZA5h4KBHuqYGu_xgoHi1szwAMcvszCBSa27adYo91zYb-uq9TfkZlh52Ggd2trt9x7eMinE_Asdaq-wECeDDOf8JnldQQMXijIbDcwvOZOs-o6EXja1vByQ6mXsJO1BJ1hvsWQfgLsFzcZUNnwKesK8AiM2znTc22kK-zEkpsQ3IXDb9Eh9P_b6f41WNEMjM4A5kKwOLVCC0dl_tbRAB6mZ4kjtClEOq0GQIvF8euBSJeBIKtgJ7bk1rV1pQ__7-s0RJ9835T6-ajiJqA_DGDYNuIzsHAcMaJrCrNY7bKqPFrIaV1ad7TaLb7L2LO66HXXNPFVDRtnhJvr5xzlEMoABplk5QGG5pk_viT0TBJ6BlGutQP7wRdNxUoH_qaN-7b6rvAXrsWZttdekPvEwIIRvjCTIxatxdebBXUHtl8T9_uujZBJT4dR9nYdG828V7rCmH-IOMnzfMUB6qekVu-c-Hv7eacD0RcDO-s-VkJ8ANZUbYZ1PMWGC1QwvvQH3b2NaGnEoypWdxf_4aCpHBNavVaFeAhiCW6AigDJ26lvGyEiyuCqm8SyUKGnThJ8quqO00cg0NlNqI4oT-3xjlKOYJdj8XVkoY9udOO4S-XbD8N8TCvkiteW7yXaAHwHkGzKUSx80CKJvyWSXGulL1bbCO71Dr2f7po9FH9fesqnvVTcIzaYpBhWur4gN3m4-Z2MtQetpRnxG0RMv7rC7xX11nXRSR831eefW87gLqjW61DJrhTdRCyOsiPVC6LCSVw8IXuuXEUwjGkS4uXcAa0B01jhnkGZOJ_eoASDFgaIMbHB6gaqJo0Oaid7zGR5HP22YfjNdt5BobQQYb7JcPP62FBnkbl6hMao6NE8puuMRR-QbWQcYf8XW4ArUtQNMUvOf3un2JJPfRxxNw-H_VdeyEo4B7nOODbP6eB88i7OGiMva_3_E6Ey5Mz2Hs3J9juvUKmmGds60mwF5Ezh8A5ZWnCyRTHKbN1VCGTb8Kraf07YP3IYnpY5_yYdas7pRBrrrO2RYm3l-oS7lVP8Z1bZ4yxFLp3VrFzW1QasgrJkuBDwOywms_uSB4ZdqEXZmXgc9E0-81bge83Ojqcd7Bs4jnYFk20x2ixvCyrO0qQ-d7bgjLNfKkGp81e7YpqcYEn6bc2TH6A8BjpM_ro7my8fDHq77nyMZNcmJbtomv-qTPGzDgfltU2KVA3SqE8bu-wHXgpLKIg-qTd-30PmGlWTUKa55LJpzgrIT568Uvf60OzbF2Ted5rd-LY_R5AH2J9aoVMcH-rHkZYMxVWyHWnncxVXLLfQd0r_3K7waCrvqrWEKBpEU7D9m4yaSJHyTdiwCYAnawR5DYjcrSTeCuzjY2pF0gPlr9iLWDvy7VX5nZvEYBL4OOv-TOvxhAtsxNRgMyyuMtYxzexz2pc8tJXJf9lB6KOCF4TfcBw0f7xBYlvFpFsR60TXfTJs4gnLP1lqrWlSFGIM0-FamHXAxXXDWZ8pmQ-23RM8xz-rGMni9mL88_yf6wOzfJh0fc2V0CTfw-8tsoEJcL2wbeLktyxWmhvP_Vv0hiCeaAFYa3BalrjcQcLX7rN_KNAnj8cSh7mWgQ2_3Vd1z-Hb1DyVgzKUIM2m2Fz4bTmvpmieLPWbNvUfIVm4dGTzcahdJu8u8YYi8ppoNyhnnfC7LkshhRGgNb25GMdRM2ED3Feswqn2ZVcFD9xvwMBs0hh8-M3osWU7SLV2QL8HQhXIQ-iRUk70RNSrfebLyOcn8E0HxOea749QWGJ7tJK6Q71YdmKxFLAcEOcbRIedWM_l8N2sLSwflnWl6UV0hQvIZhs4lbZdbf-4SBX46lCJEQKi1_ezpjwLf4SxSMnreTmCvBKt2FT-aakn5bav6OYHHS4zkcXBEjQBgrxLnE3Gva9hTfv_oziJMIYvDwuPDzUVAMDlPX-U9eMKiBjPhfgKYGx60TYvRZ1yV-LZllsdGzz6kr4q0xJqexP8yGCDFlzjCd9NvbYmJk9AXbuePU0XLhi8y0zmZTMIJHE_zSBtZvCcQ10IhaGhTJn_tv0kyQt84I7OzbQTf4w_r2SkWEX91-58PCfyDSGMo8NVpelg39b1tWKVeFGujGdy9bb_iTRokjopNdDlhxOBi87bqG4vEqvKBBHH8uAEOTFAhbMeGcNSFtHNuqoxhi-1IWJOxJs9pwp8BYAV66ZpTDYhshJ5loRuPFIv969RR02JSqnjCvQqsmVz8uczjtiF6a-dk0YQHmFeSwtB1Z8JxKxOhixoGKq3LHwT6CXw54PGRSWM9WCShR5sKBhr4gDfJX-pnp08VNgon3XwnAU3GPXNOa2dkTbsINrfTf188KEaltn5HvrZBTABeWDQcvvb05cItO5wq55w2Fati30-yAI7cYUDcMtiaX32SvYPnOxOlz80lU_oupgWy13W1xosS74mjPg4VCnSuLwvIBuZdEB9iMmtQegt-ChJFJSnl03u4jyvBS6Xd7MeUTgxanSSVtiZBsPCBMKRqzbvE824OZAPWd8aCgoMYtfQnloObsoUiJNNU0MGYRjRPzEjxioFbFo4PtvfCNRQYo4k11AS1SCjBvx9cO2_TiHwoR9TcFxmZ3u83HsMTiXc_HZI_wrzOaqVImjJ6xts9WNus8DHEFXGV-87p1PYKxG-IxNGsV52HWKBtF3GDBI0LFNCBFWhrZmAhs5bMC4yqfcOAAVAxEON0pdG96af1H5VbrO7w7aKeu8Dvzi_gTNEaWFtYlnbFTcA_yPeBPlizQQfs1axI2EIN-KgWHyinto_ijRs5Ja880YYKf2Gtg2VAmAA8Xzv17hV9vHl6VB9jWXtlNYplYALH_PilrH2A25gJE8Y0ofVlbSRN28IxtigQeL0joObPn3qAUjesiL2tangctukn7GUXqJ9TsO4OxiKIe0GnTrA2F2IBnik4yF9v401wnYHpHHUfU6-G8tN8JYw5IFwhrS6U106byp1o01yeoOMfxH5iz1d3U_VilqfELE81n6_leU6u3ne4bBpFASWk2-VEn6PRHV5IeIfdyST-V9LgC1nJT-Wio0QCDgY-mneaAhuM01F53thtfyUmmvrbjQfrZgebAk0WS_vSO8MNkU3N8Fj3UxXVNUKadj01uJTaWwS102cupCtcWETjNElR9hjK7xyIB75YftJZe47F0VTY43DQFIKB4ao179txKwbvEH8QxYiwPkUbHdjzzb6Igi11kQXBrMXKJvBu5zeIY4-niMRRQM0IaZkIuHUyFNrY1Hbbufxz8Y6aADvXi5tLwuoEmd7xq-fNWGeEIfs7MzoMlZYt1CeTF-0kNWZL3hgTpwAIKHCRnBam91M-tTRc0l4k__KDCMBmkWUSYCZsssxmtBaRNCsiv5WAmjbXI0qGwK0HIGG484YlmOfVxQ6L5uNAacPpDoqFM10d8pwstKtcI8Bg9A9VRmw4Qj9QBBWwYR5eaOWqnsb21FSvazMZknhXKJei4zqXr1X4itiw_6hNxG3lWKr3j8AGCRD3YJUZAK9Us0hwVRqSF64huFMBtLyWj9dpU5DYXMgADqmP-M2lYw6lprnT5RrXFaq-FjvBtISwL2-74NRP9fgDU9v4YYZJlx1woMiBDk2216Qr8xHRn4pQHjOfdWX4tkTzxDraoUaSkF6IXZfKKBIxUwamhcfTdLvJPT0wBeVmQZwTum3uhPkidPW-K7nwDQWAKy0aNz9Fy0454LVPnuk9plqIDp10u8uTdOIPb927bpvRrJ1OpZjXc99Ak_YuIwYjxCKqWUslKpioSOJPDWVOzBr-7HTuymMraz8z2yHJ0XodyLe8uwsrDCIV-A-0xZi7G4IT0GxLLfbA0vEasAPnqAA2yJdnxlG7IUV50dwr54-eT4MWZFBgGCKTHZsrk7rXk9wHHe-8oJwvvWZe46aSnyNq2CYOQYYHlJKSGk77i0PEO4xjzqk4pVqOMVQBGXyt03bX5-sXwvLzl-reSiZlfO8Fs-dsN5Pbk19j2n0nnyQvIgSJfGJ2NIPqNP5yFJeE34SP0_Q9foD5w6PC9IcEThmk1XNsXGQAALK4ww36LI27A4BPMq1gSMNBKPQeLVLOBtk3t-8DQprhcI65bka8b6Kx_bvtq9JCuoFFseKCKAvPylylrPwB5kUkkGWfzI7eBkoBlDiQ4biaOQ60GyD9NfEmsO5KsSvFrIjIU4B_juz3MWnYeyxptdRj0MOAj4mDrcCdSvARFzWlr73BkBkr1goQ2ZFzSkgm7AiMN4WpoVE1KnfLdWafGk1upjLYMNFgvY2pYuEbob-LTZGjmJrJrWFN_Xidj3cDVbVce8fe9EhW4sRwm9XKHfvB1BNNlI1JtdWPk4_LW_x9qEx1uL7BlmesB0NKwOdP3qDje16qjK1pA-Cbwmv2Y9xCLYLkooVLgq5K_Zc26Fi0BTvtcrp7HUMJBocVRhFthXpvdIJVSGjT5_0nHORB2P20JnRdz9McVU-baJkJ6vbVwOaz-wDuQ4Bti9a8Pmlfzhc3CHsL2MJ3_7_-5gbsxaAxfmg7i9Npk4f0AshPGtW_7tifwD0HxnhG4r7WyYnS2qBrNI55fiVWmXetLuHbqxquHqjR1i6wvaoyebjSHPEww34uYtZOkWDK6xFyHIS5Bpj56bji6m3Xpj-CC2nQ59lXl91qx10_wpUGTP_c5TYFCOyfCTo88b69VjyC6XfwNoUYD2YKOYdJe4ud5CwzHK5KnwC5-2isRp2UBODvjdmKcygwAGkEDJjIGnT7X59a4lWDydtHlvRrt5eBCuDAYyjmFlDSPPZHc3EvXZXjvFrUlfpCZ6JCp7W86UT-RLItTmZxNa7r5Nmk3ofzIfTUXUNOYd9-WE6IOUlt29NuiarSzpwu9fdfR1TQjGk0K6ftohdS_SnqW9sEB18MKquGuUHJxMXXUs7zbTk95A-Agzzxba5wzpQCGgs06qhgalKGPSoTUIpPFlboDOGx_PdqK6qNYD_EcqjLbnw-KBcw92-TO1gmVeJQnX4w1fDBGdYfxv08f7yexqk3EM91I2E14muMJfqN5T8tdlotlxcTpqucL9iRk1Ry6INhuzBQnPdHrMzEIXHqXA6FJcrPuZ-i2c9H1Nax6qdwquZ1i7Jpfeefuww9MU4Z3lNt1zr9Evtz3KdYk2QTjKMZr2yQ5IgfzV6TK0ADwSZRBAgU-xOI25v-A9hc8kHNZVvmJA410EDWZCwXrsvpVMiH520ra8C_54Eqn-VfglKKr5fVJEJ_ggAnNFNl0J7ZzRLNvYHIIocxhi3xBNIsP4anJvNpMcfXwzo6LdtNj3nOoHhgJ7TLhNg90RspkDTCvdm0lhoQp_aH7zZK5ZuPI9FSN-fs-4OfSklHtAR1oSSfarinJ0iAhKDDrMCz5laRth6z1l0PDbM0_EKDnnJFBji5A2Ru0Y5T6SVQB6ur4y8jNkGCd0PqO6eXXLTDdTMDTxp_cHKd3b0oCi4pkRDfLhRyezGNpWpWp_IIq3MYCbaGADTmvqNBCU_rx2tyk2yqX9g1Px8asdzN4fzOGTTlT9L2Qh1xzBs5S1SUbPdgw8BJjhLJ4G1-HDlo-u1Ey6OUnpCru5Nd5zo1FeR6w9Qbf2ytq2r9G5plHe7Bm4fK1JDjLOCzuZRFjZtBk6Ddb4XOYHyoX1eXAwjNLHY1_b7BiCakjNDfJk_ELbPZ9AX3Y6jEhna5ge61wMM5qxIwwb5rTDvPcugqVVXy6Z9BJ4uBU8_FN-uq66Mszdl978lBI5VGCcJfaccGnJq460CZvuBqrCLEuXBPkGqKAj4Gq9YfX1-IQ2ZejR6na0G6fMg80efsa7R26rqR-pdAliPHhgiMjapk6bzbJ3ICppvFvMJh3uaTrmUpLDhOwHdzRws1JQY7-0C99kNCe_SXof3bytULk3R_vSe4Ne5K0xsCvSL3VKMjHRTIe3aKG7HjH_bAxb_SImfqm6SU7uE-m9vYNyA__tRPL4pHS1vf7jNC6eeR5x937Hnq_NWvfdKRQtoDEdcUt0BZmIOVA2SGFEvS-Ms9_Sr68g8nIVMwtGovXQCDnzcyK4e2LeCYjnMSsTtY_hKEXCVNfz7OX9vcsBmq9PNAkfuhoyZAI1sxofG72PxnDa3YyzRczAQ3M1PAidFkbzf9ZgfcOEfx-hPQelvJ13Fx8DPYHrUHycwN3ysX5ex6DyuedNxpCagboFwDdbKXbjb1clCt2tt38jB4JuW_qY1AyK1SCEf9qEtYYUWbXGdIWe1O7iyFZ4gOfIoN7Q5d0zdlvOxI2U_rmQ4RU4vGICNeykNf99eIcQ9LWqT9Vb0eUN3wvxX9QCUkVRruYCJpcoNSd6B74GoBFPQQRys6EpQkF_opyikX6D-yPu0wFPx4TEYClT7JMy-yYeYsVJ2XCcWjPpJ-JuhNRI5iljeomtuJRxZQzDH6xuTuU-U-IwYzNLG0CJWKW66oLvcxZhxb-xB-FteJsG4JVDEI6t0legAvqMBfngYboDJjL5nGyDC6L2afRsB4Th1QziBK2abKh4D4gODmE0YOofuxU7WLZZNck4W3urhB5hiwkkYXt28Wc8DSiDMJkcKSeb8osx-A2yYT_7I_njOxgsrLW0Fg6OXDGXA6YgbLxRbey4AfNxDwCyX75qfwEHJswTolqJkmiXl2LAs6eH-nt-iK5BrWXbp4TrioKlTx9FoF944M-41k9NN0vCtsve97mGYh_KvOogYyDu1IWct-0s3geYMFRfEuCh6sfdDh0IqQJjOnVXRECBFPdbFS4cjrxrKfmC1UMBK9fRP4Io4K52tfEgBRCNnsQX-lBuJgbu-q813cm1xUcdjTqpa5MiQ6EG42vcK944CjDdTf9C06xliMUDTJrWnjqFriApng_JGNWEHfMZk5hM1KR5YFAJWmnJ2XUrg3KoGwtIqktjDFf8thadqlU0o75dK_HasQBUuEEhhEA5cQsPZtlbsjK2zncT6TKRF3bqMkE2yd00Xwv90Ee9ObPZQ4ngtn7xByrmdd6eD9kc-ox9EvCQl4hRHstaC0cB6CTjAijlWWHV4FH9UcuPbYlhcfHkGKh1WeogEwH15NiSTS1B3VWaowDkMm_i_jAoZ7B2iOzYGyR_pg-NtiaqlgnZHxNTFQjVc-iTDVw2nLER6bUxjbvcZ5oaAoT06UZaBfJHRUVAhTJs_4Wzc3hAlXtGFwvcpODZ4a1jh2zS4KM0vdsnugmex4hdAWCCutleLe7qlb_upJUGb6f4WzGYW7Aik5aOLxICj32WTtnhSEcjN6wC3xh-GFMZhPjOmciCIohTpIC6GcEeqxkY0tWyeierJJHZqyMyLyn_L3PPgemEJWYP8Hk0Sj24zdwq-QTThI99b2Kq_jFjsEfYvoexsYJtgSSFR2-Ql72wJb9dhJci83MHJ34ZTi6YqNHsPcENQKcDOe6hW9g4PmyrCf48XbyXXuo00891-TmIGDIC_pGOiC4TldVYGWadF0UXM5FZQzXPPPppSkvOHiPxnPfbiJjFdkGTcisHQaI4aCZM6waeslFD9ZracqW8wbvgVvcjeP9RaSmIYGK3t60RZWfIFWfDsiEduA8Aw6j7DrlDvTK_ZjTRldsNRy1VStV3JltQ0rII2Dx9jKfJZ7zkhpeLqlgo189DaE6NK1kHJuyyXfuJdkBHNLWY8k7Bse9PjbO2Y3gkiCmp_e1XEYK_-x7-lzRAoQsUEDkY6StLvSBp_V_7NynFIT_tffZ0vBmU_fmNmSWLocguDw-t9DhVRf_T-rC1w8MNqWLlkhIiAEIUxv0KAWBzpUQ1Tfv2ciw7RCqMZ1kNAQvNcE1levZr_LwdiyJh1tIu27vq8ENO0TGCvwOypOtDiY4b6CazOBlkrjc7BO5Kq_bgVYemFWnAgZapebSmohZLEjX8xYUatXgP6dkEvPDNVg_shsG8yp9gjRV5uGWJpLJTtQqQzoXmjEBdwHM0cjabBRH7PEl1qQhv9zNy8VgtN_XOujjq49zOdh0qv1FWCMzi3fG97PtfE0NQ50qobuOMQS6c59K6bkKZn_MJwEdVUq4kms72EpFk_kWH1Z1Zg9hUC7RZZlQ6p99bt-8yr3gksZWGBPBk9yKRBNJJY8ZGeXd3j0wfXpzHxvKx_aQQT49u5HUccpg7a4vlizONPCAm25sp7pwpWtDPO26O18MKfxpuEzh4XKpG02eULDPqOleC0sENoSDzOQzSlNKDexcfZcNJo-AKdIoWSVbEZV-2NMGWMgMmExDTDelPNPxEKQn6EVfxc0-uQaPTNkJIiI2n8ZCHgS8oYG1VNg0hbDEqX1Ir0V80yXDrM57RGEl0LDCyJSkis-SncRAY2XqBSr_2SaJr2ova0ijptBWO7AmtwNS3iB4eZ3jjLVTQmWGml0qrDLcw-YaD3t6z6JWdWkZAJZ1KuG_KPiK2Ovu7SIqIoi18nFuOtKRLVUe011jKA1awD6LRME9edMXCz8avVt0BPcZYnrVGD1CH7XV3tIzi7x2MH38aV_5sk8A4-YZp4EGvh0tI92ds96f51mydqUyhXRwvB__u3dUu-H9NbdZGFCGuDXkDAj5MfbO9noKk7JmTXJmtvjWWZfWEXXuoG9A6D2Xe_uStDWYb_NM_EE0g20yD7VyllTkjP7iQZ8LJh21PBcKq1A4rFdQrAzwEdCASjGpfp3mMay-sTP4rOn2tO0xiiL-TrKyw3B_pN-kupT00YXzPSmCfZToq6yBNrp795R-oN3uUd4c4j80dqWD0tw3BFfDhws7pi9Hr1ohCYbR4jtewvXGp7zKRNw6c-v7FBVdrnmYmYd6n0Xt7hz15pK-bVhEqRUJ5DbHhjuur9NbaNWi9HownV-u4LZxzJytqihS7etSLwkbQ5jP_kmYWwpldIlmmPbrwwUCNOjrQoBSGEVm4oINn6sJ17sGW7Gb0sTtFZqPUn1gt2SFFS32i7K8iyyxmxM2wXU5hqhL3bAGbq3uqBpRAdEiml0sEhARv0lMNcPu2pqtLhhMPkYadSU_q0zjZehH5gfhfKRgWCITwx7hZYoazNKjbqa4CtehJLJfR8il9DC_jm2zf_HoeHSeVo_peiDetREGQTDMQamFBLUXnX2MDhMLUlIKW_cWwKzbd2yKlOYdrO45Fbc0EZRDpC27WHoa_Y92VNTkAWAyz2dblCKUBrDXFCyWeE5_nh_BcL7Ckcz4e1IU8MzTpIleAtj1-FolQfU_7eg-u3fy2fr0Nu2fG0gbo8QmplHSgamRv8cdakV3-0caqCBQWi6GOq5ThpLA_6fL_SSVSLIVCfvxdsA', 'released', NULL, '2026-11-21 22:33:02.91+00', '2026-11-21 22:33:02.91+00');
INSERT INTO public.events VALUES ('01a2003d-d980-7256-93ef-7e04479e1a51', '01a2003d-bb19-7279-9bd3-2e1833509209', 'connection.created', 'umbrella', 'alice', 'v1.released.Mf3MZuhiTweFQtSLE9ix3JQyZa7MZihsaJsu7f_OVqXpY2rjAfwttNCTDV3tGSMB1QuKw_q8S_fP0U1N.dQdIXGDOqBQzlH5SmzFGPoSj1PBe73LgsACdS9kphuvqgkS9pQhUV2yz-fS_6gcb6JH5yDZ9PBbZpCPNpI5xqSdQlEfHcTmYpl6ZuJeHx9PTEa0C-oXvZZA_CLKP6JDg1UE93zjiU8puWjkx-7zH9BddQXX6daIjAuFgT9v89S1fq36jAfnGNe2GbGs4CQ3xLc_uh9N4oJnANSvm1Q_rYF_zqgcBHXqFr29sKustrPYvs5HOOXuWuNoF2W5YclS5ac_a6SXrga9__0Chz38UOc2w59hHkKRX4hRpoZBTwtCW_oYj9BOceKPzywMJNdSzF5oeryXeGn95diRkbuMI', 'released', NULL, '2026-11-21 22:33:03.105+00', '2026-11-21 22:33:03.115+00');
INSERT INTO public.events VALUES ('01a2003d-da01-7000-8000-02afd0518d60', '01a2003d-bb19-7279-9bd3-2e1833509209', 'read', 'umbrella', 'alice', 'v2.released.OFNy5E3oaTJzCUJgmbehdWlEZzy9HwGDXQnUGFLDoNXQ9jO5Ej5JO5PinznYh-NBBFFOEF7YBept7ayX.vJVRdm2m3D-MwNnElJEchuJJDP5HdCghvGNTyPgs4bEACPvbSlMRDfbrDwDfozxtLkyho-7zYrHdru2VLdyErCdzO-LvhRBN1s0HY2vz139D47myuvlVbj4pEDLNRPFQKm2t_DgIMPvIUCPmOBDAein6AdIsArE8aynsQwc3bWnduj2q2LEZ3vasbsy8JpUXfDGmXD_PWOdwdTjYTckCkZ_nSVQNBW_7wq0zmqUxXux3MEWFquRX_Gs2Nz7IoxAz-17RtYLviB_zobzdZJ062iyYZc10_WxoPh2dM9uzX2ZgfO2bosGDFsJm9GqRjvHFddbA_nSsMjG46qluV33-UNhYNTMXi13MZqwWQgPeaWp4g5uqADevhA76QKZ5ncGYCjmX1jjAWIHIKLGLyUtK-fcVBvnWxCPoxQePG2A9tq_DwDGzzBGh0xLXUzimpkwTP09vVaXCmWeK4ePv82JBarlWo2iaku9R5j4Q1QC0mdLA8FvGPzdQXKzSHbEhfQ7yUzQZng4zClNbWsQQL3hOd2hpVRl9ZUCipjnTSAIF79Kyavwcz-kRwkJOiQEoidvd7FKg5GiZ95hhkWDTJsv4FBfjs1gNae096Alon3E_wOL5j9i0Mqe9Cp_DnsvoXPisWnpw0pJ1BmNi_CreahzA434KwqKife-_W6DUyLGgl7XvP0EwYU5ZJD3g_Mv7DLGt1qMi9Ob9YeDATQP4q3-YTwBpwjYMBTkVcjotu2NWG6j3s8k_75tlEfG527HSmbIuWaPIHufF9y93NeXERrGNo3ZVzQ9aLC4HzACBZ6YomTJXq0Ywz13nOPSoa2H5eqB2Kq8D3JQwisWXTWvQS52_sC5d0LWlTCD_uRZgEO25P6KSmDtPQt0zsKIlANMLwdoGzyutocClv1NdwQ17MO_IPMD518J_wtLqPjjy2kAks9tduedZNnDT74X2ZOyrzJ2LwEgyF8OBHcBbQg5Imrn-94YTfaL4QUKylaQOSGNT6KVwDqk142_qfgDnFde_HJ41jHL4KvUgryg5ygacnVS7jgRyWJ-iRvooLowEgTIaw3OlWhU30UPaxpe2IZOVQJ9gX4FFFlLhA2Y3hbRHKk5wuIeEqvbJX6hs0ROtEto6XO7IhnUpx6HXb0ud-uE_TO8elOiWuVgI5FnsktYDGCeCRn512tHunBRYS7xybVZWBHhvhMXfibgittxhvo-j0VWahuG5JOWwY1dgG0Mzf04k2tKBIa1HBIEnC5sbAoroP81dslsHSu5vswVh3N_U1P56g_yyjFPlO_OC0EWJ-Hj3ErOquFIEs2vRJ0urinUg1QGCYCrra8rZJhqrV3AXwWSaP5qGpkgLpoTiU8Z8PKvp638DHYQZqNwb68CCjltTKMg2VdjSpHEd3Jtf9-Gh4iVD1vlbao8sUu7BKtc1gI3BzzZ8zQa-MU83ophkwvJ_7eFdWHpeVxKpu_rp7WhRDGcXxD5gBh3K-fOqth295uLCTFmJZRAHXd4lavCxgataI6PF0RP_lZOy46vA20zvYXANJ4yuiQBrjeTrkB5dfpls2t16oF1nZX2Ma-yZDys2I0OJeR5JavmeQoiqv0fj0ORzg10KgeRu9BVJLwoz0EMJ-yPerQgz4uEnH_tKqmbEl_x57kBGOxeE_9Q701kvCP4JwTcdMg5AjZCFsRqSMPC7TtX3qWu4xgV1O9KXZMIGoJ_4YJURyA1ShYfXNaawPHzcLdKm2bDU1XyOOu4AJxs3UgjAa4juujKdthnD2DQffneLd5XqQYFVEaJlyKNO6FVpSs_CeSHho4YNutGLXQvijj1jU5GFsyESPwJ7A60GDyhR8ALY5bLPTOv6TgazQ0khfSYuKzB39v6hd9JTZ8PoZ2_E5_PehjVazsD0fxjRICOwqgKbq79bK94ZqfFYx32Jyl3fshhAEdMxFkdw6b4D7Z6W8OD0YN7hgfOFafPqhaUUTTjoDRmbXeHInRzbJZht2ZfJKlxMcxoWAY9gVBWXpB-2zW2HubBd9VsyAYEM52piHZ3fb4jjG2JVhN0k9z9vXaE1a90hzOwuU3gFm-uflzURPfbknQPQi-DbXziy5kH84Btqy6nTQOspAO_TFYIBbXwmKTyqWzByETorV2UjVx5iz1_Cli3O8xdNGlNqPNl-XoVtamduz-4DppzotS9zbT7_IEOBKH71YZhMxbCqi1Rehhy8d4JHLdCFbGa5VZK2rC9avUP2bf5P5r-1Dib98qjNAyD5C686siHSDwEhHLifbq-MVINch-4gXaF1FyYhPIldb26sjDMDxsgz-MdpNLkl484KqD46ALWZ8hBIQP_jY5eDvw_uZ0n-zGHFlhHG8qIlgYGw3vWj0WvesjytuicX8r4ACBlPRYF_85v9oxzyva75iol2o7H8vg4pd4n_kPs5vNwp-7gwOF8eMo8gu_kNj9Je2Fa8VFWMJiU1ehkh_PwKj4Ky7_sNS0X240u78GNqtUillcdBqB5H0CSgJKhBzJOj9CGzLtvWNefybEubJzaAzLr4TrNlx7L61yWsBnlT0--2jXKeB-UmTjwC7rdHmI1jx1Ap0fGMB3d3hkEpRmwUtHrsXGqwXDPPq0-GFuwHkTPE-AzPD2fKBAIhWCbWZfklsdJ4z52RIMx73PeZN7kjSH7326tMIwtEcwHQxZfo_k5fzpeN-z8ZBsf3To1Ya0GTopBHQQkb0_tGAw5NkMOZcWfZM7O-SiYtbaiBPWV2XAxOnix97uuWVX5Vfv-L6f7NOOhHNuS961SrkHUvH3YIFpQQtJojpaKg0B5gaCfocWR9wjnYkg71MoZXABwEMubckHA9BNI8MsTH3hFvnGUSzHIu2AY7X6x3vf4oFDywEq86EEsg08WELkwBHMentoEfGn_V0mRcCNXSwuYdK3TVaZsM1Cpbb726-s4HYQJMrIwS7Ac4HFkuZ_gr5YO5oMJi5VjJkjC3Zm9xxLsCNCbFpsicZnvbfgWtzN_FibnRM8qih_B31na3PAOi_LetJFY50ecgljjKRIVhaPQNOpxhnCXkUuXm9B87MhBRx4JxxtxTaNsf5cc7yuy4j0SOkyobx6CXADGt3W6aYEVRnv1lMQmYE3AUkPp3W7YERsC8FkDeew5dNomyz0qWjK7VaH-W6CJ7pk_ehfrA-AE1MIEjSo-ZDPt_C0P-8ALc8ZZSvz27A2f1xnBhuPcntp3KvwOWe9aJlF70523anRbsVlC33gbA9ySDVt7yWWCqjCRX_rVc-8KmpsPfo7xdvwUTtKlMV1-Hnv5zoJSRCTILKbweRnuYDnExUpz29F5gLWOB_2YYdhAlRw4_dn8nMMdknrep7v7gaO_RTuPxojH7CkT3cULeZfTy-iRv0KSB-W4Hk9EmbPlmEIo8VuumthmsWEC3wAdElUJ8pa7gN0yNQkLLJ-NpMzOS31bfM5p2F3fMs62WQrfWKe0ds5BdadxYLdjjr8QUEUEpoKKWZnOuKVdg50JtTAiURDU8grkZx_8cMppm-wzl8Hg1MYoh4G6F4cI4OH8rhxxnLkNpTLJIQE1wBOojJwsVfdyEC5AR5zbj6R0pAIU0Dm-hx16PX4_IN63-TBauQ5GZ1YI_3vSfGdJxVUgdj0FGpCzvoubQ-KxQ7sD7LC2jl6Etj65IIccJdFVwuWnTa1fhncvQuna2yS5tbjVaTDWb-s3WXo7rgnQNLKMgtXw4cPZP6PTz0vPfe5G9AZMp_3wtTs8neIQY-yHih1DzpNYayWqjYKp-CMNBYYbp_dHSTU-vNMp_sqkUAooKnMu4DF9zbeo2efzUgl6MCg4U9K17oy6IY7jnMzS8-cmOCr6RECO37wtThd5u32z7OjH1SVUfp7RArtQYtIaFS_Ya42y5SKSVP1whbkqf5KyEsBjwgnIZtvUnh9FtA0ddkL6R7tS0twplSyzUARBh0PaAfmBq80d_6lkImMncUBY_emzP6lAG__Eyf35a46l84srB6Fp6NHaKZX54kbaxB2roNk2K3ux2__ucfSl6zJZkZ_NDhegbc-bGIRXVsvNFTujS5Sq6ioYRPI8DamZGdGwMPWjBkrppyh1AM4eyWUhmYiM4VhpXQ56jP2vcKKwZcQceNB3h7xmJ5H6wuffSM64VxhIMRbjve1tZLP-EP_kOYpLLJKeFbgYBf5C-CN1DjsUhXDfH29ZTfwcymWht2kiu1sCU1mwXfHXSpB2wArQwbActk_jzTsaysXjM5Qq7ty581JtBZmL0rnNJ_wLaOR_x6SRTHDkmrnsXRg7d5h5mtwH1oQ2dsYjOyosOaFX29QLNONfd__Liz0fPX4DGzavhDgHZUE9DYOLnMYsoXJaqdV-yOoBIrte2KWa_V4rMP6sOyjGBBpHfk410S0sxy_V7nFYrbz1IUc4IwWZvr1R33jMSNjUHXH6DNrr7CYYFOE3zieX_LbFU3_0AmLNyCwoifpzaIFkA8qCg7wJwFo4g2KBGgp7m_P2n2Vjq2FNqdLKO7ZTQJn8oA_FRCqnVsa4x6ZJ7SBDeqdKMR8OjLpuHL82YlwxkvsdrXeuozvrrjyLatA9b3AqjWl8ELGz8zTkTuuvZILlocQfm11bCk11iDd6SGh0oQHIpJUebKFCJ3309bYtcjfgxCzi5gTeHBSC-mbDptIymF899EdoOG6iWzZF9H3FrI0-aUvMUiGZfXP6GLECPjosyCQa-UbUaCMrKNCUdu3IbPwqnmvf3rJgRJD06TSDq_YvBqHeZxV9l6uU8WsUdc4Q4S6bomXv9JkdQMiEzJGk6Sp6SRJowc5FNiJxrdS17V1uDBy9UQ4x3725aO3PkhMoCvxMMeB5qiXGi6F6Dva231Pm457o1RWGgjXj-voknHB73MkcTwJfcKWiVy3PJUYCnnoi2YnP50H4SxSSolmABfFfgPU-g6wKXxXyqHxTE2HHpRPhUzbbb-A4GqNkcdZPuyCVt29_0yySTFMvQYAr7wC5zkzr0bwFrb17xPPHbeqia7PQCXPnmBXeBmuaOKPZK9ef_Wbsx5HeX0uh_KPHk7IkkSQYcYAt59QJPzLtqQ9VKgHb_i-9FlaYq2E8dHIkldms5FTZBNXMv3Qh5lBlZk3WT6gzF-SJnhSpcfizrZijIjPWeHqjtfP5kJjkug-KRscMukpQCcAzNF2JyvvVXDvDina1mSM_1o4SauvuuMTNJtJKJSxDdJ9u3QTaRVy4df8o7xa1kz-Q9RuvVaqQV1UBac8VpIhOgmu3tW6hRiE4_UQrygBomlusY-GnBpTMYtqJyTpZbH7e6KvjEqaS3xuIImWbBEOBmlKnJ7GGIbHWmP-N00Mxg8dvo5gm-nr-_Pg7SXhOUogCJCFL-P0XLNRDRwDvgwSVMH__JewVuqMBgZt107tDXuETr4vmgr-3nMNCznRp0ka8wz6uPkpgleJ4wIHvtv6VlfZXwAmmKQKQNyZ8QHJJRI4vk9d9moiUC1jchG-R0dfdS9XeHi1QSX5VqUNbrsDM3I_9JV-f4VEyT_xTRajM1X6A09nmZwwJQqeX0IbUehPTRniVBA1inWT52XQu2hevg669XshpsHeiwEImOIf8vdAf_a_i8sw3jbU0kO3UdrCBu3xX7MS5xSXRSnYlmIs0yK52dEZvUZfpoP0lRW1tOZPEBoK-y9VqNzvdd-F80v2X2GVMM7OW2B52Fb-d3e-_UDNL2tiA_wf2hbEKV0qlrJrMnaHlaoJDXYY8nNOOARFiZMbMjfdy8XhfeKRLqBOkaEG3S7He9npp9doK_PClACAmGmn841JxuDyVTp9QuBReaR8Wgye3kmBCvkwc6mFm_jAfx62aHqzc1G7EUDPToqpPZQJ2rpqqF1VEXm6AEiXPUOmnrlp8Sd1YAoPeuLqYWRhj5j7EjJPHOxa4pMiHYXRFKb18MXUOQ6sRMM2nPgUdUmiAsu5ZVxmF7qT6PHT7e5ayJXOcTxTgthEzvTe4EJY92_tZnovE5Tm1ERYJkBqeOxOhVUKjJO5K5sqJjdbB1Yk_hM-mhMZzAp9U-2Qt3cTszdAc5NFq2tSkrQ1JWBCXAZPZsy-NVLdIw9cYtlBFOLWTCnuvdeOVobqdR03T8AwpRQ8BV1oCdH9tjMkif9AsfaVMfggW4pfzB4euDG39hv12iyKttqsXiFJm4bMAVmpZ1EnY5UykIfgyTcL-n8UvfB-DW4rBiWjbHU4us09FBSnsTuWwYpTL9P14SAJ1e6rEdputMY8fLuwDxDNd8UP4rMgJdWvth4zpYW59lAcqnuSLOxtaG_OVJpSQ5X-6jiisgyVwUTlHODptgjxEyZXo_2zn5neGsj8CDKi1XHfmHY1M4wWroEl6VRLoHttktEaffrblCidi_HTuyN-8kICVg53IGFqia6rNJhI1p9rUvooBGFVypC4BlazeZl37NhtJHR2-teCkSq5HK6_jQNoksVQVeKjYKDQGtQVLDfWrWocwM4-iq-iACz7gjc6lUkvJb6asjrkUHbXbMY6YpcXkoi0D8Sv_13u33cYhyMTtih5csGQUNtbJBnf7TcY1LZZ1v0leqJvZ4V4DZS21z3KBOBrJzw-XLPtrOtdoKaadwPiNayTvg2KMOeoSbKC14OSnKefRAJ-VvieacNacVsz-n1HLt3wrb0CP6QOGszIxwowGtMhwT5NQE47twymOKReK5rYxJADmrhowrEq7g1YAHUoNClZo7nvLE9Tm2P6KksLTFXTiGPR7GkC589qZ1ZF7i93_iCdiqs_Pxyh2A3Kh2za9kIhr4Cp4pxdSAbg1tZUVFRTiNFglTa7nfZUVT24LKQ8tHDWo8clAvU6ZR3Y6W1P6NGcQ6gmsieIBu4ZY4bu23TWSbMRFxcmaTlZApxX7n0EOgvLoCA7ZsRdxsUy12irPaD121_fs5fvItnfraNnijnrbzT2cF5TQHMu4-3jC_B7-BwgbkDzv-RtficJNB8edDXM6X_6_3zUKtR74pJKd6elyiCnvbL30KBg2w4bsSOXZiRFs18bd8iLSCeHK15p8l4vkpcwG6ASpnn4B0Hl1vrIeCmugt3aNI-gsnjlMGzTlm4OLXXzwQZL0PGljSh38Xdvz5nlQJUE_ThfcjTNdW9jKhrWjXU89mIMN5QsOpt-ICkmp7vJVSVx8A5Xw12LnxYGHcVqwQrptNAsEPgaF9d9QVBcYZlg6MCwpEezfOPEFEIKCNURD6onz2ciVCDsGS1qs3vDeuAAeG-QUybLOVG5xM0E5qDNlxD0dRascS2gob5sg6o0JRkvuag39D9CXC7PPIhjrypMLmgHp-l-tEZy9iS_5SU90qdq2mwRHxXw_D9lH4vcwT9wZTXsFY_urMZCO0yBrH2iS2Dk_z-4rvRfhHlRcLRbf98xpcSvn-TZsMbVg3XgQLDxJ26qCRmLU9jo4hzD09OW64BOB4096qS5DXcI8NDwCPyIH7QNAeXbVD4bGgiiNU_VFFGalFTBSRLYBXAA6gh3BvZw_JVKI5IdRx7kAJurUzVGsB4ernbnMHgeeyOvLsKOs9bAFu6uMrbpQKIo0RXU1IZCmiudyoQ3b69zHANWaBrmN8RVGEz2tbVbJUKFXIcszkLzWvkt4vihsIAP7HL69x-gqm-xPA1IJIKus_gXTprUUUwZHeVT2Qxg_HB5THPNNlxKEanLdioY8pzqf3RpaNSRzh1DxzLgc1IKW2rUo7wiUMGpPI-8pXnUcxcyZqqEz_X2lPy6_g1_wjM78S6D50I17qLPW63-fB3iR6GFmEOzufHgzDmOW57kEX9c6KLBSAcJS8eQowxD4kqamyumgUl4WfEKlzJYOoC0nnp4Kn4HUBg9WIsedXwZ7n4hKNNCQYv1ypmtoWantnzK-z2SgptYaBupYHBrGQbytq7yZLjZ7Nt-_bALNS33Wx6YR_y03M2bB01z_CjptsvBwdbpcOUJMimhmftlj6Z7i2RQrHo6Wt3ZFJAGyTvWrRKuzIoyR50TILKjWlckqPgG-g--e15ekOLuo-11BrbuB9nAeANei7fLBNW3aX4nKIHs3p6FGJiddXHCCXz2AUC1vd0REFQhp6tEOxczl3PhoYj36t343-_NkfKoATk0jgmYIk1gKvr2egCTzNJD8E8no7zCF-L3tqPMf8ARGfWfez2Yobz0ahN20P477JZGC7Q26TEdYgd-AqNUdjcHaRUGP5qP2jq_H2glB8YAjP8p7_b868sIhjWBToei-t0B08jvARCbrNpjzNORNh-63ysJRWaRKzVvc4QoucMFonfE0PoXCWb8BsZkEzFDFgDD32bx4e7cUmZy4EbtxAD7ZrJIv9E12Gr3t0oND0eEwATMltFdHYOrx0kVqSNKdDUVMNf1mUQ_M0kB8KUktaAeMTEoB0kRPJ0eE4rE6raiUKc33GmAaPGRPo-TQ-RLt5SxVjYOKrM39M7iYVKFKUq2NFDJAkHJvECAQek4ABkhsghaYKvfeKiT6ztXOkSpp6H-g5R2ggDVw5aX3BZecfk68PXD5HR3Mz1zJk_CUWsBhB5VfUZX0ZAPZHBV3Kwry4EOMmaeauBqojouWRi3bnzXjTJ3UOdHJuTzJw7-wVX9EoXDRZf1AS5Di8S2ZMF9jPJ9isOT66lY4XkgZiUNBzY3r7no2OyYslFiqvgfs-qSkdXUeHKv5JSVLRmmSiF5lqB2ioklyIsLSBWs4rTzwXgnzADnBfDKlbMp6saU6wKNRZX9HLxW-s58EuXgPOFuHXwY2RyVEmpkmmhGb2XD7tY6pynr1JK1-WVpUmss2VCTzIq7FfD1GfpLXiIfcV846iKWv6ObE5tNdICQJT_CPsd8WJQiP_n3UN9PxO5I3w8dfFz3m-ZxX35lhVSdvfjc8vt3NeD3PM4rIA5ivE3qHaU99REBks71MxJky65Y1_mnFCp03gUx11GJinxxvxg9LfGvmFmcIN_5GUcsP-1wlFul2hAsivcPfZ4__1O-x9NyVgdvOkwWMc9sOptV-k90_iyVFjg7KEbXTQin7xdyiIcRqtabSRuXO916kNKyfleEqD0PDdWBEOcFOfn6st2r5Get70Y1dCnPV409tDEynFkfEZ0N9fFk3T8zNB5edvGeWUmf2uba8xVlSPHY0iFKycrTscEot3JsPCUtxlSDH2hmCmhAcTm05KlCKWUpA5ih8DLMualwg-VsnjvsFm_5iLexuV3hEDieRNhRj4e-jSdkKqJXP5BZDA9n3q26oLP5zGX7zB5lRVRnP1HRkctosanmZEzID7JKln1QW61HVUI3ttrKG50VE55n88uhUtpLn15Oh7ZT_nwcl1bAH_Ex8cFJPUj7H7xZ3B9JqahzHe07kKnceBphp5wONym1tuT7aJHKA4jStd_9iFvr-yHdgueU2SMZdlvoDZSFFq_Bk5mbtPxLfWAh4ylw7pWzauxGsbAeGoQhRMoBR2ZFAQeG0J3KEkLSmcd4M-NZm7bD-HBXuwnLZ7KZafz2m4NvNRZaos41Prh2KQvYfN19J6LA2laxGcbXLvgTByIeJZW5pz4JdTf0gLHMpjfhQ0NrNKNFcft7QSkXOJyfOgSQ9rM6iXxr9QWVMuheGt13a5fBFZIo-9DHPEZ1eekW-AaRWtNa3haE-edNOJKEDjYmrvbecJb0UXNQH6GNsQwtmATq3pUjeoPuB8zCEumW9c0cPVkT-XDjXclON912PzFq8JfH8alH6ZobMVJNEiNC3gJ-GIg9RENujVKTIxlc46__tJ_HkaB10XIyGxmfSKuNU-pG3U3eRxLyPDQ-sP875VnCzY7Ukf5nvD_fJKGo_7MuwC0JCoCvDFJQ', 'released', NULL, '2026-11-21 22:33:03.315+00', '2026-11-21 22:33:03.315+00');
INSERT INTO public.events VALUES ('01a2003d-dbb1-7000-8000-03838da8fdd0', '01a2003d-bb19-7279-9bd3-2e1833509209', 'read', 'globex', '1', 'v2.released.0927ZDxeyUy5MkCZSHs9e9zcL4Iaoan5dYZJTZFph9bBCQ1vWA8ofzdGKzbaA2icKQfKkP3Q0by1z5oC.cL_BH1AaGCpNbX6pwttC-oLcSc1a9xCCVm4AQarV0Iqx9c3GNcH3GUFrXt0UlT5LK8IzmsJ8ohM4WvLd0nwdDN8V__5F4xYZD3nMlcFAuQPUnoCsKQdEiifZcaGUCm1tADfyF16G8FP0bTaFi92ygkgJbkBqBw3bU1-MNiRhbZn1RvykiG-kkZMRJpKKvFm6iicSpdrFg-seD9YcswyIu-FdVmnMj0GCvO8nEr2294VBH-Tc9I_rT9H3xSDQY30-Bft8gS6kYtbScv8CZM7FOUTiz0e1QK9eMG88K2EbBBgOr3SrQFMM73GAdAcuRth0IKh0SfIp0L4lj-_saAkFBre6LYEh1f8SWADiJFRKjVDDNF1_XZ88s03dlJpGiCYXdzrCaeHTrajuteDUl5X3Y1eGUp0NYbCvKBFLBGhByDmJTtjLi0XR7JAPRIYNZ6fyqbJoPvrm2c_1rxEmPvc_g_d4opOn2R4oCyAh_MIOb-trGwRNVAN5kk93ZrcjakQyoNgoKKUUQK3hc1691LM7LshNA2MfRHUsxk9FHTa2F_068qbbO-11LX17cFO7omJYNd94qdgnFyA2zh3WII7pYznjGou17DkML8qjlGPpmp3r-IrdfQfw8Es-Gmq_6FeD-FJ7qPuwcuT_w_d8g2sGn8ufAEPevHJrdLqzraT1lJSlZ55QmNUffFdRiadT48m87FtezV0hnFnIdjutOcMuwfxKhV7Y9E8aoKOYBEulVv-qypW02kZqTdh8Rt1-635QvOdlcLxMkQaCFOoH9F23XxEeJMfmJntEa0W2kxsqg9ktQWO6Yi7XMlvyPD2aeajgHFwcyFoi3g5pW885ub1BF755YYluPKRQDJdM2-GzUAbTFZlKD3BBHcpX0Xa7xfBiSMbqcYebbvUhIOLTkIVV5lk-4pR2IGR0-DNhezoQtkgpRBWvCUTCh1RwixAdOkalirPPB2tp2pWDyiFr2tR1zzygFVLNRUSekexwSU0AKbkA_shbdJdwUKg0l4JblfGZqBs0erS9kFoILV6Fkod68dqnUC4DdkOcS6c01Vvmr5I_VV1O0XuO5ugYfNSqlZblHBz4dWSwx139chOx1w6fv7iiqmG8l68MDqUictISORw5pmT3wW7p_xHv8UHNsPzwQ_7sE9AW4Fgd8wrBSZVVcJs95IfJnuKb477CkSVg61cTtIfNLTv4kERDt1KT2cmKKPCQxx7HWMlsjoMwxqergJnPrOtXaQHY6Tm-GESt0ieNjXTrLAaeUuVe1KLcRqGLyApPkjh0sbzPDNiUgcPES41O7sQ1D0PaC-Eun8xqYX9QyWWVx1ovnSv4Ggt34vr_UHO3qz0DQx_19Su22fy1GRXiYzxCSpnhlsnR9PNhi7I42ayR201oBTQ5En588fmFKgBLGEHlT8DJNskadAdbm667s27jTpPtiWvHLYP5s4xmgGDJWQpymgDJX2XYP51rne1J4-7LpBYgft8yWY1rjdUjjuUoqA4aVWSPQxbDyKgpDyp7wbqENq7ralJeoPFhs6xzer65k9cqG7C_788fxBSBsBTP7G5e09Akthy7KBHQy1SVO_cZGMZOxptDOFBocbEw3QdC2UR3meM3msT7Vi9tVgEcqFri3_wo8xWC1wfM8X8O7e65Dnk93ypwC1aTBG0laaXp-jmWymQXRcgsNqDrWZla1UdlI-eH8G0NJ9gZH-svGWFImVQaXp0GVf0DdMDEhEtV0HPXbvBybareOpRb9v6qmGSFqWDU6RgO-QXdtGxS9A9gNdNmN_C-9PAO3hrauFduQiZUtNB_kz0uNmo9WGB_9Rd872NFvaz_KAjVHWyLgNKmLozST6NWYSfFXL1sXgcpSpJ6EW6tYwfHuKTdS9yFGVAIiLIfpJ95elZ9LX41Fg', 'released', NULL, '2026-11-21 22:33:03.864+00', '2026-11-21 22:33:03.864+00');
INSERT INTO public.events VALUES ('01a2003d-dd59-7000-8000-0093563a0cb9', '01a2003d-bb19-7279-9bd3-2e1833509209', 'subscribe', 'globex', '1', 'v2.released.hB79FLVg5Pdkp-zFNGwMUxNBK4ab_2H4vUSOAwGWePhsm6_b01negdHFibtuUulx0yyLnXwLeRaBwggW.lKYv35hhPCzscXwNFWlHu5DqVjKezi2C7N1muBwU2L0xXbH-vZLhD7Kw1ke7KBozF-WrGlMw1AEUtB1ewa8iZycQlnYf4lOz4OiHo9keYQUqtXiThvNUfh4sJQwGf8FSLxTpEJN-Iy42TZeAiMNDsMFKt_kaVKcvpOwXZQeKeKoN5tHKHT56ijJfx-nrpU7JMQPp_5EGnXcBIgZF3wX1bQl6kr-Hlx8Pu6LIEWy7PL6mQ0kT2l0b81zQlHiXli1jy0IUR-UwjzUzLNoTKrPVuyzDhDm_EnrYSV4f7w_OWO-KZviv0quEU5p_3Gf-EIOxPx9rTTnj8_fSLbAakv_amOW7zjPzz8Vo4PiHgaCYC521uOi1AGaadW1y7MQC2QRUKtzrjajTRcoypA-lTprCVYycGR9qic7Gds7RFT6ZCsoNBlWO38Gu6R5CTqsBeuw400SZcZOjFJzWiP83LkflG9JwYQvwpD2FkBKU9y-YpiX2WKqAmRYNURG3z4xXPZp30GvtNlqWcwTBJX_1ghqtwqvda45E576AReIL4uwOdAaUu2S10ux2e5jDs4bHHKurIK0iu4habmNsOSzk98alNZMYOw5Yv4Qma2Tdy7Is9G6piE6jv5zujaM6HwE0wF5etJTfZsnJNEYGCfcExsEUFrJyw4u_BPArifPqtj_7tv4YjzBHDqASBGwB1_I0yXXBABQN0tA', 'released', NULL, '2026-11-21 22:33:04.156+00', '2026-11-21 22:33:04.156+00');


--
-- Data for Name: feed_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.feed_tokens VALUES ('01960000-0000-7000-8000-00000000feed', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d7f5-714c-86af-87c226fee94b', 'contacts', 'reads', '2026-11-21 22:33:04.899+00', 'v1.released.hfZ5BPP4PKsWVg5A_OrHUftYzPj38xAHHcThTNiM3X95eSRmmWsdjiVLCaEEtBe6u4NLsgdmY8EofmkR.dQ40gCccrySmCpA5bT04jgomj4TAuhitiMkX05QINj4cBEg', 'released');


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'globex', 'globex', '2026-11-21 22:33:02.251+00', NULL);
INSERT INTO public.groups VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'initech', 'initech', '2026-11-21 22:33:02.308+00', NULL);
INSERT INTO public.groups VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'acme', 'acme', '2026-11-21 22:33:02.136+00', NULL);
INSERT INTO public.groups VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'umbrella', 'umbrella', '2026-11-21 22:33:03.097+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '["apiKey","01a2003d-bc3d-76d4-8142-6c8e3ef69af9",null]', 'acme', '01a2003d-d593-7169-9958-b3907ea46440', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.8h2dUHF1dqyaKDtKGListh7ZcoXplYCQKUSye7yW-lhCa0Lcf5Ol2bExGYbWNdeV5v4jq_YtojvvfVul.Z1y6fuU5L239mtJtclM5fCTl-Z_4GNKmd4pEwmJoOI53u5pgIay4DIT-n5dMSIQgOQjJ3jZQhutWrdlRt8lSFG5vRGYwJYIqDZno8AYO0wqfqav2WjkIHfhWa3ctWKWhZo_OA85URd9tIC26SGhlJeiJSF2bjXWQrR1okKA7wYSc3mmbz8je06ABCgpymkryzYnHxtQMa5_QaNWGBnKeWY0E0kPYqWQ5G3fBhxZBAbvyb59RjAUyf-kAbJJyIQNkkdDhbUyy02yAx5IyjuzPZv6U4Ngfs_-00PzpN4sDGYGMncEZCqOdI-FefQMjC6zQJS_2g4HkmpTIRlOO4NH-l7KZZ20FaKXHMdHIGy377W8wis88IuznFO9jMZzWMaXkI9UKJ81UYw1BWFM9vSY8GFmUOS-MUuvEHUagd3pFuobmgV6Si2AEsWpLRTvu_Av_FtCYxGsFj0kiPilCsALAimG0YczREXY7WajD07XA7OfVO3JLXrgLW0qjo0i6CLGkms7mC3L5KWAbCZCCunFtJX1RggaE7dzNdl0sAhUrhNwJ4S369XQpeKo5GyO0D-wLEu87htgojlC8KGHNgVPpXP_dRYKkldCKd0ZKLfWySbOcF1jP1wMbzyvaNJeSioNALeGwaR0q80Zva2ga50fPAcUzLqtXav95eTLbYj7QjzxW3WFvD_JSITRToNCYFxx2v-s2K6OeJuQ74_0q_h2_vknU47PhVzg6hMMBL8SXMsq5xHo5aB25TIzoRJjVOlp5kYvvsNN2ZVT3OOeXTj-oTldQHyyOg-eUjcKhXJxTt20HCZf05LBzvjIXxDMDgOnMcU1tA1fKItl1UiI_CJ-yTkzzHd00HqkEUmV-l1F5_EwNgX1JC7Hi1S8AgV8VgP8f37qV3Za0xyqXvk98XT766LYEJ_Z1hafbXWW1qAUro2NsPuoVr8Gb10c', 'released', '2026-11-21 22:33:02.1+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '["apiKey","01a2003d-bc3d-76d4-8142-6c8e3ef69af9",null]', 'globex', '01a2003d-d622-769e-92b0-64f3d33c5a92', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.jFs4Zn4l1o1T48JuqsCs3fEkGQrtoDFMoyE-p4QkB9h3i-bwYLNpc1R-NBAVGpt1NbPOo4KELz4DkDhB.iIwoHD45MzTPhQKwIn-oqYpBAjbWt6IrXqcPuVkpeLw5henRzWfo5Fx7yyz6MhsxPmM8Ry2PKJJhTPsdVaZYly-7p-m_ihR_VSBWCqXvKmyHdQScmyyfuh0wHeCTIxfRbZkyM4x5xm98k3ROEtqnK66Pdf45PVQ8z1iTkgEqIY_vxCIZFIIaQEnQ8UUsW587encaYaLcH2MSq0GLH6HKR44nF8a7wV8UXiaobNqD75fluBRL4D-lUf7JjZ1kBvQgu2Clzc7vWRUxvv6qWxxU3ZtSIEdxTa1JA7WZNSL8bxIb2_qKD6PxLu8OgdGKHREfQSxYgkaF_0rxqoozopxYCkp1s77KHB789frk5gOHomM6BEXyiqc3uZ1UpmBfNA6c_rr432b_0SWENwOkU8zSg0QKLylFG45PDRKtX7ncjra6BdT6lUl7GPbYFKiZORSMoZO60R08I-K9wWgXKnX_RfJ5MA8N77eEauKbBFp8kfLKv7ON_leNINY8y95GrNgoIQRrjLE8LgAy2gEtdS4oPTpf2hIOe6hyeIjcgSRjMcFruv22bEd0YZCkDUTre41bwHXQV5tu-AT23AeewJpFhEwZdknp52U23javQBc3XfiPQrai9uoSzLnE0IFqgXJTRtgYSV6Ou3FMRfErJJ-_OReOSbk4wSd-Tq7tdGcuO5VRmwSHuVyDzYAmFyjrgIxnojmOWRR8Nm3rJuuKbMU8FOeoOMESKUldQLf5gyFy4IRW-_y2rfFzm--Sx-inJtdbAxwi3Grvb5kpvrYzVtnUKA_5hTADp40QeIb_uhjwI3mYA3q2CCdIwrfk0g1OZo7f_JumzG9GxaPKR0WiyL-5OeKsnCUV9aCWGk0spzirG204_auS1uvxP01U4AEHP6eoE31RW_XMvdwGSbctbFqPN4RI7GRavcm1VP-WH5zSLFB07e6Xn4RSUN51csGmIUgu', 'released', '2026-11-21 22:33:02.242+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '["apiKey","01a2003d-bc3d-76d4-8142-6c8e3ef69af9",null]', 'initech', '01a2003d-d65d-767a-aee0-e558f0fc370e', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.FYJhlyd6-yAccAN4KRagLdvzmkDx9JYmzBCufbyyTGYKjQIzjUsKc7wU5V7msw98Pz71wMKoKIm_CmXH.hFCsWNsGrhC5IhdLjMU3fyCynosv53_hyoeI2s7hxV4gFJAQJW1Oji9i7Da6L5eQrYFb7UlUnV5_s5UxKRVpqzG78u7ysT_BN2MHFfm_XxULH7_IABnCGPe24bkcf--1ApsJAJtMx3X69y1GAvfYTs7_loP5T5o17Sr-tChgT1GjNesNtb59po-K5wGe6z6cYrt8DmwFahPuaa1ApsuyPOgt4bOMiUfmeSLeHayRRs3Fyk73a-tmkhP2zWmnXgwzEKE3dbdeGcoYYelTsRXDgqfImVUbsNMJzVoaQWcgB4APNeFtViPGtPn4kh_P6TH-ufeiMXnmUVk2FKi7kDpNEjrhEdYsd9AAyc6etLa8HY2niyOF2TGTaS292jud8Mk52xvbf697snApEuS3FKw7bDgbJ_9BLu7W1Th3xDcEyTAIutuvRfMOgwlSLvwHad_7TGQGefAhdvkRYqBT4K6fX3Ahfsvis_kV0YmCFZjFVVmb19fxjfJuBGCEcGnAKCPNrqXkDCiDyvc54pdHokKzjZlYHzYNIiVHbIMQcEz3L2ftYsdQGOzMS8TTG0XVOQuEEqWVw7CzWL_FtLMBZfI6imUjQMv_V2n3hC1rNelvwMkWNFmiE6tSjfs2rhhft-O6y-T0cNZA4Z1euxJPsIugm7U6jO-FnxAC-eHUmUxIWTRtLEZDudXVeneeM3t_st8HhgWS-yHCJFRIgO7amVrdze_SAJ7tG1zCYBkhn6s6CNeL3pQAsKCtKxhTUVrVY6IT1B2mr-T8M5mX7OvFRvDGcGFkdDwSyC7Yta6DRtZCwAv6uxLRbaX0iAz16c_00J0SlcjEGQsBCJZzyS97brxpbQcsuTmXggx4GeJ1swmqa4SdTj8rR_6h7oRDlt27-_hFmJFXUIgHSeu7u2Gr1V_LncrGu-hKqKqALlFucFqIwSV4uDEPSRBQI1gE6NiC', 'released', '2026-11-21 22:33:02.301+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '["apiKey","01a2003d-bc3d-76d4-8142-6c8e3ef69af9",null]', 'umbrella', '01a2003d-d974-7328-8cd7-bd3547ff7e22', 'b52a3baf56eda18efcc6891370c1ec305276a5a2a0fc6f9d5d44e6fca6505faa', 201, 'application/json', 'v1.released.Xs2GK_k5zSjaMuxdGZCdNBstS_qhqv1Gse9C7AazwxK9inW8UbNHpLlKA8HWnfiSJtX3Mfvz7H64MgFN.OE-X7She3wnRLVfQFlAV5qNGlupPelVaGTgLW63UvUkdoBBsSXQyAPYZEwXRy0ja4nGtXTdIe4kxsEgpo7vSyJVfDihYTPCsXBFCL6aKXwX5AAu9g-asNNEC2EffT03YxomQ5g_zg7IxWtz6b4ruasJk5eIezyp_ngiRxbWKNbV0W1P7bz2BrOXASzYvRNYXR1jmdHhzhp-blBcNNL67sQDpfRXFwpcc0kvJkGyDUtEmI_76VUtKOcgXJSnuo2EEzuN_-AZMyII5bFYc8g99HnDJmu1BxPY4mK9CA1Y57VPCDS70WQqNAcpiVkoh_ljopUotLL-PvUyI42_77Te6VyELRsLlRzsafgryeRWdk-6CXWzDYTxgb5kURvGjSunu5RHURh04q9wrd0wozhV4_ccbl4dJVjV8ioyXcUjac6ENA9GdZMYzd9v2-CKRh9NsE0WU8-96YY3w1jILifgg6gzQRle7ZwqPald9b0TxpmQGV2i6Ohlfo0b3iZ0dtRCmD0JCQvSIFnKk7ygGmp9OiRMsZgavN9GoYDZ7apcBQxZA4gZx_0tNTg4QDgs4SrrchVB9ZQxiHDA7OMdKWv4Su3B6kYgi123dCL94U4AuaI7yy_bZgr-UdJjEOxhkwqEUp5eMbChqs3kOb87uUpUvA-TgxatxF3qEsmJRw2Gu7EVV_uP0OHsY-F-VEYWU1doq8GBoXVlhdhchHW2IX3lSOcK839T0qEWO3xC-7RJvDL7f-i2RMGrK_5qZ6rzo-y3_YftGSQGCAzeMGAJjjYdhKR5XUS1kozU9XWrtbH2pfuBasw-swjvrtvCKxQSsFHQn63_Gys6_T5rfgogqEL4YHp91Z9CkAxDO_nP3gz6HsQ-koWdKJhwhoxZMBhkl-6iStTFQnccZeXTH5KUnqpxeEFHYOK78yxQqWegPxQxaDrOyCxqIWByf3s6mClOHcpU', 'released', '2026-11-21 22:33:03.092+00', '{"headers": {}}');


--
-- Data for Name: inbound_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.inbound_events VALUES ('01a2003d-dd59-739a-be59-d60080d57191', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'contacts', '2266bbea1fa333fcf3480db8aaab3ce117faca16bc2cb9356ccf4aca1941b262', NULL, NULL, 0, NULL, '2026-11-21 22:33:04.089+00');


--
-- Data for Name: inbox_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.inbox_messages VALUES ('01a2003d-d81f-7000-8000-016d6375c5a6', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d77d-70a9-87cc-404d2d72dee7', 1, '2026-11-21 22:33:02.977+00');
INSERT INTO public.inbox_messages VALUES ('01a2003d-da01-7000-8000-02afd0518d60', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d77d-70a9-87cc-404d2d72dee7', 2, '2026-11-21 22:33:03.359+00');
INSERT INTO public.inbox_messages VALUES ('01a2003d-dd59-7000-8000-0093563a0cb9', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d77d-70a9-87cc-404d2d72dee7', 3, '2026-11-21 22:33:04.184+00');


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a2003d-d7f5-714c-86af-87c226fee94b', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', 'acme', '01a2003d-d5c0-7518-9dd6-356a53e1619f', '01a2003d-d7f5-714c-86af-8839bf08c6d6', 'healthy', 'api:create-installation', '2026-11-21 22:33:02.709+00', NULL, '2026-11-21 22:33:02.709+00', '2026-11-21 22:33:02.709+00');
INSERT INTO public.installations VALUES ('01a2003d-d9e9-761e-9fb7-f7220ec3d2c6', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', 'umbrella', '01a2003d-d97b-7010-ae2a-744cf3d62ad8', '01a2003d-d9e9-761e-9fb7-fb7bc8a3f99f', 'healthy', 'api:create-installation', '2026-11-21 22:33:03.209+00', NULL, '2026-11-21 22:33:03.209+00', '2026-11-21 22:33:03.209+00');
INSERT INTO public.installations VALUES ('01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-db94-7435-9242-a4d7699d4642', 'globex', '01a2003d-d631-727e-9343-23dfc607210b', '01a2003d-dbac-7683-a49f-2459cfe29e5f', 'healthy', 'api:create-installation', '2026-11-21 22:33:03.66+00', NULL, '2026-11-21 22:33:03.66+00', '2026-11-21 22:33:03.66+00');


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a2003d-bc2b-700e-ab14-2a21193fe80b', '01a2003d-bb19-7279-9bd3-2e1833509209', 'crm-sync', 'sandbox', '01a2003d-bc2b-700e-ab14-2498932c5f16', '2026-11-21 22:32:55.595+00', NULL);
INSERT INTO public.integrations VALUES ('01a2003d-bc30-765b-b316-863a359ff68d', '01a2003d-bb19-7279-9bd3-2e1833509209', 'crm-sync-key', 'sandboxApiKey', '01a2003d-bc2f-7677-be8c-2b83e46c1620', '2026-11-21 22:32:55.599+00', NULL);
INSERT INTO public.integrations VALUES ('01a2003d-bc32-762f-a3b3-8328dc2dfe3e', '01a2003d-bb19-7279-9bd3-2e1833509209', 'crm-sync-steps', 'sandboxSteps', '01a2003d-bc32-762f-a3b3-7f4f1bb085e9', '2026-11-21 22:32:55.602+00', NULL);
INSERT INTO public.integrations VALUES ('01a2003d-bc37-737d-8afa-a9ca3b494522', '01a2003d-bb19-7279-9bd3-2e1833509209', 'crm-sync-workspace', 'sandboxWorkspace', '01a2003d-bc37-737d-8afa-a71eb73489f0', '2026-11-21 22:32:55.607+00', NULL);
INSERT INTO public.integrations VALUES ('01a2003d-db94-7435-9242-a4d7699d4642', '01a2003d-bb19-7279-9bd3-2e1833509209', 'crm-events', 'sandboxApiKey', '01a2003d-db94-7435-9242-a05c474698d3', '2026-11-21 22:33:03.636+00', NULL);


--
-- Data for Name: invites; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invites VALUES ('01a2003d-de68-742e-9ac5-9de8dc9a9315', '01a2003d-de51-76f0-ad32-48e94b8ee016', 'grace@acme.example', 'c996618905949c8a0b679f0f8394ca73b7c696246dafa2d404882265f9cf5d22', 'builder:01a2003d-c796-76cb-9e4d-9599ddf225a8', NULL, NULL, '2026-11-28 22:33:04.36+00', '2026-11-21 22:33:04.36+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a2003d-bc61-77a5-b80b-59477c25cbc0', '01a2003d-bb19-7279-9bd3-2e1833509209', 'Demo backend', 'RS256', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs/QB+nAL7de2GbNlqfVr
BC8Wo54KKhCXjrqQ75Kqo00QzV/23xcTb8MPb6K+rujPUgaTBHUkgKBlI7KiS/SL
rOYIyHEsa//NpY8+KeopdVWPVnwYpTaZgxOvSc4YIdG8yb3aTZ/zPvusErBnDqW4
m/VkC+JM8E3B/KaVrFowxa/yn1YHSPbinw790Agr7E8SebxtVdcgN9NkFGxXPNDq
0qL1e8w7A0Dd0xXy/fKGz36ytvZBVTcjIl4G2XfOxxAgsz2YK5o/xAmy+FzwP5XD
zuAlfFoVEBTcJX06w7sRXEl0VEAaJ5UvWFTNLdcHs3D6TZls+d8T9I+Xu0jDEV+F
7wIDAQAB
-----END PUBLIC KEY-----', true, '2026-11-21 22:32:55.649+00', '2026-11-21 22:32:55.649+00');


--
-- Data for Name: lanes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lanes VALUES ('renewals:01a2003d-bb19-7279-9bd3-2e1833509209/sandbox', '01a2003d-bb19-7279-9bd3-2e1833509209', 1, '2026-11-21 22:33:02.683+00');
INSERT INTO public.lanes VALUES ('reads:01a2003d-d7f5-714c-86af-87c226fee94b/contacts', '01a2003d-bb19-7279-9bd3-2e1833509209', 1, '2026-11-21 22:33:02.778+00');
INSERT INTO public.lanes VALUES ('writes:01a2003d-d7f5-714c-86af-87c226fee94b/contacts', '01a2003d-bb19-7279-9bd3-2e1833509209', 1, '2026-11-21 22:33:02.882+00');
INSERT INTO public.lanes VALUES ('deliveries:01a2003d-d961-7715-91b8-965cbdeea848', '01a2003d-bb19-7279-9bd3-2e1833509209', 1, '2026-11-21 22:33:03.141+00');
INSERT INTO public.lanes VALUES ('reads:01a2003d-d9e9-761e-9fb7-f7220ec3d2c6/contacts', '01a2003d-bb19-7279-9bd3-2e1833509209', 1, '2026-11-21 22:33:03.253+00');
INSERT INTO public.lanes VALUES ('renewals:01a2003d-bb19-7279-9bd3-2e1833509209/sandboxApiKey', '01a2003d-bb19-7279-9bd3-2e1833509209', 2, '2026-11-21 22:33:03.804+00');
INSERT INTO public.lanes VALUES ('older-subscriptions:01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bb19-7279-9bd3-2e1833509209', 1, '2026-11-21 22:33:03.814+00');
INSERT INTO public.lanes VALUES ('subscriptions:01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-bb19-7279-9bd3-2e1833509209', 2, '2026-11-21 22:33:03.852+00');
INSERT INTO public.lanes VALUES ('reads:01a2003d-dbac-7683-a49f-236c427fe4d2/companies', '01a2003d-bb19-7279-9bd3-2e1833509209', 2, '2026-11-21 22:33:03.874+00');
INSERT INTO public.lanes VALUES ('events:01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bb19-7279-9bd3-2e1833509209', 13, '2026-11-21 22:33:03.876+00');
INSERT INTO public.lanes VALUES ('schema-watches:01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-bb19-7279-9bd3-2e1833509209', 2, '2026-11-21 22:33:03.913+00');
INSERT INTO public.lanes VALUES ('inbound-events:01a2003d-dbac-7683-a49f-236c427fe4d2/contacts', '01a2003d-bb19-7279-9bd3-2e1833509209', 1, '2026-11-21 22:33:04.104+00');
INSERT INTO public.lanes VALUES ('deliveries:01a2003d-d77d-70a9-87cc-404d2d72dee7', '01a2003d-bb19-7279-9bd3-2e1833509209', 3, '2026-11-21 22:33:04.173+00');


--
-- Data for Name: large_bodies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.large_bodies VALUES ('01a2003d-d9fa-7420-9165-ffe77c5171ae', '01a2003d-bb19-7279-9bd3-2e1833509209', 'umbrella', 'alice', 'v2.released.f71Qs3kh_CudCirp63FGqbgvVqHC9jl9sM3SwSXsxPybwmLwEv0cHKlj0pBi5PgRrJIjP_n8xUty3qrD._pE_AquDM8l3Mxun2Ozz4X3ZTFtKZIrEWP7aLqF0tN9ETOyPeIkaHJjVs1Jsnm_ja1aMGFZPwg-mBvlT5w7IiO5X0hrhyDXd7D530z8Uqw5LJ3ZEBZQa7KHi8GGlz_rZCnl8eXex51Y3zPIr8oGkIIaqUxzCzG5jBUjADFxMtn4vLEHYTk1JqOhIFbwdqf83ACcbpk1P7HJBc-nqvb_SKv_M5dcRGQVMvw3Vi8J1peZLIR0hH0ismmN5GoOmvblv-FqbZE0IBNC-ExY1r2VLObPuO9kB9NEozcfehT8y7Igbkl1MRS7RlyOCKxJ8l-RaZLLG08IiYrulIiNqiGzAP1u6rsWFCzy8qkNovPVAlLq-rQoCs1LVqJgTnzs9cqkhJ69DHU9d7YkwuufyyxsiiQj4EzgYWYWemb-fRl7kMCSs-IXMqE_V0xRFOj5608uVm1Ih03daHdTQIOyC1Z9BqSSy75mJQbN4i7DOVqFX9lKKEM1ddgbLl4VHIr3gcqz2ifvjZBH52oH4TjvtsVZvHhUzB8R696YL1NiKN8PNcSHLlfOdn4MfP8ugjhpPqdZ2H7M64GFSDYnsH659weaUzI4xoHh6QNkQu1M5DUGI-I9HzzFBsEGidywL1eaTTzcIf7KLp9j8ffCZgEA3SEYIkx3sveCquG1LWFeWjneRREuLU1HfF9-8aScqJaH9I1tsDRr3b_spIeIAj86WBfR5CnMvUH6JbbqZWQhHjwa-asv-4dU9ZN4Pbgw3yeZys8uS1hgJhdYLGNEbuOS5LfD6ndqkWVnsECbEP-EZ2Kp5O5juVwTkzlF4LXuNIBXnv442Qzh37mnhkTdxLo6mf7234zXdrpeS52aoYJpGNgF3EvGBF_CG-rChySsmplCddCLAFta7-qfnspf1fGwR_UVeg4JBFswV1olvMqBJBOO60Z9oNvaGhp8sX_ruvMLIvkSAldhakn7lcNZHqRVvQimUR3w7PpOPR-eKqXhSTEFsmRkxefQCJu3k58jucyUc9IanBD9lylsfCwDdG-RYJlF5Cky9C0qtU5BwQsclS-4oGIgOPeVbteyY_lFSInA9K2rnj1PH84mFpeYi90Qt2DFu4WzOk9b98VkRJMdYzjqsxoqVkLfaTugmffqZ4Yr9KXbjZ2U-F5LzdhBpGitvlb6ioGKDSzf2WhsQimp7a4ZxwGzHMsnGGKRMJmUc6yQwO073MsFhsofcfrENXr500D0U2XcOUOf00uMnDMiMl0wY58JcqDLWu5rAkqDwJ-fGlHjqEherL0q3tv9T6gak2K7lwVLnIVaoOU1tPyoG10T_wGknW59zn3RI10Wroezy-Zf_wgIVnH7MCYBQlY5OrtYgF2NPKa-xjfK7UdrryTStdbA9EJfBQpRfrmzQMddEeyIeFrl1fGGMeUKrkdFwSTOB183Mz_ooIs3uhKnJrbp7LJ3UsosLTFzim8ETssz1Zjy9CjU3yw3TI73_JFauy0krU-vfCdjTqpUwLVAMXfIfX2elCgogJn2ugrgDJWgM22gq0w2F4Oc4H3pHR9lfzOGq3zUrdn21UgvLT7_C5IqB1jn4kq7clpTNj1M7Qfg-fBnIUNqYJigZL3TovWi8GTsofcrToWtcJ8bN_eCpowJozXb0jehDtUnKoanzX20bKkWIDRCHs_ZOXc8yyyftrk-WrT6xaS96Hpq6BAEhM2Z_vk-ekgal3DaFVGa6Bj_b-H2rskJ23kg5s23V8N62gSL-h4Mq3nU1hzxELmjVnZHVXDng_W_8XYwGSEDQloRWgxfGAHAdx5Nuu_MAxA1pxXu02Q7grOKOHswHqzXiz6zsDX5Z1y8GmjJa4QpyvIHpKJuz0RcifdsPg3cgo3FJvm0OpG8EkV6uhDMMt0EPKGHZgXtwzkRqwWFSfpZjLz71aS7A7Yt54fXiq680EaTllOBapb68nE0D0XueVc_STyfQmyqSJiMzFg4ldTHt2kFRwV3ZCHapQ0Q0g5qxr1dnnMMFO_Bw50yLt44qaYAH4Z9ucTrwY8AL3Y09os3Y_3StjPIFuzxq4sBGPA', 'released', '2026-12-21 22:33:03.227+00', '2026-11-21 22:33:03.227+00');


--
-- Data for Name: memberships; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memberships VALUES ('01a2003d-de51-76f0-ad32-48e94b8ee016', '01a2003d-c796-76cb-9e4d-9599ddf225a8', 'owner', '2026-11-21 22:33:04.339+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a2003d-d6e5-77a3-8f9b-260a07bdc573', '01a2003d-bb19-7279-9bd3-2e1833509209', '10673502c0270a957fc88fe55b1446300dd7914cb42d79fb3395217dd8f87432', 'sandbox', '{"shown": {"group": {"text": "acme", "isRef": true}, "consumer": {"text": "ada", "isRef": true}}, "groupRef": "acme", "metadata": {}, "alwaysAsks": false, "consumerRef": "ada", "providerAppId": "01a2003d-bb1e-73f3-8434-5c435b6e23e1"}', 'v1.released.cwTixlUobZNjjYMKjo9ibXwPbfSxVIxpLIkmv7oS8apNDQSZ-dbQ203cz6yBZ0eFhTizVGwuVp1bPu01.WwFPxiq9YhBrpoW4KxtMfMONeSXhVsEEqTuA3LMdw3MOMyCVsIce-5D9mOELA8NEDcCnHghTUKUGSDOtKPryR1vH0mogMKc', 'released', '2026-11-21 22:43:02.437+00', '2026-11-21 22:33:02.489+00', '2026-11-21 22:33:02.437+00', '936cbbb278a4acb94b23d95ed91e823c287fd5add8a74b4711257dae8b5cad1a', '4e5e22f31461c960bc96f83857687449e4906b90d0935868294bb877c0671cd8', '3c9a2c1b7f489a2afaf0be03afbc918573fb7d717abfd179f075c9c47c4b91a7');


--
-- Data for Name: operation_logs_20261130_0e1894a5; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_20261203_a5f8de50; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_past; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs_past VALUES ('01a2003d-d7ff-7394-b37c-3c713d348a7c', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d7fe-773c-98f7-c90b2f57b672', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a2003d-bc3d-76d4-8142-6c8e3ef69af9", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "69", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a2003d-d7fe-773c-98f7-c90b2f57b672"}', '2026-11-21 22:33:02.708+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d820-70ff-98f1-2cf31d52e98d', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d81f-7527-984a-2f06daaef838', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "contacts"}, "operation_id": "01a2003d-d81f-7527-984a-2f06daaef838"}', '2026-11-21 22:33:02.751+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d876-77c5-bedb-a890168afec3', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d81f-7527-984a-2f06daaef838', 'INFO', '{"msg": "All records are read.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-21T22:33:02.836Z", "object": "contacts", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a2003d-d81f-7527-984a-2f06daaef838"}', '2026-11-21 22:33:02.835+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d893-765a-995b-d656a055d12e', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d892-7482-898a-49f705cf46b7', 'INFO', '{"msg": "A request came to create 1 record of contacts.", "details": {"mode": "asynchronous", "type": "create", "object": "contacts", "records": "1"}, "operation_id": "01a2003d-d892-7482-898a-49f705cf46b7"}', '2026-11-21 22:33:02.866+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d8d0-727d-940e-32e7c2c46c78', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d81f-7527-984a-2f06daaef838', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "121", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "durationMs": "56", "providerStatus": "200"}, "operation_id": "01a2003d-d81f-7527-984a-2f06daaef838"}', '2026-11-21 22:33:02.92+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d8d0-727d-940e-3476a34fd6c0', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d81f-7527-984a-2f06daaef838', 'INFO', '{"msg": "The read has ended.", "details": {"next": "The next scheduled read is planned for 2026-11-21T23:01:15.000Z.", "pages": "1", "waits": "0", "object": "contacts", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "91", "recordsRead": "121", "recordsDelivered": "121"}, "operation_id": "01a2003d-d81f-7527-984a-2f06daaef838"}', '2026-11-21 22:33:02.926+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d925-76e6-9744-ae0601ac194d', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d892-7482-898a-49f705cf46b7', 'ERROR', '{"msg": "POST /objects/contacts/records answered 400", "error": "Juniper CRM answered 400: Field \"last_name\" is required and has no value.", "details": {"record": "1", "request": "POST /objects/contacts/records", "durationMs": "115", "providerStatus": "400"}, "operation_id": "01a2003d-d892-7482-898a-49f705cf46b7"}', '2026-11-21 22:33:03.009+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d931-7162-8c10-013c8ffa79d5', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d892-7482-898a-49f705cf46b7', 'ERROR', '{"msg": "[contacts] 1 record not created", "details": {}, "operation_id": "01a2003d-d892-7482-898a-49f705cf46b7"}', '2026-11-21 22:33:03.018+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-d9fe-73b7-a4ea-1715bca5c3a9', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d9fe-73b7-a4ea-1061e8741110', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a2003d-bc3d-76d4-8142-6c8e3ef69af9", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "15", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a2003d-d9fe-73b7-a4ea-1061e8741110"}', '2026-11-21 22:33:03.208+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-da02-701f-a9a7-6f177151f3fb', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-da01-75b5-8d0d-609b52571129', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "contacts"}, "operation_id": "01a2003d-da01-75b5-8d0d-609b52571129"}', '2026-11-21 22:33:03.233+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-da3d-74a9-9e86-4d509d244e56', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-da01-75b5-8d0d-609b52571129', 'INFO', '{"msg": "All records are read.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-21T22:33:03.291Z", "object": "contacts", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a2003d-da01-75b5-8d0d-609b52571129"}', '2026-11-21 22:33:03.29+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-da5b-7560-84a0-add82b678a74', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-da01-75b5-8d0d-609b52571129', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "121", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "durationMs": "13", "providerStatus": "200"}, "operation_id": "01a2003d-da01-75b5-8d0d-609b52571129"}', '2026-11-21 22:33:03.318+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-da5b-7560-84a0-b3102eb56e84', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-da01-75b5-8d0d-609b52571129', 'INFO', '{"msg": "The read has ended.", "details": {"next": "The next scheduled read is planned for 2026-11-21T23:00:02.000Z.", "pages": "1", "waits": "0", "object": "contacts", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "32", "recordsRead": "121", "recordsDelivered": "121"}, "operation_id": "01a2003d-da01-75b5-8d0d-609b52571129"}', '2026-11-21 22:33:03.322+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dbb2-74d1-8c1e-1ec5422cb1b0', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "companies"}, "operation_id": "01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2"}', '2026-11-21 22:33:03.665+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dbfb-7541-9ec5-7de892dab3f5', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2', 'INFO', '{"msg": "All records are read.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-21T22:33:03.738Z", "object": "companies", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2"}', '2026-11-21 22:33:03.737+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dc1f-770e-a2f6-9fe34ef68709', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dc1d-762d-8e79-faa2ca4d0fb2', 'INFO', '{"msg": "The provider is asked for the fields of the objects that are read. What has changed since the last look is told.", "details": {"told": "fieldCreated", "objects": "companies, contacts", "destination": "demoWebhook"}, "operation_id": "01a2003d-dc1d-762d-8e79-faa2ca4d0fb2"}', '2026-11-21 22:33:03.773+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dc6b-731f-8d16-8eb3f28e13dc', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dc6a-7042-8575-7ddc6b9e3ccb', 'INFO', '{"msg": "The subscription was made.", "details": {"events": "contacts.created (contacts)"}, "operation_id": "01a2003d-dc6a-7042-8575-7ddc6b9e3ccb"}', '2026-11-21 22:33:03.85+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dc7d-755e-a75b-1b908417c532', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "40", "request": "GET /objects/companies/records?limit=200&fields=name", "durationMs": "96", "providerStatus": "200"}, "operation_id": "01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2"}', '2026-11-21 22:33:03.866+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dc7d-755e-a75b-1f2470b67627', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2', 'INFO', '{"msg": "The read has ended.", "details": {"next": "Nothing is planned.", "pages": "1", "waits": "0", "object": "companies", "request": "GET /objects/companies/records?limit=200&fields=name", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "131", "recordsRead": "40", "recordsDelivered": "40"}, "operation_id": "01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2"}', '2026-11-21 22:33:03.868+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dc95-73d3-9ac9-99bcfba408cf', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dc1d-762d-8e79-faa2ca4d0fb2', 'INFO', '{"msg": "[companies] Its fields are remembered. This is the first look at the object.", "details": {"fields": "19", "object": "companies", "request": "GET /objects/companies/fields"}, "operation_id": "01a2003d-dc1d-762d-8e79-faa2ca4d0fb2"}', '2026-11-21 22:33:03.893+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dca1-77f7-a893-5b56712dce2c', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dc1d-762d-8e79-faa2ca4d0fb2', 'INFO', '{"msg": "[contacts] Its fields are remembered. This is the first look at the object.", "details": {"fields": "20", "object": "contacts", "request": "GET /objects/contacts/fields"}, "operation_id": "01a2003d-dc1d-762d-8e79-faa2ca4d0fb2"}', '2026-11-21 22:33:03.905+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dca7-721a-a7b6-33411b94882c', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dc1d-762d-8e79-faa2ca4d0fb2', 'INFO', '{"msg": "The look at the fields has ended.", "details": {"next": "The next look is planned for 2026-11-22T00:01:46.000Z.", "fields": "39", "changed": "0", "created": "0", "deleted": "0", "objects": "2", "messages": "0", "durationMs": "137", "notDescribed": "0"}, "operation_id": "01a2003d-dc1d-762d-8e79-faa2ca4d0fb2"}', '2026-11-21 22:33:03.91+00');
INSERT INTO public.operation_logs_past VALUES ('01a2003d-dda4-7313-a1f8-c27385231c93', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dda4-7313-a1f8-bedbade7dfe1', 'INFO', '{"msg": "[contacts] 1 event delivered", "details": {"gone": "0", "events": "1", "object": "contacts", "delivered": "1", "unwatched": "0"}, "operation_id": "01a2003d-dda4-7313-a1f8-bedbade7dfe1"}', '2026-11-21 22:33:04.164+00');


--
-- Data for Name: operation_logs_rest_9cda06b9; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a2003d-d7fe-773c-98f7-c90b2f57b672', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', '01a2003d-d7f5-714c-86af-87c226fee94b', '01a2003d-d7f5-714c-86af-8839bf08c6d6', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-21 22:33:02.639+00', '2026-11-21 22:33:02.708+00');
INSERT INTO public.operations VALUES ('01a2003d-d81f-7527-984a-2f06daaef838', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', '01a2003d-d7f5-714c-86af-87c226fee94b', '01a2003d-d7f5-714c-86af-8839bf08c6d6', 'read', 'success', '[contacts] 121 records delivered', '{"objects": ["contacts"], "progress": {"objectName": "contacts", "operationId": "01a2003d-d81f-7527-984a-2f06daaef838", "installationId": "01a2003d-d7f5-714c-86af-87c226fee94b", "recordsProcessed": 121}, "readType": "backfill"}', '2026-11-21 22:33:02.751+00', '2026-11-21 22:33:02.926+00');
INSERT INTO public.operations VALUES ('01a2003d-d892-7482-898a-49f705cf46b7', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', '01a2003d-d7f5-714c-86af-87c226fee94b', '01a2003d-d7f5-714c-86af-8839bf08c6d6', 'write', 'failure', '[contacts] 1 record not created', '{"objects": ["contacts"], "successfulRecordIds": []}', '2026-11-21 22:33:02.866+00', '2026-11-21 22:33:03.022+00');
INSERT INTO public.operations VALUES ('01a2003d-d9fe-73b7-a4ea-1061e8741110', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', '01a2003d-d9e9-761e-9fb7-f7220ec3d2c6', '01a2003d-d9e9-761e-9fb7-fb7bc8a3f99f', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-21 22:33:03.193+00', '2026-11-21 22:33:03.208+00');
INSERT INTO public.operations VALUES ('01a2003d-da01-75b5-8d0d-609b52571129', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', '01a2003d-d9e9-761e-9fb7-f7220ec3d2c6', '01a2003d-d9e9-761e-9fb7-fb7bc8a3f99f', 'read', 'success', '[contacts] 121 records delivered', '{"objects": ["contacts"], "progress": {"objectName": "contacts", "operationId": "01a2003d-da01-75b5-8d0d-609b52571129", "installationId": "01a2003d-d9e9-761e-9fb7-f7220ec3d2c6", "recordsProcessed": 121}, "readType": "backfill"}', '2026-11-21 22:33:03.233+00', '2026-11-21 22:33:03.322+00');
INSERT INTO public.operations VALUES ('01a2003d-dc6a-7042-8575-7ddc6b9e3ccb', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-db94-7435-9242-a4d7699d4642', '01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-dbac-7683-a49f-2459cfe29e5f', 'subscribe', 'success', 'The subscription was made.', '{"objects": ["contacts"]}', '2026-11-21 22:33:03.85+00', '2026-11-21 22:33:03.85+00');
INSERT INTO public.operations VALUES ('01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-db94-7435-9242-a4d7699d4642', '01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-dbac-7683-a49f-2459cfe29e5f', 'read', 'success', '[companies] 40 records kept until you ask for results', '{"objects": ["companies"], "progress": {"objectName": "companies", "operationId": "01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2", "installationId": "01a2003d-dbac-7683-a49f-236c427fe4d2", "recordsProcessed": 40}, "readType": "backfill"}', '2026-11-21 22:33:03.665+00', '2026-11-21 22:33:03.868+00');
INSERT INTO public.operations VALUES ('01a2003d-dc1d-762d-8e79-faa2ca4d0fb2', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-db94-7435-9242-a4d7699d4642', '01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-dbac-7683-a49f-2459cfe29e5f', 'watchSchema', 'success', 'No field has changed', '{"objects": ["companies", "contacts"]}', '2026-11-21 22:33:03.773+00', '2026-11-21 22:33:03.911+00');
INSERT INTO public.operations VALUES ('01a2003d-dda4-7313-a1f8-bedbade7dfe1', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-db94-7435-9242-a4d7699d4642', '01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-dbac-7683-a49f-2459cfe29e5f', 'subscribe', 'success', '[contacts] 1 event delivered', '{"objects": ["contacts"]}', '2026-11-21 22:33:04.164+00', '2026-11-21 22:33:04.164+00');


--
-- Data for Name: orgs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orgs VALUES ('01a2003d-bb16-71fd-8d2b-6a92b7cf8949', 'Ridgeline', '01a2003d-bb17-7700-8507-4367989ca4e2', '2026-11-21 22:32:55.319+00', NULL);
INSERT INTO public.orgs VALUES ('01a2003d-de51-76f0-ad32-48e94b8ee016', 'Acme', '01a2003d-de51-76f0-ad32-4d3d1608d7e4', '2026-11-21 22:33:04.337+00', NULL);


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'demo', 'Ridgeline', '01a2003d-bb16-71fd-8d2b-6a92b7cf8949', '2026-11-21 22:32:55.321+00', NULL, '{}', false);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a2003d-bb20-7210-928f-90eaeffe9c23', '01a2003d-bb19-7279-9bd3-2e1833509209', 'sandboxPkce', NULL, 'dowel-demo', 'v1.released.sjPGWogEM6ivPEBygpIbsP6AUAjjAig5TJxrUkHfDyc15UfmOVR_dfY4jyHLX4s1Nf5Ec7V3_sFkDSfn.kzAQjSq1bZd9d1pejeQQfv9QpTDgPWcqZ8JA4_NOAwS6AdOJmcEAegYoxJNb', 'released', '{crm.read,crm.write}', NULL, '2026-11-21 22:32:55.328+00', NULL, NULL, NULL);
INSERT INTO public.provider_apps VALUES ('01a2003d-bb22-72e6-9413-9e47fc9629e8', '01a2003d-bb19-7279-9bd3-2e1833509209', 'sandboxWorkspace', NULL, 'dowel-demo', 'v1.released.oOKv3CL0-Mt-qIJyPmQ7Vydea9_CcMtrQhvLQ8_r758HrrGut93ZtwCvXvu-vhKWaPZ4BTYrLWBQPhGl.f11GdoLyFmOi3UKOWikiS-Vd31RzNVQNsskoDPY3cOoQBzvprUAS0R5T3w-T', 'released', '{crm.read,crm.write}', NULL, '2026-11-21 22:32:55.33+00', NULL, NULL, NULL);
INSERT INTO public.provider_apps VALUES ('01a2003d-bb1e-73f3-8434-5c435b6e23e1', '01a2003d-bb19-7279-9bd3-2e1833509209', 'sandbox', NULL, 'app_02c59c8aec67', 'v1.released.w2WWo-916wrvadj4BCWLezVX-nynqNtvCjxkjmGw5uV2XD2DZIyqSmknTRMwAbJ9FXGZbSbjW_MfsXbM.LCak2lF7uhvm3bOutEp7HfgX-F7OR5ATV2H1YqATvR6Uvq-52CB0liHbaonTr-20lMRIuns2JLktMDRprlGq1UF5Bh1b6pQCaqKNN5yLsEmBvtA', 'released', '{crm.read,crm.write}', NULL, '2026-11-21 22:32:55.326+00', '2026-11-21 22:33:02.419+00', NULL, NULL);


--
-- Data for Name: provider_budgets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_budgets VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', 'sandboxApiKey', 'connection:01a2003d-d631-727e-9343-23dfc607210b', 'all', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795300385307, 0, 0, 0, '2026-11-21 22:33:04.307+00');


--
-- Data for Name: rate_limit_buckets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limit_buckets VALUES ('37dac11083e1fe333ba5b28023da76705f40f1299317377c8f5b3916931f6540', 1795300384372);
INSERT INTO public.rate_limit_buckets VALUES ('f141ca57ac3adbec3cc7f11fad1d924798ed455539a6b10bb662acca6de5401f', 1795300384371);
INSERT INTO public.rate_limit_buckets VALUES ('060654fb230ee2af17a8d3d02a52865a553558de0b5aac2727ffdfc110633820', 1795300384296);
INSERT INTO public.rate_limit_buckets VALUES ('f5af1a44e60749790cf0da6c26378a2c2dcc734c48f2d4f52f4fd29034c1cfb5', 1795300384295);
INSERT INTO public.rate_limit_buckets VALUES ('731e34c46b9338204202113917732d892069eeaf633719799da35ec19865db0a', 1795300384328);
INSERT INTO public.rate_limit_buckets VALUES ('ccfe5db465b55c73c9ddd763c4aa3b28c84f65ebd59745b39fc4a0727521a916', 1795300384337);
INSERT INTO public.rate_limit_buckets VALUES ('35fcbd4f8ea6d684c15bcb4df8aa43dc5dc93f9c7f94b5325281a2763944650f', 1795300384336);


--
-- Data for Name: read_hashes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_hashes VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d7f5-714c-86af-87c226fee94b', 'contacts', 'NGYZx9Tuk17npNuP7zWWvD', 'kNWLoyfEgLyDmjELSjwNHG', '2026-11-21 22:33:02.918+00');
INSERT INTO public.read_hashes VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d9e9-761e-9fb7-f7220ec3d2c6', 'contacts', 'NGYZx9Tuk17npNuP7zWWvD', 'kNWLoyfEgLyDmjELSjwNHG', '2026-11-21 22:33:03.317+00');


--
-- Data for Name: read_objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_objects VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d7f5-714c-86af-87c226fee94b', 'contacts', '*/30 * * * *', '2026-11-21 23:01:15+00', '2026-11-21 22:33:02.836+00', '2026-11-21 22:33:02.922+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d9e9-761e-9fb7-f7220ec3d2c6', 'contacts', '*/30 * * * *', '2026-11-21 23:00:02+00', '2026-11-21 22:33:03.291+00', '2026-11-21 22:33:03.319+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'contacts', '', NULL, '2026-11-21 22:33:03.663+00', '2026-11-21 22:33:03.663+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'companies', '', NULL, '2026-11-21 22:33:03.738+00', '2026-11-21 22:33:03.867+00', NULL, NULL, NULL, 0, NULL, 0);


--
-- Data for Name: read_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_runs VALUES ('01a2003d-d81f-7527-984a-2f06daaef838', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d7f5-714c-86af-87c226fee94b', 'contacts', 'backfill', NULL, '2026-11-21 22:33:02.836+00', NULL, NULL, 1, 121, 121, 0, NULL, '2026-11-21 22:33:02.835+00', '2026-11-21 22:33:02.921+00', '2026-11-21 22:33:02.753+00');
INSERT INTO public.read_runs VALUES ('01a2003d-da01-75b5-8d0d-609b52571129', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d9e9-761e-9fb7-f7220ec3d2c6', 'contacts', 'backfill', NULL, '2026-11-21 22:33:03.291+00', NULL, NULL, 1, 121, 121, 0, NULL, '2026-11-21 22:33:03.29+00', '2026-11-21 22:33:03.318+00', '2026-11-21 22:33:03.235+00');
INSERT INTO public.read_runs VALUES ('01a2003d-dbb1-75e5-b7ae-9f0bd8a9e9c2', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'companies', 'backfill', NULL, '2026-11-21 22:33:03.738+00', NULL, NULL, 1, 40, 40, 0, NULL, '2026-11-21 22:33:03.737+00', '2026-11-21 22:33:03.866+00', '2026-11-21 22:33:03.666+00');


--
-- Data for Name: reconciled_objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reconciled_objects VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'contacts', '2026-11-21 22:33:03.669+00', '2026-11-21 22:33:03.669+00', '2026-11-21 23:13:04.985+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a2003d-bc2b-700e-ab14-2498932c5f16', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc2b-700e-ab14-2a21193fe80b', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-21 22:32:55.597+00');
INSERT INTO public.revisions VALUES ('01a2003d-bc2f-7677-be8c-2b83e46c1620', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc30-765b-b316-863a359ff68d', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-21 22:32:55.601+00');
INSERT INTO public.revisions VALUES ('01a2003d-bc32-762f-a3b3-7f4f1bb085e9', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc32-762f-a3b3-8328dc2dfe3e', '1.0.0', '{"name": "crm-sync-steps", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxSteps", "displayName": "CRM sync in steps"}', '2026-11-21 22:32:55.603+00');
INSERT INTO public.revisions VALUES ('01a2003d-bc37-737d-8afa-a71eb73489f0', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-bc37-737d-8afa-a9ca3b494522', '1.0.0', '{"name": "crm-sync-workspace", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxWorkspace", "displayName": "CRM sync of a workspace"}', '2026-11-21 22:32:55.608+00');
INSERT INTO public.revisions VALUES ('01a2003d-db94-7435-9242-a05c474698d3', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-db94-7435-9242-a4d7699d4642', '1.0.0', '{"name": "crm-events", "read": {"objects": [{"schedule": "", "objectName": "contacts", "destination": "demoWebhook", "requiredFields": [{"fieldName": "email"}]}, {"backfill": {"defaultPeriod": {"fullHistory": true}}, "delivery": {"mode": "onRequest"}, "schedule": "", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}]}]}, "provider": "sandboxApiKey", "subscribe": {"objects": [{"objectName": "contacts", "createEvent": {"enabled": "always"}, "destination": "demoWebhook", "inheritFieldsAndMapping": true}]}, "watchSchema": {"allObjects": {"fieldCreated": {"enabled": "always"}}, "destination": "demoWebhook"}}', '2026-11-21 22:33:03.637+00');


--
-- Data for Name: schema_snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_snapshots VALUES ('01a2003d-dc93-7486-9ec8-139167196a6c', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'companies', '769b7327a855604ee60658fc7e046e7b164970f1dbc4a84c8f010c4361f7f0be', 'v1.released.FPm_lPGOeN8LS2pSufGtNuVs4fg0oJVhUdZFrzidgn3Eei-K7tvl2vC36lPpXIoBLOKy3JWXyf_ZZIKO.gpaxAiJSaarlMjFNmhKUfukfkhMf9UkMdTpr4JwcpvFr0brPdaSVfHkT4Nc06EHsssYH3pKxk77fAaKCkoZT50ZQIUqPFDEwhfbzKCIpg2gJXOK7eorbFh5GgLU2Ply52ghrRzsYbhxyPtlSQR-Lgc7d6jQqHfveecxh0-KkDrnGhru46cTWCJPRLgdcKBUoxP1fQORsk5EQeeZLS0IAUq3EmBpP1x-2VsLSNamFXlmgt4pG3Y-ajrm5PF9ISbnRlZ7li4vClZUKISS8BLDIJTCJJSn0t_Z4QDRwXaNFhAlznwidStAc3qZAMp_2AkLxYr_9r_B4J7vQGQI9T7eMkH_Ut4M7zV4af_cvse5oFnJvE8ZreaPh33JhfE3hQA_I4n8W2lJvrOhatUGpslsZp-6rpLwIANmq3mrVs1Z5K0E1e02LEb0aVvzOIrNYl6Cqo13Hldt0evFh6xk7JkC1xkjnA8rRJ8bb9u82WeL8QhuK8xKpC-nSHVzRWRadd3bTqxzWpCQGEk4vIZ0Mdk8H2JEuvZySEEjanFtLkbKb9UX9tyla7syT1AL0UdFr5t0YpLQZf40EgbVgKxy_tF-rzOd9ifMLTVRj-QvkLVjmqf3NJmJiMwNxegFVpXDuKzDSat_TMuCWWgSjp80e3ysdDeL7-Foud4s9aKhssAhuiZSMmWQPBaj4I7QJQzQW6hLBrO5siCBT9xQPXdpJjgM3Oqg50FhL_FYbMCMNonZByvTQHyOoFHd24qK5XTRmDRUHbSKTXNTAKl3NFDISmaBYrDKluAxtmLAsGDQs8AjCUsQ90Du4XLHC97lvRlxsCnzyqi5eDik_p58QtKWu7o6nCMT7WTasyQmdK53z28rX55qn166j5Yg1n9Ol4sSLn6-B9VWHCaQP8kmiejT6Qd63HmbawYIxIqPA8P64rh1UeodHT90JW5f5hYblhIJgFz0FEY1Qm5sCTYxg_YQ5EJW92_hbbiZOvtTbcjn7czGk-9438_uKbHaMmKY5V8kJU9Dvc5VyApUZvhd0OYsVbJNsRyhfC0Eg66mxscI5aZimqZMyVnuK5SP7aOELQyTWbNjygLo6xSfZod3qjPUIPoqus7rOQErYfqlUxY5UJYt_cbjhraSVjKh_f9SPrOQ7f38OZwBIf6yj0N6gV612rybiVA4AoyBdhZ3kgibBb9sEXcOHDAytiFbT1dnFDTQlCNOrhCTNRwj0uwHXK9lQeifAZdp0ixlSxLTeLJr_iiTWRcgJHrGeFms4cGmS8OMgPmyO0wNbhY3PF3OQqyf4WRAE6IMFNSBYUlmgMUoMWVk5opYuZNxkCx-Wk6NZIpDolwxv218v2kWYjyRY34SGDxtolOah2XCqqYyraWvoP63RACqXv9lVgUemyH5VIFpSsVIOOrGRtGdDlt3kSI5JSdlSDGINPOrZqlmfj2FpUiWlZW3E3MK8CP3KAtGao7SwkYrOBcgcifbkqUkDrGv-U65vEEjBpJWoygj5Q89qmZizVIoSRt71AV5ZPTeF7_Mvh078pJANnYigL5pbBs9K1HcabsdSGeyH6QnmGgNKtyXWzwn1e37fIpS9uGXN-ZmBeyjo_NAnGzSNv6-QCOY23JtBNatWjDFYuW3DsWeOMed2k2l0YMVDR1O5WwOpBfVTMfPOvIGOsGt3NiGi4ulq7GjT7Yn5WESE_aT2wqmA2_y0u7uMwjoO7tcBogz2VN9fOrgdstvbVij4sQrBNY_ptD2iGFxkFayCPYxcbkLwZ0NTbZ-GThoQtZ-HRK1XF0NEQPAoJH3aIf1sS_6sY8XC7frE7WAu3o_wfghi5HkAowYJvQ3qmzskg8CWWgQ75pEJ6wCoWWGyYjbFvGFD8isuJycm-_H_i2d5kMW1Bk9uMYXDsArFAc0fL5YesKUCNBaNIko3ET8dtiY1ddO4UobLizhax5jLV_9Wz3-A93AA3sn48tPd8CufaMyES7mSngLhUDsufLb33aMtF25VVp4kQU6I_lOEn-QkizaI7xcnoMy9tUOfk5tpYy5RNqM0EhJmTPOlYWjcwOgxPkFVV3fXRXwRNzAKD7ZGLLwORRoabzm0uMQ2V7hWzT3coMeP7_NyWFJFMz5Ju2aqEFTV9-lXRLFkTIz4jPw1YgDDL1flt612ukLKJcoqwSlaYwE5b32IsSzy9aNB7uao9lGEHLKc7Vc7DjFe9xTP234s48Fbcn7-eD2hVIP_hwuzOCJxz2H8c0gXm9riG33FC4ObcbCPXCFq_k2q1NIDIrgFfojheG35yF2PSRFik-DgXkgmhx-hKrR3oeNKpkWTLJuQSqPLBitfwkKHC794grHAocJ3z2tFUiKESo0WaXoEvPdTtCjo3EebKVjol8FEEwTWAydd0ns7rpd3mtG_1o4PWf1qrsP450Blhm3mZPbtupylbw4KvdmSZJWYe9fHnag_iARCKeINDDPLWxRO0C4viqKFgq5KDyh04y3-OZ2xf2yYOqyhV2aCJ3FaIKKJ9S2w8feGRsszq8dFwccqufCl6t6YY-Cj87zU2u38cUy2R7Wbt-iPBrkkK0vw6jTEz2ssm4ZBEtHLD3GM3XTtKZd9MqL_5xLLN6y_W_ujWpV1ivjKWYepLrZMxsZP_hC-8UBTWG1gJ6v1qdogXFr4sv-16snU-9U-OueuQ4FNzmdBkn_79Q2LEgR_6n467gUOcIHakqKaYTfTVmHUxX0Uof3UoGxOMnQE4Yph61F37KEcp6arJNR3aDTcpX7lyJvV8wAjQ0xY03Kn8f197uqNMM8GQ7n6RbaOTSYLXxe-3mt_LdjRh92iSnU0mogd78O5rQQAZ5BX91_xnEQpefbtRc5ObKkhEWMSGMBSRZbaT8tdUaaRec3QoVkHVf544soKUuCWXFykPLBfX_6JgzxLfQOEP3IADu365CvR9twAJAH5w5UmhI_MdMpXqLu82ljOGkc_NtoQwjNlSOt5g-d4VakjIVsMnvoubqRymJx8xjl7IGlyPWV4uJZD7KbNp943pNOwvRTROxECjvZ7-9f4967pJhTmbv9CvHOaEbfj0ULGB2UL_Jhv9AZYP9XoJEdri3c7MnKAUUx6E_QBLS1O-9Y4bYHKJODhuEJWYX2ibqq0bXYjYgyjmJEBNxTo7fptK09D9y5nqLdVAYLspJ_rAtbcU_UuYEEWrcg9whoIx53F_NPa2y2UjCPWkXW6Oos_ITkxJvWYZAodQMZlBOe0O6d5-ResPPw--E9HuYleG2sKBPORPTC_17GpLCkloUTx2tIZpqOvHnLA6zJq-jRat0uu-OcI-CwbN2Fw4hRZFQQr3x1kGO2m_HVvKkq6WlkVgYGsMDmw73q3ZYymfIUFpjs-5s0Dd4cW4P_mTCd-m_p5n8ph-FKzygGUyf_jXGN6-OfHjLOck0jqzPq1HWTvVlcd3o06W4tK68XXO08MdqZpaIhPHcNrRkG7eSITM5e4I-WHfhxiqch0rBT45oJLJpZpeEmIVOVGRIqBzpGsoZuR5rIn6w9Zt17NDxteBNeg6Ryd8sXtCfbtzDVh2uRCvm714X_YaBwj43_x_D3k_Ih-x6TyKM2tNNIFPzgjc4drikMRS1vnV6zbqJJgkLEVlqXktoj8gkfCzowCc7GYurAXkEuaX5dD5MCX534hkjs5ySP7yA6FTOK_tvLXIGxjH1B0KWMZd4T6kClG0LSbHOIKFRuDmmAuSvFG-4JcYEQOGMMx1uAy6btsBtmJMtlU1ReL7MQnPBOdalLoAZ9JVJuP1Z-avnrFVXiS28e6egcpg7CNxB65kIME6FZL9Gv9aeReMFOQeQLvCO9_4jrpJ4qE5NGXGztiSUK0PhENOF4dDF6vIz8e_vgpSlsn9pI4rOYZp3F8H8y696c1PMBf9yiiwufKD5r0q9IyPmL3G3pgmxaxaYHQ-Gx_ge2JYtIXyt3VDKUQGM4R8o-HmmGAJSyVDs83CA-ukfwprbrFojpCZOroZbIQjOUC2qqZ5QSXkG341ASxohl7zxforCL2xHVINbz0T1wNHh5y2hx7fPt11WHtFkHctKB6EzCA0YyiPEY0q_HxEpV-GL_nzR4rmKok89EQfBN57hj8Xf1oq9VpxLz_UzNb6sprCGoZZtS3ToBmALfO4IUdRWFnPrvZw6MP_QJ85TkvLk0HnL0LyDzJ4sgG9Kux_fhlNUpwlO2Zdmjd4IuNORFT1mu1nzt8i6OcvVsz1V-pXy21kTwNiZgDjzPAyGRruXZ1dpEC0W8NW7ZNdsXSeLlHzWXH_LwsjiyPp2-2TxYliNAeCAgqjg8Y6ZtgoSP5SzFWb_ra9t9uuhCXJsKqmIMhrqXLVKV-OjvymOLW_Ji0A0PkMm_mfqx_OUTeGV9qqglmyAQVP9ziOgvwVX4uWdTnainvkAE5HDJLl8wTGMxNLJi0p2ea6oHPLycF4Dd1lliq7PCu2R_SIwdmp2uAtArppEDv3956cruVRncKHcI0Bwgfm3tUtJHhcWz5zNz7d2wKKpvlTFi1AthseCXFELr-Le_fCnlCByNEJM1TE1sHq6XDmgzbyb9WcQ', 'released', '2026-11-21 22:33:03.891+00', NULL);
INSERT INTO public.schema_snapshots VALUES ('01a2003d-dc9f-7256-9d40-70323e118a9d', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'contacts', '769b7327a855604ee60658fc7e046e7b164970f1dbc4a84c8f010c4361f7f0be', 'v1.released.6SSyEoUMhK5IkC_OwXS1Ui6zHlELiDYljwNgDrG4OCQrzwHYXhsnOB-h4EJG4smuUIXH16BPLnBaKvT1.8a9XdySSyOCWOYFeAxjZW1-FiNox7GxJgGfN8O8SdvxcW0txIlkVOKYprKFsTrTz8YLaVryJp1FOJiT6IJYTj3aOYaC_ygarnHOqOc1MIatcWCXXaokoldP4H_AAidNbVbGtodkYNImg-7DzJwUOOeuZp-R02s1nPytlhaZfaqXLGTvOVBCmKoSrK-M8CHLVXe0TcMP1Ie9VmAd2KqSCta2-WDPsHU2hwVqylb__v15g7Oq529MUg9YQekzT6STun_fOrxds3qRoOeUlP_9AFTJ9sdUfMyRGX44kZlGkfFumgKCRjozVRl7RtLX4o6EiZ5zD4KcgB5ykzM1hqto42SfKJzaR1EiRCZEsUjUoRL9qKpHI3MsmOz4MqK5M2zGwFuZRFrxAxi5oVf8rnOKTyYjlOLtA0dKgR5JtS_fYIc-GhYRKqg-U7P79YVZPnAS2uZZY36Ugre07iBZQFxvEj4c5ZaPfLVS15nkyepShTcZcfuSBzCu3b00VuVDLBdP-RPckh-4siFEacJHzNZCeXS7aNlXn6ldtBxcl8Gcw9DcTnMG6PlBf2tdeoFWY5CWvOvZKn_tSqrSjtgnOeL9bn4JlT4bcvBdtLeLH6t3VfSEGjsyBcbQg4_zHhd36LPpPZXXO6HTlT6qilyWf7zoLAA1SPhUHFRApiH1SmRsbDevHMDTe0qTCOx12PhOqMnTtUEuqDyWQBZwN081OiEh7JYDfjpClU1OrBME-W8ni4jQvMochyA2MEK2gbRUUqSW-ryxExx_MOTr2mauBgwmFWT2QmAUM5CRA0MbzIvfYoPJHrF-6XzOkpDtEf6Ku5eYfsL4dPFfzQ48hPu0xR3VWaco1gWIYE6F6k4Q-FTaed7d0_zKr3KGFzG3kxTb1fHeLNNNb_PXGB62B6i94-K0IkSH8JQ5QySmJaT0we1f3HgDgg45l0THPzUpKtbNlS9nLs1JoChYC0Czbo4FxWRu4uDtCm7rhYmHQ9p6JbU2QLOT_DGtK77kf6IfcDAVCWnHc4eUo_lBiEC0rAK9sBGi1U4PUVCGZyQWByKjtYSf-poP7WxrqMO4-yHArzeRQmDR-r3AE-IOM2eWHilOdlz8g3pBh30bBJsTGnKQkx88xhCBkmmtiKEDYzqLBK5FZ_5HK2-Yl5pWOuYKXDcalAYsmJE4BJGWmJhBZ2C6VSNzsBUaTq7boYZYuxfsJHV2iwLnClWlFk16v-gBC7fqR-MG0PzoHpMFt5fRd6n8GPMnM9ey9DsY_mPFwxoR2HCwu8-bIRODjJHuseWKQgaet6yruJkW5AtSe1LbeFuvxLbQbq4L4pxuxGSdcOwTt82C0Jk5PEG5qRHTEYWUEYFx1okI1EYausbpQRzQ1JVcE1doFMgs2duKtmrlKDYzt0RzwflfnuQlyKQ7TTPwDYRp936GR03LL_xJmtwM0IF8GRW9cEvMpyDcLeXttO2Zsmi7UziDBF6gsydQyzSX9mwgUXGqkmfCo8T5ojpt8dQgcmPZEab-hv7V-YjArFJExhugAZ_4x623nM98AxtG9NmFbQAoK6C3pcw-M2waLGnh-XfpHQ-iCRCtC7ZYgHV5KUgoXrtPC82FlB088vN92Gy86neDIDUYu0Fwpb0JuQRGdEerFJ3LcRx5mF5km_WfHbXxhOv8nmpL-DfsDpX_BKkTAPm-Oy2D8fEiREwOU6jV_k6EXLGgycRBII3gTO-vTpMYNYQ7IhnZh473_g-VvsBUWpbxk9Zl9gbFuwAM_f1QsjJk09FPJjYJes_Ua5aim7Zuo2XtCB-OnYyRhWyqclw9aDU7lw39MdXmOYB2_pL8yIM7Gbh3Lm5Q4B1Ypw6IL0Puqmqc9R9iFP5COQjiSRMK1kKDcCL_CCi_PdiPtuQ-_qLysjO7pS_mHyZk5CnU0FXks-BCUvwtfG_93IUGkeXVse32ajNuDJVjDfLLQgQUs0B6kbi8bWJUeZ2vhYtTpGm3cN6ON0PtQMHwTvaZi9ob_-3wYNpCH-K-ISPEPhBbmjTf1-8q35wttFck0YEZdLwEhR5_D-UtIuZfN755xiFSHr2bEoYbd9xXwcy_YX9mxCTF5jYpFJn78JJ1ij3FTn-h-zvye60FrG7LMf9t3cnzs9cwvl-k0pESqIT0WuS2DWwbyC5xha8_siiQ3YDzcyWm-kAOl-RYNNs1n4SWDW6yYeGIVKWAC96b-8hpXMs_iQG1M6QfD-x-_tTU_Zn3mJhYEjyuPzCI8kVPFxlgUN26kjjrOgms57XV-r6XlLYQiYhW6U3msYXpodHxa121PRntlXQampHslvzRG7UpQHSON6xincatf10HA-OgvEwrJv9Hvgp8eTjdXC3lLA-ER31BT21J_kJ4EFP0uyHT53uEq0yubHc1eFC842d5q0biozls3B-2NfD4Deky8koiruGPy5dcWsCBlB6QSzhl-_02RNehRglsYHseX3-FPUOUqK4AsD1l3yTbv7_yLoxL3nTeFH6oMzR8lrh-aJQALwH7UxEYiMS0Mq7MV0Q1MrD1SbJQbjiLwWxyN4PTs9hjxx_NRyFtrrE3gzfbH2bnr1WLCqP-CKIeffuRaYm-wUB2-ZKATDINLPc8GjizMZxrVlf9IsMl3I3bedN2gWKW7vC4DHVbBcAOKGqKBg6grwkCmLnM04LZDtKVW8EbpsVbXJ1jqflf_kVySmecm0CepirdSm3OzLXZUGttD6EzEaz7jIOQAh84MWe2DPqHWk8HG1UCyg2ptIfEUMc8YDyK563KwNq7AyQwE0jgv_beVkNpnHSAnenrOd-3SYLrXW5Des1Hmef3SiwvgUQPvcGMzASbpeRAQRJlKtSm1tAE0yDqLgLKV9LGcEHUShT-Rn2QjNC4WEcq39RTxFWH59GjaVV_w9zd_CqYY2Z3cVpHt4szzwnZSxr-nm8m-KbfAM6C5KR11yUI88Tpw41h0Qxp269y9flLTJijBNM6KN1k1PHU7s9mPMgneGXEil6q-NzuTkSPrAJU-PnvzfcsrIlS1_eEoGAQSfHEQjF5NIZxDmlgaVPNQzXfjkXUqnlxUuVMh5gbwaGyN-taNKVl44ZXE2wW6I4QIfXH7jdyRi-f76CZ_xENrDyROgTJIQ0dexSVHREqhNR1MeVnHilHEZlxvadI40WYGV3dIKr66vqGbHEEG1B9B-mR5joJ087vpCt1JaOfCamVJFGOsnXIjiaY93BSngTLl8gHF6YSJURCsqM6PITxYn7pGdNKTfxBldlW1tOO5zwBZQvyNA0r14sFf_JwjaPeY1GpA9LNFxcExcS5qoEO2YAycSYkJEsBodxNGNtxzWSFY5wWa9fnnUmqr6bDjADdwDcgNXfm1SzXb6eB_dsUxPx79gnHHJACjG9S73km3KErSArLYV5jWGMZxWoVpYS_a4giVNSltMw93SPqa0BQCuu06YaCD7Sm89SItKM-589um23WlL8HLbApvwmcXi959TdboMY5g5w5Fh5_MxavoC020Y9K0MRAWTUxPXv83K2kXespJtwlK9nOi_c4jRvv_SBMeA2YiwSREgxKxC55418Fb5PpGpUBnil8civF6bnaBSKsu0BedNzPyBQuWS2LbHrq8sHLIo4wAeeboSeEboTdKR5ZdUFoOjO6AXD24PP_oB9xSdzgrPEtsXorqvQjH5MPZ7sDDtAFZFPjxD7spnXK3XOil_brNgEteMuldGUpMFmrYHYPltJKQCK8DtChQo7DHTuT1dzRLFL7EdwlqZ6GHn1qDxfHaUdccNeLPqWe4B-oPOlO8boufhQoNVidKDE-2aFOZh3vMvkFgg76sfFk7PNF7h8G97UMK0StpfFWIMGzDMQr6Kolcw66W9zg4dqgzWeAib1pIBhilQFgunaleim2MDe9X7NQ4OoaOJ9S4eWj1Gy2R4IPfL9Bm6lsuoJ-6nxxrfzaW-sBD6iaYhTl8HN-c3YvBhBodhKqOZd1nQae1GxHxKNep_hNhtrT8aR8ipv6XAkvOKf5Gd3TOfN6F6zwS5k4r6GW5OEWipCRARjoOJXF8vy9jslKq4VR4kHLDqaNL-MQ-DUqn3yNFUdD2k_UCWDCrhFnba94FaGsgv0OyDhBTvAZdCw1OW6YiDgB4VX77dhP4JcP2NLhLns3CvXClrpzp15HkP1EbJRiDrRADB2V3vrd2ZwnG217tZO895V-AEkWLzziMPd-9jrKRm6ohUH6Qbws4HyThqTv-0rIqMOJP9wKnnwZt251KheyslYzw4twQJEbfoNGDjBjRoVwQI-y_i8RsoP9bSjnfy6L7S1ImkAsBWEuW6o5uaBPUOJnWJMW_kY5HtNh_qxxrm2v01blE1gPaZYkWc46DqSSLiW_hzNoMTBAqfJFkN4fzz54E7J5VcRYLGYir880ftWqv9DtPPmFf88w27LV3aFTZ7Fs6sBaxf0S4Xaq90VZ9EFfmKVJwvzIqySrm6WcvgilWQ2iHMOmCBeG6uC86EJjvAAKVG-_M9Uty_39GkuEXwsiDVXXGZFM18knGYq3AWJAFgoMS-1aCjc5uaS5voUNaKjxRM6iAfNKbNLvVqk0rJtz2x76TiLWgGQkGHBk4dLbBAKmCrCDJQmpddIDZfVULAhuKmvngdR5qLrx7QVRyCSBGu2FkMe6pxa31RHJJtFlou8_jwXl5oL-Q6AKBkjZQKL5quJ2G_ihjRzTyIcshbGRwIHSuvAda06MUEbXVMkqNh-HR9Tx6YZw-u5fb2ZPOc7CpsGmYLPtrs-x9ybkuEQDS8RFq4mshNQIQRU9PJi8SfcVI4ej1bmcF3BTk-yFSVSHixlQA8tniz0atq7BSvisYIk1txrs4q5D8g5DIcrwlcanZ6sShaLsaM8_h6A2bxu3OHOIEu2SXg9NS_KT6uI1fiUstXS3K4Oe0EAuYiNiR5JaJvqMFrSwpJ8RyhFP6B3up4HJx7pbSq0L33jPJN3MRdpiuj5r375rcrbAfhFcIQPuaOlKf6qhN9bypneaW-cAeLln5yXSGaeMtaEIbuaswl1Orn6p4rFf1bfbwE6cCJhkHDsqhTQ', 'released', '2026-11-21 22:33:03.903+00', NULL);


--
-- Data for Name: schema_watches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_watches VALUES ('01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-bb19-7279-9bd3-2e1833509209', '2026-11-22 00:01:46+00', NULL, 0, NULL, NULL, '2026-11-21 22:33:03.671+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01a2003d-de44-7127-a5b2-548a96a80ae2', '01a2003d-c796-76cb-9e4d-9599ddf225a8', '37f1f7a02560563b99206d271a28d1406d986feed3a32f93ae527b662e4697b5', 'browser', '2026-11-22 10:33:04.324+00', '2026-11-21 22:33:04.324+00');


--
-- Data for Name: subscribed_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscribed_records VALUES ('01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', 'contacts', 'MrWkajnQ3ccJuDivv-jYNz', 'upwGArXqREy6mBc6nN1Tls', '2026-11-21 22:33:04.064+00', '2026-11-21 22:33:04.14+00');


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('01a2003d-dbb3-76d2-b3c7-ad85b74f1141', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-dbac-7683-a49f-236c427fe4d2', '01a2003d-d631-727e-9343-23dfc607210b', 'hook_9ca1186712dd016d', 'v1.released.DlcmI9Lo6B6U1ikhQj__ik1jmsy_hcwuW-0nQzapcpfEZ47VkJetFndzTiGrqkzicbeMMmy7F7A27hfv.wjVjGQmEEbRKHTM6e6lO0CNif-k4VGlNCcrEwKjSV3PrL9W---6RM2REPjker73FDz-ihseSz0y9O126h1jNnIsSxTp-TOBoYL3tPZA2geqe6rLF3D-rnLImMWkY', 'released', '[{"type": "contacts.created", "objectName": "contacts"}]', '2026-11-26 14:33:03.835+00', NULL, 0, '2026-11-26 14:33:03.835+00', '2026-11-21 22:33:03.667+00', NULL, '2026-11-21 22:33:03.82+00');


--
-- Data for Name: topic_destination_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topic_destination_routes VALUES ('01a2003d-d96d-73ec-9fc2-403478050971', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d917-76cf-8fad-ee8ec476af20', '01a2003d-d961-7715-91b8-965cbdeea848', '2026-11-21 22:33:03.085+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a2003d-d917-76cf-8fad-ee8ec476af20', '01a2003d-bb19-7279-9bd3-2e1833509209', 'events', '2026-11-21 22:33:02.999+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a2003d-d954-74a8-ad49-2f18828c14bd', '01a2003d-bb19-7279-9bd3-2e1833509209', 'dowel-uploads', '01a2003d-bb19-7279-9bd3-2e1833509209/01a2003d-d954-74a8-ad49-2f18828c14bd.zip', 'b8dfb93de56a3d0249c8fda4bddb12151d3f6cc6282bb6683ae9be8f1938af12', NULL, NULL, '2026-11-21 22:48:03.06+00', '2026-11-21 22:33:03.06+00');


--
-- Data for Name: write_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.write_runs VALUES ('01a2003d-d892-7482-898a-49f705cf46b7', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d7f5-714c-86af-87c226fee94b', 'contacts', 'create', false, false, 1, 0, NULL, '2026-11-21 23:33:02.865+00', '2026-11-21 22:33:03.015+00', '2026-11-21 22:33:02.868+00', false);


--
-- Data for Name: writes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.writes VALUES ('01a2003d-d891-7407-89da-9ff96db0c7f6', '01a2003d-bb19-7279-9bd3-2e1833509209', '01a2003d-d892-7482-898a-49f705cf46b7', 0, 'failed', 'fe27e098-d928-4bd5-b78d-4633dd6135ba', NULL, NULL, NULL, NULL, NULL, 'Juniper CRM answered 400: Field "last_name" is required and has no value.', '2026-11-21 22:33:02.87+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 33, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);


--
-- Name: audit_entries audit_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);


--
-- Name: buffered_pages buffered_pages_installation_id_object_name_message_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.buffered_pages
    ADD CONSTRAINT buffered_pages_installation_id_object_name_message_id_pk PRIMARY KEY (installation_id, object_name, message_id);


--
-- Name: builder_sign_ins builder_sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.builder_sign_ins
    ADD CONSTRAINT builder_sign_ins_pkey PRIMARY KEY (id);


--
-- Name: builders builders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.builders
    ADD CONSTRAINT builders_pkey PRIMARY KEY (id);


--
-- Name: claimed_domains claimed_domains_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claimed_domains
    ADD CONSTRAINT claimed_domains_pkey PRIMARY KEY (id);


--
-- Name: configs configs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.configs
    ADD CONSTRAINT configs_pkey PRIMARY KEY (id);


--
-- Name: connections connections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.connections
    ADD CONSTRAINT connections_pkey PRIMARY KEY (id);


--
-- Name: consumers consumers_owner; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consumers
    ADD CONSTRAINT consumers_owner UNIQUE (project_id, group_ref, consumer_ref);


--
-- Name: consumers consumers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consumers
    ADD CONSTRAINT consumers_pkey PRIMARY KEY (id);


--
-- Name: custom_auth_sessions custom_auth_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custom_auth_sessions
    ADD CONSTRAINT custom_auth_sessions_pkey PRIMARY KEY (id);


--
-- Name: deliveries deliveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);


--
-- Name: delivery_attempts delivery_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_pkey PRIMARY KEY (id);


--
-- Name: delivery_rates delivery_rates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_rates
    ADD CONSTRAINT delivery_rates_pkey PRIMARY KEY (project_id);


--
-- Name: destinations destinations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.destinations
    ADD CONSTRAINT destinations_pkey PRIMARY KEY (id);


--
-- Name: encryption_keys encryption_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.encryption_keys
    ADD CONSTRAINT encryption_keys_pkey PRIMARY KEY (id);


--
-- Name: event_topic_routes event_topic_routes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.event_topic_routes
    ADD CONSTRAINT event_topic_routes_pkey PRIMARY KEY (id);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);


--
-- Name: feed_tokens feed_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feed_tokens
    ADD CONSTRAINT feed_tokens_pkey PRIMARY KEY (id);


--
-- Name: groups groups_project_id_group_ref_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_project_id_group_ref_pk PRIMARY KEY (project_id, group_ref);


--
-- Name: idempotency_keys idempotency_keys_caller; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_caller UNIQUE NULLS NOT DISTINCT (project_id, actor, key);


--
-- Name: inbound_events inbound_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbound_events
    ADD CONSTRAINT inbound_events_pkey PRIMARY KEY (id);


--
-- Name: inbox_messages inbox_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_messages
    ADD CONSTRAINT inbox_messages_pkey PRIMARY KEY (delivery_id);


--
-- Name: installations installations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installations
    ADD CONSTRAINT installations_pkey PRIMARY KEY (id);


--
-- Name: integrations integrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.integrations
    ADD CONSTRAINT integrations_pkey PRIMARY KEY (id);


--
-- Name: invites invites_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invites
    ADD CONSTRAINT invites_pkey PRIMARY KEY (id);


--
-- Name: jwt_keys jwt_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.jwt_keys
    ADD CONSTRAINT jwt_keys_pkey PRIMARY KEY (id);


--
-- Name: lanes lanes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lanes
    ADD CONSTRAINT lanes_pkey PRIMARY KEY (id);


--
-- Name: large_bodies large_bodies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.large_bodies
    ADD CONSTRAINT large_bodies_pkey PRIMARY KEY (id);


--
-- Name: memberships memberships_org_id_builder_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_org_id_builder_id_pk PRIMARY KEY (org_id, builder_id);


--
-- Name: oauth_states oauth_states_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_states
    ADD CONSTRAINT oauth_states_pkey PRIMARY KEY (id);


--
-- Name: operation_logs operation_logs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs
    ADD CONSTRAINT operation_logs_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_20261130_0e1894a5 operation_logs_20261130_0e1894a5_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261130_0e1894a5
    ADD CONSTRAINT operation_logs_20261130_0e1894a5_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_20261203_a5f8de50 operation_logs_20261203_a5f8de50_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261203_a5f8de50
    ADD CONSTRAINT operation_logs_20261203_a5f8de50_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_past operation_logs_past_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_past
    ADD CONSTRAINT operation_logs_past_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_rest_9cda06b9 operation_logs_rest_9cda06b9_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_rest_9cda06b9
    ADD CONSTRAINT operation_logs_rest_9cda06b9_pkey PRIMARY KEY (id);


--
-- Name: operations operations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_pkey PRIMARY KEY (id);


--
-- Name: orgs orgs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orgs
    ADD CONSTRAINT orgs_pkey PRIMARY KEY (id);


--
-- Name: projects projects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);


--
-- Name: provider_apps provider_apps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_apps
    ADD CONSTRAINT provider_apps_pkey PRIMARY KEY (id);


--
-- Name: provider_budgets provider_budgets_project_id_provider_scope_id_call_class_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_budgets
    ADD CONSTRAINT provider_budgets_project_id_provider_scope_id_call_class_pk PRIMARY KEY (project_id, provider, scope_id, call_class);


--
-- Name: rate_limit_buckets rate_limit_buckets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limit_buckets
    ADD CONSTRAINT rate_limit_buckets_pkey PRIMARY KEY (key);


--
-- Name: read_hashes read_hashes_project_id_installation_id_object_name_record_hash_; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_hashes
    ADD CONSTRAINT read_hashes_project_id_installation_id_object_name_record_hash_ PRIMARY KEY (project_id, installation_id, object_name, record_hash);


--
-- Name: read_objects read_objects_installation_id_object_name_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_objects
    ADD CONSTRAINT read_objects_installation_id_object_name_pk PRIMARY KEY (installation_id, object_name);


--
-- Name: read_runs read_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_runs
    ADD CONSTRAINT read_runs_pkey PRIMARY KEY (id);


--
-- Name: reconciled_objects reconciled_objects_installation_id_object_name_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reconciled_objects
    ADD CONSTRAINT reconciled_objects_installation_id_object_name_pk PRIMARY KEY (installation_id, object_name);


--
-- Name: revisions revisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_pkey PRIMARY KEY (id);


--
-- Name: schema_snapshots schema_snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_snapshots
    ADD CONSTRAINT schema_snapshots_pkey PRIMARY KEY (id);


--
-- Name: schema_watches schema_watches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_watches
    ADD CONSTRAINT schema_watches_pkey PRIMARY KEY (installation_id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: subscribed_records subscribed_records_project_id_installation_id_object_name_recor; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribed_records
    ADD CONSTRAINT subscribed_records_project_id_installation_id_object_name_recor PRIMARY KEY (project_id, installation_id, object_name, record_hash);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);


--
-- Name: topic_destination_routes topic_destination_routes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.topic_destination_routes
    ADD CONSTRAINT topic_destination_routes_pkey PRIMARY KEY (id);


--
-- Name: topics topics_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.topics
    ADD CONSTRAINT topics_pkey PRIMARY KEY (id);


--
-- Name: uploads uploads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);


--
-- Name: write_runs write_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.write_runs
    ADD CONSTRAINT write_runs_pkey PRIMARY KEY (id);


--
-- Name: writes writes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.writes
    ADD CONSTRAINT writes_pkey PRIMARY KEY (id);


--
-- Name: api_keys_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (key_hash);


--
-- Name: api_keys_project_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_keys_project_id ON public.api_keys USING btree (project_id, id);


--
-- Name: audit_entries_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_age ON public.audit_entries USING btree (create_time);


--
-- Name: audit_entries_org; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_org ON public.audit_entries USING btree (org_id, id);


--
-- Name: audit_entries_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entries_project ON public.audit_entries USING btree (project_id, id);


--
-- Name: builder_sign_ins_builder; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX builder_sign_ins_builder ON public.builder_sign_ins USING btree (builder_id);


--
-- Name: builder_sign_ins_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX builder_sign_ins_expiry ON public.builder_sign_ins USING btree (expire_time);


--
-- Name: builder_sign_ins_secret; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX builder_sign_ins_secret ON public.builder_sign_ins USING btree (secret_hash);


--
-- Name: builders_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX builders_email ON public.builders USING btree (primary_email);


--
-- Name: builders_idp; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX builders_idp ON public.builders USING btree (idp_provider, idp_ref);


--
-- Name: claimed_domains_org; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX claimed_domains_org ON public.claimed_domains USING btree (org_id, id);


--
-- Name: claimed_domains_org_domain; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX claimed_domains_org_domain ON public.claimed_domains USING btree (org_id, domain);


--
-- Name: claimed_domains_proven; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX claimed_domains_proven ON public.claimed_domains USING btree (domain) WHERE (proven_time IS NOT NULL);


--
-- Name: configs_installation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX configs_installation ON public.configs USING btree (installation_id);


--
-- Name: configs_revision; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX configs_revision ON public.configs USING btree (revision_id);


--
-- Name: connections_owner_provider; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX connections_owner_provider ON public.connections USING btree (project_id, group_ref, consumer_ref, provider);


--
-- Name: connections_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX connections_project ON public.connections USING btree (project_id, id);


--
-- Name: connections_provider_app; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX connections_provider_app ON public.connections USING btree (provider_app_id);


--
-- Name: connections_refresh_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX connections_refresh_due ON public.connections USING btree (refresh_due_time, project_id, provider) WHERE (refresh_due_time IS NOT NULL);


--
-- Name: connections_refresh_lane; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX connections_refresh_lane ON public.connections USING btree (project_id, provider, refresh_due_time) WHERE (refresh_due_time IS NOT NULL);


--
-- Name: consumers_without_group; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX consumers_without_group ON public.consumers USING btree (project_id, consumer_ref) WHERE (group_ref IS NULL);


--
-- Name: custom_auth_sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX custom_auth_sessions_expiry ON public.custom_auth_sessions USING btree (expire_time);


--
-- Name: custom_auth_sessions_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX custom_auth_sessions_hash ON public.custom_auth_sessions USING btree (session_hash);


--
-- Name: custom_auth_sessions_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX custom_auth_sessions_owner ON public.custom_auth_sessions USING btree (project_id, group_ref, consumer_ref);


--
-- Name: deliveries_destination; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_destination ON public.deliveries USING btree (project_id, destination_id, id);


--
-- Name: deliveries_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_due ON public.deliveries USING btree (destination_id, due_time, id) WHERE (status = 'pending'::text);


--
-- Name: deliveries_event_destination; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX deliveries_event_destination ON public.deliveries USING btree (event_id, destination_id);


--
-- Name: deliveries_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_failed ON public.deliveries USING btree (project_id, destination_id, id) WHERE (status = 'failed'::text);


--
-- Name: deliveries_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_project ON public.deliveries USING btree (project_id, id);


--
-- Name: deliveries_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_status ON public.deliveries USING btree (project_id, status, id);


--
-- Name: deliveries_type; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_type ON public.deliveries USING btree (project_id, event_type, id);


--
-- Name: delivery_attempts_delivery; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_attempts_delivery ON public.delivery_attempts USING btree (project_id, delivery_id, id);


--
-- Name: delivery_attempts_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_attempts_of ON public.delivery_attempts USING btree (delivery_id);


--
-- Name: destinations_project; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX destinations_project ON public.destinations USING btree (project_id, id);


--
-- Name: destinations_project_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX destinations_project_name ON public.destinations USING btree (project_id, name);


--
-- Name: event_topic_routes_event_topic; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX event_topic_routes_event_topic ON public.event_topic_routes USING btree (project_id, event_type, topic_id);


--
-- Name: event_topic_routes_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX event_topic_routes_project ON public.event_topic_routes USING btree (project_id, id);


--
-- Name: event_topic_routes_topic; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX event_topic_routes_topic ON public.event_topic_routes USING btree (topic_id);


--
-- Name: events_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX events_age ON public.events USING btree (create_time);


--
-- Name: events_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX events_group ON public.events USING btree (project_id, group_ref);


--
-- Name: events_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX events_project ON public.events USING btree (project_id, id);


--
-- Name: events_unrouted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX events_unrouted ON public.events USING btree (project_id, id) WHERE (routed_time IS NULL);


--
-- Name: feed_tokens_object; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX feed_tokens_object ON public.feed_tokens USING btree (installation_id, object_name, used_by);


--
-- Name: idempotency_keys_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (create_time);


--
-- Name: inbound_events_create_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbound_events_create_time ON public.inbound_events USING btree (create_time);


--
-- Name: inbound_events_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbound_events_due ON public.inbound_events USING btree (due_time, installation_id, object_name) WHERE (due_time IS NOT NULL);


--
-- Name: inbound_events_event; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX inbound_events_event ON public.inbound_events USING btree (project_id, installation_id, object_name, event_hash);


--
-- Name: inbox_messages_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_age ON public.inbox_messages USING btree (create_time);


--
-- Name: inbox_messages_position; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX inbox_messages_position ON public.inbox_messages USING btree (destination_id, "position");


--
-- Name: installations_connection; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX installations_connection ON public.installations USING btree (connection_id);


--
-- Name: installations_group_ref; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX installations_group_ref ON public.installations USING btree (project_id, group_ref, id);


--
-- Name: installations_integration; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX installations_integration ON public.installations USING btree (project_id, integration_id, id);


--
-- Name: installations_integration_group; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX installations_integration_group ON public.installations USING btree (project_id, integration_id, group_ref);


--
-- Name: installations_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX installations_project ON public.installations USING btree (project_id, id);


--
-- Name: installations_unplanned; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX installations_unplanned ON public.installations USING btree (project_id, id) WHERE (reads_planned_time IS NULL);


--
-- Name: installations_unwatched; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX installations_unwatched ON public.installations USING btree (project_id, id) WHERE (watch_planned_time IS NULL);


--
-- Name: integrations_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX integrations_project ON public.integrations USING btree (project_id, id);


--
-- Name: integrations_project_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX integrations_project_name ON public.integrations USING btree (project_id, lower(name));


--
-- Name: invites_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invites_email ON public.invites USING btree (email);


--
-- Name: invites_org; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invites_org ON public.invites USING btree (org_id, id);


--
-- Name: invites_token; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invites_token ON public.invites USING btree (token_hash);


--
-- Name: jwt_keys_project_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX jwt_keys_project_id ON public.jwt_keys USING btree (project_id, id);


--
-- Name: large_bodies_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX large_bodies_expiry ON public.large_bodies USING btree (expire_time);


--
-- Name: large_bodies_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX large_bodies_group ON public.large_bodies USING btree (project_id, group_ref);


--
-- Name: large_bodies_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX large_bodies_project ON public.large_bodies USING btree (project_id, id);


--
-- Name: memberships_builder; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX memberships_builder ON public.memberships USING btree (builder_id);


--
-- Name: oauth_states_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_states_expiry ON public.oauth_states USING btree (expire_time);


--
-- Name: oauth_states_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX oauth_states_hash ON public.oauth_states USING btree (state_hash);


--
-- Name: oauth_states_ticket; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX oauth_states_ticket ON public.oauth_states USING btree (ticket_hash);


--
-- Name: operation_logs_operation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_operation ON ONLY public.operation_logs USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_20261130_0e1894a5_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261130_0e1894a5_project_id_operation_id_id_idx ON public.operation_logs_20261130_0e1894a5 USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_20261203_a5f8de50_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261203_a5f8de50_project_id_operation_id_id_idx ON public.operation_logs_20261203_a5f8de50 USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_past_operation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_past_operation ON public.operation_logs_past USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_rest_9cda06b9_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_rest_9cda06b9_project_id_operation_id_id_idx ON public.operation_logs_rest_9cda06b9 USING btree (project_id, operation_id, id);


--
-- Name: operations_installation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operations_installation ON public.operations USING btree (project_id, installation_id, id);


--
-- Name: projects_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX projects_name ON public.projects USING btree (name);


--
-- Name: projects_org; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_org ON public.projects USING btree (org_id, id);


--
-- Name: provider_apps_project_provider; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX provider_apps_project_provider ON public.provider_apps USING btree (project_id, provider);


--
-- Name: read_objects_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX read_objects_due ON public.read_objects USING btree (due_time) WHERE (due_time IS NOT NULL);


--
-- Name: read_runs_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX read_runs_due ON public.read_runs USING btree (due_time) WHERE (due_time IS NOT NULL);


--
-- Name: read_runs_object; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX read_runs_object ON public.read_runs USING btree (project_id, installation_id, object_name, id);


--
-- Name: reconciled_objects_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reconciled_objects_due ON public.reconciled_objects USING btree (due_time) WHERE (due_time IS NOT NULL);


--
-- Name: revisions_integration; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX revisions_integration ON public.revisions USING btree (integration_id);


--
-- Name: schema_snapshots_object; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX schema_snapshots_object ON public.schema_snapshots USING btree (project_id, installation_id, object_name);


--
-- Name: schema_watches_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX schema_watches_due ON public.schema_watches USING btree (due_time, installation_id) WHERE (due_time IS NOT NULL);


--
-- Name: sessions_builder; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_builder ON public.sessions USING btree (builder_id);


--
-- Name: sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expiry ON public.sessions USING btree (expire_time);


--
-- Name: sessions_token; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX sessions_token ON public.sessions USING btree (token_hash);


--
-- Name: subscriptions_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscriptions_account ON public.subscriptions USING btree (project_id, account_ref) WHERE (account_ref IS NOT NULL);


--
-- Name: subscriptions_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscriptions_due ON public.subscriptions USING btree (due_time) WHERE (due_time IS NOT NULL);


--
-- Name: subscriptions_installation; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX subscriptions_installation ON public.subscriptions USING btree (project_id, installation_id);


--
-- Name: subscriptions_unplanned; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscriptions_unplanned ON public.subscriptions USING btree (project_id) WHERE (reconciling_planned_time IS NULL);


--
-- Name: topic_destination_routes_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX topic_destination_routes_project ON public.topic_destination_routes USING btree (project_id, id);


--
-- Name: topic_destination_routes_to_destination; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX topic_destination_routes_to_destination ON public.topic_destination_routes USING btree (project_id, destination_id);


--
-- Name: topic_destination_routes_topic_destination; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX topic_destination_routes_topic_destination ON public.topic_destination_routes USING btree (project_id, topic_id, destination_id);


--
-- Name: topics_project; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX topics_project ON public.topics USING btree (project_id, id);


--
-- Name: topics_project_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX topics_project_name ON public.topics USING btree (project_id, name);


--
-- Name: uploads_bucket_path; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX uploads_bucket_path ON public.uploads USING btree (bucket, path);


--
-- Name: uploads_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX uploads_expiry ON public.uploads USING btree (expire_time);


--
-- Name: write_runs_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX write_runs_due ON public.write_runs USING btree (installation_id, object_name, due_time) WHERE (due_time IS NOT NULL);


--
-- Name: write_runs_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX write_runs_ended ON public.write_runs USING btree (end_time);


--
-- Name: write_runs_pool; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX write_runs_pool ON public.write_runs USING btree (installation_id, object_name, type) WHERE is_pooling;


--
-- Name: writes_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX writes_of ON public.writes USING btree (run_id);


--
-- Name: writes_repeated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX writes_repeated ON public.writes USING btree (project_id, repeat_key);


--
-- Name: writes_run; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX writes_run ON public.writes USING btree (project_id, run_id, "position");


--
-- Name: operation_logs_20261130_0e1894a5_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261130_0e1894a5_pkey;


--
-- Name: operation_logs_20261130_0e1894a5_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261130_0e1894a5_project_id_operation_id_id_idx;


--
-- Name: operation_logs_20261203_a5f8de50_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261203_a5f8de50_pkey;


--
-- Name: operation_logs_20261203_a5f8de50_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261203_a5f8de50_project_id_operation_id_id_idx;


--
-- Name: operation_logs_past_operation; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_past_operation;


--
-- Name: operation_logs_past_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_past_pkey;


--
-- Name: operation_logs_rest_9cda06b9_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_rest_9cda06b9_pkey;


--
-- Name: operation_logs_rest_9cda06b9_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_rest_9cda06b9_project_id_operation_id_id_idx;


--
-- Name: api_keys api_keys_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: buffered_pages buffered_pages_destination_of_project; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.buffered_pages
    ADD CONSTRAINT buffered_pages_destination_of_project FOREIGN KEY (project_id, destination_id) REFERENCES public.destinations(project_id, id) ON DELETE CASCADE;


--
-- Name: buffered_pages buffered_pages_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.buffered_pages
    ADD CONSTRAINT buffered_pages_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: buffered_pages buffered_pages_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.buffered_pages
    ADD CONSTRAINT buffered_pages_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: builder_sign_ins builder_sign_ins_builder_id_builders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.builder_sign_ins
    ADD CONSTRAINT builder_sign_ins_builder_id_builders_id_fk FOREIGN KEY (builder_id) REFERENCES public.builders(id) ON DELETE CASCADE;


--
-- Name: claimed_domains claimed_domains_org_id_orgs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claimed_domains
    ADD CONSTRAINT claimed_domains_org_id_orgs_id_fk FOREIGN KEY (org_id) REFERENCES public.orgs(id) ON DELETE CASCADE;


--
-- Name: configs configs_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.configs
    ADD CONSTRAINT configs_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: configs configs_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.configs
    ADD CONSTRAINT configs_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: configs configs_revision_id_revisions_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.configs
    ADD CONSTRAINT configs_revision_id_revisions_id_fk FOREIGN KEY (revision_id) REFERENCES public.revisions(id) ON DELETE CASCADE;


--
-- Name: connections connections_consumer; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.connections
    ADD CONSTRAINT connections_consumer FOREIGN KEY (project_id, group_ref, consumer_ref) REFERENCES public.consumers(project_id, group_ref, consumer_ref) ON DELETE CASCADE;


--
-- Name: connections connections_group; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.connections
    ADD CONSTRAINT connections_group FOREIGN KEY (project_id, group_ref) REFERENCES public.groups(project_id, group_ref) ON DELETE CASCADE;


--
-- Name: connections connections_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.connections
    ADD CONSTRAINT connections_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: connections connections_provider_app_id_provider_apps_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.connections
    ADD CONSTRAINT connections_provider_app_id_provider_apps_id_fk FOREIGN KEY (provider_app_id) REFERENCES public.provider_apps(id) ON DELETE SET NULL;


--
-- Name: consumers consumers_group; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consumers
    ADD CONSTRAINT consumers_group FOREIGN KEY (project_id, group_ref) REFERENCES public.groups(project_id, group_ref) ON DELETE CASCADE;


--
-- Name: consumers consumers_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consumers
    ADD CONSTRAINT consumers_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: custom_auth_sessions custom_auth_sessions_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.custom_auth_sessions
    ADD CONSTRAINT custom_auth_sessions_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: deliveries deliveries_destination_of_project; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_destination_of_project FOREIGN KEY (project_id, destination_id) REFERENCES public.destinations(project_id, id) ON DELETE CASCADE;


--
-- Name: deliveries deliveries_event_id_events_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_event_id_events_id_fk FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;


--
-- Name: deliveries deliveries_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: delivery_attempts delivery_attempts_delivery_id_deliveries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_delivery_id_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id) ON DELETE CASCADE;


--
-- Name: delivery_attempts delivery_attempts_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: delivery_rates delivery_rates_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_rates
    ADD CONSTRAINT delivery_rates_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: destinations destinations_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.destinations
    ADD CONSTRAINT destinations_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: event_topic_routes event_topic_routes_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.event_topic_routes
    ADD CONSTRAINT event_topic_routes_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: event_topic_routes event_topic_routes_topic_id_topics_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.event_topic_routes
    ADD CONSTRAINT event_topic_routes_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES public.topics(id) ON DELETE CASCADE;


--
-- Name: events events_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: feed_tokens feed_tokens_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feed_tokens
    ADD CONSTRAINT feed_tokens_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: feed_tokens feed_tokens_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feed_tokens
    ADD CONSTRAINT feed_tokens_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: groups groups_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: idempotency_keys idempotency_keys_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: inbound_events inbound_events_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbound_events
    ADD CONSTRAINT inbound_events_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: inbound_events inbound_events_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbound_events
    ADD CONSTRAINT inbound_events_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: inbox_messages inbox_messages_delivery_id_deliveries_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_messages
    ADD CONSTRAINT inbox_messages_delivery_id_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id) ON DELETE CASCADE;


--
-- Name: inbox_messages inbox_messages_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_messages
    ADD CONSTRAINT inbox_messages_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: installations installations_connection_id_connections_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installations
    ADD CONSTRAINT installations_connection_id_connections_id_fk FOREIGN KEY (connection_id) REFERENCES public.connections(id);


--
-- Name: installations installations_group; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installations
    ADD CONSTRAINT installations_group FOREIGN KEY (project_id, group_ref) REFERENCES public.groups(project_id, group_ref) ON DELETE CASCADE;


--
-- Name: installations installations_integration_id_integrations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installations
    ADD CONSTRAINT installations_integration_id_integrations_id_fk FOREIGN KEY (integration_id) REFERENCES public.integrations(id) ON DELETE CASCADE;


--
-- Name: installations installations_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installations
    ADD CONSTRAINT installations_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: integrations integrations_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.integrations
    ADD CONSTRAINT integrations_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: invites invites_org_id_orgs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invites
    ADD CONSTRAINT invites_org_id_orgs_id_fk FOREIGN KEY (org_id) REFERENCES public.orgs(id) ON DELETE CASCADE;


--
-- Name: jwt_keys jwt_keys_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.jwt_keys
    ADD CONSTRAINT jwt_keys_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: lanes lanes_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lanes
    ADD CONSTRAINT lanes_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: large_bodies large_bodies_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.large_bodies
    ADD CONSTRAINT large_bodies_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: memberships memberships_builder_id_builders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_builder_id_builders_id_fk FOREIGN KEY (builder_id) REFERENCES public.builders(id) ON DELETE CASCADE;


--
-- Name: memberships memberships_org_id_orgs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_org_id_orgs_id_fk FOREIGN KEY (org_id) REFERENCES public.orgs(id) ON DELETE CASCADE;


--
-- Name: oauth_states oauth_states_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_states
    ADD CONSTRAINT oauth_states_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: operation_logs operation_logs_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.operation_logs
    ADD CONSTRAINT operation_logs_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: operations operations_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: projects projects_org_id_orgs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_org_id_orgs_id_fk FOREIGN KEY (org_id) REFERENCES public.orgs(id);


--
-- Name: provider_apps provider_apps_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_apps
    ADD CONSTRAINT provider_apps_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: provider_budgets provider_budgets_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_budgets
    ADD CONSTRAINT provider_budgets_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: read_hashes read_hashes_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_hashes
    ADD CONSTRAINT read_hashes_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: read_hashes read_hashes_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_hashes
    ADD CONSTRAINT read_hashes_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: read_objects read_objects_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_objects
    ADD CONSTRAINT read_objects_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: read_objects read_objects_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_objects
    ADD CONSTRAINT read_objects_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: read_runs read_runs_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_runs
    ADD CONSTRAINT read_runs_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: read_runs read_runs_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.read_runs
    ADD CONSTRAINT read_runs_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: reconciled_objects reconciled_objects_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reconciled_objects
    ADD CONSTRAINT reconciled_objects_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: reconciled_objects reconciled_objects_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reconciled_objects
    ADD CONSTRAINT reconciled_objects_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: revisions revisions_integration_id_integrations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_integration_id_integrations_id_fk FOREIGN KEY (integration_id) REFERENCES public.integrations(id) ON DELETE CASCADE;


--
-- Name: revisions revisions_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: schema_snapshots schema_snapshots_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_snapshots
    ADD CONSTRAINT schema_snapshots_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: schema_snapshots schema_snapshots_watch; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_snapshots
    ADD CONSTRAINT schema_snapshots_watch FOREIGN KEY (installation_id) REFERENCES public.schema_watches(installation_id) ON DELETE CASCADE;


--
-- Name: schema_watches schema_watches_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_watches
    ADD CONSTRAINT schema_watches_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: schema_watches schema_watches_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_watches
    ADD CONSTRAINT schema_watches_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_builder_id_builders_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_builder_id_builders_id_fk FOREIGN KEY (builder_id) REFERENCES public.builders(id) ON DELETE CASCADE;


--
-- Name: subscribed_records subscribed_records_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribed_records
    ADD CONSTRAINT subscribed_records_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: subscribed_records subscribed_records_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribed_records
    ADD CONSTRAINT subscribed_records_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: topic_destination_routes topic_destination_routes_destination; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.topic_destination_routes
    ADD CONSTRAINT topic_destination_routes_destination FOREIGN KEY (project_id, destination_id) REFERENCES public.destinations(project_id, id) ON DELETE CASCADE;


--
-- Name: topic_destination_routes topic_destination_routes_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.topic_destination_routes
    ADD CONSTRAINT topic_destination_routes_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: topic_destination_routes topic_destination_routes_topic; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.topic_destination_routes
    ADD CONSTRAINT topic_destination_routes_topic FOREIGN KEY (project_id, topic_id) REFERENCES public.topics(project_id, id) ON DELETE CASCADE;


--
-- Name: topics topics_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.topics
    ADD CONSTRAINT topics_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: uploads uploads_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: write_runs write_runs_installation_id_installations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.write_runs
    ADD CONSTRAINT write_runs_installation_id_installations_id_fk FOREIGN KEY (installation_id) REFERENCES public.installations(id) ON DELETE CASCADE;


--
-- Name: write_runs write_runs_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.write_runs
    ADD CONSTRAINT write_runs_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: writes writes_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.writes
    ADD CONSTRAINT writes_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: writes writes_run_id_write_runs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.writes
    ADD CONSTRAINT writes_run_id_write_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.write_runs(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


