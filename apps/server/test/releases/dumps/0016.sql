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
-- Name: operation_logs_20261130_ce53ad3e; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261130_ce53ad3e (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operation_logs_20261203_bde1d25c; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261203_bde1d25c (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operation_logs_20261206_a7b310fd; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261206_a7b310fd (
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
-- Name: operation_logs_rest_1fff8246; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_rest_1fff8246 (
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
    webhook_secret_seal_key_id text,
    offered_secrets_sealed text,
    offered_secrets_seal_key_id text
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
-- Name: operation_logs_20261130_ce53ad3e; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261130_ce53ad3e FOR VALUES FROM ('01a229c0-5400-7000-8000-000000000000') TO ('01a23933-6800-7000-8000-000000000000');


--
-- Name: operation_logs_20261203_bde1d25c; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261203_bde1d25c FOR VALUES FROM ('01a23933-6800-7000-8000-000000000000') TO ('01a248a6-7c00-7000-8000-000000000000');


--
-- Name: operation_logs_20261206_a7b310fd; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261206_a7b310fd FOR VALUES FROM ('01a248a6-7c00-7000-8000-000000000000') TO ('01a25819-9000-7000-8000-000000000000');


--
-- Name: operation_logs_past; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_past FOR VALUES FROM (MINVALUE) TO ('01a229c0-5400-7000-8000-000000000000');


--
-- Name: operation_logs_rest_1fff8246; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_rest_1fff8246 DEFAULT;


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
INSERT INTO drizzle.__drizzle_migrations VALUES (17, '7e354dc6b702fd2f2fd8e41bf536c106d4767a5f0d9ab0218da36493f0a02f68', 1795312747387);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a200fa-b4df-7246-8cc7-4affff65f887', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'Demo backend', '{full}', true, '91f80d20fdfab2ccdd324c06b205a04fba4e917a74d4ba3aee009243646559a5', 'v1.released.CtVgeZds0Dh5mKhcnFdV7iD3RihWPdO2eBF3jARFjoegt84cUErD1Az7bYu_02QNeAZpVvAR-tQXhZ-F.nTu6yFGd9sspRF3eNwWoZ57iFZPVpqzp_L8wQJP0BAeQEPBOqGfLeLlBqxe3cJE2qe1_v5DWoHijpndfyzPEm6bnNoLSSHmSxRnlhjXBFUVpEA', 'released', '2026-11-22 01:59:20.032+00', NULL);
INSERT INTO public.api_keys VALUES ('01a200fa-b4e2-71a2-97ea-0468c2d93a6f', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'Demo pages', '{frontend}', true, '59a1994917e89740ee51da947a39efa7b6aa16f30d4c3925a2cf3f4b5d32c5e3', 'v1.released.6wfTtpt8Aj4c_h0-sQs_D8RxgJYXnDAvMXeTEc2NQna2l7mKF3xVaDDzY3xP87PPm0LqZRST0jbPWC6J.dYhSq-jwotdg1qYImxSY8_fCOn68HPsxgZ1z8kGqjhCUsjRX74ifhKLds4BqXkFrMQsTVMFf92EFxW-PPmEryGBZ2hYrvKcjejEw8rZfGUzW-3Q', 'released', '2026-11-22 01:59:20.034+00', NULL);


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries VALUES ('01a200fa-cdc6-7004-9360-6a5d335a82c4', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b2fb-7390-a64a-1d2d0571330c', 'api-key:01a200fa-b4df-7246-8cc7-4affff65f887', 'provider_app.updated', 'provider_app', '01a200fa-b303-725f-bd05-8c53ae2bf2a3', NULL, NULL, '45e7ca81-1462-4821-8425-ac2c3c30a72d', 'v1.released.c1yUc2Yu9-v0YjcBc_ihZustZFEYT1FInDmHUGbtmimEs8Dc-NPtizhKND6KKDCJkzRl_qjpq1SXTjTy.YwKphM2yh5AYBnlRkxBCuS7buQlWxNOPxREi12LVlsuA786ahNVl8pA1zvUf3nVYJ5E4GRlfHgYpfS2X7m-Du29f1ntdtkeKe0ntctTpl7dhRHItUaFhgmGNzvV3dFov253sYu2Mqam6u4UmMvrIS9F20zwuE06QKi4Ec0j28kM8yJzPobZJclLNzGetybFj30oE0nll85sgMVP3Bb4PHZdU1hVQIka_4l_oIuysVoFO1R-bKNEwyUnIYIECoXw6MKxU4T6j5uGHC2ubOmt2o_kcy4OhjLm_i1wrvoMCk_I3bDG-U4iS0pO1P-Vp78bOXe557DgOHy715WvDq7V_6zWr2bUX6vzJbRr3KYbZlXIj3eGu1P3P1FtfCBdAb3Urmio', 'released', '2026-11-22 01:59:26.407+00');
INSERT INTO public.audit_entries VALUES ('01a200fa-ce7f-73f5-9ada-819ded93659a', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b2fb-7390-a64a-1d2d0571330c', 'api-key:01a200fa-b4df-7246-8cc7-4affff65f887', 'destination.created', 'destination', '01a200fa-ce7c-7742-aea2-90af16b129b6', NULL, NULL, '479f225f-1cb7-43ba-9ac5-9dec2d096029', 'v1.released.V-7G_BXzu0hZ5SR88_5IJlay6UN9PFRGhN5HAboigTNS7I4PBdLy4Kx3fmNNSwMPrtYXb87AUGNOX0d6.QlLoZ6N4IoE6IOQ3Pe0jJUAPrY8I6FSoAv9ASbtMJBF5Jt1MNHhX6XFqNFsInnxQMfWy96k3IM_u1wd4Oc5L9CaEGwc-bu9ChyLbP-U6W6_T9hy5lJ_D_DpypmIzG1mmuPUpXwqjgJ2DR8_TyAG2TcofL0o', 'released', '2026-11-22 01:59:26.591+00');
INSERT INTO public.audit_entries VALUES ('01a200fa-cfad-7268-94b9-c5b2650ad14e', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b2fb-7390-a64a-1d2d0571330c', 'api-key:01a200fa-b4df-7246-8cc7-4affff65f887', 'destination.created', 'destination', '01a200fa-cfaa-7612-bb57-8932314f126d', NULL, NULL, '941914f4-cad4-4862-bfb2-bc78fb13cedd', 'v1.released.GWo6d1IXKOIhVL0na1CTSxGUWOEGZ69AYxJv9zRhvhf7cbeogAOSPWClAYv5lP83ab-VBeB482kJrUWh._XTpiZKd-_rex-LGq2b2iw75onr6N7GpCc4ejEhbJVeO9UgbwOQG-sPVI114uqjCI_DxR4hdeCKDbpqH9XRKFV6g0716Kfge1eby6uzMaLi43NWtreITjPfmrbRtHGc1-Z20tlbHU8o7F2Vqf6ndQNZuWl7Gsot1X8iyDNLQ3YiZdDUEoYvXXsEWqEZIxq6xNP_t', 'released', '2026-11-22 01:59:26.893+00');
INSERT INTO public.audit_entries VALUES ('01a200fa-d1bd-722b-9f85-987e29b41b35', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b2fb-7390-a64a-1d2d0571330c', 'api-key:01a200fa-b4df-7246-8cc7-4affff65f887', 'integration.deployed', 'integration', '01a200fa-d1b2-713d-a77a-a7bf343747c9', NULL, NULL, '6187c44a-8a8d-4577-999c-a3456d9e3bb5', 'v1.released.y-ezNg_6ytOuR63wGDaY0Lwi9MMLCnj9Q9iLP_tm2Q0DEv5XnLfEUM_6Sdsg_SOmmdBpkxsiqCDhMsin.DrWT1dtfO_2uwlyiqaaKaIJ1MGx1p2DcIHY3_AoFUH6jYoD9JCOve2APn8EWU7fUWRw70yToYD1dhfjS2p4GqPLKbS60g4YMNR_rYJHlFBcNxNxLxt-XnQJpVAU1zYvjfzpdTcf-zd5Cx4HzQD1gAfZMoBcaeFgI3L9nW2Hif_HCdNUP4Wh4BDbVuqCxJsYfh1huHKfIo6n-6jCrXfjBkOxgzrNZOcT0Syq5LbTMg7fVG3pPXeJJPdU', 'released', '2026-11-22 01:59:27.421+00');
INSERT INTO public.audit_entries VALUES ('01a200fa-d420-7518-8947-8896afc9f820', NULL, '01a200fa-d41d-73d2-a1f8-50839ce6c7bb', 'builder:01a200fa-c0ae-7295-aadb-613e09e69bc3', 'org.created', 'org', '01a200fa-d41d-73d2-a1f8-50839ce6c7bb', NULL, NULL, '229ab6d6-6458-443e-b8c4-04c83491a90c', 'v1.released.s-hnvdVWmBpSd720dliqudV8qYo4SJLu31T5R71LZusnvTr4aFHSC7PxNN6c5Ht9C99z2Lx3pax0XLGm._R4gY0naFhgPTLxPpmEnaheiDLOo130a968YxZ-rJf5WiCqhEuLvNf12hu8Lh4dt6kVlcgYHlwtB3acls_w12OvX4KFHl5a-TIxMm_mqdMjo9PLGNWQ6XK3FuIo96d0', 'released', '2026-11-22 01:59:28.033+00');
INSERT INTO public.audit_entries VALUES ('01a200fa-d42c-7043-bdda-27362eb4ba51', NULL, '01a200fa-d41d-73d2-a1f8-50839ce6c7bb', 'builder:01a200fa-c0ae-7295-aadb-613e09e69bc3', 'invite.created', 'invite', '01a200fa-d42a-76a4-b496-f470e2ba9d75', NULL, NULL, '5feb1d0a-223d-489b-98b9-518114909a0e', 'v1.released.BX0L4YI5z4_6L8vgmNrwqiius4dam-hvsNjhcoFPQG2AQw8ia8Z-RA4oXKsSQoMOgbT9vIpIZKOeW_dm.T0nWtN8OsAyX0ubpo0tW8mh37PdxEGKLc2nmz2G3YYI_1g4PKSm7XSv4iPPMMh64K_DR3espUV5hJrA0hHzdSX_TMtnRQGxXasqFvfhwPxoEGF-tpYIFiqwG48HoUzQhBOP3Qt79GX5PYMFPbJhjVuPh_bpApN3uqvmjI587PqAd_UkJzk2A', 'released', '2026-11-22 01:59:28.044+00');
INSERT INTO public.audit_entries VALUES ('01a200fa-d439-7759-b2c8-279feafac919', NULL, '01a200fa-d41d-73d2-a1f8-50839ce6c7bb', 'builder:01a200fa-c0ae-7295-aadb-613e09e69bc3', 'claimed_domain.created', 'claimed_domain', '01a200fa-d437-73b4-ac84-e74815ec1986', NULL, NULL, 'a4465b58-af5c-485b-aac0-61df02a5977a', 'v1.released.yMGV-ZJDBJ-WsRX_9C1vI7Ujpahj8CFhjTd--G54Tf6bfBze4sHN0bPl1CFszZnR1m5-IGAVUQImTtyF.nEUjOmm5qSFFZp-HWCJ6gK0c8t5ZXwR8lDH0OVtG_DDifS5dw5HwbKcMzDkfWL5hxAIbAEmyVBGVYfO8t2-OCjtV028psyvUqant7Ty3hBhM28jvm9prLEfJ8YQddn-O2YfpqSxjnY76OzjLWtBV4ulG51Kzf2-xWQ', 'released', '2026-11-22 01:59:28.058+00');


--
-- Data for Name: buffered_pages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.buffered_pages VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'companies', '01a200fa-d1d6-7000-8000-003143f1438a', '01a200fa-ce7c-7742-aea2-90af16b129b6', '2026-11-22 01:59:27.574+00');


--
-- Data for Name: builder_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.builder_sign_ins VALUES ('01a200fa-cba8-7053-875a-1c97879ffb0a', 'link', '3daeaa09d0e658988a597a549ccd6acfc37eae11f31cffbb42b8769600b164a6', NULL, NULL, NULL, NULL, NULL, '2026-11-22 02:59:25.866+00', NULL, '2026-11-22 01:59:25.866+00');
INSERT INTO public.builder_sign_ins VALUES ('01a200fa-c0de-70e7-a42b-4b76b1438bfd', 'link', 'a9ad6bc6001e33a8e2b51c4474759ada9c3afd89a3904e8d042dd8c0730a9891', NULL, NULL, NULL, '01a200fa-c0ae-7295-aadb-613e09e69bc3', NULL, '2026-11-22 02:59:23.102+00', '2026-11-22 01:59:28.019+00', '2026-11-22 01:59:23.102+00');


--
-- Data for Name: builders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.builders VALUES ('01a200fa-c0ae-7295-aadb-613e09e69bc3', 'local', 'ada@acme.example', 'ada@acme.example', true, NULL, NULL, NULL, '2026-11-22 01:59:23.053+00', NULL);


--
-- Data for Name: claimed_domains; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.claimed_domains VALUES ('01a200fa-d437-73b4-ac84-e74815ec1986', '01a200fa-d41d-73d2-a1f8-50839ce6c7bb', 'acme.example', 'mvvBDot_Y5M-gLPuh8o7LEuuoI2hWgHX', NULL, '2026-11-22 01:59:28.054+00');


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a200fa-cea7-70cb-a8bd-ed9b65b29582', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', '01a200fa-b4d1-75e4-a320-d0a3446a0f08', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "write": {"objects": {"contacts": {"objectName": "contacts"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-22 01:59:26.631+00');
INSERT INTO public.configs VALUES ('01a200fa-d04f-714e-bba4-5825b3603600', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d04f-714e-bba4-5726392f07c4', '01a200fa-b4d1-75e4-a320-d0a3446a0f08', '{"read": {"objects": {"contacts": {"notes": {"note 0": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 1": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 2": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 3": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 4": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 5": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 6": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 7": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 8": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 9": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 10": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 11": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 12": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 13": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 14": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 15": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 16": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 17": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 18": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 19": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 20": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 21": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 22": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 23": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 24": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 25": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 26": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 27": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 28": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 29": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 30": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 31": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 32": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 33": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 34": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 35": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 36": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 37": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 38": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 39": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 40": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 41": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 42": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 43": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 44": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 45": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 46": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 47": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 48": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 49": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 50": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 51": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 52": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 53": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 54": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 55": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 56": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 57": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 58": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 59": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 60": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 61": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 62": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 63": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 64": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 65": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 66": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 67": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 68": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 69": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 70": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 71": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 72": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 73": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 74": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 75": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 76": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 77": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 78": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 79": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 80": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 81": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 82": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 83": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 84": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 85": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 86": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 87": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 88": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 89": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 90": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 91": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 92": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 93": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 94": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 95": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 96": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 97": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 98": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 99": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 100": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 101": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 102": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 103": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 104": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 105": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 106": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 107": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 108": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 109": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 110": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 111": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 112": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 113": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 114": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 115": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 116": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 117": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 118": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 119": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 120": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 121": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 122": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 123": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 124": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 125": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 126": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 127": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 128": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 129": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 130": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 131": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 132": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 133": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 134": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 135": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 136": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 137": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 138": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 139": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 140": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 141": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 142": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 143": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 144": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 145": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 146": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 147": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 148": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 149": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 150": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 151": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 152": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 153": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 154": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 155": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 156": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 157": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 158": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 159": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 160": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 161": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 162": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 163": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 164": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 165": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 166": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 167": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 168": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 169": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 170": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 171": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 172": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 173": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 174": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 175": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 176": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 177": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 178": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 179": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 180": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 181": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 182": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 183": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 184": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 185": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 186": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 187": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 188": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 189": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 190": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 191": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 192": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 193": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 194": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 195": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 196": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 197": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 198": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 199": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 200": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 201": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 202": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 203": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 204": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 205": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 206": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 207": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 208": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 209": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 210": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 211": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 212": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 213": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 214": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 215": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 216": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 217": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 218": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 219": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 220": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 221": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 222": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 223": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 224": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 225": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 226": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 227": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 228": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 229": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 230": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 231": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 232": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 233": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 234": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 235": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 236": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 237": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 238": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 239": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 240": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 241": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 242": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 243": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 244": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 245": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 246": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 247": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 248": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 249": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 250": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 251": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 252": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 253": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 254": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 255": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 256": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 257": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 258": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 259": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 260": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 261": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 262": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 263": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 264": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 265": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 266": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 267": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 268": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 269": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 270": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 271": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 272": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 273": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 274": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 275": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 276": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 277": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 278": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 279": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 280": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 281": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 282": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 283": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 284": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 285": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 286": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 287": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 288": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 289": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 290": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 291": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 292": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 293": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 294": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 295": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 296": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 297": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 298": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 299": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 300": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 301": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 302": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 303": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 304": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 305": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 306": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 307": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 308": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 309": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 310": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 311": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 312": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 313": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 314": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 315": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 316": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 317": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 318": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 319": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 320": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 321": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 322": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 323": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 324": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 325": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 326": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 327": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 328": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 329": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 330": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 331": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 332": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 333": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 334": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 335": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 336": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 337": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 338": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 339": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 340": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 341": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 342": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 343": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 344": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 345": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 346": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 347": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 348": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 349": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 350": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 351": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 352": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 353": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 354": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 355": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 356": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 357": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 358": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 359": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 360": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 361": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 362": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 363": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 364": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 365": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 366": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 367": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 368": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 369": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 370": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 371": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 372": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 373": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 374": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 375": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 376": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 377": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 378": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 379": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 380": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 381": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 382": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 383": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 384": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 385": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 386": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 387": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 388": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 389": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 390": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 391": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 392": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 393": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 394": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 395": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 396": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 397": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 398": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 399": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 400": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 401": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 402": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 403": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 404": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 405": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 406": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 407": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 408": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 409": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 410": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 411": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 412": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 413": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 414": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 415": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 416": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 417": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 418": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 419": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 420": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 421": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 422": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 423": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 424": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 425": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 426": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 427": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 428": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 429": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 430": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 431": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 432": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 433": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 434": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 435": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 436": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 437": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 438": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 439": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 440": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 441": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 442": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 443": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 444": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 445": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 446": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 447": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 448": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 449": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 450": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 451": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 452": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 453": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 454": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 455": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 456": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 457": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 458": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 459": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 460": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 461": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 462": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 463": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 464": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 465": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 466": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 467": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 468": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 469": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 470": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 471": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 472": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 473": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 474": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 475": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 476": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 477": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 478": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 479": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 480": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 481": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 482": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 483": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 484": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 485": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 486": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 487": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 488": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 489": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 490": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 491": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 492": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 493": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 494": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 495": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 496": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 497": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 498": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 499": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 500": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 501": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 502": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 503": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 504": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 505": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 506": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 507": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 508": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 509": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 510": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 511": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 512": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 513": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 514": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 515": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 516": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 517": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 518": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 519": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 520": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 521": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 522": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 523": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 524": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 525": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 526": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 527": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 528": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 529": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 530": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 531": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 532": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 533": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 534": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 535": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 536": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 537": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 538": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 539": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 540": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 541": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 542": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 543": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 544": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 545": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 546": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 547": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 548": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 549": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 550": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 551": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 552": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 553": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 554": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 555": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 556": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 557": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 558": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 559": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 560": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 561": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 562": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 563": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 564": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 565": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 566": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 567": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 568": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 569": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 570": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 571": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 572": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 573": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 574": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 575": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 576": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 577": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 578": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 579": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 580": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 581": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 582": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 583": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 584": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 585": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 586": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 587": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 588": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 589": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 590": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 591": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 592": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 593": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 594": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 595": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 596": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 597": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 598": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 599": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 600": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 601": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 602": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 603": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 604": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 605": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 606": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 607": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 608": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 609": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 610": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 611": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 612": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 613": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 614": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 615": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 616": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 617": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 618": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 619": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 620": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 621": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 622": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 623": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 624": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 625": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 626": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 627": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 628": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 629": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 630": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 631": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 632": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 633": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 634": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 635": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 636": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 637": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 638": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 639": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 640": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 641": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 642": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 643": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 644": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 645": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 646": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 647": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 648": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 649": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 650": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 651": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 652": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 653": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 654": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 655": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 656": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 657": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 658": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 659": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 660": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 661": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 662": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 663": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 664": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 665": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 666": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 667": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 668": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 669": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 670": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 671": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 672": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 673": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 674": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 675": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 676": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 677": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 678": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 679": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 680": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 681": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 682": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 683": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 684": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 685": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 686": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 687": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 688": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 689": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 690": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 691": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 692": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 693": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 694": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 695": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 696": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 697": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 698": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 699": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 700": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 701": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 702": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 703": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 704": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 705": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 706": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 707": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 708": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 709": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 710": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 711": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 712": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 713": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 714": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 715": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 716": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 717": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 718": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 719": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 720": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 721": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 722": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 723": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 724": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 725": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 726": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 727": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 728": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 729": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 730": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 731": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 732": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 733": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 734": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 735": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 736": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 737": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 738": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 739": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 740": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 741": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 742": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 743": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 744": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 745": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 746": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 747": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 748": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 749": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 750": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 751": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 752": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 753": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 754": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 755": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 756": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 757": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 758": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 759": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 760": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 761": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 762": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 763": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 764": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 765": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 766": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 767": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 768": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 769": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 770": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 771": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 772": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 773": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 774": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 775": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 776": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 777": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 778": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 779": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 780": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 781": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 782": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 783": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 784": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 785": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 786": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 787": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 788": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 789": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 790": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 791": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 792": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 793": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 794": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 795": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 796": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 797": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 798": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 799": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}, "objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "write": {"objects": {"contacts": {"objectName": "contacts"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-22 01:59:27.055+00');
INSERT INTO public.configs VALUES ('01a200fa-d1d2-73c5-8373-69d3b401124b', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-d1b2-713d-a77a-a0bb07db75ed', '{"read": {"objects": {"contacts": {"objectName": "contacts"}, "companies": {"objectName": "companies"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-22 01:59:27.441+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a200fa-ce34-7596-bde8-8f2734fff6a1', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandbox', '01a200fa-b303-725f-bd05-8c53ae2bf2a3', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-22T01:59:26.512Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.RcoFe7kT5cXUZOef6XWQ_ltozlnuBPpNs56PtvyErXfPt7G67EH5RCmxIcLTdIIXCyqay-RC3CYuQcMk.aDq0QmRU265DacfrQXaeFwI2waY0DC10330l0bMengBiTpXo2nMUy3i_J5UIl9q5GYPQLBkIUI-N5rd6upcl8Xoc3NCRZ74v99__TJ3Vn2rzWAtjz0GSwcbGIvbOp6omYaQ3xTcyGY2wr6yaz-ZNPI0wDxUACOwc0kb2DsF756eK_BuCl185_0ENNv3GTb6cqa4LE0wc1UDViqBS3VHv59PPg-E1SItkWO9SeRcQmvNxkVbmuMgqQbBybpp2L34rDkn9wMUPDZc1L_91-zV41tdujmx_DKqRELTLveqLf4Zq4DUsVNpmfWHjTXgW4A6V78B0ZBn_BtdEXgJQBMGD_22CS6SWWSOd0o7cGKbb90wCQ24A8WUmpJLv_XFESjXhVLBC_JepPmulL77xZapdV21RXeHP_Fh2aoZBCPJvqpJVMm3_fODWWbt50sYvJqXQ2tBxu7bqlyT6t8EJitYIfQDuYNs4pJGziuQP6_LSko8DDKg', 'released', 2, '2026-11-22 02:59:26.481+00', NULL, NULL, '2026-11-22 01:59:26.517+00', '2026-11-22 01:59:26.518+00', '{http://localhost:39473}', NULL, 0, 0, NULL, '2026-11-22 01:59:26.518+00', '2026-11-22 02:54:30.871+00');
INSERT INTO public.connections VALUES ('01a200fa-cfc6-76cd-937c-8ed37424e8a5', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandboxApiKey', NULL, 'umbrella', 'alice', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-22T01:59:26.911Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.W33rUXSxpLK0kbjDRIEbY8q_H07vN_AuBu8897-2MhmLugMfA-ugPhSn1VAYbEH6fgHQTrWxfudOxIT_.AcvGOUTvYNSUSAC3J4bIgrF8FHLxw3ik-vhk20BqaoZRxZpSaRd-9YEZTsay3P2nYewwVwtE-pICUA', 'released', 2, NULL, NULL, NULL, '2026-11-22 01:59:26.919+00', '2026-11-22 01:59:26.92+00', '{http://localhost:39473}', NULL, 0, 0, NULL, '2026-11-22 01:59:26.92+00', NULL);
INSERT INTO public.connections VALUES ('01a200fa-ccd8-74f9-998b-5c03b5d586a4', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-22T01:59:26.162Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.A9Hi1v99yXWTKszJgoJqWJxqM3-ES2_J2zRHzfJv-06gbQ-_fH_UcbrLjXT5ntJR3bk4N_BA6WSSmtnc.34mU5gc12GeopBg38xOZygQeu03G_47tF-_RGvixTl5QImW6a9wf8WyLbqjgJEXzPVYoE_fb4sQdNA', 'released', 2, NULL, NULL, NULL, '2026-11-22 01:59:26.172+00', '2026-11-22 01:59:26.175+00', '{http://localhost:39473}', NULL, 0, 0, NULL, '2026-11-22 01:59:26.175+00', NULL);
INSERT INTO public.connections VALUES ('01a200fa-cd2e-713e-8458-4f10fd187afd', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "provider", "since": "2026-11-22T01:59:28.012Z", "reason": "rate_limited", "nextStep": "Wait a while. Calls go through again later."}', NULL, NULL, '{}', 'v1.released.jA7xtbceJo04yQh87_m__gS4KqMVK3ztZG_ALvvbXLndtRpDJm6VSd6hdC-JmoX4MmiRZMbfJQ3MKnOd.78NfJb3UEF6hodP34CjvVA4KWt9VtHwNXK4-S59fwUUwMN17EwOjifm3LEg_FSqteOzJextfqDNXBQ', 'released', 2, NULL, NULL, NULL, '2026-11-22 01:59:26.259+00', '2026-11-22 01:59:26.264+00', '{http://localhost:39473}', NULL, 0, 0, NULL, '2026-11-22 01:59:26.264+00', NULL);


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '1', 'Ada of Acme', '2026-11-22 01:59:26.166+00', NULL, '01a200fa-ccd7-71be-9d23-d49e444f4c28', 'acme');
INSERT INTO public.consumers VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '1', 'Hank of Globex', '2026-11-22 01:59:26.253+00', NULL, '01a200fa-cd2d-7613-ae67-c4ae16700719', 'globex');
INSERT INTO public.consumers VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'peter', 'Peter', '2026-11-22 01:59:26.328+00', NULL, '01a200fa-cd78-7452-8085-aa7a3919a070', 'initech');
INSERT INTO public.consumers VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'ada', 'ada', '2026-11-22 01:59:26.515+00', NULL, '01a200fa-ce34-7596-bde8-8be5b61f0fb3', 'acme');
INSERT INTO public.consumers VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'alice', 'Alice', '2026-11-22 01:59:26.917+00', NULL, '01a200fa-cfc5-7424-90bb-df9f4d522b17', 'umbrella');


--
-- Data for Name: custom_auth_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.custom_auth_sessions VALUES ('01a200fa-ce6f-74ce-a750-0c88e6af7ded', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '9582cb19a715f46476220f4e2c1a56607430e6cf0c9170cfff65a49c4bc48e89', 'sandboxSteps', 'acme', 'ada', 1, 'v1.released.6tkpLDOERNde2q_aSRvdE06O0464gNwoO3L8M8rxvs8UAOEhDaStvDdgRX2Nooyeeas12L3Y5LTgHo8L.6UPVI6EF850T16w8cYGK7jHaZAvgw-NjwQK9TJkIgIG1cReJ_FPJfxm-B16h4yxdmWaVTjwf00KdUe26iWUKlm9CireiKAQUHr1yFKiTldszoN5utn7GvzsdEV3Y9ue-2PWGDMi-PhzZFe0jv0-3GM86Tz41zrE_4rqYSY6eFZW4DaKomRIOP2uGakLgXW73LTtl5JtG1_0C4Segi8p0w5M8CXMeRiI13vsIjRdjKuO0464II7qGVeE8aGuOTVkhuggNEnXZiDX9f-qbpxppBH8RBnjj1FyisWktN-WuDWyD1hYNUoxF2eWaAJldq0Ze09mI18Yvy2v7wp986xMW33lxtXmKN8OppXrCIOWVjx9HARglDjmeqC_8tRtUAZKji4hQV4SH0wEuk9PH8rMVAGJk0pB97wtP3E5fJrl3JdriX8N9LwaD7qUMdvm5riciTL92Bx_MloqP9-JT8xnWKC7F8g', 'released', '2026-11-22 02:09:26.575+00', '2026-11-22 01:59:26.575+00');


--
-- Data for Name: deliveries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deliveries VALUES ('01a200fa-cec0-7000-8000-006f3afa4fd8', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cec0-7000-8000-006f3afa4fd8', '01a200fa-ce7c-7742-aea2-90af16b129b6', '', 'read', 'delivered', 1, NULL, '2026-11-22 01:59:26.773+00', '2026-11-22 01:59:26.831+00', NULL, false, false);
INSERT INTO public.deliveries VALUES ('01a200fa-cfdb-71e3-8157-6d2d61cf8e8f', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cfcb-71b2-9cae-fc40b40b92d7', '01a200fa-cfaa-7612-bb57-8932314f126d', 'events', 'connection.created', 'pending', 1, '2026-11-22 01:59:32.091+00', '2026-11-22 01:59:26.938+00', '2026-11-22 01:59:27.018+00', 'https://hooks.acme.example cannot be reached (ENOTFOUND). Check the address and that the service is up.', false, false);
INSERT INTO public.deliveries VALUES ('01a200fa-d05d-7000-8000-0044d123d4cd', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d05d-7000-8000-0044d123d4cd', '01a200fa-ce7c-7742-aea2-90af16b129b6', '', 'read', 'delivered', 1, NULL, '2026-11-22 01:59:27.143+00', '2026-11-22 01:59:27.171+00', NULL, false, false);
INSERT INTO public.deliveries VALUES ('01a200fa-d33a-7000-8000-0114652aead7', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d33a-7000-8000-0114652aead7', '01a200fa-ce7c-7742-aea2-90af16b129b6', '', 'subscribe', 'delivered', 1, NULL, '2026-11-22 01:59:27.848+00', '2026-11-22 01:59:27.863+00', NULL, false, false);


--
-- Data for Name: delivery_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_attempts VALUES ('01a200fa-cf70-71fb-8973-38ea01ca278c', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cec0-7000-8000-006f3afa4fd8', 1, 'delivered', NULL, 0, NULL, 'v1.released.vbY0JBa0uEcpJRln58v6l0nGYue5HeZ0e18XWGru03ih8Vpwg0K03Wb1rQp33550WaYLjVQeKKxXTWTq.SXeDh6c-1FRgDf_uJqI4BVzuagGOD-th3-XoU8mG', 'released', '2026-11-22 01:59:26.832+00');
INSERT INTO public.delivery_attempts VALUES ('01a200fa-d02b-7301-bb4f-a73fab9a1ea8', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cfdb-71e3-8157-6d2d61cf8e8f', 1, 'unreachable', NULL, 10, 'https://hooks.acme.example cannot be reached (ENOTFOUND). Check the address and that the service is up.', 'v1.released.CFKKJyDPjhG1pg3tkN6x5fcHxjBtrb7Q8m9XxXj9T6aiyeUIf61qmX9UYgaqTDkl2DB-zJc6Qu0E03oI.3UqvtjpnN3upCmsEV6XxTcf2hmeYvAal-IV6XmyLqFivYabJ7fg8bwYFvNnhofRuomOIt0ygG52lSxNFB_UWsyhZcbsleWTLi0Q9Gq8RhA7JIMGP4Z503qOm2d0bkHMK8GBENPZnqJsFTG-CoOfg2WBA8a4i-QHqb3QJHYzhfEoFvYLAjV6xSLsnt5On2SvZ77m73QjvOa8L2kBuxZv6jLlfj_4-QkKtJOMjRQxOcUCh74enAeEeKCzLoKDvczEGEjVXyNzdDi0tvRFPAERUaYFtQ1p2gqfqO-4dCfbLGJeMiEdf2p-yPDAnlaSXj0CsZHmFrfHIqz6lgnY7PuZon5DTxC6wFL5hvK737pYyvcprMkd54rn0bdWooT04eVD02Yv-wTp0f0vhUQAdNlMR1Kz4d8Kd8CgrEVjjhaixlxzvy9Rj97wICl4PGtE7-UWsKnS2cUwhOw7JVgUc9PuXzRkMQtElQ8pFyrgBT0zJI0VcEHe-SiJbNfMxGPwlojOGQSNfuKf6WRYaQ0VuGi2EkjzCeBTEyOTW3xp7Lz_uPZ0EFRkc_wRw1ZUQAnaID0-dUsIHre7RHuPuLyV_y0cbcasYfHs', 'released', '2026-11-22 01:59:27.019+00');
INSERT INTO public.delivery_attempts VALUES ('01a200fa-d0c4-720a-a1b5-70277d0bf45b', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d05d-7000-8000-0044d123d4cd', 1, 'delivered', NULL, 0, NULL, 'v1.released.MZO3U-CtaYD0uMq4uPbrUNPabcDzcndxiU6EsGOaCiSNMB2q5dfq2yX09XWp1lqf8n8eVdNtRdBvd_9d.iuI4yBt95D9adE4yQm9JX4QwtaGkIaoHxa-yk-yD', 'released', '2026-11-22 01:59:27.172+00');
INSERT INTO public.delivery_attempts VALUES ('01a200fa-d378-7575-acbe-7b81a66b2ee5', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d33a-7000-8000-0114652aead7', 1, 'delivered', NULL, 0, NULL, 'v1.released.jNZKN0RuGEjMOW6WEZA0AoefiwzRJP5A4Cw1Vo_In3fsxXMHxs-0r9YvpxpKB1FVfArGOQ7Kqe3Zqgvb._LTJB8JOsv5-KM3aY1sKv8X7YrHnykr7fgz3Wi1u', 'released', '2026-11-22 01:59:27.864+00');


--
-- Data for Name: delivery_rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_rates VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 999, '2026-11-22 01:59:27+00');


--
-- Data for Name: destinations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.destinations VALUES ('01a200fa-cfaa-7612-bb57-8932314f126d', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'hooks', 'webhook', '{"url": "https://hooks.acme.example"}', 'v1.released.ll2WBATAJgADdz4Ac5TE1ysEgvDYBtCpEythTuIFLDffO3qOsXgtVOhCbJJqCCEDkB6SjARTTlR0sing.V9E4xjZ85IrYODjzkbN-fYRnnbcO85Pfi73IF3XAfiydn_prdqPKPN3Bli97Zg', 'released', 'v1.released.qA9B39ocLowPAnuivgvtfu4ufxVvwhs2_Lb1odOFu_qT7mk16nKdZAP5wMxA5l_bsfAvSA58G9brsBmo.8ZNuFRIehYdU7z8d3bl0gPK5sD0BR9Gx7ZCbX_LicwCHB6mdJhPxZVvL6nzs29DMfCrvR8mVwhLJbtFC7_orJAcOJSFMJ4dmL-jByi1B', 'released', '2026-11-22 01:59:26.89+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 01:59:27.017+00', 1, NULL, 1, 1, NULL, 0, 0);
INSERT INTO public.destinations VALUES ('01a200fa-ce7c-7742-aea2-90af16b129b6', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'demoWebhook', 'inbox', '{}', NULL, NULL, 'v1.released.h_NUxOqXGh6023ljxY4OGyIBz-dYFa_hwj6SIk-H_gBxyI5yt3g8AT_wWVitPrn4blAlea5g_12Wlche.37Deoj_j2CWZeBbCP3Iu80ROawNfPMKLa0TAVLCX2tzHIWyLJ9VxZ4A_GeWZn49MKrmjzshXfVqAMiL6EKxsDG6I4MFnuL5UDcD9wl57', 'released', '2026-11-22 01:59:26.588+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, NULL, 0, 3);


--
-- Data for Name: encryption_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.encryption_keys VALUES ('released', 'v1.released.eboA1DBl50gwje6ldxVonXh41VXG9PJLA5hgWGNwCHGw68FOUs9Pd7A0YtRNg3z7Xtkj827zzGp9XfUl.PdUH6b0Nw9Bj8umCcSKmn30cLdMVwc9kXj28PkSt1Rtd', '2026-11-22 01:59:19.541+00');


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a200fa-cf8f-76a4-bae6-eb86e52f4f45', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'connection.created', '01a200fa-cf44-76c1-882e-1860fdad100e', '2026-11-22 01:59:26.863+00', NULL);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('01a200fa-cec0-7000-8000-006f3afa4fd8', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'read', 'acme', '1', 'v2.released.c8YIFl3YRuZhz_0f-yPXYOadQvAImlBB6GQe0U-WvquEsQuu6rOE9pOEH32dKuNMXJrypCsrEIS88Rx_.IuJOmV9nJGF6WACxj2pVW-HXYx-SsYvIKFNjobMdeA3SBmT9T9WhW0WDk5c6M99VRo_6M3NIEbuFTEIdqo1WjVgU0IUCPFXZAlIwDsDSMaBfJ3hVdVdp1ByGQXdQqgFTB6Hqv0Cw3wPjijmSOi8U7SGf4IEnxLHrLKkYF4eH9B6hEqpxDmdeATuh7tDB2V0kZQjdnBNj6Qbblwy5B-jqW86EKp1-wAaeqqqN_1h7DBZ9UrxJpl34ixS8G7JdbuWs_x65e5LKLtsCplj_ZXCU9EB_J5IpdqhmZ5WJ6uIB2ixYaHN1X7Gh3zu1DE7GwbO9vYMqq4JNlRD1ircJWkmzjrCi2NVzYu-xi2KNKPKXa5Vk2dDdc-EC9PI_vb7i2UN6w3KwCmQZfktNMYTG1KzBlAH2t0Dk0fng5sYfTPTjgTDUQS-CEbs9zc6PNoSM1JiMqYE9JUPVR1cK3RRoUG76gMKQyfDVatEvO26R21cFtbaKLHfu9cL1F2BpIH_PPRkqjp02_FrL3wROdGS7aDgQ87Q5uwKnOXzHtQEGWiKjJ9uzImwrK0sP69gORAH8H7LPFGY2rlgn7-phcyfSl_PVt97rvDJLTOWMjjSK-HhpSS_2q2sClSobMuVsdBRns7kQBLx2_s3uPj4Rrr4djoFms3APIkAr_nJ257_eJwjCCc86i9bmq9oaEzZmUHO9CFkmKDlAcpfCEyFq7LJigPg1yYTWOUUlh8gNbIgR7UGsfW09jq0vbITXh8YH-skidIGdmopoDSnZ1a7d4uieLLDcv1yRudml9hf-7X_SNF4sA_v6UH5npyFFqqt-iUEf0ZCUNQIOGSDK390pLWrcxXYKmdl-UkgruAyGF7tDztOK5ZH1BiQiLoJ-oLZF4zANTOE2htD6Y9ZXdfSUuSrzUkL6_Snk_W0aW_QlofZKe6P_Nr9vgp8Z_c2oJtvMHYx6Pk3IjwwY4TKJo6CPHkargzhrmXGBC9KH1jNhSMwiGfqNIWg8pzBKlI2GocxibpceHunmNoqZIbzJizOS4tZQkSvC-3twyBQRL9OV4oix4ExfnS_kz13kv_NPHzY79uixWFb_f5rZUOMf7hVQIgkBYx1bPz9_V_ibMHdEHb7rCRbiCb7_JKKwQCwpunyGs1OBD6auSHuO-iSaSN3c4o0jDoKoaSrY2Q4JcDXhjEDW8E5N2o8CjL4MJ3XeL7xjtVuBdYMHtPAuT4bOQWfb0t8MpxY8FYBkw2jqOkgcpHHrTVtYju-ys-FoBd683x_1M1ilCmUqfUXMKYa1ny5RBJiUwBmBHYRReTx58TMhTUcsjhH4o9XVN6pYJ8_pnpZL3fvesLFpKQJEHVznOAXM9mP4LxVJeyIxLcRV4qdlTEnGgbcqv85KiiWRCophAkkRUUah1XTpgd75TUXQIyVESUrkWS5s6ygFpPP_TEf2jp0uFBVFMLmHGFRnVcr9AvuWcpVAH4VHeTNEabDBjldqNrgQ5T6dFqJF7mJACHBHdwkvi1ocFGHyVibYFmzNlmYq-ttaRmQ63ereNMAVjZPTY4F-VIFqPR9O7lP6lEbwfrP5W5vOT_QYJ7N8sG7wTMcqIS7OdOIet8tL9RYjy6I19GGonL5sA_MZ7laqzAIGWT-_AY_aQqJEHULeBBJ5O1KOZseu4IdVpaSkqR_6tS6Q3dpISD3xrHl1Hj7WkB26PEytxulP6x5Lm-1VufWOeOOdGdrdLxQxVkGj8YjSoHS-IoFeGz2kILbyf6ft7hYwZfVXMQEaD1wI35Q4HFmetSRRuEbQPnhC5WYYiNH_ZojxoCscYmMAjDPw2mDjVj3qglcyqyEmJB9wVNN8-97EGPICSVV2CEpDFXSFWwBTMI80s0zDddV01Ahcp9htjkIlEjsjiQUxOOWdJaYBxG0rCPVnG7YjPBPYVUNzx6F1GdxC85_NMN_czOLjtpGQElDauG0LRWKk7az3KHe_Mwcu79ym61FDZKohM5SDR_6zW9E0Fa6yXkfs1O3BjHeHVbpTUNRrCqwApNUDW5mh9Hz95xWO9xQZltIyPRCxmqGXSyqyVDUJKb3oq4WGD8kSv1gQXf8kGUPi1sj95iSE3l-pV-8e7qZlyyMRzOuy6AK_FwIkoDe99naAJU4qTL-RLTZ6Im6Ku_GEijINd4_7Z1_JnkFQob_Jgao14VNUixn0yl7b2WKhkZhqv-Q4QlworsnHYG0NWSTB9gwB30bBT3CM7bacbk7Y7CvanpJFcI9m6PrLq_rYvQydaIsMadeH_p5Sq7tFQrQGiG5c7d6VDUMG64-B7VPbfHZaGco1a0wguHxihyF7QjoHcFMBnk0DiyZ8oOofKpS6t5umCCgFHbD_ZvCmhz941IpSVoREwnYaZl5jKQvrtyWwmNH5gYNohZJ5TFn0mMJq3OyWDP_VwlrT--gFW1E-9zG0CjokGT9CQQdCcuWe8RKG3r6_SIVbBCXk6V8R8dE9yytZtN1Ou7i8IATDzTa0ZxjIU_l59BqvtMLLILBZkGOpkIrnb6zwEPAy-cWOvOqHVc-n_OY0bxTY-NNRxchCRyzNLDWLE16WD9TBXrsK5nnelQJfeubwWibc3T2k3cNJBxzyhmdmA5y3Vg3m5jJ2A5i9oKyNtD_gnlbOt9UsbVFVc4ufPkM05wJZONzkMyVzyoduCRPT0en6ju23arJ8KH7Vg_Iwwlq-pN4LNcG8XjxfK3bBjqvqqy3RkmJkwR-ALEfRbleIy8O-vNEXBNjrzdg-xdUNHjn82PKsrFg0F6ijllVc6u9fo1_dME4fMf7iWaOIUPbSslloRPXENZ-hzN3sE_VaUGpFB5gq_6TZ8Jr57yG7xOaiFpZgE1P7qheepHY4ultWKUaADszCgVJY5GPG6og4lBx0_Y_NMUSKqXXsn9E-w9_EyEVVN9_6ptgtR0NQFELPUlVSWhA2NVzZLOYNOCzAPrpw7L70Tr9lwJRkZhtbQIBYQ6EVTrRPs5T8PzNtArKLodnxcqEVgBUZY6ZxyLGhAiL58PCbD-yrHyq5kk4ckB88vfbJ8h_iDNoLEePJUGwxTLm_Gnq1fk3sWdu6omvU1eWNIQcB_N1nDCsK7-_ryzh-AWYtI84UgRpSU6p8Udzra5aHuf-HcbfQx0DKEaoHuQgqRKdQjXttUpXUrmtpXpv_fv7Lkz1PCMTbKFO0jm51LuT75vbKP4zPQKjAoVbTmJl32IWpQbTO9Mc-4hUV0_IyNroJIoriQmpJaOhnl2JUWN4damDaY8SfcoXPxECVEZSQpLJ44LAWzUuch02TVuKDMfMpyxn6EEEyy_Pjhv5bnblx5xA2fLOubry5yYLG1RDw5lMVkxCOfR-sJLe1Uogs5gRwZmVugW_Pt7kLYtobGWvfW2HSN1mmpewhp-B7u6wIiXYRewQufOOcxrwKVAOSwaDeXE90UzRJZ0O1YGy7MA9Mori36sT7SoQOEsKHWUVNIHe5BpI_P8S306795iHTWTcbVGDeKbqEWcFgHYOsr7f2kKrdXUduX8c8HyX9JgR2tqVcz_7MTonIKDoHrN4YpjjEMWYBi58fcBs_qoDHl_AfeNSi9Gi-ruqiRhtnn-UlFZ2tyROAfljG9k33S8pxfb5uPNFdQPYIoXIcX2PTHKu-HcZylAC-YGQmWOHWrg4zhSAA5sHFK-TCc5f6j4uOYqOwxZ_XImiClX9SfxIFrvTKViFdDiAIc508i7mvIKHHKT-xfUH_WN9ZRG16S7fAW4u64GIrnFNsuXe7P2twoQY-pVEt455J-mU3XYCUubhQPw_J_P3kTwOH2NlQUDmYn3P8Kw4QX4TQE47SL-GOfLrcFKUczVP0-KNUL4mcYdvWmne32AA1p1a3WDrQoL4VMdT_ERtFx8kjK689y3Sb4AnaSBPflPi-oL-_n_e71t15vfJhoWbISVGzqIoSGYOfK-2Yq5yMog2bPMh58ZvQCXvYhQC8OfLiUQVahrftVaaZS_Ij1ZRFlHyIJkEVPXb3398Pc4TYg8tit1VPoaEM9BG2g0dm-1jzaW_ALcnQ1kYx2vlQ3r01Hsy1M6k40qUQ8UMvASovLBu9785m4i25KtCp14TBT2g8KDrlqhX-KcbkBjrGNM8Eldrzsh4D5sHb7ink8ObfHQ9K0jMhZdVW25FwHK4Qhf3aFD4ZKEADmOa6ymRqHiVxag3MFgsUfRgjy5R4TDlBJOzkqYhqrTXgzR-IMOQg0ft1K-QDkw_u42syxHNK0pc0ajeBYFRyiqSZu4rf_5kM_hhtvzZpMN2BNd3XOYbdtjqYfFxqaUYW4oHgi3QYfKr55qx44M7qsijlQKaCd4G6srEasIbAjENapUQ3q9BCgI1gjqbRcQoxn71CdjhGRyEVnnqaMcpuazPmgpRJ_FwnUfRPUx7yjHZBWpBvbLFOSnKBlIhR3BpCrvOwAMc13iZGBni_tzktLlE9FPxXWO-NOsA_qegB9hVkNiXrV9ggIY4gA3FBVbw9YL2poaJrQtBjtCAdYZq3Sx24X3L61WPPaCZrlCKpq8EO7fcyosj2D2uB--EMsg0T0khmXUNRACIfPq1hKgFyx-dpRAtiUtwwvBDI2m9mpApwV4vFNSeqQW7yEEg6QE6k2yneydmoRCrwpMubQRpTewK8m9FmMFmiA0XenFH1o4rVwPZgT37Q0j_tn5ybfhVguIzhn91V2lNv3_8LzE_oPxUW3W8OS7JzS7I7v4Lt6KjuBaA76Cs5d0-irznoluZRk9d3AKqDjt52SAOkOtTExEqQ92szlikncTlM48n_wje_hckv6GyvvXHhBtPzJyPNT_W8z67nsOKoQICpW9NeeAYVCGejRWZ8WJQt5bCiTwFBXKfYaqhxb1Ig957aU-l0Q0nfRoY-SmyUn2Icrtn5CHvqTlNC82xbqGbApgW-QtYTCYJlhtkkuWs4nLNL7mlknGDkvtwIvvyA3c304HosgE1Zi4flo45HO0Y4xieS6TRkpzPOMovt0ecg8QGalwI4Wf4C3dqWd9-dtdoAw7ikUnBzLzvxAXnHzJarF5E8eTZYoAcF5mSnhoQoghDIOaLYh13e6kQrEN0CoPEJtoSJ9Xo8xtvsHwUv-1Jjt_UuLhM2G2SNbdfZFdVRhhLjrNmPGtYk2oiDc_DgunIW5WEkma3WeDRlkejUzmuPV1uBhZcSa4Hmw4e-Bn5Y1suAnC0WCfAvKK9AfUjYbTbBKvHGUNegkVhFVofxGOba80vb1Yiz7MrIymxAlRfZEzWuHMcvxUmzIFwJB0eLe5ISwpyGNkrNzSHblBoPDhISOD1IqSKUHDkNDP_dACnCDzwd9TzcMzciV3DnqOkJMN11jQd6rjWL5RAATDlWNR5kC-VLH86v7RuVCrSgi9XXE_n_bYLpOQK2FDv993sMuGSepbRw6TIAZ5Mvp_fYtVHdmplGEbYuym4oePIDCZLfZHkB0K3GzNvDGr5Sk63RgZ0nocWeJ51ZiyAQDZQDDMzVIhcbE1SdaG8wFFKMqj8UvjDNBUdpVgKFdhA9k0dHj1Fo4myZgMHyJmfY18POQ9O99xkrjxRBlX257sKIYKlLbrDZw8L8w41TVUpYSTK3j27rjiqeTIhXQ5OUctbUJVUtj5JjBW0yXeIKsHuUXyzVn5uFGvNDTLh-Xz239kQODj_6lJjChIO7UKugQmGolthmd_D-kIqoeQGtMoS5PKS1Q9CvVvFvI6bQhTCyKUb8O3_SscL7_HSLJvOpYYz_xiVEgzheXj6XsDzSvQUjfKcoNQGyvUrsiI47z5QkuXpJEwbphX7AJREPAQvem7tI-ENRAgtf2_gPZGOh3zwTMx3Ep63eHW1x5ubumZU9ibNWiYnZ9I5OynmVbojDLGUcrvwcxILdzdN-dVkeUM8RraMtemujzQQLwGA4tDvOwffP6um1pw7xJgo7bL62-TDxiRTL2E3x40eW4WX-kfujcXKs-p-y6U_zGtcHHXNBT6LLSdsisx84dh7ntAqEkxbExp6GK-E4P8brGdMaCnX5oLwwlxc-u0mAQZ3Uy95_qTddWmKuIJ-iWimWmXuN8dOo5WfwUGDzegYhEj-4hLH_Wf7QqOmibXYXas6JpTk8gJVLugyjlZqBbmELIkrC1sDJTGwOxD0Vba60TJRzBh1yH6PAz4ABfYNajkYTudW6cPTQdLxED14p-oTuTwbA8mDmF_gDadxkztcaDyENzDC0orNUAD8a03ceFNw4v_c6SCggdU1npErPBqlg_6BQXo_ta9A-9d6AMYGgDzPrPq761nRaZqSDVYi4KG6Ts4ipjj6CwT2ULtuWn18diKH-JGY8hv06pd7xovA8-mEGFpUITZYHTAvR_JwzeI6n28k8LtGlxWHjEvU8O0eE09uLMtn-AYWEmYVhtDib9rc8tQD7wiW0xC0Y-KqDMPRJXzRgiOUOkx6TkugTPHb8TAwmnXAc0KRydCp4B8SiDqSjeH9QAq33QI2Un2ENerLCAxOuVbd3WKRs0Jm-AoedIbujYDuNzQVIrSi2z_D0zDzGQsU2kzCS6Q0bdeGqvso4C6mDYKKgPLhUCVd0tMdaI8S-g_ERok36VT7kSwjYuAI_o1HYW7Vvy2hm72xCwas0vaJLj7WpYLl9-cqJhY8z1notipuIGAYUKg4bF_OJtfIv6ZbQ8aDBY1ThxYPIf9vioZKq2Wvd-Z1bNS3Xa6BhePs6OctlS0ePIZVgdk506tdHuX1-HQpkdQqjWf5bWO2h3E9uGEFSztFCfn0Ae5G1tcpqTFB79YP5nG4Z_4DjMEXfLE08jGjpaEMK04Gza-G1iDMyDhYotcXL39jIMCYgQor1_y1QOAMfa8nDST2MOLK_kxtUzr-5CtRsUgrFtwcNmkwhAiGZkSJqveAdpti9ZYQGMkdaCsQS8dR154-dBZy-POqKRL1kVqYW7VNrI9rBLERYPRpd9-52GtGlZ12w2Twumkk82Or93jCRMndQf75UVbxefMZpXj5TZWgPV9yR9MxVPyUaJB5-XP6Qeecnk8-oKjy3wJSftgDgZEfSwr4RRVSOIxvi3w2iZH5MJCv76N4suxPmK2UVUcxCppINKbjYNK3B3KE3xvUOW_HHAQBQrHfQ4AjMmmI3J1HFIH6bithRtOLMnGrA-pOlhswOxAkpxX0vrfuMvoVUB9mh9_Rpi448hVJ6J8Z6v0mDoh0PLJwAFrnhSN1OXo2kZXMDQ3zmO3UljpNIXuW1sz9npfe5n13AzLTd0y6H0bHmak7KDM_EdazKQk5dZ-mk-y7a2zxKxIgG-GaFHWcApCqrQ09rygE2T4yNtlu4DUni4dSDY5XmJcXHujvrqW_rTxZDMrXr8-41sZsAPERCKtdexT6RamH7fdAsmYIilTlRC81uv9tf8VuvVtQlAPBZoh3pF3cKNCtznFp8vEmgF3HeMB8lskAcpNPT4pybm3s0OsL1DBurHGF7FVoUEJSMME6RdlXobIGhPeYemtVsdzn1SOl3VSmyi0yi3fJ5Y2-XO5Y8Yduh8TUxyVP-HHVG5mOkUZlByjHDFwPgm-7YKWc1Ls_XhEzSz6Lp88xegWmE2E-6Q9ZKHs9dMuUF1Sldbts9zjTfCWoiyc8PGO4AP03iz9eQIbgEhTo9V8NYeymsNO5u1bDmdUE8IEmDbkMBlvewomm1Z9ctmmiO6KbvJ-6buMJgTmunGkjqhiDzmb7OYEmXf_7uqYhMJiJYoy0j5JXWTYXNTD4e4IRgBe8brMfrhAogEmPHcU1l6ihD16VpUbSP1gADynXBen8ZGbpleR_hrctkRGkaKoNKLVjqyJqJyT3b2X4knzGSPeh80RqKy4iNAJlLVVKCIfZeeY70rXcEGmJ8Jr2h_KQmZjmvcGzcyXLQ7NmNPCQVcwyIUik77FNQWGhNSz57rbPDW-I9fnCR_938QWG3LGYcQafsQOXFr-OBAfJi46uhjnNpjjIth4w1r0oRMg1twC5cSukNRQKr_PrC5VgC0SbNGu-auzQ5CkT8gAnNR5N5QfLlhCbuO0YSRhM2yyFjJMdBvwJ1U8yFLQrCM9EeRDrVH_2ad-E7cGcwSOjzN-ELnj_-cgO7KQOMuABuKHOxr9ll58bqdClE5K4OVIMFx8DqrEsN0GkegI2KSRs7cQwtOuo6Xf1JvwGxUTK23Pw51OxYYiNhh_rHO-MgWAw8PcvEyWFBZ7blgrqvU_nhI41_gyHx3iMVSgsRnbpnbcxMZdWENT7Rb_lMbwYTy4L3hFRRVGGkjSd-l2PyAIpRcCc_UKJLsyOOX2nTcWLxom1oO1F4Ewwf_O6VW206AKlAlZaWCS0AYNgoLMrW9gE4_junMcPqAtIrzOogFusrWyJxBdcH1xtGjasP1TjBgE773yGtboSBjagcTlz8gvUY7QWWzNQwzSgg9RGuqQBCxVhjLSxcIyclyy3QDBy9Vbng0V0B_TitvpZd3AcU8L1iRsM7cam5aPYpbzQq5shDwkzuLiwDP-zhAWzTjG3YqKhmbAfY6F6P0PwnmXh4jWuSTWpLnmG-HA3AU2o3bvAXVwNnKqU2dpNzpqqUgykWFVBKFqkZvOjuoXT_OIR_oMMssFPt6tlMd20E-PQDlbdh0kwOXFAniUNUM7jh5Z_54UmXCedxnVZjZvr1qxV10u07bLhddL1HPoCB5tHhH8NA3kUC7tHEPvq4wZ0PwPw06IImKsaI-_f14VUPFaxHKVvodbTfHkX5vh2VFs4FQV36N708ahWuN-QuZC2gLUOsnB03tjWZpjpBV7lTtbruUdI1BtUor-618BFTwVEc2QIESYqfRicQ9FU1YvqyrsmwEDG0nNdOcV76e_eo688WYZY55Mj-zwd48SnOW20X4kYayBlNToK-dmnnOjLO4ANVtT-YZ-bWJrvCf4UZ4bsK01Hzlq1XXL7Pz3jemEHB2VQ8oDX8dyPFoWjvgyT7h__N_A1jkTxNib_NdyD-RMoVOxnp-0RXct79FB5pqWfbRugXIN00misWVzf2PP3-ndaoiDeQTelE2LYU1Kn09D1MDfOrpHoq_8LgtVzp8KuSxn3bdlmCgK1t8eE-6r9oQwzQ_vqdFG9l1IsjNE3DtIS3pPUY3EwlDczuL2YMkqkp3eofeUtZiwmYH2TLeaenm91sHrsSaIOOdpqvmW_QCAASM9Pmne1eJq2dKeOJ7RQPhNOdPImHNL1GSLMVKZmhHiHO_y2oSlsiwW3cYpUg0avJ0voPXelBJ6viakY_GJcyDOAzntqc0gS8OTk10tDxI-CAHSY6YM4l-FTual4H2tESOFTSX_UUDXQybIhVYRij-rGp6noeOeee8Epp9RDZZlSocRI1AACFvmZCYGSLEeEKaq7mMrYuSA1-lQgtegg6CvqeiKmSMYyJHsO1fKl47d9YlBBAL4qW6RiIIqJV0tj8AB1HLBuaiwGromJWU74wmzq7EXCxeIojsTqhDkp11bCWpW76SmxS718JrgQ0rN1x4f3UFox4bK1J1S6zNTmwLfEptzCOkQ0XazfvZO7VZRr9mfUyoPyX7KybvbPFhqldUIe3he9bFHTu5a-VjkrUJPeCnchfIWp6HmkeU7ABQWUtpu5RfqrUOO2iqpnoJJBYZhi2PZaJJDUolmliFHz_0SNHW5MXcsO7Ue-z8Ye8kfZyKn9McPpj5pNlnHLrIykIcQ_ZgAwQaivg09bVXeYHU29uQ5ll5XhdnYjZ7KrVFLJfWgvixFRzKWH6QSKfc6o8YXUikwOxbs1Rw_2EU4qBCxFt5jmf5Zrt-vcuun3UtUF6m2HCPNrlueNQl5GdlUCnl7SPG2YMdio7tkSZ', 'released', NULL, '2026-11-22 01:59:26.77+00', '2026-11-22 01:59:26.77+00');
INSERT INTO public.events VALUES ('01a200fa-cfcb-71b2-9cae-fc40b40b92d7', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'connection.created', 'umbrella', 'alice', 'v1.released.ut_HAe6I6_z5JKcxNf9XII6ag2wtQPlpC9Whc9EpYhrnC4bVOPyT0-nLDPvgOfp5azO9RGKdWwgysGVS.eOLqzLCkrsY1HTkrOqtmkiK96IqYU-XH0c2GQq1IVsAyhAPe40X-kpyAK6t9Q8LVtBdRHuSarPCqsHbqjiWy8m0A-3bygeF_0bYX22dt-naJGtWEF5a1Ltua1PwElSeOqGC8q-inqHPxv2Fns0D4K3osFBJYDms4yBewjNd65O71n2CfbBrZjj0kS2TWsVs4zJ-jStjiT1h6bqXctQXaaE1O9eI-KuscPhlRF3SveLaLGpYrPp8Wh8MT-SDGaebR0O7kl5CjbJJtX2uP-JknWiHUv-pChz5FjammXzIjr8Hwvaraj6czYFE33QLOhnmvAEnJDJuqiKL2FgHOkyr8', 'released', NULL, '2026-11-22 01:59:26.923+00', '2026-11-22 01:59:26.94+00');
INSERT INTO public.events VALUES ('01a200fa-d05d-7000-8000-0044d123d4cd', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'read', 'umbrella', 'alice', 'v2.released.B0ue1pwjyjjkbfFuDTQFJGlaWMbf-Y73P0KtAdEwvUqbttC4QpDNtIQy6DMoSf_hEiQ_rUoplKH-u4Ko.u3VhFFtr8wO-0TVwGSvYdLKnF_c7mUESrmh4pJvWHXAEJYzAEM-pS0-TJE80TzcsrQK2f1GLjF7WhQjt0oaQp6PUqHYfgj21se0GNQmHKH9xJf8_bcaiOg9m2Fe1fEI6eWJHavh0HHcqXbh31eWK-UmOavsVLHRlZ5UDFmFNk70vXSD2cEss_Q7iUbEhxxtmCADAxRw_Bmc7khU_ISg16b5ulnQyG2dnhzBMmvIq-4G-zOSSAefLy_w9L_vMZPJUCVanrbao4K-qMOWi_yIDe6rDiUAmiagnqlFC3abcc5r-qpSQKgPZ6Z6QKDMCYeNOFFU-7fV8tH49bb81VTfK3PV_8UHxFeBYT9qNDhOW6DOEVuokoNzohLMVOkPt6kX0zheLsupU9118kOZj7Ng1mxgN9VQdWnAwwYJoSbcz28sBvN83aGkC_oLWKJ8WascBpob3IuvExAx92jJq-k9DZVx2XE6TjxyGtF3P8VCGlOepEvl-ORzYLBi2Hv-Jh_q6wOzql9D4cjECULP-kH5KUxgxAPDYKtH5evhWOC6fYhXCxF5BgEfplfnLsoWj8jmZCipt0KI7_Qdd72eb1KRVPNI1sKJVFEnwEK0Lp92RA2WGhI6fkq8M1jIvDIab9ld-5XXfY3PDK5JbEusMr1P1fA_2RVfCgiXNZccvv1O5dx7zZMQUOMyYJ6f1wHAgev9tnAnqpH4GnWablDeYam4zTvOb1H52520kSiMCTHZcQwqcO1XhHu1Mf7qtKloCeJftbKASfOcwAXPZgBHmJ5IivUYmcon0Zup-a7Lb0WW9H3qct3T9Joz1D6B-crC8tQqytUjHNPrUb4ZiDYwb5mfSizw0Subh-6iOFvk0glRMAjyKTesrufOMpdOIeAYc_CPcv1fEQxtz7KkiGogZ2LF8jyyxGsZ-0PDT_y9MNkMezjG2BHbRk3Ijh_1hG2w0DIHJrrJBt2aNz8fuLq0cy2I5y_rdzrfRUzb_WLbLmnzKU-0FTHDUjQDphUr1Rp-8DsMpUr9AIgL4Amw0JCkDB89qlbRlaNicuiGNHo3hcyh2V-0Q_bGkQa6FFliTrF8frRziAmROiHWglijicw4e9THMJWRnHbSPQxPWwzEiZZPN6qnr8ZY7r2E2YWg38_L0e5RjBeZp4N2IBRGoSqh5CvtECbTd3chN43k8dfHMOr6sDydE0TrSYRv4RLmNdKDMpyaGuFlqCRlV65cd1f4qdmNybHGUlIAlzfg7RnMD6mF2KGTUn26EWR5A9gszSNMsQxu13PX17Ix89wYoNVXYNDC-ZZGjpC1rvWWV9ixs12p0ckRccQitsSHwG-kDySbZyYrE6jheuRHX73uiSjoWNt7i_4o2pLcKL7_agxH6W4qUJQk0v6APWt4DdesZmxHGKSJzFnuzECaoMU-3V97ThkYRZPJVn-nv60K_LtNI2Z9rzeP4JRDEMjO8yjKP0yhGAVcjCzoisSA12ixmaUzmwKBWj7C4tdiICQiAo3Tpm5SJiJXCvRItJ03Nil83boWc3axU2VuAkXFFedZK4GptKdW6jQxlUg5gN8LiDpY_D00_LXVMbaAGDkFKzevmJzRbGG5whw67BT9wBzi9XoJ2of31uvYplilyDWlDtUAtAWnm-9nj6l8zEaW5nbQSmRgOJI1M_TlEA8aJzb3eN9kTeSkOYHRavboHhLBdJcHiwc_9rpXqwHue93RbMmGFCtiJ2VaaVdL6BHFDLkX-Qw9L1n_amML1dk3FaoEkiCiK6Q9s0bHgvt0Bdv_J32hL_4PWpfEVdMpqj7QZqFIc0LD7imCgnK3AQcguhrocecO4e9GbUXsyYcb591bFVA2k0NEjyPQ7UQ3w9gic97jNc-xIU3ufRJN0GG-n7fLtLJjiExsMSfOSEL2A4hVSotINlEYW-KXGBbGU9ZQftPCxHLUA01hFyx3wmK1WCa6Y7PFg44Q2yfl28g98skc542cx7N_O0ZkuTPXYgJjOAmanaroS_-VkimxZ-N5D8amV_ZmSD-uYGxMXZonW7vhfkB7caC7UHCoekLDvSa1-4fcDUsFNEzm3YpKuwTrX76Mos4AjlTQi0w1SbE_pVfCf19MC3_4rj6V7skeyLxt2DwAM3HVlnpSo6heQ_ngPtHi36s79k98z1DVYmLLPuSMjP-UlzsM7pYYsJ0Q37ueiY5M6SOVp5bHXFZhbRSrWWXL8b1QuVUC5y6Ob4OCz0Qgm6-WvZ2JPgFARKCP7oZ-_i5BTUfaJeb2QVgJxVVv8KCOmtSDB3oyNQAfgWs_XRRgz4k6EppO03FZHz3SLRGrBpQKtDTlSP0_7mFB3NNYomENXTbwjpvYAoa9YwCge9eMrxL_xq65eBn5i3iats2tt8hvj0ZEx7-XQ3ptY8W5rZP2zvlv0aY1clh4W4fc9zd0v-EfBqeKWyZZoQ-NRdT3fkR91qTehN4a5T5WToja56G1gom2QfYGLkms3rsnrt7wTmTMw73ywW6CRdVW0mXEbcoAXdaQmLy4JJHD6HIPjyU18HZauWBmiQNPlpWHZNiQNNr2T0JXJM4d7KnuPVGNA0f20NipFKTFldrDDcKb4q3KOtR3oQRSKAidswoGNXsYGXu9IkfLfXBOUvXhO8S6uzLO_HvDGclHfvGcmx-wYVYcL7R2RplahEoZTVf5FjLbVQsmGsY4GZ7sd5qpU2_uz42g2rpdkPzhlnqI_eCZabspbio5iQOWZ1pkjVZ6-QDJ7zdWE2LYjYtVFZK5x4UXohbsmmrIrkLq4IGPRwZ7K9m_0hdwEed7DCQONGw-THfNXwTz8nY3g7PtwDK4JJYz4Cb9zMzMBo2amOzjkR9qOJoa4mWbuWI_CS9v452S3UK1NUEuYQ_cRgEScGdSyckLP-nmv6ZMcdZ7eYygphGzxM4gIwRZxZK2O6OUg9mKRS6yjbGWp4G4jBfcmIeLIjhGXw8Y7Dp0c044yMrz3XpBsIvQiYO-65zaTnBpe6mepIcRBnJ-nldY-uZulaovaB_TwFvEcF8YHBaf1v1BLwrrcwY8z5pz3Ao65PDb1DzMSTbC1_WUlMIkfeeWu-98IwCQW_bUaU8eAy4Sm8CwnFxTbXepq6iu-RGLWkt8CPVt5vZMLHse_RXtq1e5Ir6VU6S9iKO63QRvLvGHkyOwYURcCpD8UQO8jr77PlCmQDy7SIRJ4S80FJNF8gTLEmB0APmDquhzl7U5DqYpsx11qnCDDYEb1cS6MleFPAtL25ukusUaVvU17zKS9UQe4egbKbckTZVUmDvOsRhRkN1uJ_Oyx4_1Klqsxl4xRLY_9YXyrHdTLW22szpfiQTGudSrhXLtFSK1tfX3OeWDeZWQfVCqK7imFGr3sB38Hzb4s8a-CElmY_ugWuUkuKHsFl708zTstQrZ0OW3Vq6Y4_KKupAgL4-d6RCP5iFRX-8u59e5QKRTX7nHYSOm0XqaKhOmsDhOUf3pbu9s8ihNOGpIn2BOjAGicS78om4jR1-abbFsATKm8mnyaYOaos6CagSsRgKZtkQRp0CiCnAOMV99xHOAbe8zIZLNFozMw23nN6XlDKuIbPzhG3C09rpgcPn6NqLNgT7du5Ct5NByBFrG8X_P0JVdsyA2QsXvF7cgODXY_2pmeGdOjhrzvZ39r6UT6Lz8gNbEg7k-a_lLB_Mk0IKzU3MNbTu0DF-m_OnEbBQteOa2d9ctIbPayFpk1td8b2bolyibOZS5ir7UIknopMZt5BqJsNEzRvtYv1l2kRhq-pZM-cvbP0Jl4gSEvEUajYmit5RmvHkTbjndpz7gIPK0WADbXwz0hbauWZZuGxQSv794Tpyf1eOs-6Y1PErUuR2pg3pyJfREsm-YI5hdbD8n9DyJ4_hyRmhVbBl5jcfgcE9qtLMivzdjwcAEwFdMLMUhZHsKW9sLPl_7P9rjgZXpclrtNBR7fFp9p0-mKyKavc5XtEMjCOeZ4aAkAA431rqdsfngBT4lekfj1pQrD2xU_MjBSHPKcOQH8LHRI7olJtnd25q8sEDh7aahOr81zBzp7PlgWYHYLf7n6lkIilWuGAlh0z6NmKXbROYIQ_OMfGcjX1EmTq0fvoHnxkGyAzhEhE2W9yeDHIhdYBvf_U51ycs2CZPrhriZR42ykcTBqxQ1ptJ0hTZ2pBXsjy6zCbNB7lGFmIbY-AGaGD1Fqk8BB61a_vEOEEJieozdEgZUpP3ZrGpMu3TCviNTY5NGqTPXFIxRUWS2m7jzRryELXWs3ieRtLOX2n9QpvWZQjKl95ML_ypPyov-Gy7m_gsu9LLYNwZpgaDcpMTJzg0CRKtd9Ae39JFDDFDIggh8BHFvYl4PRQG3_Lbr5H9REnsqn6ykzz_q12Nr62LQB4xk1Wh9DcK2jFD2NRSiIjbo6B-CRDS6A9ckhHpHMKdQt7eJCy2njykfuiBZdeeGlaFhGt2xKgL3hvnVCQG2giC8jJCwqLsgVJOx-YkG08C5FXaDJkuPG-o0XxIIzu_N5F-NwXWkNxjs_T78ontYGUtYGKGiAmzO1HIeCR2lvRCvwhNHBTqbVzhqW98GpsdpFIgEaEeeTsPQG4apqA3FXU1dPLrhkKfPcaUaXc9WTM6uj7-tDXecRDa4OX3_8LuCx0crqzxQG4bC0kSgMQyHkwyxTODIzUaqnQQ9rckNyIeUEiYcccRls8MuLlDfT7zLaiqKHURGAsdhRbvJeTIAvcOJRYpR0Hs9Xmzhaik2hdjtAkNMNGZ8zudpMpngPnnQK5z5yOZFM2akgzMikzAbNzG4X3z7hwqmprMIwxBQYYb0xsulfHFL9KcYrxq1PFgwge3-CHv3Q4pgNdzRAMxGI18mzQgPU2pWrg4Au1bmXin32e4-K-jyhJbgKgCQYLOnOviNLa0_y7-mVzl3ZQTw6D3hM09FOKtZ_euW49xiw_OR0nzXIPWk_8sbdaww63tN--jNGLfyDN-wihHeScKsn4z41C9Loo_gruffq5LAqXpTARimu5giyRvIImxDClBm5mHn-xEbf_qzLDABA5_VIuOoymUCTDGYXmioVLEzvV89NJe6KF48fIhdSDxFFB04cC7ga7pVBDgQ_YVz2G4AQnWX8zqX2yLVO_3NLBaqBgNq4wtp-siVGmGxokmIxZxyJtUYUu_xJ4nwMLYGu_emyuPfYVQNn3tVRfYB4q9DksRzzOy3UIZCDASvGQUkqBQaSqChV9-8Rm4MHpV9l4oAXmonf1CiKpF30mVr-hUwvrjW8lJytxhepvf_zrEGMAisnLh71Pt7nfr0srh_t0_IMEdNwOUzQykRF11XqZtzsmC-4qmty8eTM7OB_AHBDQj529KKH8qon8oiEVgRuZkHu_tNdnbjnpS1_c-bFE_81kGFH-gsLtbGYpq21KJoADcDUNuot8gtSYmQazcB39vN_cv7Ii_V9smD6ONcB7E9QrMPlW_kP86C0f59RAAQbYgrZLi_snGCGxDa-Dyg8NlZZsf3kTWSsMmtKSwDwLoJHLekn3ZL0VjLyRPgZfzMgagMI3bKWZmIsZRO1DQvk7d1zqok2TLeCLa4iIivRvqe_mqOtzbx66pMRNO_tF5nA8R2OX1_9LmgSXG9MVA82vwZSWkiMWBx-ewGd2CRLEsXV3Pu9RqRJ3jXiq0ehPNR_XU3JortdFkL-pm89xsKGfSkKt-kmvj1daLBt-09cMXc6u-UTkGEmtxoFEhA0c3tMkU-bCfFNrskm7y9_JgrohB2dCdcxhjuzw9P1xU6ycpUiM9Qro82nD8dNGc-yWcuRj_gmoAedDR2bXeK2RoCXyfNyw84TeQ9bVRYuDOSr0knGXhETTil024E7HLhLGpQBqsI4DbpZjlyAWNTnYyArP7QYSyueH8kyHVVLFE9G8Tu0i-MinC2m5_RBVRy8h62eS3fDBniOhTm7peJjPU2cBhefYQ6a9DOm-_nedLmjgVz2TxeEhe4p9XoEFe9nv9TL8CcYGltIiFhNK9U1es9jZofAs9mF5c6vGqTatMwJP-MJCV0EYxHuQV1bf0Kab6w71KqXB36jsRZ4OseBjlk6Y1POZ2EsdKCXOLD84rzzMWzmuY5qDmBwWGoTe8In7h0I-x9ns9Kntwq-rNcPf6oeq2pDBlrPLbqpySFnAfsSWGmASSIaRE2ilDomrP3ab_DvISdPOChdUx6sm1bJPjUgyyrQyKG7mp3sz5l3gA2GbDzDum9P2r1dI6cBpStu1k-XsWZpgPaHDzOX-LBR_fjRrklAjeyEe0vwqNIRGgYxCNnzt1E4WpDuQXvxwbYkITGmnMNImVrZG6jRk13w3QwXY-rQfaxGRCPVXK0N218SkDkGiPFxeozjHz55IqtY9HXkfL40R6ZSOcAEnB2GwC_4lDg3Xkl5HuIMpT-YrcA7Sbjrt5BrlhfDLcUQgx_kricDK-g5jUNSSLkccvyJfG8ZmFqqJI0b9Nq685MaYZ5h7lCw_x5UXVzMlV6Kzo-RWeJH-zebUgIlJkTOZe-uAwpc2taIFFhLz2pizBYmsjbyc8aZu78ULXB4XABMg7dgZ7xSfwv10qVnrIVyYgFXADYlKqwWxbobYKg-bfpVaI1y-X8OMrS0ZaBlpdixzwavMAVMZQ6-caDM4fX6qHpCiidcXlsAwZkmgJC0P4w0nYkdriGkVLr2GDM_zeInvhQxLH_2lGC-9k_YsGyfd8oqWWjNCQUb6pe2mtY7GJY6-2wMhVTwK-gVkDuN6IAThRmWbTwTTFzO_9SQNMFwGumG-AE5lHltoWL2g5ieE1ill17yYOuaA7ow7BQ_5aLD-F6sHfyO_QrPyAAHhqPav12OkCHWIV_OhIGgpdCxYAp9AYhzx12SzXSJMCxvEG3RcL82HEh9vvBkMYGvJ9-MwUNq33tAkItgS9M_iUHvv8zmiAKPXEykn1ygNj37EX32fnMSFSAIJImJcBOYWILrI-zc9zr9FA2nVLVO0GRZbQkhZJW_DU64MVwIDyzfhVEJVRJGI5wJ-zevWMGk43Tb1s4tJQLW5bDVBtoHFu3mpjpGMUN-VrG4OZYsnPqBRPZZYheVbn0DqTrwZHzRw5oJLOECHpjBVpoMFpkW1GTOuxCB_hUKFIaDa-AF_QxAU8JvdO7Tb-MtInjprd8hXBNsoroxbKuz08j66s_QLpeXob4HXRnbt_2P6TLUIceQg0nyiU5PTddgSlYbbbS1g_8Ap3rvK2k40_4XcuC9PTv8nEankif5BrP1878lcC26T6ZhlT6BMeGeqJRU6oUXHgdWJS9mv5xwnV54ZN0hGWih7ZAhXQH-1_ZzJhC__n7z0PG4ogPI7at7aIGqPw80eznR3viXh7OXjLWTW0OCfv9tFYkwIQhRDzsAZ2GkOMlivKy31XD2RSOCaYVoPvOa049p8siH4VdQlXUcybRt8WgYyBFU6qVJimroVMhfRX5uOIQDDuwixBl342kWs7wPkBkQ8_8cAuogNG_5mpj_BMLW88QCKklwWHk2-CVg1RE4EX2xuHQ5rMPHovh1k8_lfp3IkqT4f8MZi3WV6VsUJw2zzH5tbKcDsycQPflJz3T_CP-iJOl1ch5ofp3PEGoYRXBRkzSPls1mjSOrf0Cd1xDamwbqYm-cZgbJd3Rz1sBv9mSf7hTU8V5QtFZNwsHAfuoSmJbag9--ccBt7H0X_qqBPpFLIxjB8HKlMwIVjvuwUXDhI0_doe9jd2Kxt-hA7XN31wwpu86-wuFvc-6rLkBnyi43yZZ9rzJYDyjq_Men-i1uY39JZAUhxKJV3amah2TByxVBB3abvmj2eX4EyjFfxXy_cN-Lzq9wogodF7L8sDd39fxS2eSYB7UjVKRpXqXNZQgp0NGQhM63L32wu8HWz3qWjMuFHwwiYseN8CxQyazMpVsumwEH_oDNsXGPus251yXtXsvmALP9hToo9CXpbi4YTIt5Q5tFZrIaX-pxVApBDzU4z3uYNlRh_CYoZieP9qdgPS7vtk1qnbRxbLODIEbzlffrGLLjFiqURAyxrXrxxNjpKyRnl1rer9EnBHs-g7N6QRSX_eD5SMQmUDYGgrOhYEZceTZohsWhE1vPf_mUZBh5_MGHclx5_zAgs_Z_ec6-jE7D8tXA7UQfNlFzBJO3bOu4Yz2lfBOeH7FQwGItRIUcfe8MGzp33BIjFVCQArf3S1DXx9mLngV3pm6RDJKuJsMq2U1NF_PaAZ-sPs9zQAf2A2nWbXnPjoOBX6pMFVdsvEVKCjAHPd3-Qxa4Tos68taVUE-EHFLzL2GBJnlHmsOg5OttkXDbbgpKXwHSSgtEuGFBjBLUbzSsQyNs-WNWxVaz-A2cPSD4wPlgzaFAgDmekDS6pSpAWyxDNsXWrMJXHK0brFDeBAc45Q08KxMtljeTfQNo3vehvlIXdT_JKR1IkbvIPFYyyOUtNw0mb3Q9paSSPxQ4lKk6AxRhjedte2GU15aeKecoVjVJyLG8h5uBJziMdd9sqVexLQX1g8m-gWg0CVH8b5WrZu2G-T0Go_U_zlJ9dqPiNL-hO4oWDVgnAxmPQtubQWMcT-koiOKd_CySFQD-l1xmBy1DHwdx7mVh10os_ELH0Tdzq7o2_zqtxwJ_jlW2uhY5nOlwoE1PXDLbqDcbRwmctXpXlriNZ_IbdbbvyHY1pZHnkSx29u_TmV1qoiWBI1Rl1O1hN4A6d2JJPjsOqrfDKsin1rNIVj6hn7DhazwLCeW_QoafXeNXLi8Z1_c7tOPofX9le4W2N9tT6Hjugt_teU9uXiiP0pMB4AqKOutxxZzXgXNepsia_PH5BwnmrhmWwD3-WTdFsZuaMjJN68OwvOZToI3mKQ6OfAMBgwnw_UpcplkOifgWxFFafqd8U95y2Wn6pTCVhsUM94Fcp2J8QsKoMMTLxGiMELnInk3YtIMxLoAB-qIZkGSv4PNU_B_syGdN02el06EEH3tWJJO08X8_zoN98k_Rf6kRIQpYAUyNb3PiB7I6vm1NZaUl9bBhfDjyOrj_KWKTwcCrWh97sBpdwlwyYWaVgYQezw8RCxEM5okiZQwyhRVb39vSFp3ciNt8moe_dHboDW4gt2iwezTl_aJES4nB40K8L4uVh1a1gyYuuao0KEDyRfSkMk0ZOHTCaYMoVOB-XLPvBxeR1pArtYqRTWdI3Y64lw_FbIby6lKf9WMJ7hybpsuGME6XfKqM3ZG8rCGSY1di5mrA4RF1FtKrL1t7tvQEJ5qX8pkRLTlDbYWZYzbOw3Mw1lxbJUJz0-WkCuC--fqWrJWsvvU0C-YXyVM_0sL07yEZA6lO-GLZg1ZxntmN0Ja78VWaijo3Kz2YrUsB6acPdRAmR0jDvnxNlumutrnH7ePc3T53r_z7mCHfOY7h5Sns4VFOhlUhvm_WmUymRkUSBeGnd6PFN4eKYNhjRYpPjFD64hEaJfQB8YFlFIp1xcOMxemWg4m7YMUWKDXJv4vIdsWJ3Dwqd3G94MiLgDSx7KEjNSWArypVScanw_TKG_Nl44nEMKnHyVQl6_WjFO54UJQtNChGIC650zBMAQfoNDNniVqgUnDUUGnFPam2cb28pGMj76sUGzpP-4nQpXhMQ97_NKq-CF8_tJkz1HZe0OyFk9Q_bagzADLxYRA9V-6YIBDqgPSAAH0RgGaEEtgqU810YxNP1Qgoa6ZZxUu4spOdZYdC2wtU1gmJ5bC6JJaR7EK5XM1TFId53piRuPdDOCmbMeqfZ2nFELpoQU9vdITw2QJR1qwxzwUh1Y-xI33NP_ybP6jdNMVl5vAR7e_R5rNJZHBuGQoJkbfoIPSEXg', 'released', NULL, '2026-11-22 01:59:27.142+00', '2026-11-22 01:59:27.142+00');
INSERT INTO public.events VALUES ('01a200fa-d1d6-7000-8000-003143f1438a', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'read', 'globex', '1', 'v2.released.qusmh4YeVCpbU0u66XU5QesPm-LkAT7ghe7_lq-KTRbOMpOxMeNvqCE3MBPH0ifTJYEkI6iM9sK-o2-d.g6TRuBpEo3YjVayNbwo7uvFKk7WzNnaiUGab3Q3CpS-kCdcKvFp7kAk-BWcMPnrgl-OMNuRKRo5dlPq7L56dk4QHEVG4ZNuA9uuaAjWfLCVGihFVdsu7t9_3D1FA9jJU2a9x8LPxnbSuZVHOzm2umvV2SvezmibRaIXw4x4E9fLpwqS0J3cEa1kmaFFsl3rtCVVplPym__iJ5XMNNT78LAuvHRXptomv8CbUrcZrlFhiNgugO_3OcX_7ib3Kfk2YDzsvaZppRIGUbC8SGDaRhiumJVeX1TQmmrWVOojkggInMPEUn6C8g72sfUu9mLIzRS5AMKgu8Nik-kjxRL169J2P35VT6N2OBgCaAn6nC-N2NO0KbeIkQtLkdyq4f5hM4hdiOP0INRCpXxW7aQsaXrzU7omp_KkZxh1DDHMlWh3gJvcS293wKaLicoJA5BX8_skZtHri6enbjAkwjNwvWuOmqImXKcdZx0L7UoBH8xz_71spw48X-8EGY4l1UseO9xTTFcQjs2XgPt-3roTUN2G2u7SErgZAY-RGfVwBn1e4cqSowBCZXI9kp0gG7SBL1FcZu-_xBzh5nILV5bzgBsvE7F23wmK4FqENUDAus6qwm6Fhfa5uXPFwq66mLHYrGmkJvMtM2bnZc5-xxbjMinBt8yKfC5feynwvmXRrNnkPICMCX-otjvWOj-L1HXzw7B7G_E208kyfj-fXKkao0FOKUyF-h7kM-7YwET-9fV4IgbPhbZQmlViz0spGsXCjOFr0iMuXdhABhlUs3nlQfmcSQ4D6qrZnOBu-puBNv_45rClb0jKOQIo8E8Wj0qLS7i5Ajtm3Vu1fzpj5XZ3BaNcmEuxsV1cGjRGmQUgstp-JCavR46AWci_gWZb2DpwkibCL4mgB2Moo802JoJ2bsT4pbmadpXyHcFKERPLqVsIfXzn9qcq86WTT4FFFvSqzrgOFodJJkRhtQ43i1N0GRrLMd-U46pXgAN32zucIuCihlsKBSK6YcERnKqvYhjMykA2GhNumnDjRixES_esrREfyZJL-EYNI5qvltYxw9LU9v6PgjapD6FA-JCiIGhO7IWUAaBhLgeEZ4-2bujM2Q6YxOT26urwqjrv257pRtKU91o8qp4S8Q6XREMzUeMWSz6pskN8oygOWvKPsAyRY81EtIglWfgML7VbZV9BsQ5xSpxYMRxSrHq6YQKudP04Mf8sYIrADEUAFvfL0IeU1BJu-1Lj6yEzY-8tBREdUn6PNHDpq_GeJ_X6LwXXznKwLwtod7zSXNhY1gzkIQ_w16aP-MaZFRRm2EDYyOx7Dz_wGI2A_NLrRlZohKP76Jv75a7vq8gxIUAmDDVgiiexs-cd7FmFtS0X9ZRjW8fVGOxOF3ZMsXK2eLpAEA5YcUhdYBhHvaeWISpA1mY5LHx_n4aOXLYhzCynOo7z9wAhsUHLsN8KOSD9Sjrz__GUY4olJ3u6rFNFe0FnPYNDa760fTwuznMOtXB9rzQWesMXttm2mcsbkm0uHVahjn9jpzIxqw9foaVI9Ih55f-fZedk5rG_EikeyQLw-Z9XChCseHuAMy9YN7ZNMyEk7mUSc6_widXLyv9ZB9yy02qVWjPOWUTRR73UYpac56lYJTZEFvXEJoHsMcvOluVkb5216Admf0eEGPq5MqY_aJt6X08t78iq47vzwwEm0wPSljFiazoDwg6TUTPXCkXBJYKjLss68qf6PDQ_CoSWUvxMCQ9Gd4CU8TVYw8F-Ru2czluM1czL_4VUgdiNZBuQjC9nByrGeGDq4eFaE_gYaC7ovLP5E8MjdsSriVBHrBmrTtzFyu8ekNjHaV4UnzDMloHwr62bcbKXJUCzKQhJqNfhjhQhGh6c_bIDGCTE0S5djaWphuNyRfjsfTK7Q0gI7UHdlQg', 'released', NULL, '2026-11-22 01:59:27.573+00', '2026-11-22 01:59:27.573+00');
INSERT INTO public.events VALUES ('01a200fa-d33a-7000-8000-0114652aead7', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'subscribe', 'globex', '1', 'v2.released.3yLK5JmIF8q_DGMWSoWWQM081K26Oab7Di62Jt_kBqiyEKJsSrKXxeeE7l_67YFJoWPqJ-I5wYj8Xo6o.Tefob5Ne-kP_kKHkRiqhaN_NHWBy7iYV6TlIx-4nXcDQHK2eTTZNty7Oc-d3PUqJSqAN4GFThVNZBENYpxqUf2HeJXadd7xM5WETjr9N_vhtyOzACGkUdAiKtlMMXQ3wDQS50MxhwI25FiTK3GCY4KWMgokSgshtAYI8Wq8a-Phrl4US-PsLOv0sTJtYP56ldrG8Se9TsKSg6dCnjSVwSzDSOE6l0Qf4_rwD-CHfSr7K2O2MnYmjMjNhO96uSAnkHBuFD1AGuO-Gp6q-EahUVbvXXcI_cLeEviibedJKD4oIipwFs1MzE-OCANpsZ7j1u8kKHJ73cvla4K7GEbt08xCsJl5Hhk2O7Ghg541eYHKf_ULBCIaLiffVzE9ZA8YKAPvOqtRQSgjHrJ-_5FBivPMQeD0enfpXZJnf8Nr9L4WlufpCQcDzKhg26um6aQxUPaPnQoTDd1qTNJCHPvDuErv_PB3X_-P80lg8e8dNEjKszQh3dgGtdyf2z8wGdpS9El2OvEZttwMq0sjWCLk8HjF5LIsRUe6oM2S9ttGxWr0M2a6IqQq7w7am6BOl0wiUbVdCSFSmbzWAcLAXxJAIJBbch6kvb97Nooa9_EQOYP_CUgtuz5p1_jvEPu7OgRBkrWscApzNrYAnzXt5MGe_ozcYYjt6llKqybvcuA3PX0XCHOgBeTQd6QuP-9Db9zMo5AiJ', 'released', NULL, '2026-11-22 01:59:27.847+00', '2026-11-22 01:59:27.847+00');


--
-- Data for Name: feed_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.feed_tokens VALUES ('01960000-0000-7000-8000-00000000feed', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', 'contacts', 'reads', '2026-11-22 01:59:28.408+00', 'v1.released.yz70cv7FpJBepWrXCD1--b_mQEkNSdtLOO1LOLtFli2nCqkKfl8R-TBiuz4oJr4Yd0ylI3zGXtKbpxCm.DYS51oQdlPJVZQ-NnvNPa6JVrm-RiU7Aev51Lsojr7Nsfws', 'released');


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'globex', 'globex', '2026-11-22 01:59:26.251+00', NULL);
INSERT INTO public.groups VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'initech', 'initech', '2026-11-22 01:59:26.326+00', NULL);
INSERT INTO public.groups VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'acme', 'acme', '2026-11-22 01:59:26.163+00', NULL);
INSERT INTO public.groups VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'umbrella', 'umbrella', '2026-11-22 01:59:26.912+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '["apiKey","01a200fa-b4df-7246-8cc7-4affff65f887",null]', 'acme', '01a200fa-ccbb-7037-94e6-f7eea0ef70dc', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.tVYHFWzjHYE9QOuYsLSgP6TNyFpQErPsZPycpaJeps2GEBSo1bXaX1zAdvdgDkR3nJelsKOqcAH7dRP5.m_KqgH-ik5StMvmzRjhTVEuNSBuUsnGkHKKwfyc8vOpvcyLw-3Cd-jWJM7R7-_TJjAO9ahpbzvc_wI1JhaBPuZr3FmbGaQRnpqPZS9ugRNHL58Xnhpu-b81oKMvwZDAzmUfrKEBdOdbHPnR2aD2Ny31FwjvG1HWt5ufd2p-o2YdOuazjQsgCUw9VQEeJnnqqM3jbhznTu1P0hjp9ySGa_4lOgU3Ek6X3PIYQoHKEG2FabzcwvConkbEvOWXC5Ga9PIyu2EhTOuy6i1oG3w-Z7z0S8dm4g-62qqwP1bqkPPTDRRyRYJtKfnvqc98DH0LMUsqMniGajPGW6vMiulM2QbQ3ejUlK3gVYomzLixWsHrSgUEqQFcesny0d_-6rBqslu7qpzmT-2UzT9yngTOka0rTtw4C8c1gQIC_mPAx1hBDsx8XIPlREXewe2CanQA_XBbP_xoVwaQj7eVNlDL-cJKkvofZExWYmBSP5tZAV1XZZby9BNYaDD5TElHc7V1Y9QWoqEpIY-YZPW7KYiHeHg54LHGWMZacDSmIqIsHbNczNS_8XaGllksQEQkmKJSavMH9RyFlXcPFSqlPjvN0b9_67gE8JJ7AlFd8EMx5SR061BlTtZY-Lo6wnbgo0Lvnd-9z-32EtWUpoGxoTvpenJ6ZddFUfkEhetsxyIfnvpaWo8Dx3Ai59-XG5y2JVU3sp_KjyDEA88CIwkQKYHwFwzs0-_E3LUvYt54Vu98dtsS26YD_VMoRskfS-WcrwIEHnDraqSFib-jrQFl7v_iHLjUVjLYXn1Bdc40raJoM6hdi_MEk6Ew87r1VGE6hASMYifFclCmyDxnlocZrIzfXQSmURwggXAxZx4NfqtR8SL4bVKYkjri5aeYaY0YYh0RtVWUI3bbxjl0CcLhnOlnt-RF0XjUgVi1bVypX2mJvgXxgFZexdM8RmeI', 'released', '2026-11-22 01:59:26.139+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '["apiKey","01a200fa-b4df-7246-8cc7-4affff65f887",null]', 'globex', '01a200fa-cd21-7182-b80e-46ba2c3a7521', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.aJJNGRyVw3j9dXK9OmOJGGzhAHbxofBB7bIWKVrfeRyKzdV3zzE4SZRNcELo7aFGa8F5lvYixwLvGLcd.iZTlim9mgtjlWXHUQD_Cv4ByYP97Knyz4tsnNV1Eiu5K9_7DVktqWLi4m_RcXUrb1XBZmWJUtjrZ9qeWoRnyKcMdrsODM09sZeYGNRJza1mFZDJ4U24Tc95L67J8TvKoogdtGIGqjiB_ncA5VqNAC1TrY37AMF2kS6g_F1yx3ourh-gUM46mr5asiMofNpYkf9RTKWJTs7-TdingUGfYnIeJpWMZrMMTNrs0k_NVswDagZeZsdUmUvChcv8tBsBNjG3jWcu553OV5zaf9Iye5Ow8zyg4oL2E-9A6dYsS22w6Hyxj7vLOYrvlsJc-KrZbmAxdrnVAqeycTpvpsXL-sfZuh6XEhMpSQ8hj2O81uHYENvWNRXIkCDD0eLiN8JBrnVLB0xS9QojlhSHbmtTNKa-RPdS-YEahJB3pZ_38km66ihlZGjNwDVBjOjP8bPRCxdEwMVCWskjnIqbvruBeJ190WqA_nYuGAL4gJMcz4OHiszxMo5zFM_FfMws-Ize5nZdH2luMny82k4nayyqKFYTbjuIBNpf5FNbI-PI7CrWUh6NR-k2PjWaPI3FNTLd8lTxj3wrS6vdB9dyLQev6A9z2iyAxHhiS1ning9vGlSDGSwRlbqdVLL5QPdfflQPjumUdsfa0ybu8uJTNZA9vvY12OYwjWgv7QAWgEU25KQnlhREaBgiw6xr_Tixo49LGHTEJgsKqtkDbSnDoUZkDpxVa12QPEXE3lvCRSNSwhTEJ5VPTAi0ESOhF-vAGjWaTLbt9_rfA7GOYbYkzbX4anmMofFxWo7LRWmBO_3Ht30lOGYz1RUII4d38dGsvCfkflpLWkfP4VDVdS_wgpeqHBa8emUIar_rCMBuLBJnIPLxATfR4kB899YtH5Ea6Ai_LirDbHnksXVIsnU2TDL0870WKtNTU5Ykj8a9crbUzZ7aDpBpVbUBrLeKt8vsRxQTE', 'released', '2026-11-22 01:59:26.241+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '["apiKey","01a200fa-b4df-7246-8cc7-4affff65f887",null]', 'initech', '01a200fa-cd71-77af-9c8e-a3235e9a5a51', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.2NQYc1uDcv3NDQczm0QUdGlyj2mmkua8dhzy8gnjH8gmOdwCjhCsSsam7ZtO-nQtGdncHoaXMboN0WHQ.aqwQI0a-XAjyZVDJa05HwUpQsLIqAunKcr_ombXI2idNU8-45VQvLzM3LlrRHqx3e8HEikxfgnzxb6jgbScoEA5AH3GGY0HMzsKplD2FtR_12PUChZijZ66TvixkN-PVCe894MQH9YH8nYoLdSQqNl8U-bqnlgF_ee7FRRbqBXXpK3SAC6UyY2YHcU1Lfai4VYRAZ7Ot4ky-rlPOCkoMjLTte1TSQIKlsOMW3FLxqop8BsUOx9yCmFSxGNwm6B-dXXF2GdWizY_dzbOdimbcv97L8L7KFUzGb-6QMEF6-JU9dRnq2NHjRCu1qf2Ir6c4L6Oo3ILKcZ93XrHWe3LBTn_w2Y28Pzs7xUOxvCVhsd5D3ga0f5ZHFmFB3HfJH4coNIz3pZtt89StrtPbuCK3fHqpZ3QD-RELX8fvHXFsZcNjZ0nVEUfdTIFr9P2vU2Q7XxEa8VIRgPS9l9KgDZPS5XUOQ8vss025c60pLDooonIbAuqPkhoH7u9yVThokRtb3OCND_OiItncErNtDfdTPD1W_9lxnkRouQG4VbNLUTgdgfWJfhFie96qmxm9qPmUUbf4mdNmvSNR2qVIt6LJJNd_6b4K-ZmJZ1IeQHsM9mnBFDFpi60et41HcZtgNMFyZKEjCWGbgU-mbNMBQQ-dgk4l0fBH3PvLR5R3fEchfCydxkcff9vIwx5iLR2bklYRRlnGAQXT_g8MixGxKqtFcnGNEqntbgKBwOjsEXMLTgLghIfJGHl2MiMymdX1qx2CM0HQrmHqjvLKLeEmcIKVF-B8xcOXNpDqDTbIqor2aOuncDkgN3GJOGjrN1ltYCe0KL13Oiv7UtwpsTC0e73rXZ0R0Hp5D-5a8GeJYjDYUIQXmBTpanL0dM3lIf8BADSJV-WKR90suYes9VEZLsp4xtHb5F27LsPpilRok_vioh4f6QqOkld-7cBRPAq2', 'released', '2026-11-22 01:59:26.321+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '["apiKey","01a200fa-b4df-7246-8cc7-4affff65f887",null]', 'umbrella', '01a200fa-cfba-7529-9faf-71481b1226b5', 'b52a3baf56eda18efcc6891370c1ec305276a5a2a0fc6f9d5d44e6fca6505faa', 201, 'application/json', 'v1.released._LndkRAF2-U_X1QlyPL0iCQCr1jYwUYJvNWOjJpe_R0pLnwD8RGYivAyjDGG9DJ-EDlB9vU22OzhxZHH.SEYA3OYV3sVWW5wIBkIXgvr_uZRx5m12CXajCHe-2zz-zNNhS8xSJpu4MI4OW4rVe34GF2sjFS-9TrIaLIPrk1TPbKzjIMZbGX8reyYJpJt4o7VHmQ7HN1E9Kgz1ww1Mwp5mjYhctiMEhguPITnjU5u36nIE1GvKq36xzkZ0NeEPUQrSFacP1aLdS1U-qCZ5Q7STF9QOAS_CEr_OU0K_KMpf_XVeUBqyNlD47qR4N3I3Rj9ikffnpaH-AF1Sxfd95Cncro2SoaJ41Ga-69FRJDcGuOrYnFd7dWYKcZoiTmjyhuo5RmHH2jaQLteJj4Lm47jAd45V5ONM9LWJt1OhrYHxA0ba5WL-b-YQZKnJtjDBEAmgH2w6MN1YMUNyCK1YueeU2p3BQMJ93FKVn1-56byjeTOLJ6Y5FvSfa4gjIXuFOGeS0TgLYtuP6YPhcO5jcL_KdfFArGgH4wy38hTTsjlNbpKg-HTALI4nIe6BlvdcbTCFQlvUGW4oB-YvT2PtVAVamy5Rgx7TrSrjzZvpCYxekcX0oZyFRnxZX5ZAWOhxQg8dr1kyk4KIz5fTGr-x5G7IyJ1PW3VOoqL8jiyCxtMdzj9nBoD7gfmscauW0dsTrpgYqGgtmhvxJU7KaWyU5g7P5LvYb_L0oT1yfIe-_0Il51ctSzAXPPhMVfl31g_tho0fW9cJ5ypIh42c69GW44NY-vZeHepPhMvY_fmbsJgua-I5OYgKvvezEOduMGqoec8MNUOX8rq4zsSpuz88QthlbN-emUzAOMxWYEmwOB3Twix3AqQ5uKg1DFbA-LKGahS4q5cyO-VXqZ9Rt-xGqOuB-qM8rUkuC7t0mccvsMzfMNS75qcwfYIZI4sfO6yIlkx9NFzxNo6clPHAF2DjeExANk9xcDpwQytGBEj4cgRCL0-6grrWThYfeTxcgMxkPPWYBFmEg48sWIiCwK8', 'released', '2026-11-22 01:59:26.906+00', '{"headers": {}}');


--
-- Data for Name: inbound_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.inbound_events VALUES ('01a200fa-d33a-752d-acea-a51a993614bb', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'contacts', 'b085627d878c332dacfe1c76876da6e577de741021981a4cba0a62a2cb47e1a1', NULL, NULL, 0, NULL, '2026-11-22 01:59:27.802+00');


--
-- Data for Name: inbox_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.inbox_messages VALUES ('01a200fa-cec0-7000-8000-006f3afa4fd8', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-ce7c-7742-aea2-90af16b129b6', 1, '2026-11-22 01:59:26.834+00');
INSERT INTO public.inbox_messages VALUES ('01a200fa-d05d-7000-8000-0044d123d4cd', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-ce7c-7742-aea2-90af16b129b6', 2, '2026-11-22 01:59:27.173+00');
INSERT INTO public.inbox_messages VALUES ('01a200fa-d33a-7000-8000-0114652aead7', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-ce7c-7742-aea2-90af16b129b6', 3, '2026-11-22 01:59:27.865+00');


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', 'acme', '01a200fa-ccd8-74f9-998b-5c03b5d586a4', '01a200fa-cea7-70cb-a8bd-ed9b65b29582', 'healthy', 'api:create-installation', '2026-11-22 01:59:26.631+00', NULL, '2026-11-22 01:59:26.631+00', '2026-11-22 01:59:26.631+00');
INSERT INTO public.installations VALUES ('01a200fa-d04f-714e-bba4-5726392f07c4', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', 'umbrella', '01a200fa-cfc6-76cd-937c-8ed37424e8a5', '01a200fa-d04f-714e-bba4-5825b3603600', 'healthy', 'api:create-installation', '2026-11-22 01:59:27.055+00', NULL, '2026-11-22 01:59:27.055+00', '2026-11-22 01:59:27.055+00');
INSERT INTO public.installations VALUES ('01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1b2-713d-a77a-a7bf343747c9', 'globex', '01a200fa-cd2e-713e-8458-4f10fd187afd', '01a200fa-d1d2-73c5-8373-69d3b401124b', 'healthy', 'api:create-installation', '2026-11-22 01:59:27.441+00', NULL, '2026-11-22 01:59:27.441+00', '2026-11-22 01:59:27.441+00');


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a200fa-b4cd-7269-bace-9199548196db', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'crm-sync', 'sandbox', '01a200fa-b4cd-7269-bace-8c3e4e83616b', '2026-11-22 01:59:20.013+00', NULL);
INSERT INTO public.integrations VALUES ('01a200fa-b4d1-75e4-a320-d444849d63f4', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'crm-sync-key', 'sandboxApiKey', '01a200fa-b4d1-75e4-a320-d0a3446a0f08', '2026-11-22 01:59:20.017+00', NULL);
INSERT INTO public.integrations VALUES ('01a200fa-b4d4-7011-ae21-110517cc9517', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'crm-sync-steps', 'sandboxSteps', '01a200fa-b4d3-757e-873f-45b1626e5a37', '2026-11-22 01:59:20.019+00', NULL);
INSERT INTO public.integrations VALUES ('01a200fa-b4db-7215-b222-713ec4909d49', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'crm-sync-workspace', 'sandboxWorkspace', '01a200fa-b4db-7215-b222-6dc7bd34be5d', '2026-11-22 01:59:20.027+00', NULL);
INSERT INTO public.integrations VALUES ('01a200fa-d1b2-713d-a77a-a7bf343747c9', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'crm-events', 'sandboxApiKey', '01a200fa-d1b2-713d-a77a-a0bb07db75ed', '2026-11-22 01:59:27.41+00', NULL);


--
-- Data for Name: invites; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invites VALUES ('01a200fa-d42a-76a4-b496-f470e2ba9d75', '01a200fa-d41d-73d2-a1f8-50839ce6c7bb', 'grace@acme.example', 'd0c4caf937c658da47796b402ccaa471eed9221115c75f8c7ae15f37e50c3777', 'builder:01a200fa-c0ae-7295-aadb-613e09e69bc3', NULL, NULL, '2026-11-29 01:59:28.042+00', '2026-11-22 01:59:28.042+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a200fa-b500-7187-aa08-27d0fad5f553', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'Demo backend', 'RS256', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtottGYFND7kDpmvt44Dw
+JOJhCk9FIF5ODb+qsEsmBM8Sqz5rWjyh4up7nNN/2CBZ+oKUTtKrNNDt7VIodO1
+A3V6SpJogazUBN9fy5vQ5DLfzN7YVARsrNmb76g6ZBXts6EyUZfOwI2yeAFWgFm
La4ty2hIyuiT1CEwxWZmW44wHk8WWADGZLJxwSy0ho3x+PJh/kha1x8Vi+7fkuWS
eAyvkjZSkL0so7ZelWGLU2YKa5O4M7BVFdXbWnsxNYc0DpdTyAlDKe31jUGQp5uw
qgfQITyKccTz0PER0NJu8TXQb70ouR086gwDQxoGEN1dryWkkKSUh/Raf436Ub66
OQIDAQAB
-----END PUBLIC KEY-----', true, '2026-11-22 01:59:20.064+00', '2026-11-22 01:59:20.064+00');


--
-- Data for Name: lanes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lanes VALUES ('reads:01a200fa-cea7-70cb-a8bd-e9a77acf6d2b/contacts', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:26.675+00');
INSERT INTO public.lanes VALUES ('writes:01a200fa-cea7-70cb-a8bd-e9a77acf6d2b/contacts', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:26.75+00');
INSERT INTO public.lanes VALUES ('renewals:01a200fa-b2ff-73e4-99a9-bd8f23a1855f/sandbox', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:26.966+00');
INSERT INTO public.lanes VALUES ('renewals:01a200fa-b2ff-73e4-99a9-bd8f23a1855f/sandboxApiKey', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:26.968+00');
INSERT INTO public.lanes VALUES ('deliveries:01a200fa-cfaa-7612-bb57-8932314f126d', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 2, '2026-11-22 01:59:27.021+00');
INSERT INTO public.lanes VALUES ('reads:01a200fa-d04f-714e-bba4-5726392f07c4/contacts', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:27.087+00');
INSERT INTO public.lanes VALUES ('reads:01a200fa-d1d1-70a4-821f-f674e6911ff2/companies', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:27.473+00');
INSERT INTO public.lanes VALUES ('subscriptions:01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:27.477+00');
INSERT INTO public.lanes VALUES ('schema-watches:01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:27.48+00');
INSERT INTO public.lanes VALUES ('events:01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 13, '2026-11-22 01:59:27.584+00');
INSERT INTO public.lanes VALUES ('inbound-events:01a200fa-d1d1-70a4-821f-f674e6911ff2/contacts', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:27.813+00');
INSERT INTO public.lanes VALUES ('deliveries:01a200fa-ce7c-7742-aea2-90af16b129b6', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 3, '2026-11-22 01:59:27.859+00');
INSERT INTO public.lanes VALUES ('older-subscriptions:01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 1, '2026-11-22 01:59:27.976+00');


--
-- Data for Name: large_bodies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.large_bodies VALUES ('01a200fa-d056-7481-86da-aee4684e1ba6', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'umbrella', 'alice', 'v2.released.ojq2ctV5YDJmuULRp_r8OD4TjtX4YHWcfqkX6eWAIsBlezg5JSKyZx75VWCodbbcBxTYANYxZB23Jrqx.tWrue6lRf3JdeiZe6ZuEY7vXIPQOShv4d4coKz4Hb1HOrqaRolS7-iqf8JIk9RVDaPBWrh8_N2H67S0i2x4H_ybTE1sTwVKy8ShJA0ot4kJCv57mOk0GD7_taqnXS2ZzmWy7V4jhAUc6ku3CPvIlo9XSodKfJQ0nhMSLEhoFMawBtT15K92hwGBwkvywT3DpglFm9So8g2kDEiKj4XzfHaCaca3Omwh_QCIA0MtJ3EoTBiMHJmqNNZEpF3SFHkafKRtsmpPF6yyajw0xEGBkFZyTiMLPO0M77RkJmNfIOVQlMSQSjnJH9k3j6dAFpietjkB0_yyAaSS2v8BMoFLlBZTEjEDgzsag21Y1XZdNGprg0R1fudQTBcywho_k88E64koqWamklARhgM3dZEAqZK4vtPcOPFeYZB4OYsiGpLAiza6kyb0mqlly0kzu6zQU-7NR1XivlsdD1p9lpXczAYOSCD8YJPUfPZDbeL1d7i3iR18cuGpeDo8XlgFYIAIiDzyFht90Oged43QgVuMoyd54hzT-DmUZs4iNff5Ug-d4ixCB_vSDQu0_uZIWg1ymFt6mH-tQPdvm5MvF5toXSkIicGTn9v_ujKkVQ9tNrYCbJF6w7PcxK1Xg3U-M5uGQBY0oamzpqCmBWZBljT10G_aQ-qOWPh6PbMmdvydqLaC66vpp_mM2gyg-aZwzylHnZfc9GyfDBrLVs58EnhMc9F73o5nUYWXgUEngiG98p7zrBuF8TyGkJ4fLhSu5wwDAG5jiTJ1QyHEBGWAQ2CO3cqn6dl4zqSYbOKWnrAoi7QX3xydV2cI60wZGPkZWOBGqmdVwRehta3qfkbiPPd7LE9RmJPthhyrfA-eeNCedSV55FCK7SUROr3KwBaFvphoa5Sdm8uDBdhC9vTjw_HOVqlvwIrEELNHV0M3ftvWbn0TDBpTEjr5nVtrEz5JWKMUYumlEt8dxkbN653s7NymHkWc2wx2t0hCzWXLcwKvtC9yidsCQhzgLGqHWwqNADSKXDKP28fX4VAFiCtiNIXNKIFwGxB-Hae7s1_HjGMyS-3l1bNhtGJWdm_in1UYmwYEssG4urUE4oxtL8r27g8zqSziiHcLHMqBHZV9SDLO5QIwT7EqeYGoDJ2zvfUsli_i8G9LNhH-6FkbYg9Y1Ba_42xVMzq8KfZWi-Aj4XNA-_PkXJLYScQUQS2qwhpcc0wCowdB3Kx04lAA5uckLXP8ZELshxkJgyN6LmIQKVKO5G7xeFdnb5iVouQN-X4ArUIM0s4VjpXcpUB_lFVn3IRg-imi2XXqibqvMm3SV7iy7h20t2EkFglSlIwfgK6oVskK0eqXgEX4iiVZ7bsFqEClx-3RLkF5QvhhgJE_H9adHQmGIjj8WP4Oy-1QqVFwxVGKa_BotI8EqhW7iMhdS4_PpBEEPf-OaGHdqW9IKOnCSq3pkHleTcTmmFD8N44Cp4lwKsOAaJpIFJiTvhgB90X4tH88EUenciF7VyUxfZYW5QZndIX56kgXQpcMsrjUbL4lzMfSQg_gnVxNzrGjgrdEHsFN1J26eTMJNstvjIO81dgJmwoArsgjdgoluYWZy40MLmNq9j4i4Njclv3jz-m4jNxZl75aZ3OCNIBTP-7YLRuPvaVeMZaywZobSI8Bu_rlRUjLooKMIG6xSavBqPCEhktppiNRP-UVOWpkxNBwwRnUs8T32nBWZdFsmgZ4fwKs-Y4NxCwPHT1cxWpsrW4aotILyGSmAoymolmpsRot4Nehynq7T3YBPfTMZYcvdLuExdGrSb3twhehNYM8cmTCw3BA7IOMUyWK1xCsw6mBxUSuqhIGrpOWBUaXtTbr9zn1z0PIMDgPWn8pMKFUlR2bpGxcQQf9fiz9V3a84XCf-JT701Aj8U9kj7jcfhKxDgqAtB00fV0Px0S4F9q0Im4P04l5G3M1nYICVJog2u6db12wJAhOcgViTKkhrTxgvqcMz7h520krE_Elrab-idufTjmAnep4XLVoBXo-e-HcYJ6dhYpJkPAYLk_Oa54ltm7Qvg3kgENkclQ', 'released', '2026-12-22 01:59:27.063+00', '2026-11-22 01:59:27.063+00');


--
-- Data for Name: memberships; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memberships VALUES ('01a200fa-d41d-73d2-a1f8-50839ce6c7bb', '01a200fa-c0ae-7295-aadb-613e09e69bc3', 'owner', '2026-11-22 01:59:28.03+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a200fa-cdd1-7616-9c60-f7e706b21a09', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '9ff62bd333e3be7efcc735420c04bc0e952dcf2d3187b12d88273246f27c7191', 'sandbox', '{"shown": {"group": {"text": "acme", "isRef": true}, "consumer": {"text": "ada", "isRef": true}}, "groupRef": "acme", "metadata": {}, "alwaysAsks": false, "consumerRef": "ada", "providerAppId": "01a200fa-b303-725f-bd05-8c53ae2bf2a3"}', 'v1.released.XLmcB0su8ogYqSIi2Plj_86ZwlIERSTk0hnck3yp_HW_Y62fqm4wNApdq9kL2fDwNIfq82f_FUfw8txV.SMifcie_M_ardjLbDd_bTlmd5EXXb2WWV1UMKl_6Nh2UDlrl9A5DDYt96DUc4rdi5aFilJeWSZQybm02rWbG8PJPg6VYkTc', 'released', '2026-11-22 02:09:26.417+00', '2026-11-22 01:59:26.479+00', '2026-11-22 01:59:26.417+00', '687f1a76d2b47ba5d9576af7bac210eabc0dbc76135ec06ee065e915e5237126', '9da65da96e01b0fe1bb5c1340f42d3f19e75669634dbb04f7b4c5559ba7916db', '67c17a7f4640d7be75501ffb64709520ea651bc7694140c5e549040651a04d60');


--
-- Data for Name: operation_logs_20261130_ce53ad3e; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_20261203_bde1d25c; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_20261206_a7b310fd; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_past; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs_past VALUES ('01a200fa-cead-766e-a41d-93816d68eb55', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-ceac-7009-9195-b3d28918125c', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a200fa-b4df-7246-8cc7-4affff65f887", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "7", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a200fa-ceac-7009-9195-b3d28918125c"}', '2026-11-22 01:59:26.631+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-cec2-739b-93e4-ae96a6d6745c', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cec0-7319-91e1-d1d4a142d603', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "contacts"}, "operation_id": "01a200fa-cec0-7319-91e1-d1d4a142d603"}', '2026-11-22 01:59:26.656+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-cf03-73f4-a522-04252de94237', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cec0-7319-91e1-d1d4a142d603', 'INFO', '{"msg": "All records are read.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-22T01:59:26.722Z", "object": "contacts", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a200fa-cec0-7319-91e1-d1d4a142d603"}', '2026-11-22 01:59:26.721+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-cf13-7554-a2ec-4f2313fcd183', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cf13-7554-a2ec-4b922149f761', 'INFO', '{"msg": "A request came to create 1 record of contacts.", "details": {"mode": "asynchronous", "type": "create", "object": "contacts", "records": "1"}, "operation_id": "01a200fa-cf13-7554-a2ec-4b922149f761"}', '2026-11-22 01:59:26.739+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-cf3d-7068-93da-c023ab8e9781', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cec0-7319-91e1-d1d4a142d603', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "121", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "durationMs": "36", "providerStatus": "200"}, "operation_id": "01a200fa-cec0-7319-91e1-d1d4a142d603"}', '2026-11-22 01:59:26.776+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-cf3d-7068-93da-c6944e92e23d', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cec0-7319-91e1-d1d4a142d603', 'INFO', '{"msg": "The read has ended.", "details": {"next": "The next scheduled read is planned for 2026-11-22T02:02:31.000Z.", "pages": "1", "waits": "0", "object": "contacts", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "59", "recordsRead": "121", "recordsDelivered": "121"}, "operation_id": "01a200fa-cec0-7319-91e1-d1d4a142d603"}', '2026-11-22 01:59:26.78+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-cf7c-753f-8666-6120d5f3188a', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cf13-7554-a2ec-4b922149f761', 'ERROR', '{"msg": "POST /objects/contacts/records answered 400", "error": "Juniper CRM answered 400: Field \"last_name\" is required and has no value.", "details": {"record": "1", "request": "POST /objects/contacts/records", "durationMs": "84", "providerStatus": "400"}, "operation_id": "01a200fa-cf13-7554-a2ec-4b922149f761"}', '2026-11-22 01:59:26.841+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-cf81-7694-ad57-6c1b95dbb207', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cf13-7554-a2ec-4b922149f761', 'ERROR', '{"msg": "[contacts] 1 record not created", "details": {}, "operation_id": "01a200fa-cf13-7554-a2ec-4b922149f761"}', '2026-11-22 01:59:26.848+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d05a-74c5-9612-11177db64eca', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d059-704d-817f-4604e147e280', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a200fa-b4df-7246-8cc7-4affff65f887", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "5", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a200fa-d059-704d-817f-4604e147e280"}', '2026-11-22 01:59:27.054+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d05d-7079-a0b2-88195a8763a9', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d05d-7079-a0b2-87f0b23b6ae5', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "contacts"}, "operation_id": "01a200fa-d05d-7079-a0b2-87f0b23b6ae5"}', '2026-11-22 01:59:27.069+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d094-77fa-be7f-72c91e11169c', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d05d-7079-a0b2-87f0b23b6ae5', 'INFO', '{"msg": "All records are read.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-22T01:59:27.122Z", "object": "contacts", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a200fa-d05d-7079-a0b2-87f0b23b6ae5"}', '2026-11-22 01:59:27.122+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d0ac-737d-a17f-ce34b2fd189f', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d05d-7079-a0b2-87f0b23b6ae5', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "121", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "durationMs": "12", "providerStatus": "200"}, "operation_id": "01a200fa-d05d-7079-a0b2-87f0b23b6ae5"}', '2026-11-22 01:59:27.145+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d0ac-737d-a17f-d3bcd6e45d62', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d05d-7079-a0b2-87f0b23b6ae5', 'INFO', '{"msg": "The read has ended.", "details": {"next": "The next scheduled read is planned for 2026-11-22T02:04:52.000Z.", "pages": "1", "waits": "0", "object": "contacts", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "25", "recordsRead": "121", "recordsDelivered": "121"}, "operation_id": "01a200fa-d05d-7079-a0b2-87f0b23b6ae5"}', '2026-11-22 01:59:27.147+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d1d7-73e3-a0eb-a29815bacb1b', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d6-7229-9509-b60375827bd6', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "companies"}, "operation_id": "01a200fa-d1d6-7229-9509-b60375827bd6"}', '2026-11-22 01:59:27.446+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d223-73a3-a326-e7f5363d40f1', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d6-7229-9509-b60375827bd6', 'INFO', '{"msg": "All records are read.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-22T01:59:27.522Z", "object": "companies", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a200fa-d1d6-7229-9509-b60375827bd6"}', '2026-11-22 01:59:27.521+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d23f-77fd-be0b-a59bdb42e4eb', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d23d-77ab-acef-7d5b47b223aa', 'INFO', '{"msg": "The provider is asked for the fields of the objects that are read. What has changed since the last look is told.", "details": {"told": "fieldCreated", "objects": "companies, contacts", "destination": "demoWebhook"}, "operation_id": "01a200fa-d23d-77ab-acef-7d5b47b223aa"}', '2026-11-22 01:59:27.549+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d25a-714a-a422-16367e48d70d', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d6-7229-9509-b60375827bd6', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "40", "request": "GET /objects/companies/records?limit=200&fields=name", "durationMs": "23", "providerStatus": "200"}, "operation_id": "01a200fa-d1d6-7229-9509-b60375827bd6"}', '2026-11-22 01:59:27.575+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d25a-714a-a422-1aa94a36d5e5', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d6-7229-9509-b60375827bd6', 'INFO', '{"msg": "The read has ended.", "details": {"next": "Nothing is planned.", "pages": "1", "waits": "0", "object": "companies", "request": "GET /objects/companies/records?limit=200&fields=name", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "56", "recordsRead": "40", "recordsDelivered": "40"}, "operation_id": "01a200fa-d1d6-7229-9509-b60375827bd6"}', '2026-11-22 01:59:27.577+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d26f-71de-b4bb-37b090bc70b0', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d23d-77ab-acef-7d5b47b223aa', 'INFO', '{"msg": "[companies] Its fields are remembered. This is the first look at the object.", "details": {"fields": "19", "object": "companies", "request": "GET /objects/companies/fields"}, "operation_id": "01a200fa-d23d-77ab-acef-7d5b47b223aa"}', '2026-11-22 01:59:27.599+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d27f-7269-9744-bde3b37c87f4', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d23d-77ab-acef-7d5b47b223aa', 'INFO', '{"msg": "[contacts] Its fields are remembered. This is the first look at the object.", "details": {"fields": "20", "object": "contacts", "request": "GET /objects/contacts/fields"}, "operation_id": "01a200fa-d23d-77ab-acef-7d5b47b223aa"}', '2026-11-22 01:59:27.615+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d283-707b-ac11-7f34f7e8de92', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d23d-77ab-acef-7d5b47b223aa', 'INFO', '{"msg": "The look at the fields has ended.", "details": {"next": "The next look is planned for 2026-11-23T00:01:18.000Z.", "fields": "39", "changed": "0", "created": "0", "deleted": "0", "objects": "2", "messages": "0", "durationMs": "70", "notDescribed": "0"}, "operation_id": "01a200fa-d23d-77ab-acef-7d5b47b223aa"}', '2026-11-22 01:59:27.619+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d290-768b-b8bb-6f0110fff142', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d290-768b-b8bb-69584843b111', 'INFO', '{"msg": "The subscription was made.", "details": {"events": "contacts.created (contacts)"}, "operation_id": "01a200fa-d290-768b-b8bb-69584843b111"}', '2026-11-22 01:59:27.631+00');
INSERT INTO public.operation_logs_past VALUES ('01a200fa-d36d-7631-997b-fe91207a59a6', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d36c-75b0-9669-ea6153fdbb2b', 'INFO', '{"msg": "[contacts] 1 event delivered", "details": {"gone": "0", "events": "1", "object": "contacts", "delivered": "1", "unwatched": "0"}, "operation_id": "01a200fa-d36c-75b0-9669-ea6153fdbb2b"}', '2026-11-22 01:59:27.852+00');


--
-- Data for Name: operation_logs_rest_1fff8246; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a200fa-ceac-7009-9195-b3d28918125c', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', '01a200fa-cea7-70cb-a8bd-ed9b65b29582', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-22 01:59:26.624+00', '2026-11-22 01:59:26.631+00');
INSERT INTO public.operations VALUES ('01a200fa-cec0-7319-91e1-d1d4a142d603', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', '01a200fa-cea7-70cb-a8bd-ed9b65b29582', 'read', 'success', '[contacts] 121 records delivered', '{"objects": ["contacts"], "progress": {"objectName": "contacts", "operationId": "01a200fa-cec0-7319-91e1-d1d4a142d603", "installationId": "01a200fa-cea7-70cb-a8bd-e9a77acf6d2b", "recordsProcessed": 121}, "readType": "backfill"}', '2026-11-22 01:59:26.657+00', '2026-11-22 01:59:26.78+00');
INSERT INTO public.operations VALUES ('01a200fa-cf13-7554-a2ec-4b922149f761', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', '01a200fa-cea7-70cb-a8bd-ed9b65b29582', 'write', 'failure', '[contacts] 1 record not created', '{"objects": ["contacts"], "successfulRecordIds": []}', '2026-11-22 01:59:26.739+00', '2026-11-22 01:59:26.848+00');
INSERT INTO public.operations VALUES ('01a200fa-d059-704d-817f-4604e147e280', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', '01a200fa-d04f-714e-bba4-5726392f07c4', '01a200fa-d04f-714e-bba4-5825b3603600', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-22 01:59:27.049+00', '2026-11-22 01:59:27.054+00');
INSERT INTO public.operations VALUES ('01a200fa-d05d-7079-a0b2-87f0b23b6ae5', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', '01a200fa-d04f-714e-bba4-5726392f07c4', '01a200fa-d04f-714e-bba4-5825b3603600', 'read', 'success', '[contacts] 121 records delivered', '{"objects": ["contacts"], "progress": {"objectName": "contacts", "operationId": "01a200fa-d05d-7079-a0b2-87f0b23b6ae5", "installationId": "01a200fa-d04f-714e-bba4-5726392f07c4", "recordsProcessed": 121}, "readType": "backfill"}', '2026-11-22 01:59:27.069+00', '2026-11-22 01:59:27.147+00');
INSERT INTO public.operations VALUES ('01a200fa-d1d6-7229-9509-b60375827bd6', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1b2-713d-a77a-a7bf343747c9', '01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-d1d2-73c5-8373-69d3b401124b', 'read', 'success', '[companies] 40 records kept until you ask for results', '{"objects": ["companies"], "progress": {"objectName": "companies", "operationId": "01a200fa-d1d6-7229-9509-b60375827bd6", "installationId": "01a200fa-d1d1-70a4-821f-f674e6911ff2", "recordsProcessed": 40}, "readType": "backfill"}', '2026-11-22 01:59:27.446+00', '2026-11-22 01:59:27.578+00');
INSERT INTO public.operations VALUES ('01a200fa-d23d-77ab-acef-7d5b47b223aa', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1b2-713d-a77a-a7bf343747c9', '01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-d1d2-73c5-8373-69d3b401124b', 'watchSchema', 'success', 'No field has changed', '{"objects": ["companies", "contacts"]}', '2026-11-22 01:59:27.55+00', '2026-11-22 01:59:27.619+00');
INSERT INTO public.operations VALUES ('01a200fa-d290-768b-b8bb-69584843b111', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1b2-713d-a77a-a7bf343747c9', '01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-d1d2-73c5-8373-69d3b401124b', 'subscribe', 'success', 'The subscription was made.', '{"objects": ["contacts"]}', '2026-11-22 01:59:27.631+00', '2026-11-22 01:59:27.631+00');
INSERT INTO public.operations VALUES ('01a200fa-d36c-75b0-9669-ea6153fdbb2b', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1b2-713d-a77a-a7bf343747c9', '01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-d1d2-73c5-8373-69d3b401124b', 'subscribe', 'success', '[contacts] 1 event delivered', '{"objects": ["contacts"]}', '2026-11-22 01:59:27.852+00', '2026-11-22 01:59:27.852+00');


--
-- Data for Name: orgs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orgs VALUES ('01a200fa-b2fb-7390-a64a-1d2d0571330c', 'Ridgeline', '01a200fa-b2fd-77b1-98d0-3c96206ca952', '2026-11-22 01:59:19.549+00', NULL);
INSERT INTO public.orgs VALUES ('01a200fa-d41d-73d2-a1f8-50839ce6c7bb', 'Acme', '01a200fa-d41d-73d2-a1f8-562c860ddbfd', '2026-11-22 01:59:28.029+00', NULL);


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'demo', 'Ridgeline', '01a200fa-b2fb-7390-a64a-1d2d0571330c', '2026-11-22 01:59:19.551+00', NULL, '{}', false);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a200fa-b306-7074-85cb-9dc51316c5ea', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandboxPkce', NULL, 'dowel-demo', 'v1.released.KNm9f-BEqGxDMo3Ap-Bj-BICU2JKpe7-8LeXEpAMEZlwJFkthLQqIFuSODxrIixAKFDaTvTr14Kbbv5A.F9yPFKU4_JIEThhG3Y1B3dLKb4STHUAFzvSYf2Xfow2CAkWVgpZkSSUHWKTC', 'released', '{crm.read,crm.write}', NULL, '2026-11-22 01:59:19.559+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.provider_apps VALUES ('01a200fa-b308-7223-a595-8839b1d191c4', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandboxWorkspace', NULL, 'dowel-demo', 'v1.released.1-nIdbcSgLRAGxWl-d44qABUVLjWAfgbfdMTFd0MBcNuLxlQIMbDZPlmlNunA0X7tzskLq6VMnR2N9oX.B5w6yypK0k2JfCa4qJATWP24U_kcckSMIoUSdCSOAP8hEhrFsPPFUZQLi-n4', 'released', '{crm.read,crm.write}', NULL, '2026-11-22 01:59:19.56+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.provider_apps VALUES ('01a200fa-b303-725f-bd05-8c53ae2bf2a3', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandbox', NULL, 'app_fc996a830fea', 'v1.released.3Dn2S4diztOykRLm-Qx6QRxnBJSI2_rHeYHufKG8Mdt61bOb0bYPk8KaPoS4qP3GPGd92xSmpxNS9hrq.9PddYOcGDQVpL8tu3MOHG-Fw1dwr8bO_VNIULMf7BvaLc2OsIBvE7iC6KvNzq1RnySgPTNGqB3j68Fz_cP7aWliwMS3FE2bPwiaRte7zadGz-Ec', 'released', '{crm.read,crm.write}', NULL, '2026-11-22 01:59:19.556+00', '2026-11-22 01:59:26.404+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: provider_budgets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_budgets VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'sandboxApiKey', 'connection:01a200fa-cd2e-713e-8458-4f10fd187afd', 'all', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795312769009, 0, 0, 0, '2026-11-22 01:59:28.009+00');


--
-- Data for Name: rate_limit_buckets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limit_buckets VALUES ('54911f1bc51589303c7ae07a404d39eccf5fe27b964b5caa1976d8f1386f0de7', 1795312768051);
INSERT INTO public.rate_limit_buckets VALUES ('19167a434b3130aff603b34e8d997bb234d91a892acdbc8ba89e8e2fa36cbde6', 1795312768050);
INSERT INTO public.rate_limit_buckets VALUES ('a263f111b078ec84dfbbe00662d9d2d614476049fbcd036a0c32e41b191e68f9', 1795312768002);
INSERT INTO public.rate_limit_buckets VALUES ('beaac248ef754ee18656da0157098e43b834e3379f9b1eec30c0e6803ee12ec9', 1795312768001);
INSERT INTO public.rate_limit_buckets VALUES ('731e34c46b9338204202113917732d892069eeaf633719799da35ec19865db0a', 1795312768027);
INSERT INTO public.rate_limit_buckets VALUES ('93ad6523d3ba75df79b7ee51c59f1aec4248b71a3cf465f1ab0713ebf33e3593', 1795312768029);
INSERT INTO public.rate_limit_buckets VALUES ('97fceab4b251cc4d18467866f6a0975c4be181442443d05816bbac2a7e75dd7a', 1795312768028);


--
-- Data for Name: read_hashes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_hashes VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', 'contacts', 'NGYZx9Tuk17npNuP7zWWvD', 'Qp8gFTPVRn0yrSNg8U4Bqj', '2026-11-22 01:59:26.775+00');
INSERT INTO public.read_hashes VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d04f-714e-bba4-5726392f07c4', 'contacts', 'NGYZx9Tuk17npNuP7zWWvD', 'Qp8gFTPVRn0yrSNg8U4Bqj', '2026-11-22 01:59:27.144+00');


--
-- Data for Name: read_objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_objects VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', 'contacts', '*/30 * * * *', '2026-11-22 02:02:31+00', '2026-11-22 01:59:26.722+00', '2026-11-22 01:59:26.778+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d04f-714e-bba4-5726392f07c4', 'contacts', '*/30 * * * *', '2026-11-22 02:04:52+00', '2026-11-22 01:59:27.122+00', '2026-11-22 01:59:27.146+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'contacts', '', NULL, '2026-11-22 01:59:27.445+00', '2026-11-22 01:59:27.445+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'companies', '', NULL, '2026-11-22 01:59:27.522+00', '2026-11-22 01:59:27.576+00', NULL, NULL, NULL, 0, NULL, 0);


--
-- Data for Name: read_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_runs VALUES ('01a200fa-cec0-7319-91e1-d1d4a142d603', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', 'contacts', 'backfill', NULL, '2026-11-22 01:59:26.722+00', NULL, NULL, 1, 121, 121, 0, NULL, '2026-11-22 01:59:26.721+00', '2026-11-22 01:59:26.777+00', '2026-11-22 01:59:26.658+00');
INSERT INTO public.read_runs VALUES ('01a200fa-d05d-7079-a0b2-87f0b23b6ae5', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d04f-714e-bba4-5726392f07c4', 'contacts', 'backfill', NULL, '2026-11-22 01:59:27.122+00', NULL, NULL, 1, 121, 121, 0, NULL, '2026-11-22 01:59:27.122+00', '2026-11-22 01:59:27.145+00', '2026-11-22 01:59:27.07+00');
INSERT INTO public.read_runs VALUES ('01a200fa-d1d6-7229-9509-b60375827bd6', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'companies', 'backfill', NULL, '2026-11-22 01:59:27.522+00', NULL, NULL, 1, 40, 40, 0, NULL, '2026-11-22 01:59:27.521+00', '2026-11-22 01:59:27.575+00', '2026-11-22 01:59:27.45+00');


--
-- Data for Name: reconciled_objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reconciled_objects VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'contacts', '2026-11-22 01:59:27.453+00', '2026-11-22 01:59:27.453+00', '2026-11-22 02:42:38.617+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a200fa-b4cd-7269-bace-8c3e4e83616b', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4cd-7269-bace-9199548196db', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-22 01:59:20.015+00');
INSERT INTO public.revisions VALUES ('01a200fa-b4d1-75e4-a320-d0a3446a0f08', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d1-75e4-a320-d444849d63f4', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-22 01:59:20.018+00');
INSERT INTO public.revisions VALUES ('01a200fa-b4d3-757e-873f-45b1626e5a37', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4d4-7011-ae21-110517cc9517', '1.0.0', '{"name": "crm-sync-steps", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxSteps", "displayName": "CRM sync in steps"}', '2026-11-22 01:59:20.021+00');
INSERT INTO public.revisions VALUES ('01a200fa-b4db-7215-b222-6dc7bd34be5d', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-b4db-7215-b222-713ec4909d49', '1.0.0', '{"name": "crm-sync-workspace", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxWorkspace", "displayName": "CRM sync of a workspace"}', '2026-11-22 01:59:20.028+00');
INSERT INTO public.revisions VALUES ('01a200fa-d1b2-713d-a77a-a0bb07db75ed', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1b2-713d-a77a-a7bf343747c9', '1.0.0', '{"name": "crm-events", "read": {"objects": [{"schedule": "", "objectName": "contacts", "destination": "demoWebhook", "requiredFields": [{"fieldName": "email"}]}, {"backfill": {"defaultPeriod": {"fullHistory": true}}, "delivery": {"mode": "onRequest"}, "schedule": "", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}]}]}, "provider": "sandboxApiKey", "subscribe": {"objects": [{"objectName": "contacts", "createEvent": {"enabled": "always"}, "destination": "demoWebhook", "inheritFieldsAndMapping": true}]}, "watchSchema": {"allObjects": {"fieldCreated": {"enabled": "always"}}, "destination": "demoWebhook"}}', '2026-11-22 01:59:27.418+00');


--
-- Data for Name: schema_snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_snapshots VALUES ('01a200fa-d26c-7550-8a17-72410b9237cc', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'companies', '769b7327a855604ee60658fc7e046e7b164970f1dbc4a84c8f010c4361f7f0be', 'v1.released.i65FOxdz5TitTf9kv9p7PUXbQPaEOWKpiZbN2WQEfMslocQ7JOPsNwZRqpaxfWKGGq9pq1XMkhqbt96b.W4spnwuXtP7FzXHxyKiNWBa41DtcAGrY9XNgWxZgClc6IkpBymgtTC3S81TJFHDRAgcNWvjZcZwygstHhD8K_KaCccYDGlqG2gJOu42d7cDNR2-4UT445SgBkK3kBaXdSAChDUuW3PaixGFiawSme7078QO_ydpn34pPn0_TuAueFmiDaQh4r1jGDIde3_4n4TVHP8gEnbe38dcbWnEIrCT0Iq7cbhLbeH9ss6YQG5PTvmbZcJ4kwiXB4lvQ0iTfj04ICruQm_EtHNu3dT3KxYJvZRwrfn0NFIDtN7cfxPVjus5Vt_eN8C5d7Q_xzqLl4RiSpuAYArPRoeogv41cpvcxi6g9GD1KgC5IZIxqGtI8Hdf0V278jmLdAXpSszUfVy9BSDq9-TYkOlMFNHmSVuvIrr4ziqTbBpHgaH1GStwgew-wthJBg2TyjP05EjPxmsT3qPipwZ2ZhtLTT4njPP-sWGfE7SNAEavc38DNJVE66GyfaFZY_jlrZ11mSnvhG1j-jpt92jCjlWa8iZlraH50LnrwXXXzJLdlV4ehjsPVvsf8Nwyrj0WzlGpnOZzuWBqoUoIGCY83_2AjWEMpmyMoPddL7nzoHVpeXSX4Yt5a9yeI3w-Sc3sWaf8IM4_l04t49DN-L1TF3BjA0coMwNuUkQAu02vfbnRH7hRY6nMCKDgw-XfATZXy_-3vN_wVZfRjOh8h6LAn-aSOGePApG73LRPhSM_lRniIKtMQtms8UM420kCQGZAB5u30x_y9CmvozInba3nUOFwja8y8I60Z0PLeER-Va0XUstIX6f59_RSNZTVsJ9JVi82EUXVNFM4qyXg1nJG5gFb8Jc_fRG0aSB1975hQuIVh_Bbsh5o0nz-4NK1opnI3ra89ZJqRI_MeVHX1IeZAA-M_Nqj3_2jtBmAR3aUIK-aMZMn0Q8mfpDUYx_1wQMsN9nKZytbUthxWMgxFyo5LbhjPZu1Fw9CF6W1CMaCvQBIqTB7d7PBUTzAyWCRvZAPA03gT7V4RiYnzwjD1SJWpmYovqRuFMMMWNaMiAjJXuYzdplnhsMnhMvoRb5fiSeQ5FUiU86T1VTx_tWYozrTay0mVFCuq0HSR5nRpqB-cxB0PwKLChSWYRQWSOTLY4JnJ4Rla-sEB7Sp81IU82VSQzQ-QISdkAUjqHeBFfnMelyHA95CBcUeoLwPLZ5B1KE2jT9C05dc9GgU737F3XfA2KYwMKBMf35No51P3t6USrGAgXKRWJk_m4hTUvFZcYTvjYvhyLOSEv3Tqp0KXQ0dIRyNkyG_53_jJBe4kO23UZ6DuYJ2EV9ur6F01HCEAqYIntj2JJxyx7JtxRGA67SHP1w7EiISUMFi88s1n9_d087hB6pUX6W2_QtPxxcVFQMA3VLDgqzEgexvO_LXWsGAPXzWytUwF9A_sesxzRlJAmOtXTMBk9ATFGtbFgBJrO2DMmFSxxJXjQY9jFI4npB8Fn-s_yQHlxtXstt6rMXOkuzzQIjMdZZfZfwuxB5Vxu97T6LCbkasMlLCAIMv-Dv0OfEkoT0FMP5WUoWH0Fghg8_SisUgbT1x9P11qUiDOE_Vzho4BYGKcdp2ZDT_TIRuXbudME5L-OCc6siq27H6I7SZfa5UlOjpRxDfSgKb3AsrtNDavnqmHB4SaJwxyQAUqBZJj7kWb0IVmK9gCyvmAZlPRkT8ZdltMvYPl5Ir1Bdpn1m6slEvQ3fOgdtdoCOlwD03pUHzErSUvu8944Vg_JXSfPi2EnKfPJ0QkPcp8ubQNc5rTqgIAim2P5dvTpL-u0_en9f_qCpcOv6seBOR6Cjo8vOkfZ7na5edyOAXGXYzn8O60XGBakEEQB6eQHB1zyw9edvXBh0juMW7xXMNGkgPo28DqZBurBlkD7TxcrAJf9Gb5Cx3k-tmi97flEcp6SFTk6oMN6m9LtmKJHOtWpUWDz4aeFwHUS31nWV2PJiAenfgxui_0yACiYqe7M2JVG3rhL3dLCFTM6TD8qI3n7_2sOKlGQbZDKTBo4kwBXpuJxYq4kRJuTDwk0_u5vrIpLozxlqKK4BZZulalRnSyQKxxdbBvwDAAvPVY3sWWs2Q5ufqaHNpINNJNGTMn1oKxRIx0H9Geq3akKfwcvmbEADl6APCLvH5KaeNc0UU6D0LsJlIM-veK3o0_rKp_epQXSg0_K2jo-Tw0MzMDD0L35QpgqxoZFJzTL6hx6bFtdjDuRaumHHosz36Te2AennnBb9ofqPNx7HDm0tklVQ2CSTfPbzwYBgpqCtfVTPsMigkMUOsOMP2pGNBXS_hHG91l75_5MsiT0e7k13B_cWV3p7p9uB3Q_CsesiYbsB3N_8QjoNfBWZ3l3pp1NhXirhcXgKJJVfnN8BUGkpRprAoyJmQUidWo3d45s6RMXDY0VbPWCziQ7cB7uzJ0JYmQ0N-hSpEQIsmi32Opd6Db8FPPI_vTWdxIBofe88JM9zYGvDNT9mvBBH9Ac5ovCnhIgP1JgpSOsgOFMZW2_ySnVkPaR41sZeXAoCteWnp5yRELI71hI8yIg1yqPPfF6Bz0nWgY9l8VfE6D-PDWneD2NwCfxIW32kep_d5iT5a9SOnKJAuL5fMpkIq2XvJJgHDoAgjOAIIl_lPXDE-tOtWjJwmXoIxrpGGvvp110IpVOx4vExGlThjRLITPTurwKvf0OBZpXxP396Ye6BxmK6NJFmyqVh81c36x2_dMX3qBOr4olXNspWdYPgPCS2XOG1e-U345iRgEMpYlBiddoCvnvqEgtSa9Miq6RAVWMRvGP71FD2RJDrYYPIrlkScr_nnRRWEiXb8tEo9By9M7P05q5rarudYf6PIeCP36ImkxOO0OOVeDvVd5qo5RdYyqsnjrdX5vwB36v-0CAto0FeAxR2HkVGL-NTzGssjE3oEbFDbSzex8KbA94p8qiwAYFcc8fdhY4yIbWsUhWKNljmx7MP0HUy9qjhD-oBTfnVZq8Ivt-WCulF4m9t1KJ0qEEGxxorITwYZfUspirOpib6dNh365cPDMCdw-YJzwUEv_PLtVv5F0FqXeX7zINbEX4jZtcWpxSboh2NsmtHR2aM4vRvAvlPrhztzyfXaAbB8Z2Kc1KHauRM-1Otl2imR5HKzfadXI82qgLQJAFGifUwI8y0O8uql4Z6AXcbKepmYFMywU_4xy_jwWQJAFTUz6nPvepAj_gKPvL2pQvDYeqlic5jX-vhTiL8nqsLuvX4lOuTaMmQgrKVEcjkaIgFktQKiJdal3xYkCt8xQbtbIBMSGlCiYRZbtOZPT3CNWF4E9sxVTknk3B0y1391kSStmJhfi08Zmyd882JiGN43tE-324VJnNIMPXeTTqgwGLPbP8MlpuLPx2hZvRx5rwxIpXjOVYJfckbdszFFo4jVR8NcznJHKgaPLei5_Zkpa9mIGwuXk7s-6tcmogAbv9MJ5X_cLiFv9Bwq2aZHk1sVfdyjwWtO09AjusqJjQU9K-xgFQiSDedGh_oNM5En3xyEq-q412onmA9YVFlgBWLWVuWXNIwWpRbNzEthqhq9CsEr9IqdQrJ63fjLKfEOL_76OGvp5yXR5YIavb9d2Be4QWtq8rda17kdckJ0icyks1y-xO48Gyu7IHcyzNFKJDEZn6uK8ItNNK4E-AeRR_mdAf5ZjGLrDdqHu3jYDYDmOOetcwVGvV-Y7IvjZyznJBlQof9GmA_RxIXW5D6yN8HOTpHt1FEqZyywgtBLyPgIhz-RcLkGjIj5Wo2IkSEYUvJusNX34by8vMUxtaXmuaJxR_foTcEJXXC2_OBM3nY22ux5RLA8q3WJneTDd3wyTm1WxjM9iAfPrI0X0F_3_eoptVA6roGdpZHFgkMjSkHqPb9sZr7fpYxPhzqhGssKQBlzRhszZTZPAW4X6p5nHJY1obcFpkvDrHXll_ooCREqFPY9U_wKSePFEJYVaDw-_Ebpvk1fXKTzRxf_jZgNi4-4lYAOGQk_7JPCY01XU4rN4YeX8O6ztnfiSir63u41wX-ZMMl8TzpbNme8fd50h443uwtX-3syqoXyj89khtR40_1xAbU4O973tTUGP--ifSZOmwpuW6fChzSmGDnUV__4CSaVtsgTOlLHStgz7drU0RTclwScEwNOa-RwK2gdPJ7ZSsWmaVcrIAmCRCw94EbNh-_0mhKxIutesNmY-FfVf_fpJ40P3uY4a2XN-mQ-RAQPhnY3hX4SBrEcAqaZfvoPRTGp6ebSIr9n_6lBV3-xxkD-wfnxsf-VC8gjEsYQS934bCPQqebYmMsBg_-DxhQ2_KmNOqiyrQxSi1EEm6MUwV4ygo2PipOic7DfNCXNB3bNePeSPVjbyfDioSlXTkE14YD-a_Qq1yM7bpEDp6vIMu46M3toCV27Bi8UsvL5ju7LOICi67CryU9fZfLHwITOfgey6yY_0RDxSjs8P90Mr3RTa635gUSvkAl_D7BQEiSxTzoVJExi_eXXeauREOAGWapfJULqjc7VNWNVrCvx8xDLA8Nj5vAEF_lQSPm92wUwUK7BEQg', 'released', '2026-11-22 01:59:27.596+00', NULL);
INSERT INTO public.schema_snapshots VALUES ('01a200fa-d27d-718b-83e1-5bc0ad26193d', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'contacts', '769b7327a855604ee60658fc7e046e7b164970f1dbc4a84c8f010c4361f7f0be', 'v1.released.58dB_bzGy_dA4-j678NMKQ05IHQrMPCY7CZDxGKzfBxoBcGF6OPShf8qj7-wJzRdASkJX1CYycqpRUqw.eb0yBzGNd-odAFAECj-2-x-J_br8tfHodAN52RvtHXN8agdnerM_MHLtiLH8R28W5T9dj_Mq09dTPBNKiOZZd997VzuyPaHym7sYU54NapM3gi6K1m2Z8giO_UJOne5buPO57VciV5YRdoONz45MDodfIN7pqPwXd-hXkM6i0vIfCrpz1Jg12Zkgf1ErTrnEC7p8QvBM8sjyjel3Ax92LgQ_r9E8arSzE1dRnAvXCM_H0tbL1pUYIsbzNue9eyeCbCnL5cSwRUp6kYrdR4miXiXm4jRDpCRFtSQMcNzfx7q89STahQgJuUJ6_yILA7UexJc6mXrs9MgS_01HCDVDsR8ae0ASBozVPQgBzxLms14warFil8be90B9OPP_DuyY69sYGPoIL6psICMfbo7nbY_UmHx2RQRpqAZ4TzMaxlbLHtz5ngdYNYpdwrfpnnEhGVAwXtQth0OPC3B9JSGwt70vE4bCXxUioKIBZUN4OQzUYs9yUsxiphr38IWaaKFC6dsbkZdTOQa-3p3MUW2V1j9urme-K7FNcQ3OR48gyDkT0b2u4yYJpEVGB6a-jTmkjL9KA8g0jwkMlWdbuBclQvte41bfTs1ACV18fPM1u5eNP6QqlW6Dx7naOSi19NAyNvYftmxwZMS0YOfu-nnYeqofezgT3wQDNNqbPDo8EZ6IzX2IGdv6UDIKaMfGn6C74bib4UWCkN6wrkkO4uT5WH1jb0O_5m6XczTvatM1gUZRmIV-7ScWZpcgPW-CRL3NuQ4FJKvYYljp_wOS_6t-FlPkQsYRsYE9WzuyFmcfU-a4DSE3zwsuF6CCK5Bq6LYBW9NL0VeFoukh24uvxOuD4RPaEPDWyGp-TrRv_kFhL0R-iH5KqbAII0sJi5Xi11-5j4zp_D0EBBIWbW83Q78_v35BUaZN1oaKPFC5NowuErhbCfVETnJy2MarvJE8gObc2_Yqqh-v7w3I-RB8o--Uyne5IFtR8Wr1itWfw6BoixqvgxTuiS3ZLuMZc6iRl2WlILlKVdg0KsBfmlxD9diCWtHk1yUkspO4HTtlhqag2ZHcWiS0Sd3v7NLk5lCv3r9BIkbG6Gi9gLBWbqxpJnff0X78a5Xagrr1r66KuW9eHlPUP7WAN9FvkjF6Fp_bd3xBz-kRTZ0dcFyhF7wpKX0lhhZRXVlnC9JMFXMQ8G-9EN3lg5mC17gSk5BS3ZIcpEhozM42eEQ4BkKqIyt6l5pVpjwJB7FhRRu1JeGZqExWSino3l4KkKqxpAVevPDtSpzBcvRwstLSEJ-PRFshqVQ1KSB13p1Ds77boWCZKGF-Pef_Rk_ijuoGzMRXAELZtPlS9FhjYocN_m1SfWnx1DPs_llc6NOSrXsUVad_KNdf1G0Y90NrDEc1vuCiEuAoAs3DgMEJ2rc3-TYtmKM18qYmp-928FCQcSrCo77vf-TbfmUrD8g_bW-IAYo08dyYUWztz-KUufuInRYur_C0X1NmPjayNwhHtD0Aa_xZYK_mW6MmwMhLVPgA9xPhkSa0Pgc44KLh4uJZJQqVvkKb2GMpJB-hnsNsNqeHO5xfnc75VpDFR6hDtz0snEXWV_8gsAol4D9fqYaWWMMsbjXpR3FsRU97uRJXX00opzUihlHdS04CevcPujfk7N4aLNk7pb3xgZ3a_3bFaGbpQXyOs-CQ61b6BV9shPwneUUiP02tkAH0d-zOEzuoBa6nEf6CAtiRdsfC8D7cja_Ha_SEL-C6hj2IL5I97QsWDieEsHJwGWc0W5Zmzr-RElDIBQV7MDDQS3FmMBz2xZF4Np-1iRFQvaTOnK71rXdMQKJmoAJ3YQ0ek363AQteIfu7LZ-4Zo2bT3NbqJGPHBtJkB9ocFGyrU3qJWvFI0Qs5JH--6opncxRIYRaxOYAjDkfuPJzpuyECKpyM4YOkKj_YdHs66vVxyXsPaIRm-wluqWUaAALiQm2WHzpAahjcfiGK57JHWgv3P4k5pKEpk13hK59yH73tNEFPyenafVi3e6rt-2SpHjIXgtW_TtY5rH0s4nL8s1qGTtNts1w6nyMsFVLhwbucDRfVoH3Xu_5otPcVY1TuKq0j4vc_7cn82nxc7gKf1B7fHottn4XO_sGbfvwCt_yts6llfrXTX6Nyk2LD3YQrKPO7Gf3RNgQXaaBi6lqPbwXIg7S3TN_3n0QP9posWJFg1MBo909YmOwOwajuivYluhigKQ-h_dVOpLfixEztjsIxi2rK4lWbOZaG3nDeSl66BHzSvtsK9E8lw7J3_Z2A0VkZ0VW7Kb7tnhzny8c1PMnI9NNd0dDr5Dj0UUcqVOHOHYC9i_AJ0wlfZHIUxPUNWRpHwLdCcvcVKwsMW0UFxTWBS8FIwzOAyeL9tkDZeSiWaRVYjWdJQtq3TVdGYFytsa82uN1iE99JLkNBsFnkZBIX9YBNKoI2TJaz0TZoG0JyX9rYL5NU8DzENFezJx9Ihok8gfmg020O-d7yIy5TxvGVML88g0eZHnc9OI1uALFsaWwe2elDwbAXr_OUFuY8tkc__IAzw-KCMAAaroLNavrNMQEHt0e-QOIIpEBEQkbNMfsHCM2L-HAxVNAjyvkwnAevOiVxbwNOSnrwesTHhBYV--hpbSoYVKV8uvszVcohUY2GdHr5oBE2IbLLz9Tje4LTBBFFZGfb-nBUGE3oWSQuT4CG-kNFB8bmJr5ag9a5tuuggERljAD0lP9z5hHM-RyGjmxHWY8mvxnPzvIiDsB5Y7Qdot6QMKirPsh7KOZN_ddJvPasvN6SwNwNncqHgf5cytiMhhA_OIxTm0HTfAlnRxfxQjXIrDs2_yqpyJUPuL642t9nRv2avNqkyRZ3vrhh3gs5-5_fM6BPtBZr-sRiWxnyRIYN-lt-yQqSkD_VB0WBkypgbe-2zAdzHEy9GzeR9lKjfRTfrtEP8QeJypIBzdTdTEt1WByoCKO1P9Rlf9ydZQbKked6RuDa4ejB5TXJGVKsahyRzMBsbC8NatYwCMJkqifu6AiyETsEFQoqtJcppD7bkunL_uRJPmEl8MfpyaKaeJ-qbmMLvq94nlkEv-jZFvZzf5m4XKszbd599PvjmYbhPm-t9wYapMndmRQ5mp1fE6BB-HvUpn3FUgr8Ox_6AJ54OiUyWxFYHM1JwyemTyQ2jULM8PwUtcDYd9XZB4SJ14KiOJqczbZ2EmnPWiU4CxNrCtbIMDlL3FmHQ019oBl_DIKCpTf8qg04N2hym7un3HJSKOB_C9D39PoIWPSKWgPFZbJ8nDzfuC8oud0gt-ORu87AKHLa6y39rQIcsvyg2sIsxmRSpcSWk623i4TyOSCr2ogsKNfSyDcVka7OEh_-MHIPCgoQlEU0psCjBHF2g7HP4dFsHrj4g_uuCreUsAzrYvoDI-8Vebod4VQFzlpit3VjqdA_-fg9q7y_q7lBQWto3VhRUSqt3eq0pm17Xq4PY_fLAn5bIqvatHrnhCfYNJ4JNI05uRsq3Uw-xrZIxkaml9Swf1N3rrVxUMHOrWqC8gM0ueEeUxtNF8rcVAe0DTVwoCYGZCSP83SvB5rjNhblCdEJUq_XjzgzMmilfav_F17XxFDnDnDU-2xGQkRxdUMwb6dECAdx0efJh3p_9xE2QmaJsTnEQWRWRQxb0qVeBMl9_oOzkQxJaKQJHY9FmfOs9xgaVamKL8pORnR_lyrdELJk72ePpoUjeAjvvNlN1UHU_rfUg3QeSyPg_t-c3IMSqecvHeUQYJNmmz3r6CaYhCgV7VqhQVaThW22qkQn9ODpZMaHtqHh2jY4_IXwg0nYnVE8-_o3HpVKVWb-Xy9qWRVvjKIfeL3I5QpA52kK0hzgHpwVLRuoXzv4GE9nhS_uttQXs7nCuFr_SSvamB2eEc48dT-I13ghHJrjPfW0mcWXn8jwT5qPCU9rLwxehFkMpm0_Om_6f_SXOwNgg8hqxGxHLsYQGI2zU5SZSzhdHBwFwoy-U8qIfTBouLapmfdp6sf6LbNFFmaiJRV_bTQ9YPl9lkwkATXjp4wqWiJEQGb2LPG1jao1ZOZb1mLdL8QDyjxSlnkd80hVuPi3Y5N2vZVjwS50k483994nftfe8kFQhxIzSEZQ-L7OXgofV6b7icmHkdilkQgSc5RSGPNOOtSC8qCUOzFd7aFeJygtT9Q9XVzxO3NCm3nxDwxZHiFUIl-S-36uq9FpcbbO0FZC5vvAY5Jf2K8D3OnGycO3dCfwdDQ15ExuWoyn68Lp6KhpEKf0K6pIwDRvDHWYohDJN9q-6aP8m9fhb64tovi54sHA70T-OWO6pHNO34rtZwlK3QwdpNxeLNQGu3CfqyESitgllccCsjUIZY0OnkqdJM7Rj3JeqGH7HIdrpc27R5nkZuVPjdh5uNdr023KUjB_yqOoun0vift1H2qiSAxOPnhDWxy3ChLHziRf2dr4apI2ZnnJYQsGFQtjO5wdsc9O0NCwCrXaVDrfjpgSV__VvxuYrau7gwsHWzJTTyKw93319Gdd58oROMS_FwsBTGNr91-mb0Mh94VjOJPOYCKVAJjD0XEx7Gqz-Iv4aADQt6kfhratJwYYvUXrTeggMmUSuntpnp9-DSQNyff_4V7VKDJA9VeTYmo1OrKPs7eOctqyvKy5Xn-871aFuHENPfisHByl3b_Ue-kfE1lMfHn1mmbtdv_FToTJt6ZyQnHpexpYSjuAnfZkRxaezzJnXzV0vgl2nndm7FfABfHOon_hpROEl8WNK3F3yQp3eJlhajl1lRhNeA305_FOHXtM2hewjEMSAh_K9pfbElNSWD8g2gx9LE5GgY021UNJdNOHVQb9H38HXtitY9XzjTaXPNy4j4d-NqPyJUjefYanC7zJA5K2N0_N5epLmOw_yxA0r8Doi_2OdZq1aW4chOxRUVTdMV0FxeQ4ua0tINIECu1mzI4Owz-oTTjB6eZdSFWXb56cPBAAmv6tbLf5U7erRf2Vz61E4sQyG65J5bADb-52aPlGh2swPndbMy0jTeqrWqMuapHMpKdhxv0b71n4YomiNqGvw', 'released', '2026-11-22 01:59:27.613+00', NULL);


--
-- Data for Name: schema_watches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_watches VALUES ('01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '2026-11-23 00:01:18+00', NULL, 0, NULL, NULL, '2026-11-22 01:59:27.456+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01a200fa-d414-72ab-b569-ce4732aab6bc', '01a200fa-c0ae-7295-aadb-613e09e69bc3', '7573285a60a97b9a38209e7dc7778fc3023e255cf589f22bdf367373b3ff43be', 'browser', '2026-11-22 13:59:28.02+00', '2026-11-22 01:59:28.02+00');


--
-- Data for Name: subscribed_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscribed_records VALUES ('01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', 'contacts', 'MrWkajnQ3ccJuDivv-jYNz', 'upwGArXqREy6mBc6nN1Tls', '2026-11-22 01:59:27.783+00', '2026-11-22 01:59:27.837+00');


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('01a200fa-d1db-717c-9ecf-cf5ddb96db58', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-d1d1-70a4-821f-f674e6911ff2', '01a200fa-cd2e-713e-8458-4f10fd187afd', 'hook_dcffac8c55118620', 'v1.released.1fW2g70wBGGsK27PF8ngeBGd-nYAzf9zXJxVHU8JirQnwO4kLyiZI0g-oYlH8pBJDQcSLg5mmFE8CKq1.AyHESTefaGpsbTySQo6VQYkvV1qaHQwAYLbSERkxzMaKEqY7LvM9ZjeAhLuGtToxgq8MLE0yBho9KavjjUhi3n5yPgC2_2j85tGZJsGNLQSYLrzUnEApJF-_IwQV', 'released', '[{"type": "contacts.created", "objectName": "contacts"}]', '2026-11-26 17:59:27.604+00', NULL, 0, '2026-11-26 17:59:27.604+00', '2026-11-22 01:59:27.451+00', NULL, '2026-11-22 01:59:27.981+00');


--
-- Data for Name: topic_destination_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topic_destination_routes VALUES ('01a200fa-cfb4-73d6-b6d3-c6191b089e4f', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cf44-76c1-882e-1860fdad100e', '01a200fa-cfaa-7612-bb57-8932314f126d', '2026-11-22 01:59:26.9+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a200fa-cf44-76c1-882e-1860fdad100e', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'events', '2026-11-22 01:59:26.788+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a200fa-cfa3-70fb-a5f4-0bc44388e518', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', 'dowel-uploads', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f/01a200fa-cfa3-70fb-a5f4-0bc44388e518.zip', '5c9b0f1f232ea88805f32f68db5560a59566ad327fbcebfca3988b316106fcd9', NULL, NULL, '2026-11-22 02:14:26.883+00', '2026-11-22 01:59:26.883+00');


--
-- Data for Name: write_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.write_runs VALUES ('01a200fa-cf13-7554-a2ec-4b922149f761', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cea7-70cb-a8bd-e9a77acf6d2b', 'contacts', 'create', false, false, 1, 0, NULL, '2026-11-22 02:59:26.739+00', '2026-11-22 01:59:26.845+00', '2026-11-22 01:59:26.74+00', false);


--
-- Data for Name: writes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.writes VALUES ('01a200fa-cf12-74d8-8fc3-42f281d08f9c', '01a200fa-b2ff-73e4-99a9-bd8f23a1855f', '01a200fa-cf13-7554-a2ec-4b922149f761', 0, 'failed', '646dc110-62a2-4ae9-a3d1-9d2c47f16282', NULL, NULL, NULL, NULL, NULL, 'Juniper CRM answered 400: Field "last_name" is required and has no value.', '2026-11-22 01:59:26.742+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 17, true);


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
-- Name: operation_logs_20261130_ce53ad3e operation_logs_20261130_ce53ad3e_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261130_ce53ad3e
    ADD CONSTRAINT operation_logs_20261130_ce53ad3e_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_20261203_bde1d25c operation_logs_20261203_bde1d25c_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261203_bde1d25c
    ADD CONSTRAINT operation_logs_20261203_bde1d25c_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_20261206_a7b310fd operation_logs_20261206_a7b310fd_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261206_a7b310fd
    ADD CONSTRAINT operation_logs_20261206_a7b310fd_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_past operation_logs_past_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_past
    ADD CONSTRAINT operation_logs_past_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_rest_1fff8246 operation_logs_rest_1fff8246_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_rest_1fff8246
    ADD CONSTRAINT operation_logs_rest_1fff8246_pkey PRIMARY KEY (id);


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
-- Name: buffered_pages_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX buffered_pages_age ON public.buffered_pages USING btree (create_time);


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
-- Name: operation_logs_20261130_ce53ad3e_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261130_ce53ad3e_project_id_operation_id_id_idx ON public.operation_logs_20261130_ce53ad3e USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_20261203_bde1d25c_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261203_bde1d25c_project_id_operation_id_id_idx ON public.operation_logs_20261203_bde1d25c USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_20261206_a7b310fd_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261206_a7b310fd_project_id_operation_id_id_idx ON public.operation_logs_20261206_a7b310fd USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_past_operation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_past_operation ON public.operation_logs_past USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_rest_1fff8246_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_rest_1fff8246_project_id_operation_id_id_idx ON public.operation_logs_rest_1fff8246 USING btree (project_id, operation_id, id);


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
-- Name: operation_logs_20261130_ce53ad3e_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261130_ce53ad3e_pkey;


--
-- Name: operation_logs_20261130_ce53ad3e_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261130_ce53ad3e_project_id_operation_id_id_idx;


--
-- Name: operation_logs_20261203_bde1d25c_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261203_bde1d25c_pkey;


--
-- Name: operation_logs_20261203_bde1d25c_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261203_bde1d25c_project_id_operation_id_id_idx;


--
-- Name: operation_logs_20261206_a7b310fd_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261206_a7b310fd_pkey;


--
-- Name: operation_logs_20261206_a7b310fd_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261206_a7b310fd_project_id_operation_id_id_idx;


--
-- Name: operation_logs_past_operation; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_past_operation;


--
-- Name: operation_logs_past_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_past_pkey;


--
-- Name: operation_logs_rest_1fff8246_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_rest_1fff8246_pkey;


--
-- Name: operation_logs_rest_1fff8246_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_rest_1fff8246_project_id_operation_id_id_idx;


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


