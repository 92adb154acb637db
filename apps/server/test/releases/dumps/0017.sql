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
    seal_key_id text NOT NULL,
    parent_hash text DEFAULT ''::text NOT NULL
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
-- Name: operation_logs_20261130_4d4e785f; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261130_4d4e785f (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operation_logs_20261203_40eb4b46; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261203_40eb4b46 (
    id uuid CONSTRAINT operation_logs_id_not_null NOT NULL,
    project_id uuid CONSTRAINT operation_logs_project_id_not_null NOT NULL,
    operation_id uuid CONSTRAINT operation_logs_operation_id_not_null NOT NULL,
    severity text CONSTRAINT operation_logs_severity_not_null NOT NULL,
    message jsonb CONSTRAINT operation_logs_message_not_null NOT NULL,
    "timestamp" timestamp(3) with time zone CONSTRAINT operation_logs_timestamp_not_null NOT NULL
);


--
-- Name: operation_logs_20261206_00e7141a; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_20261206_00e7141a (
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
-- Name: operation_logs_rest_8b1f2f1f; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_logs_rest_8b1f2f1f (
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
    update_time timestamp(3) with time zone NOT NULL,
    burst integer
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
-- Name: operation_logs_20261130_4d4e785f; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261130_4d4e785f FOR VALUES FROM ('01a229c0-5400-7000-8000-000000000000') TO ('01a23933-6800-7000-8000-000000000000');


--
-- Name: operation_logs_20261203_40eb4b46; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261203_40eb4b46 FOR VALUES FROM ('01a23933-6800-7000-8000-000000000000') TO ('01a248a6-7c00-7000-8000-000000000000');


--
-- Name: operation_logs_20261206_00e7141a; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_20261206_00e7141a FOR VALUES FROM ('01a248a6-7c00-7000-8000-000000000000') TO ('01a25819-9000-7000-8000-000000000000');


--
-- Name: operation_logs_past; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_past FOR VALUES FROM (MINVALUE) TO ('01a229c0-5400-7000-8000-000000000000');


--
-- Name: operation_logs_rest_8b1f2f1f; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs ATTACH PARTITION public.operation_logs_rest_8b1f2f1f DEFAULT;


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
INSERT INTO drizzle.__drizzle_migrations VALUES (18, '7bea2f5bb76b2a0326843ecfaeefc8348c0f4461fb27a8abd4ecf550bcc1de7b', 1795325138668);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a201b7-b9d8-760c-b4c9-b6d69366a666', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'Demo backend', '{full}', true, 'c82fb0ed087b5bc43b1fac754dd777daa84d4fe9d35c7e7c29be6e59da2264d8', 'v1.released.w3IkkBHdIkT5Y2BJEIZoGZYoIWazQdSgqpgx7laGV8elhMKjwzGYXqp5JATlxBr7CNcW7oke0D4jACPi.8N9jj0m3fP-kpNK99ljxXjlSARD7XQa4tKUyRUApHe2w5XHvdS6ywwqHj8haUdyLiQ_fJFdM21sdnHsznTUA97eA8ID5vu74aTljxBxz1nx1SA', 'released', '2026-11-22 05:25:47.608+00', NULL);
INSERT INTO public.api_keys VALUES ('01a201b7-b9dc-7271-9dee-1a8b6d91c637', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'Demo pages', '{frontend}', true, '9adeccce3e1f0438727ea2a1405fae0224ff63517365e96294f05e286dc8f319', 'v1.released.RMDQ9fxQpI2uStKq8AK4KBgHM8iGUQw_yRYytBvYFijkvunR9_RTYp7OWeQNLRv01-AgQ5Tcc5tX0kKE.zO3PV0Toz30Ca0h_3rLB5PvA2qLjSvmbx-mxvlOqDpXqHa2a4FXYQOs75DbGvVFGQmYp-EOSfV_Ty5kjNRQglGA6h9exLVph9-1jHshB5ezOt88', 'released', '2026-11-22 05:25:47.613+00', NULL);


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries VALUES ('01a201b7-d8ff-70ef-bfdc-bfba8cea9e42', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b834-72fe-a842-479cc26cbebb', 'api-key:01a201b7-b9d8-760c-b4c9-b6d69366a666', 'provider_app.updated', 'provider_app', '01a201b7-b83e-779d-a7d5-356123831273', NULL, NULL, 'a513149f-446a-4404-8966-d2ea3a1b4bb6', 'v1.released.gvTIEP8b6SElsBJ2IgefrSAFOJe3P4HIRfYZz7Va7Z2jnOYXAagZt50pQ-hbzH95JEtTk8enXQo4VMig.hFEJPVbsZbM9OmxYbP9Jw-a7fYBKNqY40LqBL5lGRo4xRXnQtG0W5URAbzt6QcBSVlYe5mfQQoj0aodeHsOAh-fwexa0I5lDI7lw1_qcO8nwlGc-s56IdSA8EAFXPJfpgmWSoJ9Qa6pzsDKQj0mjDEHsI2oq3d7mW1DJAKN5iptS_ek4kGUi7tlQu5cdd_sH34IQFZkBxgRbciEL6-m2X4MHFoMn37zDJOZguj5M6a2dAs_S_Teff9EQgtc8gs2q2mRYl6jUQXjj_uCbIU0ymBn-ypLVkSNhd-9vpj6FnRnIp1P5DpRuVqaHCt8htwL0eu5hGUnEhnLpqngrVotEEB3MXGSTi9jYP-sC9gEX8U9_trrkzLKCO0dyo8eXzXXT_dY', 'released', '2026-11-22 05:25:55.584+00');
INSERT INTO public.audit_entries VALUES ('01a201b7-d9a8-7597-8acc-f8f957c56bfe', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b834-72fe-a842-479cc26cbebb', 'api-key:01a201b7-b9d8-760c-b4c9-b6d69366a666', 'destination.created', 'destination', '01a201b7-d9a5-701f-a788-d99c3863d719', NULL, NULL, 'e9f2e786-3c00-4a5e-b3b5-f80d561931b1', 'v1.released.YbhvZpXJUpfscbgBPG68Ym3vvyvBiLvaJAx4mtLb_Ga5QaUIeJxo0ukUwcLJ-PvSwlXKVNF-ZigDAzAS.wJ8aU1m6XJtqqpNExX5iE25BzOHI8qYV6kK60LVTelxhEUfzkUMWk21TjmUsn2blI4Z8nw1mOQFts0LtxdGy6UlKwxpzjhD18AQ-lExxLILKUEeBabmVNNRf4MCgvfMa5ExOenZaKpuLY6DPa2G9z2jdfns', 'released', '2026-11-22 05:25:55.753+00');
INSERT INTO public.audit_entries VALUES ('01a201b7-db8f-763e-836c-211f0e16b041', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b834-72fe-a842-479cc26cbebb', 'api-key:01a201b7-b9d8-760c-b4c9-b6d69366a666', 'destination.created', 'destination', '01a201b7-db8a-7116-85ca-813914280330', NULL, NULL, '7dee3d7e-6ca7-4d95-b3ad-8fe1ce6ce1f0', 'v1.released.JgJCKcN3Bex7HJr0jbz9XzpJNqUpRTdKsm4rcs5Wq7sIzXgdTxt2K9olsCIgmuAr8pCz7-dr6kokePqM.AhqSP02zTDdRmCr9x-kVUOY4EMJveeU7URJhFETTv738UtqoOPofMzo4rsQIN_3oaLjnVAoWsgJg3lxdfbGVm-GWDrhZoaHhMKxjW2JHP3AV2UtHPS_fCiCFBc6aEL9UFn7V7dqcVwO0R_mtFlbeMZI9kUeTkOffhxWxhFUFrbtCceLlv9vYacHWRuMK6T8JV-lF', 'released', '2026-11-22 05:25:56.239+00');
INSERT INTO public.audit_entries VALUES ('01a201b7-de7b-777e-a24e-d10479d9f39a', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b834-72fe-a842-479cc26cbebb', 'api-key:01a201b7-b9d8-760c-b4c9-b6d69366a666', 'integration.deployed', 'integration', '01a201b7-de76-74bb-bfa5-86270ef04c7e', NULL, NULL, 'e5395fd3-6dbc-489b-b765-1d94eac7b47e', 'v1.released.Lnp-pM1gCtbTdlj7xb0zX_itjlISyjRbcL5MEeMzSZuhfK3UhN7DHz5MELQuSPsjF9ZieaAJE1txeZJx.uDMXOqleeNET6tlLA8wnsVPP7cnH1tv0SfmmNR5Q38SpgchzEHkgB99eyZ-Nj_eWFfvl_6wVXNbGM2WhVG-AuHMad0rZLClTcC6c-iyFFNLdF5s3eOV8HZiqwBBefh6uc8drMe2ySlHMHYrlzNe7hsW3v61cyGje4D9Dmz73TXmkuwkSfjy-yOFxMZKY72K3hEypsgQNmzoDLWXCjKorxVsMVEVEEniDqKKf1C4pZqS6olcVt_9NEmQ', 'released', '2026-11-22 05:25:56.988+00');
INSERT INTO public.audit_entries VALUES ('01a201b7-e16b-7479-a10c-8db49be8bc63', NULL, '01a201b7-e166-72e0-a913-3687684daddf', 'builder:01a201b7-c748-7521-9842-2eb38a431fd2', 'org.created', 'org', '01a201b7-e166-72e0-a913-3687684daddf', NULL, NULL, '3ba57da7-f2bc-408c-a6ff-2a1d64183df0', 'v1.released.DOlmijyCtaspjvWrbciKKJdLQbTFJifBy9BSW6cg74kDgYDcDRlGkbXAVRa4R_4PlPzy5MIr5NkKWGI7.BF3pb7C_2yuKMsGqOaj5SaiecO3fcJyHwfFp0q2oMeXo3ZTCm0MxjTDyf5pujIu8mERG4fcUcC5p8WQxLB0Ni6HIaaQ2hwq9-VN2J0dIhDpwSe7uu-sw7iI4jnnp3HM', 'released', '2026-11-22 05:25:57.74+00');
INSERT INTO public.audit_entries VALUES ('01a201b7-e17b-72b7-9043-6184844b7e42', NULL, '01a201b7-e166-72e0-a913-3687684daddf', 'builder:01a201b7-c748-7521-9842-2eb38a431fd2', 'invite.created', 'invite', '01a201b7-e178-7246-a79e-a03b7a3f8a0e', NULL, NULL, '9a987893-4544-4c91-bd93-6c81ca9c2846', 'v1.released.C5y2ttcT9Dc8YOppTFmsujNIGLxSS18ViA9HkeiWWCwWd4fC5CEXEG13GHAJMPLfVnBIwLtbvJItp4he.trJlUFZYhb21YTrpA1bGrd6NC5qU2LC89h4GeftaMIeRSmeP2r651hqXBqPOfvE1k4KWptwDD-iPrY-DN4dGEgKi9YHEDFROm1wxKiFAan46uGviJRdL8k3HkbS0kCXvxUhPdR1BUF_7g_zy84pdAYkrRcB4b6uZMHJN3Cg4Vo2yT-nmXL3_', 'released', '2026-11-22 05:25:57.755+00');
INSERT INTO public.audit_entries VALUES ('01a201b7-e18c-70d3-8cf8-35bdb235d8f0', NULL, '01a201b7-e166-72e0-a913-3687684daddf', 'builder:01a201b7-c748-7521-9842-2eb38a431fd2', 'claimed_domain.created', 'claimed_domain', '01a201b7-e189-772a-a64f-25c1912ae2b8', NULL, NULL, '6d9849de-caa3-413c-9846-d71496ebcfc3', 'v1.released.SR0PyeD9lhu4Jhb-WEREIc3oqh2rBxj5-0Ruj3MCupMkNoYSB1Scn7XpPJ8kTPanVHvL74bRKQAa2zPc.3sni2ykcmBKwO1eBpAT1CR387kd7IJmklF-_kOYxo90xSoaP7zT0g8q9Bf-MM6dbTjGua3bvR75jWUVtEAcsLJajmxl4dpjwmcZE1FG2NN1JH9i3J8iY5LdLwt3miQYMzbWkraP3RR6cTqoecCrOxCpmajB33nBk0A', 'released', '2026-11-22 05:25:57.773+00');


--
-- Data for Name: buffered_pages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.buffered_pages VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'companies', '01a201b7-decf-7000-8000-021ed8b67d98', '01a201b7-d9a5-701f-a788-d99c3863d719', '2026-11-22 05:25:57.258+00');


--
-- Data for Name: builder_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.builder_sign_ins VALUES ('01a201b7-d5c8-77f1-a72a-f1087ce47e6a', 'link', '3cb2685e01e1bd01f82fbbe8e0a2c813a73f470e0fad8fa76d83e4e0203c5182', NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:25:54.762+00', NULL, '2026-11-22 05:25:54.762+00');
INSERT INTO public.builder_sign_ins VALUES ('01a201b7-c76a-70eb-8c19-f35aef53234e', 'link', 'c0934c9d215e0fe3c39d63f77c21e8ae9f8233a4b0eb41c52605f74736515137', NULL, NULL, NULL, '01a201b7-c748-7521-9842-2eb38a431fd2', NULL, '2026-11-22 06:25:51.082+00', '2026-11-22 05:25:57.722+00', '2026-11-22 05:25:51.082+00');


--
-- Data for Name: builders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.builders VALUES ('01a201b7-c748-7521-9842-2eb38a431fd2', 'local', 'ada@acme.example', 'ada@acme.example', true, NULL, NULL, NULL, '2026-11-22 05:25:51.046+00', NULL);


--
-- Data for Name: claimed_domains; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.claimed_domains VALUES ('01a201b7-e189-772a-a64f-25c1912ae2b8', '01a201b7-e166-72e0-a913-3687684daddf', 'acme.example', 'bxUt1byqEqd7YqG6aIs7KuLz6Ry2Cb0W', NULL, '2026-11-22 05:25:57.769+00');


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a201b7-d9e1-74f6-aba8-88d45089265d', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9e1-74f6-aba8-84803288f107', '01a201b7-b9c6-71c6-9cf6-e5c5b9a717ba', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "write": {"objects": {"contacts": {"objectName": "contacts"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-22 05:25:55.809+00');
INSERT INTO public.configs VALUES ('01a201b7-dc2d-7074-ac47-bf0cb261739f', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc2d-7074-ac47-ba7e860b9bc5', '01a201b7-b9c6-71c6-9cf6-e5c5b9a717ba', '{"read": {"objects": {"contacts": {"notes": {"note 0": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 1": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 2": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 3": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 4": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 5": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 6": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 7": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 8": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 9": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 10": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 11": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 12": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 13": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 14": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 15": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 16": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 17": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 18": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 19": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 20": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 21": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 22": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 23": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 24": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 25": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 26": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 27": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 28": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 29": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 30": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 31": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 32": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 33": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 34": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 35": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 36": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 37": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 38": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 39": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 40": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 41": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 42": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 43": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 44": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 45": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 46": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 47": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 48": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 49": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 50": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 51": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 52": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 53": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 54": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 55": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 56": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 57": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 58": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 59": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 60": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 61": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 62": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 63": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 64": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 65": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 66": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 67": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 68": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 69": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 70": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 71": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 72": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 73": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 74": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 75": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 76": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 77": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 78": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 79": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 80": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 81": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 82": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 83": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 84": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 85": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 86": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 87": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 88": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 89": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 90": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 91": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 92": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 93": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 94": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 95": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 96": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 97": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 98": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 99": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 100": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 101": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 102": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 103": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 104": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 105": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 106": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 107": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 108": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 109": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 110": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 111": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 112": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 113": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 114": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 115": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 116": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 117": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 118": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 119": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 120": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 121": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 122": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 123": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 124": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 125": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 126": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 127": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 128": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 129": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 130": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 131": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 132": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 133": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 134": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 135": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 136": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 137": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 138": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 139": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 140": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 141": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 142": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 143": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 144": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 145": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 146": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 147": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 148": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 149": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 150": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 151": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 152": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 153": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 154": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 155": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 156": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 157": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 158": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 159": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 160": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 161": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 162": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 163": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 164": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 165": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 166": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 167": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 168": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 169": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 170": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 171": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 172": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 173": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 174": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 175": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 176": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 177": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 178": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 179": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 180": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 181": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 182": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 183": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 184": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 185": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 186": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 187": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 188": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 189": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 190": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 191": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 192": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 193": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 194": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 195": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 196": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 197": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 198": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 199": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 200": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 201": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 202": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 203": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 204": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 205": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 206": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 207": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 208": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 209": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 210": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 211": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 212": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 213": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 214": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 215": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 216": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 217": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 218": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 219": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 220": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 221": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 222": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 223": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 224": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 225": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 226": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 227": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 228": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 229": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 230": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 231": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 232": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 233": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 234": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 235": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 236": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 237": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 238": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 239": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 240": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 241": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 242": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 243": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 244": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 245": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 246": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 247": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 248": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 249": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 250": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 251": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 252": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 253": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 254": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 255": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 256": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 257": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 258": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 259": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 260": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 261": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 262": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 263": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 264": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 265": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 266": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 267": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 268": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 269": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 270": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 271": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 272": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 273": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 274": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 275": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 276": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 277": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 278": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 279": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 280": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 281": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 282": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 283": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 284": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 285": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 286": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 287": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 288": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 289": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 290": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 291": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 292": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 293": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 294": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 295": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 296": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 297": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 298": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 299": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 300": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 301": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 302": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 303": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 304": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 305": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 306": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 307": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 308": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 309": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 310": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 311": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 312": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 313": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 314": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 315": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 316": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 317": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 318": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 319": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 320": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 321": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 322": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 323": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 324": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 325": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 326": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 327": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 328": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 329": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 330": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 331": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 332": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 333": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 334": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 335": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 336": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 337": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 338": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 339": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 340": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 341": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 342": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 343": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 344": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 345": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 346": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 347": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 348": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 349": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 350": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 351": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 352": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 353": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 354": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 355": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 356": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 357": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 358": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 359": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 360": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 361": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 362": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 363": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 364": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 365": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 366": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 367": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 368": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 369": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 370": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 371": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 372": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 373": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 374": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 375": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 376": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 377": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 378": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 379": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 380": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 381": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 382": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 383": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 384": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 385": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 386": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 387": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 388": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 389": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 390": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 391": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 392": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 393": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 394": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 395": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 396": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 397": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 398": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 399": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 400": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 401": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 402": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 403": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 404": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 405": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 406": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 407": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 408": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 409": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 410": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 411": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 412": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 413": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 414": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 415": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 416": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 417": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 418": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 419": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 420": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 421": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 422": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 423": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 424": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 425": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 426": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 427": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 428": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 429": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 430": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 431": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 432": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 433": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 434": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 435": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 436": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 437": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 438": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 439": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 440": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 441": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 442": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 443": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 444": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 445": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 446": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 447": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 448": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 449": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 450": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 451": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 452": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 453": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 454": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 455": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 456": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 457": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 458": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 459": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 460": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 461": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 462": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 463": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 464": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 465": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 466": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 467": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 468": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 469": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 470": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 471": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 472": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 473": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 474": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 475": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 476": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 477": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 478": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 479": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 480": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 481": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 482": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 483": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 484": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 485": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 486": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 487": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 488": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 489": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 490": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 491": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 492": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 493": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 494": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 495": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 496": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 497": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 498": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 499": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 500": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 501": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 502": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 503": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 504": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 505": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 506": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 507": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 508": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 509": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 510": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 511": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 512": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 513": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 514": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 515": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 516": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 517": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 518": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 519": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 520": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 521": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 522": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 523": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 524": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 525": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 526": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 527": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 528": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 529": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 530": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 531": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 532": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 533": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 534": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 535": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 536": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 537": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 538": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 539": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 540": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 541": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 542": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 543": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 544": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 545": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 546": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 547": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 548": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 549": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 550": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 551": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 552": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 553": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 554": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 555": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 556": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 557": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 558": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 559": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 560": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 561": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 562": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 563": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 564": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 565": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 566": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 567": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 568": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 569": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 570": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 571": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 572": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 573": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 574": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 575": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 576": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 577": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 578": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 579": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 580": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 581": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 582": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 583": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 584": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 585": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 586": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 587": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 588": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 589": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 590": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 591": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 592": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 593": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 594": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 595": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 596": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 597": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 598": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 599": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 600": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 601": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 602": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 603": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 604": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 605": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 606": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 607": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 608": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 609": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 610": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 611": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 612": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 613": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 614": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 615": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 616": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 617": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 618": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 619": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 620": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 621": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 622": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 623": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 624": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 625": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 626": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 627": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 628": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 629": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 630": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 631": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 632": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 633": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 634": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 635": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 636": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 637": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 638": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 639": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 640": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 641": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 642": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 643": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 644": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 645": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 646": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 647": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 648": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 649": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 650": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 651": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 652": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 653": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 654": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 655": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 656": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 657": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 658": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 659": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 660": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 661": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 662": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 663": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 664": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 665": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 666": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 667": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 668": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 669": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 670": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 671": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 672": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 673": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 674": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 675": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 676": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 677": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 678": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 679": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 680": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 681": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 682": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 683": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 684": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 685": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 686": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 687": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 688": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 689": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 690": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 691": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 692": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 693": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 694": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 695": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 696": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 697": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 698": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 699": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 700": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 701": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 702": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 703": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 704": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 705": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 706": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 707": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 708": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 709": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 710": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 711": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 712": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 713": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 714": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 715": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 716": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 717": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 718": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 719": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 720": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 721": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 722": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 723": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 724": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 725": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 726": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 727": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 728": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 729": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 730": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 731": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 732": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 733": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 734": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 735": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 736": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 737": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 738": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 739": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 740": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 741": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 742": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 743": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 744": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 745": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 746": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 747": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 748": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 749": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 750": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 751": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 752": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 753": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 754": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 755": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 756": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 757": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 758": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 759": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 760": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 761": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 762": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 763": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 764": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 765": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 766": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 767": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 768": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 769": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 770": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 771": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 772": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 773": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 774": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 775": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 776": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 777": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 778": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 779": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 780": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 781": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 782": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 783": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 784": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 785": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 786": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 787": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 788": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 789": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 790": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 791": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 792": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 793": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 794": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 795": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 796": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 797": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 798": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "note 799": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}, "objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "write": {"objects": {"contacts": {"objectName": "contacts"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-22 05:25:56.397+00');
INSERT INTO public.configs VALUES ('01a201b7-dec8-7753-87c6-397928480939', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-de76-74bb-bfa5-8322db587e3b', '{"read": {"objects": {"contacts": {"objectName": "contacts"}, "companies": {"objectName": "companies"}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-22 05:25:57.064+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a201b7-d968-76cd-939d-6339f1129734', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandbox', '01a201b7-b83e-779d-a7d5-356123831273', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-22T05:25:55.684Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.OVRPWycs53qGX0bymSiSZfhLs9hLsN5ogOq7wUzOlrl9jdg-vQFX6Pim005e3PQ0g8cptKAQYV_nhccf.ePg1FsR24VRuKO_BwTheUihYvif7NtgRGPQ-jymv1Uzhw-tlKVbLaFhBE6RrU4NQD-agMuwFgE3m_CwZjc_A-6Z_Fu4R9UBTfGR3A2MQ_05TbjZSHzUVxwtIDr2btvDsB7dq5z4pZ88HTcvpdagfeuLVmmfMFljU4Hvj4wIvv2rAIqCrmg64KCWK3BtLfNoOReelxt7MDs1AKE7ESfzErHgpyfcvCYJXJcP4pauzLRwENuCKm9jjTIDIVHllQV0X1aQ_2gFmraMN4cE-PwNDtrLNLsxNvIVWyI7UnaYO--05KZaHr-kdA5qdF0VAi8r43mwXQQFE0hoxZcUVuwH0wxvjEQlit--yvTNa9txgdmLjE8h4-5d_QXgBJHxP0iRE04ZLv9obGOuKiWjvv5Z80E9sftaaAa71PDZLlSia4DxjV7PFSGBRuu1TLK85iWfTnhZONVcgMmPVzLp2CAakiuzgpu5dFfycgsXFpG3umBjW-Ak', 'released', 2, '2026-11-22 06:25:55.655+00', NULL, NULL, '2026-11-22 05:25:55.689+00', '2026-11-22 05:25:55.691+00', '{http://localhost:43613}', NULL, 0, 0, NULL, '2026-11-22 05:25:55.691+00', '2026-11-22 06:21:44.777+00');
INSERT INTO public.connections VALUES ('01a201b7-d7c6-73d2-a0fc-38059ab2fc36', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-22T05:25:55.257Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.TIGPpfmWUCxp93PsdrDbYdD7UHBoBKHSsvT3GIvAXO9w7vuGpMwPS2RhVorigNkUGmts8b70Fu0iMiid.5RU7ACkZFNYYM0ZmHS8ODY57Sq284Z9FaHRktf6llrkvlpCBYd7qecQrz01fWfdKJ956jMOVy8RejA', 'released', 2, NULL, NULL, NULL, '2026-11-22 05:25:55.273+00', '2026-11-22 05:25:55.278+00', '{http://localhost:43613}', NULL, 0, 0, NULL, '2026-11-22 05:25:55.278+00', NULL);
INSERT INTO public.connections VALUES ('01a201b7-dbaf-715f-a0be-21449441f314', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandboxApiKey', NULL, 'umbrella', 'alice', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-22T05:25:56.266Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.pHt45Llh0wPwvWA--DXdl3e929asfJiohpvx-okPAPqQr7AcNaCJ2Lf9_LEGW1N68uWlw9k54xqoXGx2.y7u3tHiAYuCm5NIwH4XnDuy3O1lTsn89p2p0pkjOlwpxNX0PsQq942rNiiPEqwww85LQ6CnHA4X3Zg', 'released', 2, NULL, NULL, NULL, '2026-11-22 05:25:56.272+00', '2026-11-22 05:25:56.273+00', '{http://localhost:43613}', NULL, 0, 0, NULL, '2026-11-22 05:25:56.273+00', NULL);
INSERT INTO public.connections VALUES ('01a201b7-d832-735c-8402-43f5400ed863', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "provider", "since": "2026-11-22T05:25:57.713Z", "reason": "rate_limited", "nextStep": "Wait a while. Calls go through again later."}', NULL, NULL, '{}', 'v1.released.TH9TfPzQL_lkS2KJ4AHZFIquu3RhGmHmAd3uuOCY0VqEInWLmO-xpkbkfqDFi7fS6j_mJ7jeWP54yRNX.KrYi0QuiI3pqcCkPBeTVQBrO1z9UAs9mClvKtyxp7GBj5eKNZAKGpXOVRBTBBz1M51SkEFzk9RcaUw', 'released', 2, NULL, NULL, NULL, '2026-11-22 05:25:55.38+00', '2026-11-22 05:25:55.385+00', '{http://localhost:43613}', NULL, 0, 0, NULL, '2026-11-22 05:25:55.385+00', NULL);


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '1', 'Ada of Acme', '2026-11-22 05:25:55.267+00', NULL, '01a201b7-d7c3-76f4-8e43-b639eaf9c047', 'acme');
INSERT INTO public.consumers VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '1', 'Hank of Globex', '2026-11-22 05:25:55.376+00', NULL, '01a201b7-d830-70ea-bdc8-df5805847207', 'globex');
INSERT INTO public.consumers VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'peter', 'Peter', '2026-11-22 05:25:55.465+00', NULL, '01a201b7-d889-7384-b4dd-9e192309077a', 'initech');
INSERT INTO public.consumers VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'ada', 'ada', '2026-11-22 05:25:55.687+00', NULL, '01a201b7-d967-705d-b144-3c91bcc69b88', 'acme');
INSERT INTO public.consumers VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'alice', 'Alice', '2026-11-22 05:25:56.269+00', NULL, '01a201b7-dbad-742e-9062-b41a04943514', 'umbrella');


--
-- Data for Name: custom_auth_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.custom_auth_sessions VALUES ('01a201b7-d997-704f-a10a-6a6601fef29e', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '9076c9271db5d8a39a0631ab755be2e669d19c677b16fe699c603141c696b739', 'sandboxSteps', 'acme', 'ada', 1, 'v1.released.Vh_ISLPvw-lwVE5CFqLLhDY5oaGIASVVotRZNVQSuN_9e_-KUvrlF4THX53Bkk4Ntoyg4ndNCbwJlKxi.sLLdTXx36e00PbhHduGQx5SyimeJ8alCjrKvPUBfjE7v2E9cAWLMdyx8Lunn3qrAVpR9jCltN0jtvzatoWigtG-3jHMtoKBdxj2dBBebN48A9AHLN4DbpnmmTP4Kq5TYc0pdkt3Xglz-gs2xLyro9P4Ne4kuwNq1l43gH12t9weFk1X1-3ar5nksVsjpKY2DFfbUNd1RaINx3tCX69q7uj3f7JX5gVYyUatWgZk-i5AGI_n3ZfrEL0oH9Ek1VubV9RfiEanQ6Bi8mSy0XaffRWYpIpX_mCdmm0JnQKfTC7GoRuS-xT3zL-sIzLjQsOGLkpTfzf16V6SsGtY5nRc-VT418CLJnN-6pTt8MKbDTorLNAuNbxDO8PXiSz86w7tnkmlRW52XhwL82m7UYD2Mddca-u3iMiLIHcyxs4ajWRPlGKzdG4YCBG0s5JNJ160p8Tz2fVFdEKGSX9hF6-hgsjR-eg', 'released', '2026-11-22 05:35:55.735+00', '2026-11-22 05:25:55.735+00');


--
-- Data for Name: deliveries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deliveries VALUES ('01a201b7-da10-7000-8000-00e0ecf00026', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-da10-7000-8000-00e0ecf00026', '01a201b7-d9a5-701f-a788-d99c3863d719', '', 'read', 'delivered', 1, NULL, '2026-11-22 05:25:56.094+00', '2026-11-22 05:25:56.158+00', NULL, false, false);
INSERT INTO public.deliveries VALUES ('01a201b7-dbc8-76b3-a6e8-2e1b1f32c2fd', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dbb6-75be-b259-11eed3470424', '01a201b7-db8a-7116-85ca-813914280330', 'events', 'connection.created', 'pending', 1, '2026-11-22 05:26:00.463+00', '2026-11-22 05:25:56.296+00', '2026-11-22 05:25:56.354+00', 'https://hooks.acme.example cannot be reached (ENOTFOUND). Check the address and that the service is up.', false, false);
INSERT INTO public.deliveries VALUES ('01a201b7-dc40-7000-8000-0297d2781fd6', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc40-7000-8000-0297d2781fd6', '01a201b7-d9a5-701f-a788-d99c3863d719', '', 'read', 'delivered', 1, NULL, '2026-11-22 05:25:56.52+00', '2026-11-22 05:25:56.558+00', NULL, false, false);
INSERT INTO public.deliveries VALUES ('01a201b7-e07b-7000-8000-02a4f40edbe6', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-e07b-7000-8000-02a4f40edbe6', '01a201b7-d9a5-701f-a788-d99c3863d719', '', 'subscribe', 'delivered', 1, NULL, '2026-11-22 05:25:57.568+00', '2026-11-22 05:25:57.591+00', NULL, false, false);


--
-- Data for Name: delivery_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_attempts VALUES ('01a201b7-db44-744f-9bca-413c5e33fb02', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-da10-7000-8000-00e0ecf00026', 1, 'delivered', NULL, 0, NULL, 'v1.released.mzJUJ-CNOLuFWYJ9umBDncxf42Dnv_ljutry8uD4lEHa9YeUVUAUeTatwjxhZdHP_GNlxoRpG9Vm4A6R.Yke8MGzWacUAV3CAZREZW03whe4wbPhGZau7dTLN', 'released', '2026-11-22 05:25:56.164+00');
INSERT INTO public.delivery_attempts VALUES ('01a201b7-dc03-7702-b563-3639c0c95dad', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dbc8-76b3-a6e8-2e1b1f32c2fd', 1, 'unreachable', NULL, 15, 'https://hooks.acme.example cannot be reached (ENOTFOUND). Check the address and that the service is up.', 'v1.released.xgKUC2rI8VRK8tfHI1i6rkgpCH0rbsQpeqFld7i6Xa1tVEJevpDSgG5flo9Z1-nO1bzyN6xXdJ2ufQwY.AM3bcMvOxgaYk065kUSLXGzvJJhZSGebidb-AyDWYiK9vRpxa8bI6_w9-lqzGR5i1R6X-_Z87mB3FXiRDrhc0zxqNnXR2daIb_6KreXbM4YJKStc3YOf9GuTF7Wr9ezZ3jFsk2ETlcKYA686PqA8R5or4tmjVJ9wbCs5qX5m9ZcM6FneCXpVzEdPgDyT2eu2ukzsWuTWpb9myrKOGQYfEMpjFg6fN6Bdackf6iwsX7juNCAjkh82F-_EumDg8oHQDDdK-SxaEgx9LHpLy9mo22rRnmbrZqeCo4wWTusN2yrJoEJuashNuPOFTwKGD38sg7lC9TOEcxkXDXpx6rw3BLz3GE1hDzkpxpNMAAzZdKtM_KvfuWrLmtkEFjUXweM36RYmG_XrxzIlHjqqHDOEY69MT9Z7D9CmHF9_E-ue1-X6bkhG1JrdTSnbxaRMJCwMxG1I3xmj1m35FXJjCUXynUlz0vbEDvcr9KhnkyKoG5WUezgnvATqu9lOE_IlfgIsZakJ0-raD2HjRopbUALAaFR3OrdNe55TMM2GJLsJDAginEC8EbURv5uBJXBuAX3AWIhnptmA2PaqdaKYrorhb7UseGs', 'released', '2026-11-22 05:25:56.355+00');
INSERT INTO public.delivery_attempts VALUES ('01a201b7-dccf-7332-bfdf-47f511acc07e', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc40-7000-8000-0297d2781fd6', 1, 'delivered', NULL, 0, NULL, 'v1.released.kDitajVrYprAfzAPRJLBhyKQYicNbyT6B1SW_V3rfce8bI2HNWIIEmU_B0sZo3i4GPGG-yj0BHFZnUyR.KzcA61-NWeRGYQ9cWNtP8iSHsh_zb3WtZtqCEISL', 'released', '2026-11-22 05:25:56.56+00');
INSERT INTO public.delivery_attempts VALUES ('01a201b7-e0d8-75b3-a5f6-70802c631c19', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-e07b-7000-8000-02a4f40edbe6', 1, 'delivered', NULL, 0, NULL, 'v1.released.uqnIkORqSXabAWTx9kHerX6yKwtjCJUYejTcOIsX0cmbYVwPUgms3Cuno3Mt-1qu6JCxSuj213NHFIaP.7DLPeibTL3bxOSPDbCpCWPumASRr-HyImQ_FYVw3', 'released', '2026-11-22 05:25:57.592+00');


--
-- Data for Name: delivery_rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.delivery_rates VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 999, '2026-11-22 05:25:56.33+00');


--
-- Data for Name: destinations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.destinations VALUES ('01a201b7-db8a-7116-85ca-813914280330', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'hooks', 'webhook', '{"url": "https://hooks.acme.example"}', 'v1.released.lFDQKoAPW5nXX8_-kqWhiUfv0d-Lf-wpBXv4EWLzBlpKckvX-puWJrXh-qGCPbw0Oj8azOqYtaGvoSJW.TUWbPKi5jn2lDcp-x7YRSyFR5GcILWoBNo_Gt8kUVtACSZaALI4XyDGGLhV3iA', 'released', 'v1.released.u8pJALmrswXfFmnXMaVn8EgZ3dtUmQ6BQAaiKn9VYqKhpXURqD6MJOJ48cT7UykUA9ezZ_cAu4pQ81M4.dK4akJ9uHtpMT5FIaYxFtXm-HvrJvy9KuKr2PpoFmKUbFo1qwUhZ5fZ6TnL1LRkVmAO74Sq2Ve8jmlqSyTkTJKO8m9p4QqRjdzD_hfZh', 'released', '2026-11-22 05:25:56.235+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:25:56.352+00', 1, NULL, 1, 1, NULL, 0, 0);
INSERT INTO public.destinations VALUES ('01a201b7-d9a5-701f-a788-d99c3863d719', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'demoWebhook', 'inbox', '{}', NULL, NULL, 'v1.released.k1hknBJ4FHbti6QrKEw1FYPa5ybxq-ZfBSMJqMxNlURhSMt5KxsIq0ssVwWGu7G7B4ez7KxrwNbsqud8.PGf4khNjQoTE78rZzGfupegLvRZlNQt1gdRW1HaRDEtlIdm10ody2H6Ot84MzepguSZcHutM8wNdV8rBGd8GGtQKmcdTblEzyOmI_QVw', 'released', '2026-11-22 05:25:55.749+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, NULL, 0, 3);


--
-- Data for Name: encryption_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.encryption_keys VALUES ('released', 'v1.released.RckZq2PTWyIofdBidlNnZGh_uA5wxayYlKcJOwufrt5_grBIsOAeqJKtzYJqwxkHRRA7Ebn4cG2dvYzB.7d957CVjgSE_4vmbv3DCYIZ6RQL80J5bFJq9TbKf9q6v', '2026-11-22 05:25:47.18+00');


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a201b7-db78-7672-85ac-928a59a2bf45', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'connection.created', '01a201b7-db4f-77ae-8197-37aca9d58997', '2026-11-22 05:25:56.216+00', NULL);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('01a201b7-da10-7000-8000-00e0ecf00026', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'read', 'acme', '1', 'v2.released.RU5sSWUoCRsasadhVs1zjTa1yC8hODHuKdHsSn0os7GYnqNuzRMeAedN1vj1CKf618pycno7cuec-pxh.3XcUobIjx6OW6oUQeFwZPJeij03_D184zaGgkZJovLXIQn034cwM1oBNwvJFSUJ735_5f3fi-2SLelzLoX4YTZVkpkSC906AL2mWVZuO0-SIc9tbvQU3DpOQ_c3VO6w4hYx5_hQYlxz2BOsJnov_5tGntocaWRpmGVINVZvjZEB-nctCz6p9gKXCa2UtZeWN1iARTKj385I_rgyyAVIndJ3J3wIKzgMLVsq5jKK0l06cy6bExVJUfNz6sQ0j5LVbHGjlJindACW7H3BUMqtt7z1-AECwbG0IJT6c-jU8TeUHIv5TKBWpa6X1dvEGSBONYAs-rAoTWBSfEgpThCspQXViu95RXoAL2VqPr6ZsdqyQn97Z9AjL7kU7jtS_Pss86hVZ5VZzTbVThuyWzNnDqbkS1Ot_mh-6yAbUB7dlJThDeaHVMFzAnvp-1QWXzxkULEgtSgUpGYqnVg1cGldzo95zIkIcM5P1X4vDHfMCw-oK4sKEdImAKqa_TAPYtXbVLt3xmnhfALa6csguTuf0hAnxU-D1kKQngPqvIwmNwvXQ8dMYOrvBPjMgE01uNutPPBKf80PrGWcCU9BVR2lRmZhJ5vj1Auf9kGCiGFtNF9jnKXCWSvvusgVx8sPs0MGxKXUtni62Vzt3lsuDDH3jTdlaBLM5oOV6V441QANb_7ma_SvGX6riNVAqSrsn3mIE252L6yAZNikFfMSozBS2UpmxHicOIPJ5BvnxApyF2t1OwDlW5-RdKrMowkGfh_NS9zQwmpJfjv4OYubUs5_NpSVUvB47PoW069HyCZjrPVP6O-uq94BNgEF0YM2FwiBRhJgZFWYD5FvCeUZnpbHm-l1KFTKxRithG_yeZqwuTKT6YPU757i3Lm1va3HCCyyzOLkR1sZrJcaLACzoh8AEbpRCc83b8h-jOTWoPtMR9wMM-ufLpyQrsHgow1-5bKBnpMEgmyUAGDgJrkwOlj3stzTkBcRUyo87ZEq5x5EdUYzFtrQv0FT-swO-q25ysNKHgeSD9dPAUvxBB80U4uhbYivGTJYzeKDmDrXANB3wNvOJQsB3f5XMz_KqXqwjA8OfUOLctn8_tA3Ov1rejbpJ1vmXACa6xIpu49MAvlGvCDQXgnM6OVlQKZyAFh48f1jnU_7T8ABlVWVHDSnage70N1haSnQElbPIMFSSqqwJ9eUPnvdL9R8sWfJGPkNXd1nnjvzWzjAikdCReEl4x8Nfv-Biu1yYBm5ze_lDzyX7EzwbkDv1Xz2ySv5tPKurWuGFNULj7XxPw154jAiCIDRRX0NpwmybllaCAeHCJ6-l18yTJM3WOefKW8fhf6TyfeHSitmszApWLiDojx7BJH2M7R7VZSQd0wA4Jg17GvS0lSJ9UtR5aUi6wBjPzSQN8ucKZKLCh0hzFGrM5saZH8ik89vrmKOW8QGn7iPSTRnz6czVl9nibfiKOFeu2VvA05XWkIqW-Gn9FYtqQo-8sglG4WftUdmWDwKzGvQg-K5BM43qkaV54C4LaQudyE-iW_M27oZpmtdkfbv8HXHSN2V3Os99ufsnGSJAwfpN1My9gJLDCnDb_RZFv36JcIglosLUXI_Ig6BgfAfCSozWBo6Doo18BWqhpWIQjkGwTdDkGsVXXIq0fhj8lcV1LUVEDhAwOa3Q44YQTkE6BlvLoqdw005odqtVnN929MsNEnQ2RKxjUM-YEudxAqlGZg4lb4JcfhcEK6_09T5RyKs0ga7boFh634rla0JamQhF_0mBWyXNdT4q_Gi60lpXdDWUO_ufnlqMmK8G93X2eWGnYrmckenCFgLjja9PQLKI5RLnqkGWwTxAxIddX4KPyE2Pxha0g39aQ8c-kE0PnWUeO80zS0uPmmjHXE5GvCuzyIEZzUmC06mk7qtWPFX7mceY9pjfT8-MZALar-rvvQ1idi9aWOPXIZb3-g50L6F3Lx9RJL1ei0A1aNhEpx-qxHzbSTE1U0sYJplu5I90mL5Y_JfpP3UW_NwZBRe5UbTDDrHOGFTenZsAsTS11OgQ39vGIeVoi_TdrF_0bra7bMjZrBS-Fc9YB2UTH1l3W8aFgy-cHWbJdfFmuOJIFCcd6E6urjZqHqHxE33IRZBPAhPNoOGgcQQD-3S85nR0_09GLb_8ijOt0Qxy_t-dGLB4l8Tgnqlt5SiIum2vpY2Ew8OPe1Zgai0ts8Ynkztaq3lWxPr3Kob48HkRGTO70bLti_47ij-OvcIBNzUewM7P72Uoob00x5SfVQYVuhu9SzJplCBh4K7C79H5tVP65ix1aLdePa5S5ffAD4Wtf57rIfT4SOv_KoWMlFj593mAWpXRoCRBGR9iX-u7_qxIqjykKR8qkprAbNY2AtzIIVsFvNvFgdhTRQgfiPZWKBp1t3jXq1h8WdXK89uCq48WH4NnB3mLRdXo00paal6vAiwFc3xe5E0LUqRsWGN-GzMEfBe6abcFVTrGF7rN4sSLh-LhOai1v5t96V6OTTaBGIPIT0mhXGE5FwyNOlZVcyzB1vDbEYEykLwzT2k1MXxjRnpl-7LYI3prNSoK0bsqYCOixEvEPNRfdEL1BiIyWPfafLAkCceLMKd4J0EWmtHEcOyhKOEiMVxS1JK978O2RXgAb66rPJiTPxNMI2EJIDkWaU9RKV7U2zB0FOF-cIf2CzOO8r5P-JkfdWT2OUnh2vzxSqoPJBPP7vhE0vaYuS0fF5qYGBaVC_vLvqv1s2uMS1-4DRlzGxmojEXLu9YvAPRjDMdNvZ8n-aFU7-Az1fEFRLG9DsVqmUjOPTcl_HpYfqaZn-c31a9LtxbHc7ixa2u903ZnXqi6WoniQE1PUjb1P6q2AcSMGsp3cfD2SzQe_SVfJQLT6lgqsh29Veo-f7iO8dgxClyl4KKYpqAWs7HyjyXZmmEOg3uNYQXQp6yjmkn-d6OusYppjDxWLzpyb_8_IIB8MrwdjHb2sEfKo9kKWkAiH2iw2WMzGfn_iNaksz0e-8Aw4GnCitqxBkFq89Yc5uUvmvZ5CBHcuKvFcZ5rWZLcCntbyzFG9xkaR91SaBNwR9oYOGqjEMv6PfgHfvgli4UviA18_GgTW3_HwA6n5ditNpPzFkImk_S9uRyeGSx19Vw8IAyU53Cc7toi3eA6Ijc81YA9pDeo8r0WZZ4A__nk8UQcEHmTcK983-QoHt575eocju8Qjm5KxQeGOlX9947k_AXXV93d0y9BcS0lW5o38Tj2Q54ep81IXXBFRJ5ivvYAA1izvgANU_LLDXU3T6A6Pt5JxkjhH1FEacsBG7QXilVyik-xA2222NiGxj1RFd5FJkRgm6rhwOLIfZtaFJXxjAb6qj9gj9CVU44KHracA_LJUZxJ-cJgIE9bG6fQtXzPzOb8XLU8Q9iiCqSCYUyPpyVg2zSljaEqTSDi773CIi9ApS9EEPEOUQc5Vt-1KFy0WkHA1fHZpqfR_OCevY7VdarMhtxIDVz6iIbdVxotCZ5w3RxWK1pW1pJ9tuI-4GVAOk-H2Bzzb2i5MieqdBV8OZizajsRUZfAi4FLbJu9mFjQ4Jm5_UTMmHLfrJHHpKksMN-P-fuZF06gkFOd_xLViG-Y0ywUMhOjvrO7trDUaeIt7IInc4Olc_rMBcEewXWX_5R2MXoJ8Pq_RwXwFKszgE_Fpiw1bTFtRi5Toukc0b4FzJmWNsnjciO4Di1AaUavpPZYAMxJlMI8EY68C6CLrpawxRIl-abZmiAnhudcUNVYPWEzOUyApdD3iYffEsXWtT6D-2eoh3NmaUhpXTal7pe6tvQSfOT4eUTijaPLUqSeN9WFkT7C_6Gnlhq4h_GY7B772-R1cmXskpe-sSEe60AiXL3b-yqUYlSnQb1tyeIjLAquMdPn09ony1MhVUdMjRwXGwj6yz2IOQR9RLiaeAGPgCrPy3BpUrQCqBtVCu4LEH3s6UNPTlFye0bIQK3F6efSlbglepAdmiY4K_cLUjvjPRLFs_P_4KJxl3ZXdCAkz87kwo2oacgtzsKzoxn4_IOJgJ8AZDmCJfbQ74vhQYWkfTTADxEC_cbFaSRK0ZBmbYfxu26E1Vj1gtevpSybHnUlaaO_pLxPP95XCtS5We4zqeybsLDwmILSkv9DIAY6BT_Fg52PgE4JR2BuByb6gUFrMf9zwPT-4xytWeGitd7Ak6L0zNrVJTHxXH0MyRYbyBgJbptTlNXi9gGvsnBxdOVEKn7v403vSqi97Gh5Svxiedu-ESBBbIhlaJtZiDPnnNgvV9u7qrRJmnuJYCHkwodcqz6TL8fEGDjAwZUUrDvVOfUWmeHHXfgXu_zHWwqLc1CvVowq8H94Oy-bx50I29PXIWDOkTpFgvhnM-ZhOUGoXQQH6gSo661uQurl3xW-Vlkgdeutq4L-yx70pVj5AEvlFOBPtqLLb_PP7ksHBOqHCBMJ8xvF2NSJo9DEZJVigRGNKbn4w5NawDYo2hJ4r2mSv4vgaQEYCieBdH3ff1BB_wAa1aF2k9P1MAhUPqIjO2KCpAjclI0ybJsovNAQWR4vZ8s0TnaYzvBqe92PktZlBIkyUxZz7_wgxo0rAq20QJ5nmL2nWo1Lfs8tR6Z5LNbQ36vSOSrlduuYOVEryxDK_ejDOzDeujunB8_2R4nRgJwQQvXnJu-oNV_blyQzAyMTLlTWXze6c6SU1D84_HbaVhTVtjsnxBWRSunBRdUgpWRsSiq3yu75p40vaNMfdMXWOzNH8EqAdePmsBT-SCKb9NU6c7a2rzAU5Et1Yt9ZAGok4RsE_nAxsj_Lxx7J5KgqrPBKeED4PHclhlUg2nQnsE4V4NQ5kpZLGIHhAeMs3tQZlC_7juqOyqyvYjC3zo2HfKGRwKSlpRbSu9SWFOwtwTqb7GbtivdzAOt7QQOOzz07oZySPZ4hfrlEiKh9ekqI3QPcudOBDXrEnu7I9j1xOVrURgekCnEHs6SeOTF83S6Z54EVzGdCC8AY3LBYybjy0JQZsCWbEdKMA1MtZP7ZMJOv20VJIW-ErN09pd8TxLSnJYeUHnZoPV5LJVOqgNU60DhbmxcEIQpQvOr4jUdr5P09RHSo5pOrJmd6ujG6XZqXhUO4f-snETsmqUJicjHjBUC75W2V2B3FEKD9sXvEYnzsEd12SjkGXa48_Wh5Zvu6vJf6oNAzXFrqDOch13v4-sdIKzaUK49iLYYD_fjmTDuD_vDNeUfnl00XLuDF_aByA_9bLHSVCni6n8vE4YedPah-fBJhV3dNT8oFWGLg1KIYlfFKQONB3-hS2ECGAo9N7w8-uBG5sy9_UKYQ-8KwNpQNdWESeLpFRhRYRMHyitsyuzcsgDGRXceN0EJpr7vVy3cE01L5kwcaYZ-T3TSvvcU0aMX0yNApMiZdq_0C803mZGyGiDTU4B8kZN9ghvq79l0xoe0QPuvkVTlIPqJpT7KF0SRM6j0u63GtvZH57JozdG-EJiAeerKFRsNi3xUoCR-V1z_IPYtOo2zIgjso0fVAvMcyS-81YKiBeFMeyn8645MM5K0MgYjCF1bFQlhya-Lg6fsRqvmDFtoYG-cdQMSmfzSxuxoSSaq6PlVUwnXlcqmZh6hcarMp-sCLzf4HjHz4O6UmhnPL4hRY6GefKF7jj4lP1Nay4W__icY777h8Jgd79gTJ9QGWIYVgwVNS8zHfBIKqF4hwPs0hz1TqdDyqrHfiFav-Y4U9JP-1ptxFJ1iDvoeYrrEMqLOyh8V8Z7FE_huSb8U8gSUDQNKEbadr85TcGpatD3elpmgGlqPllcem3axSeFaD9PQ2Wbu_zxeEbYyuSZlIKwSqfnAF7sQ6am73g36I8T8USwuHAE54Y1oWAB6Whnfx5FRsbGpJCY8jfgorJKyvvN7WGR7eKgODMm7o7qBBrw0urxjpYTLbd_Fb-mtVzKup9Vrd6XCvxDuwwzn-JU4lYD_JQw9eOxpwAL0cczJgUF1-VytE1vc5bSVlyL4XRqLw-e3YPc_xdCljvFS4jrr2Gf3o_-br5Y97KKE2WPDAk5FeblemGbjwa3E0yRVeqHHFLJxj3aa61iqSw5QGCpYm_wErBUnQ-XRUJhUZcvYhCirQplEi-v7DXO-kL-qGdd8MAvrSRh44HLKW3emzv5xby399TuVaP5A1d8RATDiRG1MOOWbDtbdw_60hLneqVbKWZJ9FbJJgKRVbr7y98I4V8COyuU5nG9vHOsIgfqY4lRZyEaI-I7UwsOv95y-zWb0UCHru99Bq0g8KRcZqkX-9g-rDwOZ5-XInSYc_KMQDFUwzk_N_U7y0eNYtM-jtGW_zsOIkp-LpRgn5iEcHdenNjueZZiRwbOudm1nXgLm2yQRme7mUfEeJlWI1J5J5cxPQ_y-vxFRNH7Mj7Dk5jAkhversycrUz_bd36ucId4C0EBQJFfI9y07QFqbOax9Zlmo23Ax0jhr3ndP1npPYqELLnhDKcUAwZp7zZwqJ5zaOxmooXnuiUIZgAAyl799rtMzyD9NyOSzaGpwwlmYAbe_IfGMwQigwPFIvptAF5iTDfoc8wRgGnJu06XYAo_1yL9_b6FNVePOucN9XZqJ9_TD5AWgymoEMhdNM0oaBCNgsgsFwVlR4P4wNbQl5kSlpJeDIhs--tSATa-0lS-LOfAPKQMqJ4uLxXY50IRiRWnLgT5X4DRv_sz4Xi7VURUylmDPdxW3tgqDnT4hpLnM-LkYnYtenKTz7kfAmJ1PdwyL-M2VpqcLuHVRBLPyLXHPLK4yBcg_GW68xs77PRPln-bdThVNOlCZN00Ai5OzsPFe8OED_4dPc6xTs1eILs6PTu51tcM-yND3JYiDPhwCCOSbSV8G13kd39BCWPziTb8J3lp3SKaOUGmGt3P4pXpAQGxIxaxgDr19blnxZZL-nx40SOyVJnkx0TP44p4lTxoMcGgsGUyULteORifGzhN7SvMykvrSntSmpbPqredAnEdBnqJVF-4LZnU2TekSWBGFloAmBgeJRRy7MNZFidrb_-DmRXgZaVc20-e4uvGEGYdb2hJBjnGrRaV95h5c2FLla2bt-XQIpmRvGQEPWBULgdOKkaWWvKevEJmSyaDw7wFWo3tFcskhSg0xFjaDvDhIS7xceCCzaxIz4RZfCZE59keRVxSWZAbFksi04jHK7beeVSRJxEQg-sMxTLhTs_VmpRB8iHssuHPCk4KnuCeXG_S4Bvbh5vv9V4OREAylMQJ2l3DbP1mv4TucRBrGgACVs6GKPA5TXBOS8MJay6VBsRY27g8f7Kh5YRRbgeUt8WEp-38pIVrspdikNK4RAzTFsVBc4h4eVRcSufrz6MiLMKKwSV_FjuQ_02zphynCdVDqgGOmGkjXFwlwotwTqfMVLLT_W04FOomKU8WGiUUn3y1hTHxwZt5vGTqZO-2fy1_bwayamgpr8WzDSCuQovxmCACmc7QoI0BEqSFvbf8FRUtcMU4WzFElUHep2KEFm4hQVCxkFNYAi4gPmj_Lp3VqXjB7bY3Wx6CjxkVq2tYoYRvV4kLypNGqaeNWMn5lXHaXD-cFdfW16QJMHHDUS8zx-s9Y-qnzLlU1OIg_I1VB0k3NOR5KYUyYnvHSi5yaYbGwMU2JSFclLqy4xUnxKW1XRLAhFNgQb6YEyoSStn40-DjGzVqUTo5PhiZ5GrG3dGLkwC9UhjEc_U2tYtZNdDZ1ycgURJWapBPtsrgl8luNYLBdiye_icsznCb_040wbT961EGu-EmdgcO46Mah9mSXGaGFZ8dOuTBXUmkQV7p5bgWtX7_KiW1x02sqD1fTANVyFuBkNp4l6ZkPzS8HLaZg_6EY9o4lOqFfLHAN5JEnqCBpuz6kruhPbt4DmCv92o0D7l85q7pHd_FbAw9iB2pmxazfUMzGkwUmU0ig_mVxjw7EaDIgaiw5PVFXWNA0gNtFYJne7kNJAWtIXeqEG7pPIgxOe5unhPd7DaYdfDXydD4Y2His0AbxlrOaiT4VG4uSgnL_cwsl3iek74g3ZfV8lgyKu2IHBSUSHBwr62z62o-vEOAWATy6VASC95cBP7lftTVPCAxEgjjImklN64T1PibkYXSbSkgs3oH_30DHvyD4az1Uq_ZjCJaMaQC_gN-BXSKw3aZnaQsLVsqapCH_AfOVDN8uRMeObHKUwweTSMZuJ74WBkzyznt6a6zLVA-PjZmbgbTMy0Jy3LqShNI3KxFTrRsuNZzP-A9pTnXmxUEa5VlAa-qXyrwOnB8sAu3icQ-nGL99Zm5KZF9gINxgYivudXkFDidY9_qxII2_8KQAc7v3UxyIg6hly_eJR6L_vdIhV911h08sqtVnSikfq4oAq_MaHIuuOqAacwafyrGMS2d3MIRQw7Tjb_-Oi-wOmmeMfJ839Uc8EXnusXRjPGcgAew2DozaBvOB_73Q4u8-lpDqHmlHTYtsgZT3c6IA4FOfLeo8eDQz4LkHNnNOBQRlI_ctYh3FFCEssW-BKmI21G8uIvpx9PS_DYwkPEXCvzUNEEa0gGl7oSgAV3NNJBbF0QMf_5hQ3n_ziEEVvxIWzGmBPtWi_2_Q4XdTqT71Z6CNMdsAqoTHrWOKpgUT1KnjQN2YiOlREXIFzcAEknKL-uyTHik88H7dQdZ99NrUv5kwBqNmAy3imKOP_SMY7b9YV5JgR8Io4M3hXVFn4FneOUvef0Gfj_oAYx9gwErKriCoKp3TYSv4qn4vtjxekWoVBKa5DHtaP5vLi6_hLJ3tX2Wjri2wdf32nthlfR3qxqoBstFgjEsC9zFfOHwV48RBGXSgF2ZhfR1dxxN7fqlf73cFAyE82T_uc9HKDPFmYTjVTMB8nESstvnIvzAXPYA00qd0GYAhXQ2ROsUp7NmVth5R9N4qbMyVGGW1kXuRgl3Eb7z7dJrdZkwJEn5vQMf5rGm-wDvd5ai18hosBJa4NhDRgnjcQhuCzGCv-kQ5SGme-n88_Czz7c9zW6j02aBQPeTQlyWJi2iXlOxyIWgT3u4_7gB2ioYLucqE_gqsaSEa1uoiMGnwAc4eyj8Zlz5lq1aPGXKhPv-65sD0eoZWFrRAq4f_5LYRKhIS5pTwRF_ckJgger5ZUpfwXEWQZ_OOp2Ijmmajd2e_eyU6X4chnW55wd2872LClIxOm94xe1zhcsMwC4U0xcekibZOKVbF9kAD7PpyF-USK3lQglxDV49cTPUEkMWyoHT7nvEW99uRhkqSoeXPYxfn4nboPstRdkKq8et44wz6pLcYXWcvQJOuaX2fwkYRNQ4X8xqLig6UeGr_l0PwddIcsrKrZJqgxedWP6wMpJmFzsWS9JzBH-RxMpt_VTZtQrRzkCpn8ceWak8U1l_eadgzo3lI9lYzQn3P4vvEmrUTPJcvmY1VUrJEPeE9ssrzF4HM6-Ja4CV6MS5VqK3yH3p0Pb8OiyRLrByKovDVAEuVo006lvVTrwsLJnxQniZmbd0azqRxcXzCInT9cmrFClyauMQQZOdg6g2LqLEdWnJmZck_ZU0zBlEZbK3bO8ZgIETBlfp2rU-AhFQT1WfGqAX6N93TZZ6-Q60CJS4xpJp_rn_OHkd3dxAb0LhLQjcuNjcfPqe-kYe0FXM92UpapP5_YkCYNeAIwSHbTOdSkskh1LPptrI_PZHMgLuxxYZPgwx5E0bC_bC6_ki28DKPzwrukw7EnuRw24LkG-2MGMYbpjIKcFGHgZbeFkz3tTG-S5N0ikl7y_DcrA8zkTTo1WjjqKR8YrMPo8KcnnrECAOrXxxdmnatuZ3Xdq1lF5Rley1PWw8rsy0sEjlay6Cv', 'released', NULL, '2026-11-22 05:25:56.091+00', '2026-11-22 05:25:56.091+00');
INSERT INTO public.events VALUES ('01a201b7-dbb6-75be-b259-11eed3470424', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'connection.created', 'umbrella', 'alice', 'v1.released.FRe12zpgI0-H5T2rawtzVXPTrLjia1Z87k7z0bsG3QZiX3KnV3w00AsMm3YMLcRP1I58uyhx_DM6B4br.RSlP8pgsPjkp3E9jxwfh5kU7Qyn1dplibAwAjlfMEF_hG7AEmsJGdcf6jkZETK_SPLPXNwRByBEzxre0CbATOf88BfQhYH3862nh_0EslzEkbCl3nS3XzkDUjwOG3h6JReoLU2HxzmprCMiSFfpRE4XoSPd93WLmAbl3sowxp5t63MqJ8povyiMBUTpUiKmGBCsRzGPYrt0xaGXZYvuNoVCUlt7pSNzBPYttfZ6Xmo-s7GvLMDvZL90zH7CD6hSnnAn71tX6hmip5gnyzJs8Ifq4poKcDCa3LYL8MqfdTE1KQP1hGlSaFg5ug-Z1Bx6ZOOgpN0SCCh44lfoLgNUO', 'released', NULL, '2026-11-22 05:25:56.278+00', '2026-11-22 05:25:56.298+00');
INSERT INTO public.events VALUES ('01a201b7-dc40-7000-8000-0297d2781fd6', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'read', 'umbrella', 'alice', 'v2.released.dftP_TfgQgSFILqg3paqQDYjOs-Md8sOs99dcF2lAcxS3Z9rtcXkWgXlOJDHQWvJgCTLPNquBBGMuxS8.OacJ0qjCqtI3aJB60wmk4ojkkCp6GCJ_XVAGaeFsl_hi1Ym2nAil6WjSqGrGjAkHL7Lr0p0o7EtSkoo7kRUKad5ti5_kPU4judf773E8mLZYg4H0jXi6YktUxtuP9l-FVEXJ59FKgyaJd4rrfU2c1ATvh6BiBEoOQQ1LULebkFldSXWrst9janj__BtfoawM6dBlkI2YqfSRXyrx0XFCBTgKslME2ecUtngPT5PkI18utNJqw3eBPU7w0jAGxzepH1FpMAMVfzwX0GTQV0bmw7XkdbssUKWSDxd2fUjH5w4mH3eWKRl3t3iZpt64JjDuwqkqfIXh6mGkK_OZUiFbspve4hG-7Hib4-kPY872H0DwGg01v3Mz6A0IAwuw6NlCH1m276GLOYjlSTe6DSdRNANcPDo6uG_IAM3ABgprB289_aSHnZoZ6APAhfru_qRuTfAPGFl7LpJiEQ03WxNmE-J4_468-si3D6bGuSQXLxJIA80u7MPFUH0dyw6ravJvgzFJ0RNP89QDVNdNyJjxriFlod1IE5GXsi4dA7G11BB7N6t1uI6EtdUcX_VlrOYpzhfFrnWhTeFvFE3utQzpwJMv-nRiHWj1cLh-tGlUO0LtNMm4Tc6Bafg-5XcDVcchZOjKEUc4iWFqIMCOYoqkyYFjIst_1X7glc20a--ZKN1V5XlCJ_Kob3Dhj3mJdcbxiHA_SP4mGYAldNADI2Zj-Rf6wCZsayG8WWYmaEBHNcZpmb2B02YYR6vOxeHZlFa32D-gkOooKzLdXDjxd7TTypvoggwLyEyg71Fjh0CTE2D78rSF0aIHCM2h54Zaa8Gfec5oRItgkwysJ5ivCPwBKSm9ccB65agU57alPl7r4SF2jXJed2z7xlo_1X1naPVdP9E1BcxB4gSmA-pmQEEI8agnJ_JgPvHkHMXdSTVdD8NUM9JjAUj0M7S9PtRPUOuH40f1HkXqGK3OLLuuFh9UqNoxcB7ulRBCOyWvgDiRN75yC2u_6JE_4vatgltNu3TaiKpsJcaAzTQAsOUdD_-_flaYSi4eVgYqjmj2GBQSGvd5DT67FCgPiZQ6BtJ2jsGEjOQ-1SPBsmV20Qn4jWageZnCEpkW9vjly9Z5o0idLfw1T2RL66FLVnbm_HFaOqFrfS7HObwRdZQKPLsyC8bTnpS7sYuMPlq3OYGuBDa7Zqayl8gB3kvM5iqzqYn6JeVCLLlEbJKqdophLueZVyGVfarsAXSY-PZoOZOt0hTpY7bRDXdAhM1e97VpoZY98lO7PDHZmxrM3jiGu9uDEkzGoBYnw5d5Ik0ca2Bl8GinkO0KzmTRtFAfnyoOUSgko_HXP5JjLNlsg6iRDEmYEkSx_l0dQpM9RffUeiWfp6G8vJdXXOFAbNz54udkbBIy0yf2LbnbGL52CJXSclTpLMlHX8Zx5IJbY12sHiicCQjGTbxTYZIcWxMktZ37Nhwo5j6ya1tsA85gI7DMwMDuFYwXkSsWQrAvEa5W8SnIvcYYnnO02Uuq_SfxdXNNEk0UH3UttS9VN8P_dRRHvXOiAKJq1EluX2W7hBaC1pVFsS_wIw4PKe1aNMFVQHzcCRsJj0cxJ_Wxt9ki3AHZIAZxRNq7H_WeZXGw2o40e0dFbmhh8mB3Lb3vytRpeJCp5SR4mvPuTG68EwePdUpC_GqwzDwowEHhpqZ5AhT1HSsQ_qGzIFcWnywPYbuZWlkCS1rVBJUDHcUvkdzomyxihh36CzY-5cBXuSJxnslUZiYsi3ZJMFbzRVJL_pa9hm_LazTXckV0KlxVU9Ee9L5EEeheEnz4bUdwc2OaXMtWfkXFXJwZFs2BUMn4qZZuoUVWKJF3DEKxTs368CydzvGXfqBRZDx7aJwnAyzaFSgnpxrIsBQqpnIObJlEt2kmVIXOK1OKs1o83tXczH2vHDVbohI7P_SOfV1D1ojBy5EmZlRmHQhHtsXOjChhRU5CpUuvb5yIqbk8Ic224_sUi-1gT59mwAzWlzpECZtM551DacBaZ0n7zhPefpKxq1mkHWtDi_XHjx7YLDtjCBem1ae6lDW6hGsBJGxlt2J3Xm812RW5OlMGC4bBQm76Ll8iuPzdslsdkNC4ySw-eAawNVdAU7G50yvo90rBMgFHUqqt5IEB7eG10yU_rTD6S0mnV2R4juk8qIWEj0en5LF3jDTt-QRYgaVpm2O6RiJIUgRmOK5tylBi9GjBoAl77EeVzUZNjuIkdDFBj8RgxJ0LjUXpxUEXPkNY9ks9DG-nStgB1Em7aN14CoaN7qMHD9FoQLkCP2gipJ1HKuOd9n8V2ARfCD0Vbxl35ZO32QMl2iSqRhV8P5rp-EAHi-8uz_v2cCYA0cYvphB59sKKdY_spUS-jcfUWkf3_ITwRav93luSmQKvbNV01BcpMUXDvwcssuaEZl3HTzuRjssSfwbdUH2b_g_nxP4K_r5mMSnrU0ZW5gf83UbHTtZFmc1xGf5frpK0ZFwlwMnjv3F7y1UAZZ-BZIFn_VxtYrYUMYc9Cu121BAc-jSn7cYIN3ciGgWjvrBTfNcaSm-JU73QCUFkQ96IokMXcYc5_7WCJpE2ojbpH2s6OLFVo_fbdcPT7F3OZw72Yb5RW-CdIjzNyiTaxb1pU5P4B1L76L6ilP5e-XrnZ2EAt6hG5SIGewEFxRsbDY23qdrGH34-j4TQbAo6CqYEjhcWMWNnuaM1rsP67h0QquyUg5JT3yZnx3jj5-HYZzwBXFWp-DeZQFsRO7QDshF9q5TiHXpJp3S2XECu2ypAiB8gXAfw2nlUGHh_QRL9mBsMnQ8IRLlUoqwx_gqtmodFYfZxjby97cklEYYecKq0_louJIhbimu8mFVVD7NPLsyY9BqXvQajNReEcUocHA2Lq-HDz4Tuvji0HHh6OOdxpS37c6HbFFfzIv6JUcBtV0xkL3efatf8K4CE8RETe5RpoTjt08E9R6TGPZxdMdaexxfRWT4PdnaXYdQ0ZuiFEpYuBsyirfzVMbJzB4XsPbTmlERXY2IVpK5zoezH3IXc4Sp75zbTv4B_d8XjeZyvI2NV-qFq4r6hve1aH2SXDTllSyVsCPyo_WpYPNlxTu6Be3dUO3L3oGWOUOmTX1AXpLgucyFbr8rjiB7JX9w2I_6ZeVQc6fimxWOwnbG3-EXv8BLACeDKKhvQ2JuibmQ_AJvwrUXyI-A3aDfPdiCKa3DKgD0mI86jEvtdEAdFgfr9SjlAQGhUqBT90Z1xnKx16eTfhzZtICTByxUnp3Z8BwrfWbtZuVGIkJQAArgQGjvwHk_0F2AQawc28LgL_h8GiS36oJpML2iFIk5MbkH1Q_uHl560uS0E53xvPq5I35tZq_NGvuHct_p6MmkH2ji-WJRZ-HfsE5wfrhOVsZsPt6euD9MiCNvFaXkY4DIVUBxLo1DLH77yoj9Q0b_DiuWy3t-4VwyCtT4lcWdTscGtW8IwBF3LKImt4SumzwBw1LOBy2ziG0uTydsbOJJHGhbO2aotNeqJoQIn1Dwfc_C9w6ck5_dXl1Gz74QHnYnIzt9xYbSdALMtV817xQeqczT_nrTaMJEB00ozF48587-my0MQBJ1Xdz3kYeYIrDZOx690M7hUKMGPQvrGufgikZiyQDoCBUCUp3AQh1g8D3DQB6isXGmvHqhO3a1Aa6ADBIjz-XsueGLtk-5m6oYSaKVsER5csS01HI7AqDgorh6nkNZ-lMRZ9YuD0sM78gdJKIZX9_UgvfYSYxekoT75EI0HPwvY0h5aCtMlwS3hz3YNC69zlggicAbFugtUha6tPm_fz-geDysHyhh4PzNklYfPPsNqZP5E3yVhOZhHd4hlHfIRS3CW_cL0MAwguSSG944Hv5bmT85o7ONJe3E6jbkY8weBAjUJWqauGq2goVWxTbfay2Tqa8-9WuE-z9mmrjAOStxPavT0FV--UFYRzn1P9mE02xLVzzFcFXiYMwqVbqb2rhxFU0x1PWEIwphDhDZXmS3lCKWXEWZanYtQkTOrRKgJxThZPDekYIKAAOVhX3mco173Ih8OVZMf63EVgKstuXidy0Iu_iQPW7nyCeSfXJi2Yy4nFbrfAbjlEL73WSrZutRztq9kxbdpHdhjQ3aWqFIGqvHbYLC53nCWAUsvsNveo2h8jBS2pfjvmnFcddjcNItGx5n2LL-cCcwLomTFjXQ053lSGnHYYoo_UdGczKbCw7HAAoniM2eQVqyUPp9N8bGZ9NAyL8JHkKzVANmPCTlaHdkiMaA60e2TRPLbz-tFgj_WAIvCAFU_8RFQ0jY4DvtBiRE5RT7TepY4fBS1THxh_7WD5rbUHieJqdrNxIsjCoWQhWH5hx4uN6qGBJNIklNBwNQqELw45V8FDic6k36DdS6PGhFJQ1Ebv4gxVCXvxUip5Y9TMPU8bh5uwLy5nxxzhsy7tHXxh-u3PEZwE6IEMOZR9f0lcXgEUldEny4cqrFuT_aerruO4bzWo8Ghh0mR2a5bU-HcTSXPTherkMgLv4Uq0oQ1i5WGngBR6xZ6WCrVGW4rIBORT_Bxm4-B2HH1y-ZoXQE-EWspwistDZAUsBL4dh2G8keuCMDgEil4UP_6LNjap7jgIv5XQyPeSx90OarfgXPUDovB86GnNGO6dw-q0p1CYJdqzghBir9b-BbEG5nO-eYfvXJtclXe03kHQsQeKdT7O5R9uBTAba79-nUSrZ512r_mkfzmyHkzewROOqhEBlG-GkUgzkV5ozOt2NLH7Fgf0mPdOv8SY7WngcvHzkCnvgT07KrZu_PX0P1waHgT7c31A2JMeoLtDG_21fwWIYly86u5U9CqSCEyC_HCcjOSdWsveg8ibXkqI-bmXUNOzVKcb8foMwE_4fhYw0_dgQwagPVP8hJWj_1oOtZZkPjG-ATW0E2Ieud43sZ8spvRFbASwFOArrvZ-C59CXGkn9Asbhviy6Xqj-REqlYAUHkBicv0yQ5GABxy-xnCG_kk6k839IPJmmGBwOsj_CR-ERx_umXPqJne1OG4NebWyNzK0gjBlLup5e_c7Ns83Km8xxO2mqLzJ11j4duiPVWWY-5Keq_HWYdd4yoVufjDjt4NdCFoiZEbs2PBPzXjkCo6tSZ2llxMD9jR1OqTKxKXIUb6tOP7-czrr4QXu3Ryn0ETRTiab0xHwcY_hKY5kiro5b4mTRb_Hk108ZT3istA47Jdrk_a6bzLKJF80CcE3QvnQGbobLjuBAnEzicMLlXkftny6vHm-brscv0yuOlKLX9scdXY_KroUw2LDa_nJ47I8JintOgOyg7AbSpNJuQdtUiJmpZ4no5djILnCG11_pZpy3KXBXTsgpeoWNFeTwgtSWJNNqRBWjeG8_4zMa-4eqNGt3WxARvFPOdZ_RzqOFaaImwe9hkmVM1kpwBf7UbuxApNIUZ8YhSx5gYgkUU-HdZQRVG5UGbwcVYWGeKEEi7170tWbf03lEJ4RF2T3WYO4bEN7drKDTsHHvdWCLWslwU_pEM4vXgAlkNQZuGO6BvIEiS5kDOHDmJa0r3tfoqzTWw8ThRAe7rJSdaBpE07Qp821Cv48acSlXmqQGiAgLAGcOIy46OOz2rkZVtNON-LvA6_hY5a24Zbg0gcnhIgPCesOitpIhjOxJGwBS4qawobtnHLig_FlOUJop1L5LJDV6HggCQsGEZhCFYYo5tVWwrv4WW19SiEfxR3VdhiXjj48pw6AMuux83h80RceoCoXHmDfVKDxvXDyIBGEeQCf5JNv6LQllYd6BHG2fxEl6tp975WMBepIuE43G4IvFO1FG3m2oNUxTVbBnNZQz_gY7r7fJz-s7ZLBZmWIhn2FigNNb8YbQDME57FvCsErjJRGCT60-3BkJPIPtz8koUhx0ADm9nS7MAi5HkqF7ERTPpWm-AKtS1-nefbvJMQHH_yAkvGlNqmzjVcKoDpWhXARBMtgeUvObIeyyWfglY0OBkqSfHD2Va3kkSWVtklLtpNj0-lyuYgxaZNgziCmPu_5nL1S284tEtPhu5a8NUAFXDLsieRY8BxRQJ0N76hTtFGNesPgTcO0-0X4cN0eOScz4kcALv62NERYkL95wgCkP0DVMfstVgvRQw3jxWZGY3pRuRKHUQSL30X4_jX4_awVLKMUZ1XmQOK6j5cDQ_B7TIFg547VXQwHIgR5vOz95fybVn9iwcovzyJnG5aSDI6GID8AlNLjEGBZP3RWQBtcoiHPN8D4U7UJA_ETJq8DNTs-su7Q8oquzSV0GTDpM7kgrBtwFSz4my6SpEjU86OX2zURWxnGdKxAWx8PPsaDOMOfod3GMqK0qx52OzIBBJt84R7p-o1CwM3aYfxqtEWeic342GKg_IGdIzQCXOrYzEak-F_rlc945Mj0fszD0yxMQTQwJjpQMhnv5Ld8yb1BblnBQrSuH5aFhQrBFplM8dKXqUzbDpS9AvXGvYsY14BiYPqAxC0kMz97JAjkTPryWwBKOO9q0C0m6DFZK3If-VtBwLsjQa1dLcwTLCM9L9HxKQFHIK6qgJxjfeXbTbl3c_5iBreujtEbR-w2Z-vrPdOq4Co3_nv9FpIXkyBVLnHMyI7ydYFH2dtSsPhxCrzUM3BP38NHesWb-bxKJu5On-C3gal-4WKEQsWYQDsejVEmh66QWzhLoWIrZ6-H4wWtGatCAbc8MIq0xCXcjQ7kbqQQnQVi4Q0sSrx1CE5Wobjx0WYd6NLODIIpCu4Zc_Egdcjy5bddvhH5lTBMtBbkxjwD0yrYj-1Dvo0v6zxBqdXlcE35FUWnu9A1doLB1iML6WqsUJ7CDtK_v5X9zBFPVXwEYKZEH_dtMNJX54MdpRvXu4Nlmu8QoMb_Iaog2QrJ4gfeGCwHZGTkRg9uWSkp85Lkjn4g4UlGFsUELKmvp6pwlbU9GstoJckI2jj7YSsaH-1k1QIFT59LfnC9iEJybjT56oUO6WMxbHJKpzskiZOqFrGbJGmsMQv_SOKgjiyXO-ffOYpCi1qRGg7wnIJaslO_4aLd33jJsUdJHLdbIa3SivV_0Rft9JPRlGCME4CCXLraX1U4usbWy4hsHe3BPGvc14VVgzGIdP4uxHoHxPLKQhjVK7S6O6BWrUwrfa9YdtI63-ZVlQ6aHcL0HeSANk5KivPiUYneSsNoeX_4lEU-67icq4AShlGSQqKKN8AK1LZhFjyRpSzOrZsUyQQN7wa-D4Idp4O04QoFZ7MmowgNCnLuxqyPq_I9LheoDHific6yjNDEE7-fv2Z5Y58jk1wX0k5GKcAMQNjO4PcyzrhHuXiHvd19QdLdhCbV1XShiH9p2eQKZFtXD9dErDcqp21Mw-hGaDQUJIOP85o6lwc5qtZ2GVrY8fCROqod6OFQ8Y0FkEePP79_HXHnIPpVAi0771sUtvC9MajDlo1X8FuZnH86oKLKbstDWg_ZIkurHgrK7jKeZzQ-xXgwwyGqRjbesh0w5HoVjmC-vCotWlrdu1F4q3Lhbw8COs_0iIu1zuzhz59ALw-3WkXQeF4CaGP2iAFTZ-hcL306sPR7rQDTdfYNAW0INvH1GjHiNuA16sy2VgaZEMJxlbUFDOBo5wHskFK5UcMMUZ7YWE5dXy4_yz6ObFlYxJF05NcH3ZxyJz5b1bT5CebfEw_qECOjCgUPfyG-a3jbdFJipBHrw4MhEfpbjujhHk-VgOOVPIcHrnzXgIqRGzaGI9AunQ6sDesqVqVtoBNVivY4tUi5eZap5PCnh70p4LFPo_5-hWNbKZBxb-hzY6fu8RF4ggFk9GAAwf_ZwO01CUy8oymeZuVYFUYOyDj7XPhCjMfGtdkn9xtipiLOKyLrS_FO1MbfvfnAAkR6cLe16p3sf-hyDN_LBf_KRCPGycxHIfe06h6heD3yKBNm_Q7s5qVRTjEbonjxBag7rK8xnnuWXswmi3toh7inZwBvCu7BPAAe7jbG7tO5UEHhDTYab8KehupAG-WZA7kGt8rxQaMKcFt59O8BBpFdGi2ZIHEU67APz6NAOH9YpbJpN2JLdTe_fmtBrGtKRpqaqzqTJH1QS6WF9fyGN-fQtUsxwepdbq_jEWLFPrM_Zu48WbrSg9RBRLTdr3hlHEQyC3w5wucs-mHvd7uO6NgB8j7HdOfhL-5RYtZddEsjfTAuXr30AsjFsfpRVv4dPff-jTRBGfbDO11jAVfuB_8zie0Il7ZO4sihvlUZu7o6PQXBRp5576Xd7tIvl3OixMUSdHbn6FnZ3mSZvsUQNy2760mtFjnp-qfdRMQuAotckL_ahonPDhzbXnLS91ilI799jdZEQSIxsi0EQ9bgXsBaVSCRw_iq-YWcENrbgbEbeZM7YcEXxVd4bipSsBh3USf_wImA0v_a3Ql6m8ffejr7kWnMc6m258ryAR-T39_MlqdSi9zQgsuvfotmwj3s6XYA1TkUVKyqjwazTWgAkwYz0e9rwzBz4NvzFjgIOGQLRyu2-KdXwKLkwe0XAafzDz5bF2IVSmeIxG8gXrV66T4J5JUfpVhnOiONaTYz-_WSvGFKKbWaVmdLwduooOb_5tsARgkn5vdXkC4wC4gi3Hgjkruwms8ZxTnLAKzCLxk_ipoxT7SFpB9N4gVT6LptIRGtV1OTS5_hH4tCWJYfacjAcQ-uTzaMInGwCWdPSN_n8BRQg7ddVmOxyXAJBN1zJVYWuwrGmvhZ9kBAlUPLV9KEltfcsbfDffo9AZsO4DueEnkYMqM-OeNzRvw90IECDsK5RhLjch9Si7o_0Y7G_Jkr6cdFpkGqkzLxL72wiqfUkLZw5n6_hEpLC1lXl9dIiLpYvdKOgldzXLfZeaaMEAR1ZiFVJRoImDh0yidERYuyk6or0XMtKBc08w3nqhKJjIJFZUT3cHRZm5AWTl_KnQjEMvbdvVLLassKdlBSN5VoySdDmedQY-sJI2pWN_lohJKKn1urSN1wu9At6G2SdW7VnWZ9BegFFMSrj6erC80Mrrmdsdy_VliapibZUIWZf_-QLLVRz1QeWDhRN2EP5paek9grPDytJQCPaCq-fMxdw56DdZVAU2QFhEoKj042XdKeoHQAuzjIbhAZLpVJtIyIWPg5bcMKWc_8xkOy80x0zTA1xo8RRMyDgx5lrN0PNhcl4Z6wRMkeJZpEip3Jy3EBKefJYFpdCkrll_x2gpecpHljZDyhYZ0VVRkgNCTzNORALJlog0PLrVbGdFF73UqbhHjvkbuqGMUzsCT68m-4G-rQtiD7-197YIbYvSCB6cPr5zKvAn-d_WD3IFliZ3p2xNbwL26qUKdvux0HWNC7r-0qG8Wov4g9AQFDYlY_w4ubpT8LOaydGRkmSDufkJEyiShm8uwGdyb2oMfeExrK4YJf8ADp3HdbKKfuGCfBphtESRoJrXpL7GpHZdvTSRYgoiehsUGVm1t-XmSUOVNYB50SxG_XdU3rQf8psoKYtpimIY8t7ZbsYzIXpFThw4KzgXVfgkN8X5P3ha_NuOuRlJXjiHYNjLGMIRph1lc11HIw1FfinZRnladmlJVYl60N6RQs6DGgpM6CRJNaftmGdy8TWKbtKsV4Nc4rtLpfe4v2LnPkdoIktCTrA2526z-Ri-7mEQ1t7wn52jZbJs85JVFj7ydMdsGTrgAGHTb_IgBtsVgMnGXBdfGIvQevPmRoU5QRLehg6HQTqME3ohRwDIWtiMUy3vM1eof-6n4qnK8BbcTlOxj0o-Su9KjwbvJ0l05QbCCu3rNFPineE6KJIJXaxhVjhr4dRAVR_YSK_ME9JAo1yTI4VsCMx0QKKcU59S4ISun8A', 'released', NULL, '2026-11-22 05:25:56.518+00', '2026-11-22 05:25:56.518+00');
INSERT INTO public.events VALUES ('01a201b7-decf-7000-8000-021ed8b67d98', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'read', 'globex', '1', 'v2.released.BT9fmLXkYshOBWse_bXvZD3C1bLtwdUroJPcpyht5iU6A269fk6HYeaZOF9E4xzFhHeSGOgYQiENLm1k.TBZDplf6atuVeJypWmvjhpnBJoRPZfGNXA607xbLIXnAgyhHxImSTce-8CAMNGgo4BWkA6gqxms-qDT2l_lmWSM7OOgbDojSg_1APyq886YlisHzZATHTjurZu2BY5h89OqU_5DWG8D6Fvfc9DTigr9Cg4I3NxN1WwZcyXIx3YpmD4ZKSE9NlsKkNb8IHvrQ_-_bZpdvjky73gAghMDI5dkx-PnsbHqomhzT1NP9hn4IQyh1YerLowYasPHUy_AbTycR5iFyh_dY6iv8gsOOoZTbQQRZxdX4vqJV2asuXqpecV_WWwp8QAXfhzY_-M-JuPbUetqXdwIEarG04ouWmRhfzWIJJN-khPeTzkUN28YzR515khAj_HMKQWRaU7H8ujyHQ4HzMo6B4FF4vJUsvJ6A3tW2y6PFP6KTi3hmpS0yu5duczuotTqYN-19m5dd6OO-zT7pEKiyXegw3mEY7mkqNGCsyMva-iBbhypChwbtsZHje0hSQ7QwgeYPBUhauch40mvlQtxITrBbnzp84jcDvwRnL_CA7TFw5yrXGl8qwONiVlEpV3o6J1wffZd7XULSTGXAVAYPXrIyhXObu6xlQKtktGuMos4AywwYFKNJm7OdopViY83ZkGI1GYeyR15k3p6wegrIbPWyMBIvi8C2kEqBGiBNp850G5OiHHJRrLFfnmNGtc1v8XqF5aD0py0BdLGDGuMgf11ur_WYJjuTAI4KyuxK1f4G6fqpc-bmNosCEnA0ISpGwJcnkC48Q-NCm6x3eaRrckFPeCndUw_tQal94VKGMx5Pzz3Dg3lhDD2DEVrd5zZodyPCPG8NLK_PD8Em5UBtS9WBugrTASO7LZTeiFUk8v1wnxi439F6tLSxexfJ-mz1nn6ITQ4bfhBOZgQQ6EXBa_LrWO74huzQDgepC-jrvKh5JSKbUyN7XWjBEd90dgLj5H0tXzUS0EPBuIhExKb5uh0WwHOCQAF8HhKYZ6tVIFODnS4PVM3Cs3nE3D6LZH1_ZBqHfWXKeiALKqRvBMuYbyJ0xVfhfQlm38prbPdUXYkikUTzac7PAgmWuKJ_5eeuE57FIdBmGGTabEgzqhRxmEl0_-a-j0-74xy2xvBfwxj3fnfT5GFHdbtJrNr3TBbI11ktOvCL1tWOZ15jduLxqXJTz0FTa4-t3b7EEAQFTEIXW_X0lb22GvYMeXaQWf9_PxRPcVvicHA1axfh0gf3IeEEFOdYGjKI1FJnqkseAC4faFfeB5LjtvxlMnW1sUQs1uIVR5F3BvyWnLddLudLZqsl3yVZ52VM0QgevkwysLPuJRApGewOuADeQe2YQCn4EC6zP53pd4Cm1qOBjME51xU5Bp-hBkOzQ3_1IEYlH33l7GsRqQegRcHb2gKJ5WdexBjZBqf5d__4p4azNtHAEVYryzJv-nf8jyMaHsjIi557PQ71KR06R-ybWmICbr3n-dPz938yzlJfTpi6_T3Byeh9yjF6WjWt_j6WOpmtL8QhKb5Oi7mFA2WH7fhzbiEMfNjkbpmL0dk7xpCt8iQLiiuRgBv-UOjTlHYekbGdBDs61iGFZfD5V77HPo84UGNOTa640XRXlJPFG5dt1Mnk2xjzsz13vuP2_nKLx2x9wsqf-1M_WjBBOsq_h8JUD1lp7gfGh3k3uN3hBmPunhvi76tGOr3SHHejV_78zntHniAiW8rcMRPM7WGtuv8-LMizIHn0bUSzO7YEDDcTsu2AaG7DOmmU91MwtYljRWIexbavZyelaEYH-CsdussJujsC4YRDrcng5m8wUw35jnJqTxX-UiQILxjubGcaDI9CNw__8w8yRv2HDPBcvj8qbZh21VIQbDNqP4wEAagilfcZHcrN9rDYJT8DEQs6yzDZcFKc2Y8PIJBThuMTA74kvnuzC60x-w', 'released', NULL, '2026-11-22 05:25:57.257+00', '2026-11-22 05:25:57.257+00');
INSERT INTO public.events VALUES ('01a201b7-e07b-7000-8000-02a4f40edbe6', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'subscribe', 'globex', '1', 'v2.released.wjkDUovh0ohL1mTyMkmQIdia5SOpmPPcDYg1jvkBmn88YoBvPogvq79CMuDD--HaG_aE8LrtlrtXwIfa.HFc8rEnGPXWXpLnL1YfcBPp06yiuHZ5LXBXNya9doLKyuLl9dl7Or62PYkVGmk5jReTREZqOTcXj-CnMlwXQd8vX6uEcktooI-a2qXaEBSe1EKmtBLEEDVskGSffjMUg5Cw6MhMcyE6x_qCpSpuzgT0zsGCgDGCiJavgMeAOWtj-urNSO3cSLe1D3t00B70km_YW7smpgAZP6EvTlfoHxE-wts51PbxfqSmTQQ95tbqn_jPtL3zRgeZiUQUKIaKJ1dAtNUHRBrAW1sULZOyeiYxhzzA5HgPKGDONMLzo6scNlTazAATf3zvFj1C0cbVcgYUSeXzUCaz9bMB9dt4M6OMp-wU7agqxpDMyUMVAulLXbXjySfBmMEPPbsm2yXi7FCvj1W_PiKZDOhS-oVCUi-smbzYk19OCMHbNCVnTXfZT0eAl0aqPJq8GjqiI93AF3Vkun2O6youz-L3LFaSSZreRzeO-_efMSGn7YvmL7aEW9E19HbTOSOK8ax3rvHoA7lZjzLACyooUwd6pTh_4rF0hhkvNmt89OM7ECNYQ2SDkJgTmnx5icUk7TZLhv8eVb8n1S3ruO4odaGvNaD9EfwAAlpPBvfp38uScnzage2UHbX4eq5-JpA4CAAgCKkaNtGYjmNMnx2rUPDH8KrZmeVVxQ_VQAmB-bY-fRbf4lncHX5SYU8Q0QoKD1QLXXdUE0tbyvTar', 'released', NULL, '2026-11-22 05:25:57.567+00', '2026-11-22 05:25:57.567+00');


--
-- Data for Name: feed_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.feed_tokens VALUES ('01960000-0000-7000-8000-00000000feed', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9e1-74f6-aba8-84803288f107', 'contacts', 'reads', '2026-11-22 05:25:58.27+00', 'v1.released.jh5CfP3nPyNxv-QzfhE6SUzSBvjWbmV1ApnQX5DXRiQ4LdHg3uz_eGW3YDGZ-oMKsJhfcUFRRbPW_s2B.UiTE4vb8iXi208VB8KkJKLZYW9rieP6ip7PGuK0pWu_fgdg', 'released', '');


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'globex', 'globex', '2026-11-22 05:25:55.373+00', NULL);
INSERT INTO public.groups VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'initech', 'initech', '2026-11-22 05:25:55.46+00', NULL);
INSERT INTO public.groups VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'acme', 'acme', '2026-11-22 05:25:55.258+00', NULL);
INSERT INTO public.groups VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'umbrella', 'umbrella', '2026-11-22 05:25:56.267+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '["apiKey","01a201b7-b9d8-760c-b4c9-b6d69366a666",null]', 'acme', '01a201b7-d78a-76c1-bc2d-e2281a2380b3', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.fwd9pPCjHPnbxK407SwQm6VTxEQxnAWfAjdi-uSwgrkdgx_4O1IHhrxRCx27bjkwLKz_qg_wk6ze5GhV.Vmc6cocMq_IhkZwyV9pXagkxEItbAt5t_-uNcN2J8GG2l8nffwpHo1UcfN4Q-PFEKUKcxbG6lSoj7-YDDpZuCQGwXCkRz7F2VcjJgZRixlVFvO3GLT_JGrQ16nX_V-OG74b1deW1eaHlRBi3eSvqqmKtt3_hpZ4VXN_xTLe53xgT-1t2JFD1Kj8XRNt93ePSEC5yo3iHhQYJ4QVt3gkhh26mJL2F0uSQeQV4ejVecXDcdACzwSB-fi5Z6kJQZ7daBHr-jrDNQhpmiJFmUu1UO5nUE-bru0AqfAYn9eGSuJvOIQXVB7GgtdQ3DT1uJ1uif_VeLt28KqDX5IY0d3QIvG5Lx0DajcSHQZL3ut2BrKceauVHtbfaPYddC3Vvcz-FfP_gMWtYyPJCJ2eg1oZRjothK838xwkV1j5IJOhPw4nNVtPrY6MoFuw1ezSsy5SWmz-4tuSHVt_IJVZLTnTaMUBYtaLj5j_I4TFm0-hC_aiiZit5ZIoBZBHnlxFsaiOnSf5d7TFaR47e9ZEkmWgKLLRq_NS_RA4eZm_2f89UR625eSiEGCJ4BkebpnMWmQ1Dn513F5mn7biEVHnzySAfIKOnOrcNYH0iOKwzjin9NV0WKP9bCLUccfu08pMDKd33wSdiHnd_wiQOuEVZFPdY87PEz4W4KbIntODo_FF_DjbPETb2dmqAe94ViZwQ8LE0XA5U_F84KHFgtFsluezJ2U8tvvfYqvkYzw45HXppuUjT0T3vsNP8ggiJc33Wfa-yZy5W_VTn53cMGvDrdTb_R98h9qlhtiHHq8LXWhqJMxb45QrE5rCZJn7bf86pgW_WDkxAQPHCg-YZE5hmR8JPpP47mw2dfJ5JoS5CIBkyh1zvjM9XPBMe25a4LNmRvNjhopGGbjGP004N7jYI_-nFpUnYQQfB5lNcrWnedWzj4ro9QBozL17qjeM', 'released', '2026-11-22 05:25:55.21+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '["apiKey","01a201b7-b9d8-760c-b4c9-b6d69366a666",null]', 'globex', '01a201b7-d824-762c-891b-14e398a5c206', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.oOF63xWUjUDZpGWO3_uXDKx5j6VjnpWxjyuElGaNJ9S1ry52np80vb8c2LIXjrkw3EUG7DpBFXowYJxM.nBb0znPhE3gBRcw29rpidyQUzw5qUkD2xPlNH9iqyaQOkGzJs63QzqlsVui6tqdbDDRn6_hO4sfLOXbbCqxfRA5K6EejdXr9jrvydK-VijPsvq6jEyulpTJsUJIGEaG4GCh1Cym6MnH7MYN2-OfzXWllLFRoKeF6Ezsy_f5G7GBFNa5aTu6mHeiTS9OUlXkfkfiOksY1pEeqqrDZPvLyLUtn4C66qapAeSArvnK0uAdG_f4N_OflPGci8EoeoWadFTHheSny7UFE2Cb10sgnoz9KPTuBbGv6mVipFO8JNQWhfjNuqrvWZfsXzsoV9IEOFBD3Mor9jx7szE4IUxzfvPRjpwPs9EHI4Djca9BzRh0ZCaIqguDmh4p1tkRZyv9tWNJ6kKndgpRQbxYGwm-gyHihDck5F9XIEIs46EhjeHNf31t1P8ff2-uNpP4t9JaV0iYYJ0IJcS9pFxSiH26WbWKynwqpCUQvnJ33GVbN-8oHCWxIDG3O_7pJ_Ocy2RM4MlMIgnqGFZCNjntlsPaVQY0QpNQqyXAmue9dxCgZXNDQ3qk95g36tDSaBhbZeDquunWqO3XYIzudPnM5gCzwrHYIEJQ6IoK2KZa2KLyw3lL3rbRBOyWjuO5GTHgsNEcdnEQedLNSMb7_pUdWwXRU17o5m-eRneukhE-VHSuDGfiuFuhoPuwWflyr3pMDOlvTD5-i6XDSoOEqBrpOEiSnKoI2Uv8R7QK88NvtYNbHxf7NjcteH1nNa-_QWvXsVajjDXCDDwjmGAt_kBohEsiBN6f1BvanUelNP1_1FwBszoBY0pm7EBjC0bIFLhU4Z6a4jLjHLBpLEQ39yjQVMWZm03NePiWw8g1kdskUAooTOejXreBgcrI4h2cMqctxdJE-RnUMcqZieEqAqrA2VGQIDN6inpV_EMoPieO9FcjUs-abU1mddK7FbDu3iN3MMq0R', 'released', '2026-11-22 05:25:55.364+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '["apiKey","01a201b7-b9d8-760c-b4c9-b6d69366a666",null]', 'initech', '01a201b7-d875-726a-b40d-0d921fa6e70c', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.P3fv8kiogwigWmkfOEjRkRAoRoNLKPSnLa1KtOvTJnbaWPHEUQK4SwjlXZtKDgQWOjp7cvW6GkRldfVV.7bNJdOSZfjRYZU-A3McLYtTqV7oJ_ALnkwKyi8eWHwQEf_K63QumwfmBVjK4t1i14zWBv1LjpRFbQpu29o7zNR1Gk-zVh8bIo1kj5Hzf9DdfBuS5yVQS4caI0lobLzpay2EimyalIUrLydx65ns3SDOsmiWmn-6X2X3VOBIDzU5s0hujrQJpqpZEf0fcceT7Le1jZtw-KotTzYSnR0G0rdxw26jWLG-F7vDmg2tZhTUzcUdCLvGxsJKIRX_XxEsZJNyBOF5_3EjkBLDc5sgIrikMsweTDesWyhqwsy9eqYuij16_iBQ75N49jcGoNLeFwJlRdX6FeiHBwFBDFMew-w4j0IgbJLlOtrjWIy04DqdL0ElUFbjPFsQtVoW31uTNg-worR7_oYfAFzk7vmMJ7MJ0fV8BNQDoE8rhQjDTVpwi9yvQgLE7KGgNZpbzaDSQVvRYpe1mwFVgKF8JtVIYD4wKu8aRPfCDnS7WbcJPMSISTMsDocplRVTr9nJqO1ST0UyYcFxaQAV1wAVuCpU14zKTeZyvVgsIZX_uCc3ZJ9Og74HyIzguEPIQ04LxaBsR6oXCdONcstH9ZFOVxpd2c_VIpzHxFipVR4GSCo2aTWaMudcAPBQm3Cm1z3_ofh0FIwzFpulw9r-IKvqZBeY6ZEYfyBNkNElt9ga9bJjiFp3cxSe6FYfhrHAPaBTFIqpzSFaYbZp-L0BsI5uTZYTM3WSSCtmyahr36itZsHmG_eIH-YhW3OeYROhM_dIQh3JudEtIYsymyOWm3YUXcZyu07LqHfv-V7tpZnhzzJXV4NfQ1JnaIkCTBlvtx3iBnV46K5livqeE8ZdGDGiVNqFiGqYlGlzmcVRSPiTFz99FZUB3jWtDfFOUYV-AQ5j5ly6yH9D19-mk_3RwOc67P8k5IUc6QKCsrPrneMCLx_M4rtdykK8ReDIjgbVVJsFR', 'released', '2026-11-22 05:25:55.445+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '["apiKey","01a201b7-b9d8-760c-b4c9-b6d69366a666",null]', 'umbrella', '01a201b7-dba4-75a5-a27e-d6eec54a5421', 'b52a3baf56eda18efcc6891370c1ec305276a5a2a0fc6f9d5d44e6fca6505faa', 201, 'application/json', 'v1.released.gxlzwmfEf0AivXAZJHmLfBZm83rfb5V6DmCnHJisDdQe4JXN9DzejFHJ1thvB5QYM_HSah1tJdLezd0Y.gFAlX9rkMh-t-3KVVPSJ7wU3-tOpKQHaI4i1l5J_3YPznnkyFuN8nDNuK_sI1bgyQPG5LAGc-9wbL6Wg3FPobpvv4wLkVpU_n75nY0e_iui-yDFg6Wbjn_nMCBTYGmqHNzI_uguFxtHBrnmXNt5-YWf_0ue2tJko-0ddX3NxUUqpSU4H_GZ4LJBaqkKUjfR8n59UmkKXcxT5xvVbFlVw29oxo3WDAHWq3Yo6NWJkplHM8LuAoxgaA3ZL5Ux_R3cM9txp1rsiVLD3yaT4RKQm90MRghrlJpLVXuw8h2yBGxGuEQ8VOEotgIv8VUVOFvyKlfepciY1_N_BYW5Yf0U8ghOJqS3wQUjD32t6Scv0XGmGciq6Wbc-sFVFMSKZFMTSYTRLZgIplUa_uxsWco-sRBJwV-KN8qdXVmIWP-kM3nkbbSq4xcjJOzYa_mXmDxTY8yAyWHSXqVz0RTf-R7aadKDtfI8dqdHSzgqfIryIcU-ldoz3ViYeDnBhVkdLLYpRSs0xemeQbqXjR9GfrqpMpQ7SL_U0JluQ3zWPTPJdwsKVqbJ2g4cfAj1GaiJaXfxWBVVbh6P4B52iiOnUsi5kiqXWO0pXquNViETZb3hdsocKQZaFaUUMwC2WGxA1B0MPPhFUBSbo0pIwL1D7CrA8voQcdtwFXts2QTi06t9Z2tBMPEz358wGWuBfUoZR95BCS4zU7sfjBBYmLx6BhAqw7A1gDjP-b8l4RT1Dw5k9tizOp8VJsBXKN305--GBJ--A-SeE2isJHmyqH4FK-b838d0vQN-K5XPEewSQrnTRaRZV6wn3_hAZMfEgW00iqDf8fEDqlKpZMvwvcrnVDVayViM60ZDH9GJFfG6qIRJReYjBJlF6t5uCvG_vbnDiviH-kehVbZIYUgUmxmkGLRFsPzWppLTQqs2lZVoOpEjtA_hIodpH2822ymoO41S-dH8', 'released', '2026-11-22 05:25:56.26+00', '{"headers": {}}');


--
-- Data for Name: inbound_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.inbound_events VALUES ('01a201b7-e07b-7344-b91e-b28b0ce2e14e', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'contacts', '76f3bea1977a86d3fa6a81125c8ffaf6716765c0d36e99895a5f015c2815e3f6', NULL, NULL, 0, NULL, '2026-11-22 05:25:57.499+00');


--
-- Data for Name: inbox_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.inbox_messages VALUES ('01a201b7-da10-7000-8000-00e0ecf00026', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9a5-701f-a788-d99c3863d719', 1, '2026-11-22 05:25:56.166+00');
INSERT INTO public.inbox_messages VALUES ('01a201b7-dc40-7000-8000-0297d2781fd6', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9a5-701f-a788-d99c3863d719', 2, '2026-11-22 05:25:56.561+00');
INSERT INTO public.inbox_messages VALUES ('01a201b7-e07b-7000-8000-02a4f40edbe6', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9a5-701f-a788-d99c3863d719', 3, '2026-11-22 05:25:57.593+00');


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a201b7-d9e1-74f6-aba8-84803288f107', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', 'acme', '01a201b7-d7c6-73d2-a0fc-38059ab2fc36', '01a201b7-d9e1-74f6-aba8-88d45089265d', 'healthy', 'api:create-installation', '2026-11-22 05:25:55.809+00', NULL, '2026-11-22 05:25:55.809+00', '2026-11-22 05:25:55.809+00');
INSERT INTO public.installations VALUES ('01a201b7-dc2d-7074-ac47-ba7e860b9bc5', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', 'umbrella', '01a201b7-dbaf-715f-a0be-21449441f314', '01a201b7-dc2d-7074-ac47-bf0cb261739f', 'healthy', 'api:create-installation', '2026-11-22 05:25:56.397+00', NULL, '2026-11-22 05:25:56.397+00', '2026-11-22 05:25:56.397+00');
INSERT INTO public.installations VALUES ('01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-de76-74bb-bfa5-86270ef04c7e', 'globex', '01a201b7-d832-735c-8402-43f5400ed863', '01a201b7-dec8-7753-87c6-397928480939', 'healthy', 'api:create-installation', '2026-11-22 05:25:57.064+00', NULL, '2026-11-22 05:25:57.064+00', '2026-11-22 05:25:57.064+00');


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a201b7-b9c2-705e-a28f-bf362019c761', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'crm-sync', 'sandbox', '01a201b7-b9c1-74c6-9bfd-5d74709d400d', '2026-11-22 05:25:47.585+00', NULL);
INSERT INTO public.integrations VALUES ('01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'crm-sync-key', 'sandboxApiKey', '01a201b7-b9c6-71c6-9cf6-e5c5b9a717ba', '2026-11-22 05:25:47.59+00', NULL);
INSERT INTO public.integrations VALUES ('01a201b7-b9cc-7613-8552-837729a82da2', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'crm-sync-steps', 'sandboxSteps', '01a201b7-b9ca-7264-8a08-358a18deb068', '2026-11-22 05:25:47.594+00', NULL);
INSERT INTO public.integrations VALUES ('01a201b7-b9d3-7399-9d67-77ee7eb05824', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'crm-sync-workspace', 'sandboxWorkspace', '01a201b7-b9d2-72fe-994e-8f49d063401f', '2026-11-22 05:25:47.602+00', NULL);
INSERT INTO public.integrations VALUES ('01a201b7-de76-74bb-bfa5-86270ef04c7e', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'crm-events', 'sandboxApiKey', '01a201b7-de76-74bb-bfa5-8322db587e3b', '2026-11-22 05:25:56.982+00', NULL);


--
-- Data for Name: invites; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invites VALUES ('01a201b7-e178-7246-a79e-a03b7a3f8a0e', '01a201b7-e166-72e0-a913-3687684daddf', 'grace@acme.example', '5fca5d50b4c85a92caff35acd60685aaa9ff1f2bca3d983f67050ea0e9c405b5', 'builder:01a201b7-c748-7521-9842-2eb38a431fd2', NULL, NULL, '2026-11-29 05:25:57.751+00', '2026-11-22 05:25:57.752+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a201b7-ba60-768a-903a-7cb7ae879fbe', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'Demo backend', 'RS256', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuFNXLolCvHkGxo5OI/fo
SF8wRFbWAy50kWHEuNz+Woga9DMnXJtp8b+TiuvljrGXfY5u4VpThxtwVqVJgA6J
+B4GjY3PsFkoc0UDxtf9W17DlEZPmeR6idwCrYpWe6/anuklFYSFQVBaYJuOZROv
RK9N1zUsBQ68VCKzJcU7g1cdlqheMOUFk6NsBFk2rBKE/Z7bTs0A3CjiwaRDwlCE
OgKL5oGhS04cvUC1jk41loSdleM+REQ9qJPqU+tnP4eEblWJPRzRrEl6InE8f/zI
XGOJqDVKo9hFuqyUwYwEvdZ/ufUvdMJrIlW3hNkmulQ3GnPI6WeXooFUT+foiR/E
SwIDAQAB
-----END PUBLIC KEY-----', true, '2026-11-22 05:25:47.744+00', '2026-11-22 05:25:47.744+00');


--
-- Data for Name: lanes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lanes VALUES ('renewals:01a201b7-b838-75fd-a3eb-adb6bfa689b3/sandbox', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:56.011+00');
INSERT INTO public.lanes VALUES ('writes:01a201b7-d9e1-74f6-aba8-84803288f107/contacts', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:56.063+00');
INSERT INTO public.lanes VALUES ('reads:01a201b7-d9e1-74f6-aba8-84803288f107/contacts', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 2, '2026-11-22 05:25:56.108+00');
INSERT INTO public.lanes VALUES ('deliveries:01a201b7-db8a-7116-85ca-813914280330', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:56.322+00');
INSERT INTO public.lanes VALUES ('reads:01a201b7-dc2d-7074-ac47-ba7e860b9bc5/contacts', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:56.448+00');
INSERT INTO public.lanes VALUES ('renewals:01a201b7-b838-75fd-a3eb-adb6bfa689b3/sandboxApiKey', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 2, '2026-11-22 05:25:57.047+00');
INSERT INTO public.lanes VALUES ('reads:01a201b7-dec8-7753-87c6-37b775f09926/companies', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:57.109+00');
INSERT INTO public.lanes VALUES ('subscriptions:01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:57.116+00');
INSERT INTO public.lanes VALUES ('schema-watches:01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:57.123+00');
INSERT INTO public.lanes VALUES ('events:01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 13, '2026-11-22 05:25:57.272+00');
INSERT INTO public.lanes VALUES ('inbound-events:01a201b7-dec8-7753-87c6-37b775f09926/contacts', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 1, '2026-11-22 05:25:57.509+00');
INSERT INTO public.lanes VALUES ('deliveries:01a201b7-d9a5-701f-a788-d99c3863d719', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 3, '2026-11-22 05:25:57.584+00');


--
-- Data for Name: large_bodies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.large_bodies VALUES ('01a201b7-dc38-7402-b41e-06d8028a8cff', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'umbrella', 'alice', 'v2.released.qTlmDTnob_Fg18Ke-dFOed7OGxxlynY8qjlOEeC1G1zwkeYx6ENeLbqk5p6XCaHYKUedfm49C1r4uur-.f3TP9vOX30jPFcewz1XFde23JQ0-NaSF_pishWHnnWEHhuGxfTZgCnvGBGx7LnKgK9zQ4e7Z8cdrPX3uAlZAZaqd6zIxZzzhfuV6_iAI9zT9m8oCpvf4jPz5KSQIojmM6DBqrgK32b1wX8NkkVcLQ3IHj4N_BZeHllKwRcaoAdUJJSnjPrfnjAf-GNK_TrNFZiSRDx_WV86NAlrKZRZ-EmTo0Z7BCsHwiftrWCPjJ3HEe2vUPj3qZO9llPhL_WDGP83wRAOMxgoYF-DxbrF-dVsEObjvQvTpNc6edaqeofhki1w7hhYY4L8czNPSo79PmmGhtC1D205u48kc5a_wtyyAxv3kceOS_DWG54Y9vdbHU0KEmKxglYAduuqkH0LXCfEHlDV1A6eVardGgpx6h9hOsp_MMUl6JVTEXbSx5mAmuCxka-g3c4kBDlEoUAwNuK_a7D77IrLaDlWyoIrMD9SEgMAkud8sPQXY-cY2CSAWvK96uVAYXtd6ofPfYG0bMhQNkRtPi3iF1Rjs6qXrUB83mP6LV4kOvx2ZCqX4EbllA6PvhA5ChGlLJSxzA5iArL2_ZOr85LDK79ukfFt6jeEANTRipxG8duh7VswK_8duaEMwQ5tBQ3r8r5pUiDKFGqSmRF6bN9eP_ZAP_nBa7Hsop9t8x9QVUbOY2WO355ZjsqyO3R-WbBHP0mVyOEgGOiUXZ0PTBm5j5r4xBR9LJ1ClXRiPHJVUqYI8e54p3N3dM4Kwzz_bhVmRVMxhWdX05NoyGdeTFvH5S21uhZc4HnBeuTbkH99QlZpky_9KXZ8_7pHiApvhqMD7fJgA3Ai34ukSlIVF6_seFFCbkzNcPz8Rw6zeuliwr9lmyWw0k83LcS8nQNLHjrdqWb_mJV-_9CweO1x-kISmlFRlqtRAEdSnsWK2BMkSD7uDyhD7zH0nl1UgqnDHFCkQkexdmXekrkEMRR_PqDdRLDbEB3hBzz5Q0yeIhV10OpfuIczv3Mu3x42jxuQStQt_XrJXf1L2u69KU_nLvpY3xyRns3HSpXEZN2LOvCwOjunimSNzEhRdVIc020XWYjdGVXIt0ehYF3FY5MaHlW3n09ampL8UgyZ7om8dH4tuQHmTv6-cfoOiN4Jb-Q3PU3lqpKu-l6biYVYIPu7FAKJUGn5ingNqaLFGkjyejJbcsVcLTheZFSbFwJxDWGbjta-4caVhjLHCmEpXiK8yeVkySEGMo9lImy3DqYU7_yJGWWY3ICiNmxw4NIrzs7M2MsfIwWcslD_u-PwzmoIdbPNr1Ow5Vmal_Eg-dZFCyCSUqXnOlEj8Whr_sWrm6RMUuaoCskynmYoqQc6qYtzxSuH0oJIrH6T44uzGl7swj_vmPcrzl5ewkjKxrFNgy-VW2UjXl4D6xere84nEyi-Ojc1KmxTFHURaIQqKMNDl_FbmwoIrwtlF-Z0iO6PGOGJbWQ1xFXONv8_RD77fYaTidtASMLPip1W0KRHTqzWeAdA_kRuM0lp6feB1Rs1ip9ZpRGM0W1bSxBCeTR-1fNGREJ7WDn33L10qGzj5NsWG2tol-OkOpjknCDNxetn5itTMWji8g5qg7flU8emGJ0Oq9FnrjWOg7DxQlZIrtefrZYduLjdu7D8R584rpIZAbNhAKaEXIiRlEvF9XX0yMuzDGnS1FkD-RGGN7vgp0xvExG2U3hbSLWOr_3uDssS1n2ZCQXCLewNdXwaO04DrjXdhnvXAHA9ZDKGCsGsSR10-XNuY3FwpqlNs8j0V0iNqKTGSHNkh7As-quvFBxX_Xb6kvy9RDhDDy14Wt93y8WiwvE7c417vd85gama6Xy0-esa0y1YQG-bdW_6w5q2vUV90lz1GhqtV3cLRyiZvjk34tDwvs1G9fgtvnrBgaveTI90KBPcbcQxo3oTPXb7ikQLEnM4JtTUg77EtiYWHC_6CEjowhGehG7K1XqjiVqrDXFYQXUpxmsvFtPtK_YxigqXboLWM4Qt2k8MigZbqZEkgi3bkMHstprJCxZ3pWjcqGR7BK5Hx0x--3zrnLvrgi2MQ6Q', 'released', '2026-12-22 05:25:56.409+00', '2026-11-22 05:25:56.409+00');


--
-- Data for Name: memberships; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memberships VALUES ('01a201b7-e166-72e0-a913-3687684daddf', '01a201b7-c748-7521-9842-2eb38a431fd2', 'owner', '2026-11-22 05:25:57.735+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a201b7-d916-72f4-a3a8-725ef66a0934', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'f66927032ea693a4c13b8f475e5dbb99796ea3dc513a436db4091740acb303e7', 'sandbox', '{"shown": {"group": {"text": "acme", "isRef": true}, "consumer": {"text": "ada", "isRef": true}}, "groupRef": "acme", "metadata": {}, "alwaysAsks": false, "consumerRef": "ada", "providerAppId": "01a201b7-b83e-779d-a7d5-356123831273"}', 'v1.released.95HWWVgAHqityL4zvujCHwemCo650Kz2yo_ug89-cY88QKXpNHQPxZnEYXof9Z681RSACESXXXGFsC12.ePgmu7idolS19_w2BLljX3gJnyJMcKS-E0TYGpexYGL7DWXCYTg1ufhchjppvjKIZ7-adQjBBHMb_VdNT3BcAlC-7wWPArw', 'released', '2026-11-22 05:35:55.606+00', '2026-11-22 05:25:55.652+00', '2026-11-22 05:25:55.606+00', '482587935289fbaa5a717bc73eab1d433d689378400a65609f7ee2dac32f9792', '709b66cf3d680a105939b896e836efcc452bb06c1958bbcffcff42b5006aa39b', '02a1af17167ef6dd1120e3353c84f16f6fe973e670421b0821e7bbd7bfe0a00a');


--
-- Data for Name: operation_logs_20261130_4d4e785f; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_20261203_40eb4b46; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_20261206_00e7141a; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operation_logs_past; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs_past VALUES ('01a201b7-d9eb-73aa-83d8-6268b4e9350a', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9ea-7501-a88d-ce230757b318', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a201b7-b9d8-760c-b4c9-b6d69366a666", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "9", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a201b7-d9ea-7501-a88d-ce230757b318"}', '2026-11-22 05:25:55.808+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-da12-7223-bc1c-6ed0c229685c', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-da10-7393-9646-22a1dd11ff57', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "contacts"}, "operation_id": "01a201b7-da10-7393-9646-22a1dd11ff57"}', '2026-11-22 05:25:55.856+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-da77-7785-994a-7c504954e9a0', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-da10-7393-9646-22a1dd11ff57', 'INFO', '{"msg": "The read has begun. It takes all records.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-22T05:25:55.957Z", "object": "contacts", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a201b7-da10-7393-9646-22a1dd11ff57"}', '2026-11-22 05:25:55.955+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dad2-761e-9a61-9eed52262429', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dad1-73d4-bb52-e4601e2118e7', 'INFO', '{"msg": "A request came to create 1 record of contacts.", "details": {"mode": "asynchronous", "type": "create", "object": "contacts", "records": "1"}, "operation_id": "01a201b7-dad1-73d4-bb52-e4601e2118e7"}', '2026-11-22 05:25:56.049+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-db08-731c-b1df-ec875c7fba99', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-da10-7393-9646-22a1dd11ff57', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "121", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "durationMs": "114", "providerStatus": "200"}, "operation_id": "01a201b7-da10-7393-9646-22a1dd11ff57"}', '2026-11-22 05:25:56.098+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-db08-731c-b1df-f103a98f93b7', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-da10-7393-9646-22a1dd11ff57', 'INFO', '{"msg": "The read has ended.", "details": {"next": "The next scheduled read is planned for 2026-11-22T05:34:59.000Z.", "pages": "1", "waits": "0", "object": "contacts", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "148", "recordsRead": "121", "recordsDelivered": "121"}, "operation_id": "01a201b7-da10-7393-9646-22a1dd11ff57"}', '2026-11-22 05:25:56.103+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-db56-77ba-bb94-6708325e6ceb', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dad1-73d4-bb52-e4601e2118e7', 'ERROR', '{"msg": "POST /objects/contacts/records answered 400", "error": "Juniper CRM answered 400: Field \"last_name\" is required and has no value.", "details": {"record": "1", "request": "POST /objects/contacts/records", "durationMs": "106", "providerStatus": "400"}, "operation_id": "01a201b7-dad1-73d4-bb52-e4601e2118e7"}', '2026-11-22 05:25:56.18+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-db5d-752e-a397-fa213b6ddd2d', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dad1-73d4-bb52-e4601e2118e7', 'ERROR', '{"msg": "[contacts] 1 record not created", "details": {}, "operation_id": "01a201b7-dad1-73d4-bb52-e4601e2118e7"}', '2026-11-22 05:25:56.188+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dc3c-727e-bc6b-f58c29fb58f5', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc3c-727e-bc6b-f041c6ea7493', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a201b7-b9d8-760c-b4c9-b6d69366a666", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "6", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a201b7-dc3c-727e-bc6b-f041c6ea7493"}', '2026-11-22 05:25:56.397+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dc41-73dd-ba90-4e57d58b671e', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc40-7669-98df-544baff011ca', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "contacts"}, "operation_id": "01a201b7-dc40-7669-98df-544baff011ca"}', '2026-11-22 05:25:56.416+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dc88-75e6-a110-1f807da7eb4e', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc40-7669-98df-544baff011ca', 'INFO', '{"msg": "The read has begun. It takes all records.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-22T05:25:56.487Z", "object": "contacts", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a201b7-dc40-7669-98df-544baff011ca"}', '2026-11-22 05:25:56.486+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dcb0-751d-b1a6-500762fe3605', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc40-7669-98df-544baff011ca', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "121", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "durationMs": "19", "providerStatus": "200"}, "operation_id": "01a201b7-dc40-7669-98df-544baff011ca"}', '2026-11-22 05:25:56.523+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dcb0-751d-b1a6-56d664d9f0aa', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc40-7669-98df-544baff011ca', 'INFO', '{"msg": "The read has ended.", "details": {"next": "The next scheduled read is planned for 2026-11-22T05:30:17.000Z.", "pages": "1", "waits": "0", "object": "contacts", "request": "GET /objects/contacts/records?limit=200&fields=email%2Cfirst_name%2Clast_name%2Cjob_title%2Cphone%2Clifecycle_stage", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "41", "recordsRead": "121", "recordsDelivered": "121"}, "operation_id": "01a201b7-dc40-7669-98df-544baff011ca"}', '2026-11-22 05:25:56.527+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-ded0-7260-9af0-bbfdb72e913a', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-decf-74e1-a12b-fd431329a352', 'INFO', '{"msg": "The existing records of the object are read once, because the object is new here.", "details": {"from": "the beginning", "until": "now", "object": "companies"}, "operation_id": "01a201b7-decf-74e1-a12b-fd431329a352"}', '2026-11-22 05:25:57.071+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-df40-7516-b25f-b941eeef06b2', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-decf-74e1-a12b-fd431329a352', 'INFO', '{"msg": "The read has begun. It takes all records.", "details": {"from": "the beginning", "pages": "0", "until": "2026-11-22T05:25:57.182Z", "object": "companies", "destination": "demoWebhook", "recordsRead": "0", "destinationType": "inbox", "recordsDelivered": "0"}, "operation_id": "01a201b7-decf-74e1-a12b-fd431329a352"}', '2026-11-22 05:25:57.181+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-df69-716a-a56a-b3994e5fab18', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-df67-728c-b43b-cc1d3dfa6f87', 'INFO', '{"msg": "The provider is asked for the fields of the objects that are read. What has changed since the last look is told.", "details": {"told": "fieldCreated", "objects": "companies, contacts", "destination": "demoWebhook"}, "operation_id": "01a201b7-df67-728c-b43b-cc1d3dfa6f87"}', '2026-11-22 05:25:57.223+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-df90-74ba-8760-5ae54143cee6', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-decf-74e1-a12b-fd431329a352', 'DEBUG', '{"msg": "A page was asked for.", "details": {"page": "1", "records": "40", "request": "GET /objects/companies/records?limit=200&fields=name", "durationMs": "33", "providerStatus": "200"}, "operation_id": "01a201b7-decf-74e1-a12b-fd431329a352"}', '2026-11-22 05:25:57.259+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-df90-74ba-8760-5ee8d8c094ad', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-decf-74e1-a12b-fd431329a352', 'INFO', '{"msg": "The read has ended.", "details": {"next": "Nothing is planned.", "pages": "1", "waits": "0", "object": "companies", "request": "GET /objects/companies/records?limit=200&fields=name", "retries": "0", "restarts": "0", "unchanged": "0", "durationMs": "82", "recordsRead": "40", "recordsDelivered": "40"}, "operation_id": "01a201b7-decf-74e1-a12b-fd431329a352"}', '2026-11-22 05:25:57.263+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dfab-7156-b22e-f108f1658b17', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-df67-728c-b43b-cc1d3dfa6f87', 'INFO', '{"msg": "[companies] Its fields are remembered. This is the first look at the object.", "details": {"fields": "19", "object": "companies", "request": "GET /objects/companies/fields"}, "operation_id": "01a201b7-df67-728c-b43b-cc1d3dfa6f87"}', '2026-11-22 05:25:57.29+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dfc3-7187-9974-73c9725da2bf', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-df67-728c-b43b-cc1d3dfa6f87', 'INFO', '{"msg": "[contacts] Its fields are remembered. This is the first look at the object.", "details": {"fields": "20", "object": "contacts", "request": "GET /objects/contacts/fields"}, "operation_id": "01a201b7-df67-728c-b43b-cc1d3dfa6f87"}', '2026-11-22 05:25:57.315+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dfcc-7432-b795-12152ff19151', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-df67-728c-b43b-cc1d3dfa6f87', 'INFO', '{"msg": "The look at the fields has ended.", "details": {"next": "The next look is planned for 2026-11-23T00:03:38.000Z.", "fields": "39", "changed": "0", "created": "0", "deleted": "0", "objects": "2", "messages": "0", "durationMs": "98", "notDescribed": "0"}, "operation_id": "01a201b7-df67-728c-b43b-cc1d3dfa6f87"}', '2026-11-22 05:25:57.321+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-dfd9-71f7-9ab6-083b678e0c43', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dfd9-71f7-9ab6-05f91763c7e7', 'INFO', '{"msg": "The subscription was made.", "details": {"events": "contacts.created (contacts)"}, "operation_id": "01a201b7-dfd9-71f7-9ab6-05f91763c7e7"}', '2026-11-22 05:25:57.337+00');
INSERT INTO public.operation_logs_past VALUES ('01a201b7-e0c8-770e-9d84-081621614d38', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-e0c8-770e-9d84-05cfa0059664', 'INFO', '{"msg": "[contacts] 1 event delivered", "details": {"gone": "0", "events": "1", "object": "contacts", "delivered": "1", "unwatched": "0"}, "operation_id": "01a201b7-e0c8-770e-9d84-05cfa0059664"}', '2026-11-22 05:25:57.576+00');


--
-- Data for Name: operation_logs_rest_8b1f2f1f; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a201b7-d9ea-7501-a88d-ce230757b318', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', '01a201b7-d9e1-74f6-aba8-84803288f107', '01a201b7-d9e1-74f6-aba8-88d45089265d', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-22 05:25:55.799+00', '2026-11-22 05:25:55.808+00');
INSERT INTO public.operations VALUES ('01a201b7-da10-7393-9646-22a1dd11ff57', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', '01a201b7-d9e1-74f6-aba8-84803288f107', '01a201b7-d9e1-74f6-aba8-88d45089265d', 'read', 'success', '[contacts] 121 records delivered', '{"objects": ["contacts"], "progress": {"objectName": "contacts", "operationId": "01a201b7-da10-7393-9646-22a1dd11ff57", "installationId": "01a201b7-d9e1-74f6-aba8-84803288f107", "recordsProcessed": 121}, "readType": "backfill"}', '2026-11-22 05:25:55.856+00', '2026-11-22 05:25:56.103+00');
INSERT INTO public.operations VALUES ('01a201b7-dad1-73d4-bb52-e4601e2118e7', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', '01a201b7-d9e1-74f6-aba8-84803288f107', '01a201b7-d9e1-74f6-aba8-88d45089265d', 'write', 'failure', '[contacts] 1 record not created', '{"objects": ["contacts"], "successfulRecordIds": []}', '2026-11-22 05:25:56.049+00', '2026-11-22 05:25:56.188+00');
INSERT INTO public.operations VALUES ('01a201b7-dc3c-727e-bc6b-f041c6ea7493', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', '01a201b7-dc2d-7074-ac47-ba7e860b9bc5', '01a201b7-dc2d-7074-ac47-bf0cb261739f', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-22 05:25:56.391+00', '2026-11-22 05:25:56.397+00');
INSERT INTO public.operations VALUES ('01a201b7-dc40-7669-98df-544baff011ca', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', '01a201b7-dc2d-7074-ac47-ba7e860b9bc5', '01a201b7-dc2d-7074-ac47-bf0cb261739f', 'read', 'success', '[contacts] 121 records delivered', '{"objects": ["contacts"], "progress": {"objectName": "contacts", "operationId": "01a201b7-dc40-7669-98df-544baff011ca", "installationId": "01a201b7-dc2d-7074-ac47-ba7e860b9bc5", "recordsProcessed": 121}, "readType": "backfill"}', '2026-11-22 05:25:56.416+00', '2026-11-22 05:25:56.527+00');
INSERT INTO public.operations VALUES ('01a201b7-decf-74e1-a12b-fd431329a352', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-de76-74bb-bfa5-86270ef04c7e', '01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-dec8-7753-87c6-397928480939', 'read', 'success', '[companies] 40 records kept until you ask for results', '{"objects": ["companies"], "progress": {"objectName": "companies", "operationId": "01a201b7-decf-74e1-a12b-fd431329a352", "installationId": "01a201b7-dec8-7753-87c6-37b775f09926", "recordsProcessed": 40}, "readType": "backfill"}', '2026-11-22 05:25:57.071+00', '2026-11-22 05:25:57.263+00');
INSERT INTO public.operations VALUES ('01a201b7-df67-728c-b43b-cc1d3dfa6f87', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-de76-74bb-bfa5-86270ef04c7e', '01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-dec8-7753-87c6-397928480939', 'watchSchema', 'success', 'No field has changed', '{"objects": ["companies", "contacts"]}', '2026-11-22 05:25:57.223+00', '2026-11-22 05:25:57.321+00');
INSERT INTO public.operations VALUES ('01a201b7-dfd9-71f7-9ab6-05f91763c7e7', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-de76-74bb-bfa5-86270ef04c7e', '01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-dec8-7753-87c6-397928480939', 'subscribe', 'success', 'The subscription was made.', '{"objects": ["contacts"]}', '2026-11-22 05:25:57.337+00', '2026-11-22 05:25:57.337+00');
INSERT INTO public.operations VALUES ('01a201b7-e0c8-770e-9d84-05cfa0059664', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-de76-74bb-bfa5-86270ef04c7e', '01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-dec8-7753-87c6-397928480939', 'subscribe', 'success', '[contacts] 1 event delivered', '{"objects": ["contacts"]}', '2026-11-22 05:25:57.576+00', '2026-11-22 05:25:57.576+00');


--
-- Data for Name: orgs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orgs VALUES ('01a201b7-b834-72fe-a842-479cc26cbebb', 'Ridgeline', '01a201b7-b835-7386-8ad9-68a55509dd76', '2026-11-22 05:25:47.189+00', NULL);
INSERT INTO public.orgs VALUES ('01a201b7-e166-72e0-a913-3687684daddf', 'Acme', '01a201b7-e166-72e0-a913-3b953ea8f701', '2026-11-22 05:25:57.734+00', NULL);


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'demo', 'Ridgeline', '01a201b7-b834-72fe-a842-479cc26cbebb', '2026-11-22 05:25:47.192+00', NULL, '{}', false);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a201b7-b840-75e5-ae17-5e9b63475711', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandboxPkce', NULL, 'dowel-demo', 'v1.released.yqSYnOXxLsmvzTnWo7eYjOi1HDCYZyCoYZJDotbtPObS34a55kYK66yz3l2HlZBcYSXuh2OHaSx4QTdO.wZI9so6JRKgvDWDM5C0klacs9tVnQFJF8vxxeC00Mlg97MbRRSOLbO6r_Gca', 'released', '{crm.read,crm.write}', NULL, '2026-11-22 05:25:47.201+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.provider_apps VALUES ('01a201b7-b842-778c-ab4a-186640a0f5c8', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandboxWorkspace', NULL, 'dowel-demo', 'v1.released.uwsjeKjtC0z7Me3uz96fnhtrGmh0X2iEJBCWe2_kLdFGNEb3-uNOx9VjiNx9f4-kEtN_DvJiexHhFEGy.702da4dRPXXpBh4qJgn9kqBhDEWfJdsmu7TrCE8pwkyNR5xRV_R-5jpH3yC4', 'released', '{crm.read,crm.write}', NULL, '2026-11-22 05:25:47.202+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.provider_apps VALUES ('01a201b7-b83e-779d-a7d5-356123831273', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandbox', NULL, 'app_a4ed6bd79730', 'v1.released.BWF5KT9IaGRIEJHS_K4t6Qclj57b6HhhG4xdboLyMXDwqDAQpc6EbIE6Tjxivsyzlaeb1-suKIP6fCVY.-KTAlQjeFwNTVK9wJdIAyTlmXykBF2ZMFMscA5pSH46YQeXYZbLc3JZJ-5rhmw9NzO2MKAmwvRFH_dixz3BC_iidaTxZWA9n2CcetCJJpnWWR_I', 'released', '{crm.read,crm.write}', NULL, '2026-11-22 05:25:47.198+00', '2026-11-22 05:25:55.579+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: provider_budgets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_budgets VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'sandboxApiKey', 'connection:01a201b7-d832-735c-8402-43f5400ed863', 'all', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795325158710, 0, 0, 0, '2026-11-22 05:25:57.71+00', NULL);


--
-- Data for Name: rate_limit_buckets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limit_buckets VALUES ('082eb34781bacb3df59a966886d4f7339d2195942d433d4ead80efd6465b756f', 1795325157764);
INSERT INTO public.rate_limit_buckets VALUES ('c5db91e4fece7553ad09ab7fd4d6871aa31f8431c2714387a2dab53fd082d6a5', 1795325157763);
INSERT INTO public.rate_limit_buckets VALUES ('f2b480e6b2c4e7404f6e1abc8f47f7627330923902cecaa5962048067625448d', 1795325157700);
INSERT INTO public.rate_limit_buckets VALUES ('c2b456d1842be3f6e475110af78ac1512f5ea1bcd4210f6bd0b494491d6a91bd', 1795325157699);
INSERT INTO public.rate_limit_buckets VALUES ('731e34c46b9338204202113917732d892069eeaf633719799da35ec19865db0a', 1795325157729);
INSERT INTO public.rate_limit_buckets VALUES ('5fef9079bbf6c0593107a3eb72429219727dbc86a30fe1d1798c87dcd440632c', 1795325157733);
INSERT INTO public.rate_limit_buckets VALUES ('6d0145e114aef39747f5135af638d47f856e8704c0b5463fee49aae69059dd86', 1795325157732);


--
-- Data for Name: read_hashes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_hashes VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9e1-74f6-aba8-84803288f107', 'contacts', 'NGYZx9Tuk17npNuP7zWWvD', 'VbRSKSJvJysUzu0uF1SWm0', '2026-11-22 05:25:56.096+00');
INSERT INTO public.read_hashes VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc2d-7074-ac47-ba7e860b9bc5', 'contacts', 'NGYZx9Tuk17npNuP7zWWvD', 'VbRSKSJvJysUzu0uF1SWm0', '2026-11-22 05:25:56.522+00');


--
-- Data for Name: read_objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_objects VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9e1-74f6-aba8-84803288f107', 'contacts', '*/30 * * * *', '2026-11-22 05:34:59+00', '2026-11-22 05:25:55.957+00', '2026-11-22 05:25:56.1+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc2d-7074-ac47-ba7e860b9bc5', 'contacts', '*/30 * * * *', '2026-11-22 05:30:17+00', '2026-11-22 05:25:56.487+00', '2026-11-22 05:25:56.524+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'contacts', '', NULL, '2026-11-22 05:25:57.068+00', '2026-11-22 05:25:57.068+00', NULL, NULL, NULL, 0, NULL, 0);
INSERT INTO public.read_objects VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'companies', '', NULL, '2026-11-22 05:25:57.182+00', '2026-11-22 05:25:57.261+00', NULL, NULL, NULL, 0, NULL, 0);


--
-- Data for Name: read_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.read_runs VALUES ('01a201b7-da10-7393-9646-22a1dd11ff57', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9e1-74f6-aba8-84803288f107', 'contacts', 'backfill', NULL, '2026-11-22 05:25:55.957+00', NULL, NULL, 1, 121, 121, 0, NULL, '2026-11-22 05:25:55.955+00', '2026-11-22 05:25:56.099+00', '2026-11-22 05:25:55.86+00');
INSERT INTO public.read_runs VALUES ('01a201b7-dc40-7669-98df-544baff011ca', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dc2d-7074-ac47-ba7e860b9bc5', 'contacts', 'backfill', NULL, '2026-11-22 05:25:56.487+00', NULL, NULL, 1, 121, 121, 0, NULL, '2026-11-22 05:25:56.486+00', '2026-11-22 05:25:56.523+00', '2026-11-22 05:25:56.418+00');
INSERT INTO public.read_runs VALUES ('01a201b7-decf-74e1-a12b-fd431329a352', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'companies', 'backfill', NULL, '2026-11-22 05:25:57.182+00', NULL, NULL, 1, 40, 40, 0, NULL, '2026-11-22 05:25:57.181+00', '2026-11-22 05:25:57.26+00', '2026-11-22 05:25:57.073+00');


--
-- Data for Name: reconciled_objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reconciled_objects VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'contacts', '2026-11-22 05:25:57.078+00', '2026-11-22 05:25:57.078+00', '2026-11-22 05:57:26.856+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a201b7-b9c1-74c6-9bfd-5d74709d400d', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c2-705e-a28f-bf362019c761', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-22 05:25:47.588+00');
INSERT INTO public.revisions VALUES ('01a201b7-b9c6-71c6-9cf6-e5c5b9a717ba', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9c7-71f1-bfc9-3abafa03a7eb', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-22 05:25:47.593+00');
INSERT INTO public.revisions VALUES ('01a201b7-b9ca-7264-8a08-358a18deb068', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9cc-7613-8552-837729a82da2', '1.0.0', '{"name": "crm-sync-steps", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxSteps", "displayName": "CRM sync in steps"}', '2026-11-22 05:25:47.597+00');
INSERT INTO public.revisions VALUES ('01a201b7-b9d2-72fe-994e-8f49d063401f', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-b9d3-7399-9d67-77ee7eb05824', '1.0.0', '{"name": "crm-sync-workspace", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxWorkspace", "displayName": "CRM sync of a workspace"}', '2026-11-22 05:25:47.604+00');
INSERT INTO public.revisions VALUES ('01a201b7-de76-74bb-bfa5-8322db587e3b', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-de76-74bb-bfa5-86270ef04c7e', '1.0.0', '{"name": "crm-events", "read": {"objects": [{"schedule": "", "objectName": "contacts", "destination": "demoWebhook", "requiredFields": [{"fieldName": "email"}]}, {"backfill": {"defaultPeriod": {"fullHistory": true}}, "delivery": {"mode": "onRequest"}, "schedule": "", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}]}]}, "provider": "sandboxApiKey", "subscribe": {"objects": [{"objectName": "contacts", "createEvent": {"enabled": "always"}, "destination": "demoWebhook", "inheritFieldsAndMapping": true}]}, "watchSchema": {"allObjects": {"fieldCreated": {"enabled": "always"}}, "destination": "demoWebhook"}}', '2026-11-22 05:25:56.984+00');


--
-- Data for Name: schema_snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_snapshots VALUES ('01a201b7-dfa8-748c-8ff2-1637272d3498', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'companies', '769b7327a855604ee60658fc7e046e7b164970f1dbc4a84c8f010c4361f7f0be', 'v1.released.mNPMBGMlKb-JkY3M9zffQs_srk6G_sIxtB63jXaui6w87-SZAOZAXOpd-uPmhl-e9depvlK0h2X-rwxm.4gOGsHbDWtVH4sYN90-H3J5W8t6o5QGkc1C4OdNOpoG3yvKxe-x2F3gDWdVk3JvUjHt5yIOhI7UHwN7u1s1RSkBLy14kdLqBaIX7B28lEMP96ogHL_1frOFks6Ljc_ISA_gUlj0LZAlu0vqt0JzXsU6_SI6nKIotUGjF-U4OLPaqFdB_uiDBzmHrroMwFna_XfUjsEtiXkfclsSm1ESI_CZhm8eaNWYuiKCwxmyGzqxmELlRV71jUaMgYznRPiElZDBnH07xm_14D7I1Ha3JueExQIhFJj1QGg8amwdkJVXDkC9qAr7yUhZyZmrBx0IQF_DIT2gRd9iHO_51o-x4XobgMz4A4yW-JAV7pXj0GGkgMORmQd8rFxRHWaBmqqA-oUfW642UPDeIJFYNksuZNVdBDZS1gkHYPkU9bcF0hBBC0j6LTU4z5DpTdOc8AuQChwHUWhVbgJ5j2U9fJRxR_bTdvjbdyZiA98qfisDCzOo3nVdopf_9z62Amrf46TEBLPClkdKGlhITKgwPKnSBgKbnQhODkbgJKbavVZ3P5N2Xy3H-3_ORvxdn0D0aPc_eXvKS-05yxkQ7rAg0-Qx1E7QRL46-jaf0cC-51kJ6i8KJtrOrccC7MKTK3sCDSnSYIvrTXoyWIlxsDXPOwFI2_0zxOb4ECJxIbjp7oYhSANyi9kJdhU7tcdfTUv4MD8LdaB61AjB_LXZBG0S5nJXLE6dkiLY_ZP2QsViuu5snTYkEHLDh_HXF84aiCkJkXAHAMwNyNEH_ZZZqlN5hieC75mALxoHsGskl3FHIlNBNgEyy2nWUbR_dyA97Q5DsHhDrPVBSyWfrVMZEm8nW0yrvBIbgDBWtPsbznTWV76DuQUZaLsaFv7FiO5ozDbZIET9ATcpiEk9OeuWNZoIByeAcU10XAKGmHaLWqjDIvRmkdtGNeTGqmymmoGv9AWvVOl86UswKqwxqmbg3HJn3KVoIarlIkCb5A9z2rp73pBSgIxRSoho5Sfj_gF0WdvOdMGw-7m-YwGF_9QweW0pY9PtRE6iYolyNFjhMbDIcp65H7VJoxwhmy38SHAAYel5JGkY_snychFEz1ohTX4zWDvpsISdNETDZ9TxxYRgNSXgRGkh_OzebXcPsh0FfilyyJqr4OyoHafV8r18c30FOk28XCXZ8c7uCuc2xK3xtHA6xwax3sodCt3nxmp-vDeD3wuc5M-czSuhMZDMUx5nVW6U9NFxFTiSohAtnUmE6kkvDscCUzyO40K4JqucViYIazAVS0TzjYn25UTGM4JGi9mscn99nug5m60QMVKPVHosrLNDV5nVz_n6mLkHCNFreJye80PQANGZ6f3U9HWP2GIGL6ovdKT7DGGKDOKlNAnhKYMhzsBNYbV-XO_aEVZQJKUwBxVXz-EolNnt8p7Lq92QyKJuGO5LTrLgj6YXsO8m3vocJ1Xo8ouhLy5IdgY4xGGT6y8Z9lsX6FtupZfOIEeVVLqoyBqFAhBMmQ_UUcp1x6AVn4SIPWblx3Adl4a8KLS4HSpwejzbsmJ-iWJIY8NfOVnb9RAnR3ejQBOmzZxA1DAb43SErK1bL5q4Vx6xc7bpsOdUd-sdkEba3WzdlFabUiKtso_9k1w-VRx83dM0ioJvJm2nDsd5g5hjEw3WVF5w0zFEMUIUKKZNeYdvhW2KXhtpUjI5i0dqQPmvQHs3kmXgzJZAaAUooKe_qdEGfT-a24t_mJHK6ac-MaH61gigEKubAWoxkG_yHymfZkBBr_CdLvO5AuGiTDXte_R-LfC9-0e_k73L7d4HeBkZogXBhOLc02rXJMKQc6XQS6YAYIkzC9gmQfbk_8BvI6Cy10sik_NUMebbLYxypNu4VYvU6J373C-rDSmvJgIo3Gl6k2VGN8__kG58xQ5ODX4UET-g4CB7L_BhXhqYj6VPwuLPPCRNsJTzcxQhJrL7VigHQYfPJJBLt9ECRkBV6EqwZK1FGls11orzVgmPAn2qWmyMZqT-xQ9rTt0Pw4e56Cu2nbQhOPwZsWljlMe7kE4JuBuCAvNQTYdQ9s5dkFLo1v2zD5iDblGMaXqVEvG9wL5jUHZSijE3fIkkGlqYFCBd4jovIzCC6hye6vE4jdNLazDtrmzup3hLegOXcZx2WpxYjfNjGcB9cHJXOjiM7dGXg58KLQ_N6t8fo_7PNF_0IsRjUDNq2g_MMFKcdbwGeuQx63eOO7aBNt4p0Upd_DgAeqphE8gNsViUlAsuyFvz_fSOV_SHACJOPSvrzrqjdduz06WYY5qV90XKxKKgEK81quE-HWAIivBIvFt70uBTSBF-dWMh4UXgU4A_EFX9mnLaNEv9cH25Nf7f9Qo2yApse5rPqZ9rcVk5Kwc1YZFdyIoqXQpRNjTePcFLhcRDEIqyUhmKJPk6wQfLhiZPYs6qQJr_7tu6q0Jd2sxBSTBGv1a80Zru3D5g5t_w59B4C3co30nlDfDhN_PfBqTfE5UfhT3ofLaWaEuqGWHgxdJmtMfdSYX66l7YmLrYbTYbspJHOVCmITNkLppgN00hdjntNJkKV-WCEEKqx5EU_97iv-fdvcq75CN4ROHt0tF1h_JzE0cbyS8ASQxgJZnRxqufs0bA15wXdUOG1xVEQCmoYnrXI2mOr4cpCgF2lvciXOt5zSNhEFOpt3KNFWUMNeBVqYoJIPV3IeDm-fqI24btsUxdDYTcNl2fQKazLjF1jWSboIYNXqSdIL1ySjvgonBTaeFH81DG8cdLrr1bILw7dND-1Apb63TVP7IEEHD_c3U0z6KEr5ZcFdROITDWBIzIjqw_j8UFd5t1T2IIDtYYM2QRGtA78RPGRcv7Y7J2WRNMpC68Xs5oH3rQOFQvE9lcCeoWW03EJCURoYxh3wNMbZia-CBekoYwHlstWsleNpQRGy1MXwalxPAkGNzUmnMLCgl54ucv3feHVq9uqX4Z_1C39ykbocCd0Wfsbjayh6ASgflTg4xAOqrB2pRyPEJRk7H-u6OvaqhTl6lpxh1GCA-lX3hjSV4gOx27kAFH_JCKCUSLfkybtpDAFjeytiNLh4MBkPoss9xW0Mk_lX5bQrkee2G0eQKRgkVPyh_BbaCN87r9-g5G37Q3QBpE3z9K_3vJv_k_Z-w1MCq975S05hjv17bJaTqYImLU-45Q928lCSBIKBTWvwRg_fceWe-9g-EMn51SYU_Qzj9XG0IjeUGf9a7j4FOxLYjO3H7UVD5e2XltRzz9lRtkcRQZtUqHwxOgrZ8SNhDpIn910mWm797a_2apElL-4-ngt5PFB2AKwYvlNG_brYfU-FOx1GPFfYGtITnBhzGrqd2OF1bulW7nF1BDPDUos15W7FX_bLPIc4cHWdNmA6q3FyNHNzPSFVErCoWQxU2zA4q_cS6FZ6DlhVeFjrKliMCH1vszJ9sS7YQwwtYN_nIiqZ-ogsqSaINyimR392Hw17WMcr7zKbVdzqz655TFj0Pnrryt0dN05N3j5GDwqZqvETwT-s1oCJL9gx8xXT2dg3iHbAtO68o00xJuNVLBO8I3ci6fUnaBLqHmCwO_jV1hc6AjUyN_8ZXwx29JoJPKR-l8TcK7nNuEDfwEVX5dttwDZWgeJopjrKa9yvqedNIa8nB4LUJFtW8TErvheGU3GMg7wLvx05alQ56btRU2PsccMHtVWEQ8QNIZjQe5YRF488iYok7H77mERsVJVM0rq3nfE-GeOLTHSokX-gC9QI6TjU_960ziJf8ScdHJwHZCOb0bnE3IB3IeZLjVL0rPxGD3E90mpFTOBoIM7nAJwZIzzvgcXWbbiolJ1xcIg71KGS8SvxpEXjfY-A4tOrIrI4I0XbKgPLLd556GODm5U3d2P5DnwEwBwmB8HMqXutjGCN2J1_rvbWF8LAMl-gV6mUPl3gJvN6rD0rDljceK0UxIdeQWPbyWbjOjvnLu0ALYNt4PApqoD5k_t4T8iAahrd37vxL3f2CvTxtXbEd2_-sqmwzLokZUKMlD3ry4pLHroRapFFkfaG3UOtC1UXJDX0bZ3i4ZsUbC6oymR366g270XSldRU_0NcU2Wj9p80yHQhoBzXr1IoO1M6JyZGvRvZ-dBTU1hfVyOjHtu5_jztjKfm4HT29jIWjVWA0eFjpwm3Jil20cjvYOeCELD2CWl4tML3rjAdnAg-omVdQCEEw3xPCYYvMUHd8mQK0HWJYyw6JKD6juqk-BejYO4Q6TH3sjGkUKl8T-EIGMpOF21LIdf9DdBen-hyu7QiaqWJMsALyZPPJ-7T2g0qxdvbhWSj0Xc6nb78btlMvElNtyYXEX-oqnkdE8S-ju6TzUgqOzAx6S9zFmnNon80BvlpIDX7arspI_nsEoZc_OFNg8XA75po1zEkPBzooSUE4HSDBZBQz-Ngkbl1NmJlaKZEfozHGah0lp2204CypdVHDJM0S5V0WDuvDKWzPOqomVLwRZrcSXNWEaqL0EAmpBt3nH9OQLfWnahtrMHreoK30onMcVe-eZIUnDY2o4nPzZvuvrhb8UJAz38UBIb4dpaS3OnLA', 'released', '2026-11-22 05:25:57.288+00', NULL);
INSERT INTO public.schema_snapshots VALUES ('01a201b7-dfc1-731b-968c-c0dae7cc8c9c', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'contacts', '769b7327a855604ee60658fc7e046e7b164970f1dbc4a84c8f010c4361f7f0be', 'v1.released.bd13PIT3vgaFNeuAwJwAijSDgiwax7BqKCfgYFukmTtpGhLZ8s6vHfvPaULP6KeKOGPKlz0B7muwSNyU.4yaQdJyYvsBrRL2X7wFLVct7K5BCAnItyZ8NktkVThdat_637Hs4hOudLZhUAX0741o9bSFpEs6jsas3_KabYAp4jGBOMxhXMsh4hP29kSNUHwORU7fzVjBcy9nYHstE9JIiKYZyzC-JL_Jd2LLstu-a8nKIGFkPg9qN55VXFs-ypkduO3-RHhk4Fp13jS8qFInvmPz622Otq9kPhPktfsNcOw5vUINmN4Nj-lKP59UZnoRQ1GfsxzKZRHOltljNl1GyKqHdR8U0Y1Rq-KvA_aDRXRAm4egftbLXBd4tLCA4R0ljxjyI8-9cwsz7YxS_tiVowHjSJw1W5MXGew-C4BvQDTqSQgiQoQGQUq8dx8Zxt46Ci2rzENWnYjZtV3xv7PzTlMJ6JLDeY89U0shV36zySvCtSa-nPcydPBRRtL_O9Vw143ep-VEtKHiyZ1B4d1Rh8XxcEEE43c0_Ag3jIa8iKNdB4trWpFgEtuMkcZBQagGf9XOuHO1rQ6ksMyVqxwmsZNdXCkKAl0sfb84b6_Q6baISsHHEoa4IYSxLfWs_BAVQYQ6u0S7Qv6uac4RXDAs1gI7VzCevvoeG72un18bW-7yfV-Xpwa5Z3EdYp7_wBIwyjisuoP7aR9lJqYAjJF50HgNyxMM6RxLyphNhlEVv29iWtUle0YR5xoFhQax3lV4dgVX7EDS6ehtrmAXHK3R43qtAsHfdON-MhKXrd0A3nqU2LOihTHUZdGBJS34QBrbO4RxYWrXOLq-frw8GZg1qBzvfSf5V34oo-e5LV1QSseauQspQnnBbmgNoHELX6areqtXAmrncJlubd5qmW221fqZ7_Wb-vwWFCiK424oPAfZ0M67Xpr3k5nlm-ZytXO8tZmvJwBSh3lm_uPOmiW15smsb-zbuz_fc0E0hpFczGYwjvQpUI0b-fGx-qAb7qmZvEuvzAWV3QJRy7WRHDi8BYQ9Zi92MxEl6_39QJC_lM3apUctYiwAQRMeYwIjmrMqoPS5CQW3MXA6Uf5_ty6QYTjhpFB2INqipS1bo1tb87H9pV2x14NylqIwk5zUnQOG6xf0QlgQmze40b68fxVsjkS2xG7oj5AU51zIUk4yqjIC_2SyGtMrOdwxAQHGFZyBK58-lQ0XOT_qNbOmoUl-tgrAKDccu9CIydETniZ9MRUuW710QiZuAUvbaBejS8VkPwkA9gP122dnUN3VdP-1VMVf_PsuGtvL7bRpzgJIDRyl6G4-r0MVtd0SyMgFqn3XnPmLraY0djyfX0Xy3eofRclzPMMnuLFItKkx_bSMnULkBuqukk8VkspAyjQaBp7JBES1q6CTvGyTVziyji79WYomBtNE_-FFvHsIPSzATUiI1jEsIavySqMYfmCrMWxbuc5yw7OXRaGmZ0gEi-ps3MQNYBn6YVc0FLJAvVOt-tjt1EcWYLZnWgC-9YReBxJYjzNQlw9n28cN_FGQEE4Z_sR6JxTLgoIeAizkXzTeGYqKv9n-3NLhXxz2zJerMP7Qupqdx2dTarV5vwGUKgH6YtTKXeHKPpGo2SU4r4AEm41UD_VLoXCZx1POmp_UJnTPx6PkMlmj3ElRwDbysuOL9tUOJY77D-bqqo_UFd5JzZQAhI5-RDFuQq_RalWWUSLxxs6j18A22Rq3W3WlIAdgbyzJZPFmpJdzOBJ3Aszf7BKSGL4SROp8sF0QdkMocWZ1TJC6d48FlqLrO0_pAGVIo6Ixwhch-UlXCAVmG1OPTbz2dOUW-fycUWbRwEzu6zm4fjjYNK2A6i7QIDfbbJUHq3YPyo-FgqGOg-qHX14wEeX62oDtARXbG-Twd2MB8jBz5_wYj_WcPJ9Peb0d0om_k3XUZEcZCumqHLd9c0fU9i8BTrMYn3AhiZixxPWYQUkOmWa0ouJ3vqjMakOm3H067WOZuTaU29BWM8YJL9mUQDc9f0znJX97yPOcV4jaA71vHL9PWB_OZaPjYhzTLXrPp7QLMj_ooE5Fbb6qm-CQwdT5r5TwLgcreyMiaFbB4fJ3eEU4vy_Zla_zqoRL7hsgcat5UgF3T8B8ykFDzu24ta-u3PoTwWZ6oSC3KoCYcca8VEcMxCuTJmubKW9-S_wMyw6D1KQw8acgqwQKw8cG_gDlSOvn9Nw-GNv8CN9khRDa_zdBk29aG4UR4UojMS1zMoGZadhxguTdMz2_MPsPJDttVo1HJUnLo5TTr9YMygF6SsuhgM58nDWtyQEZTwD_shE8KGJCaqLcImbDHVuyRhcihpuRScGq03teb5pOtm23840wts5WTe5n_8Qef4-x_pFetn3j-WcgJ8FTWYycviVP4B2psTAU6cuYcw_P_AnKky5hcg1lfoDd5c-eQI8vipaXCTK-Cyr3YsZU25fvu62oDBtfe_5auGWMLYuu1Oohkg4IuhaXKjONEBwD3LAQMGb1vRJR8Yf1ogNVcqX8z5RLKnJ1166IxNbDXCJMP5uNd88FDZokvmVS81MR2wjH8__vQzxY3Qk4V_4_FdlpKRhvofwXTgBPMW7_kxOVxq_uqVQXWox7ku1YQaygp3gi8bcs20_yPAVhm9MublqN9sljk6vkFos1FDm9Ayaca7LdgiNHZW7XZTs4ULg6kV9kfVWqp-k-kkbnjG1WGs6Hbk7oWvg6n90fllcfNh3NOuFKCTXer7nhbB7xrRUrPUEzbcx9veZV07T0wyGJwnbn1ABw0ZoyclxNgDnwj-31HGhNc-zVdLtzoNrsx9HiVVyzPy5ph7WzoHZBveSzI_vmT1FZ0mF0pDWcEMg6NaR9uB8xenw9cwCgA_rrccGGEtsoGImj7EnRFuwFiqHcClzNgcV4MbGaoqkuhkcGl5-cT96OMWY5SBG4xAawFjKtW0PbSwm6BiG1KpzdR0TlJWX-VXbxnEQJ1mfjLlTnBsQCqNtPXoswfThJcluQpQLOrjDld7qfL221GId6amFHK21c4egAGPaDEoNLPIuupoyqOmmXvvPgWKzByJufiKyWqgWAv9cLJw8pO3FR2qOxnsTZdXUZdfXPU5aSrzv1GuVin3frcxxAHQkyUtqbg-JKyhUDWLnFEcC_8zVZNm5abE7Bo9SPrxj6ysy9p-zCu1S6ow9pPOtfXG8JqHGMC1p9nzRYTtcmYtIci_bKpMdGNGGG7SMCtQRuea6ioe6jXb4KcSC_F04mv928FmtJ3gO6tWKn6avCTTPeXPslPqarD_brVUG_MpNEt-dTA2hUlD9ndNeGDi1tLMTHPqfi2YL2lxaOadZU1EL4tcsl7EC6ISbF5-JmKyXUvGGF2UnjN4Xq2CU9BGSO6g0fiLR5z3pY_q6v4gQzYnd8OWOiKxA1CewuEn7g0xfifZXx3deOvKJpqxFYjmooKsgba8TsFLXbcgEmnH7XVsfk0xuxMGs1Rp9Y0_ceejNqZECcMrEaqsd21DWAWPnFc7YBm_nx_6Ed0uR5WmsekxM6BHlz0dYY8q6OoY-i_vboetGSehkkkC5hmCOuZMRutA-gROeJp-Au3en361Qmzbfs--y_VpXg6a8IdW8NDYIb3ODZpAmmyUzDCfdNILydPQHECDoPrzWOgyZldlW2GGXQdOzVVW1i-xN6wmwHCVFgryoMQjeUHRe_9WqK7Z1b43u3DMh143iwioVhOhv6Xe-_24yKXtJVZUmyJ_jH0BMBM068MGQrjB_wtSY_Bz36XsBivUC27Z8jW9j-_FdssBEoadpiutgJpoZHHQT1ThoFJgertRvk4LkXw_JUXqeJj_MvIHUNCIz-oAhe59nSzW8wKWPIFMeYvGUsPNlq0xAK7t_kjibOl4APC2AXYjcYwVSdBNchQZJgZFUMgsnJDGKns7WInC5u6yDmGaT3kpGR7yY6-4Hgya2Ae8IzDG9GPJIMZ6zD7SiEfs0HPjVK4c1F5jbQ_Z1DAy4A_DRfDkmEL_Uvm03FwzAcMSKlKPfhX2VG79NwnXllZ7dzOLtQYkWan_0HiiwNS6Pk5YEmNE_7t3uqMWJDUTQUvhWRpD_Vekj3WScG2kq3cazvMR0qRDEXB9s3xnMya7LZM19Em7ErK01EFbthX7-Y3kTA_3hbEkeTkLF7e2dXdyapMIK1qBFV9otRZ9XI6vPh5kB7SdBH7HYlBHLFsPAsM92n9cZ5LVN1mM96tp3-K0UR2wg282P-thedeYdRjNTvDY-SZu_UIngjdmrGrJ6qFqfX3Pbx5qJmNRk6uQgbTGvURbkJ6FtATnKQsJzcNj5roxah2mwsToJB5Piou1wceWIq_KycI_fpOViugt_GsWJPEzYS3q6ogrYQ0S4z70rj4m3G9LM6A9pEAOkXcFTZQWB1GUdg-VcOz3jTIrpEJ1vWdZVcKuGwHyQ-1hZIP7O5SE7XxNYV7ffEmdAZHnTp4YKUyh-toN9L4bsawYcXuV7MbQwcM0L4nhGo2X3HktUonz97tAH586rxaAbGpup13ZHezxP42abdpFnxNmZWh383m9QUJNDMX4t5HyiUgP67537rAu5-Kf2VTaGk3K6SeRU3NBsUy-Ebo3G0Xp5rJ6H_QN0cEAwg0juJtP7-Bn-K2ayUgQKLZiEzRsc663VzVJVtFQWCv0CK9ZUV0Fu4YaooCFwXHVqFjfcdBFgEybkZJQBZ8Jgdj--catgmlkAKnM4z19skfQBGNNLxp1to25GlPH3tJWSYux8rqjpKV2GhQPScMvCdFbkGos-fISyLqUm_1Hf7lwRS821blcRHV9pg9e2Aqmt6-AdnBvXXI9sDb2Glmpdiyk_JPTIBoiTvF42HnwnrdH1BKbA_RapXkfh1fB2UkDkN7qqSRgk8SP_OE4nduubGcQ3yfJpBYn0L512mDYHlRco15P6aSNML8nDXxleJWlrmRBJ6wy7TB_heQPZ4S7FHmfKazR6G0NoyMam60mGY8-XoBBs8zK241eKvDMiAKVQS7b9RVvlqWBnlMWNSqblE1tmJSFIrO8EcvysZw6NAmjZrEhC6zZobCkxWH2nNykNrAZnEToJuH3dTS43cBnETbnZjtUqnVsCwd7kecEbCcjI7caA', 'released', '2026-11-22 05:25:57.313+00', NULL);


--
-- Data for Name: schema_watches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_watches VALUES ('01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '2026-11-23 00:03:38+00', NULL, 0, NULL, NULL, '2026-11-22 05:25:57.082+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01a201b7-e15b-76ac-8d23-041293c50291', '01a201b7-c748-7521-9842-2eb38a431fd2', '97510fe8ba9a13c78e3ad4eb0cbe1ac14847f75b669fe2e0afa3b0a26639f269', 'browser', '2026-11-22 17:25:57.723+00', '2026-11-22 05:25:57.723+00');


--
-- Data for Name: subscribed_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscribed_records VALUES ('01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', 'contacts', 'MrWkajnQ3ccJuDivv-jYNz', 'upwGArXqREy6mBc6nN1Tls', '2026-11-22 05:25:57.471+00', '2026-11-22 05:25:57.547+00');


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('01a201b7-ded2-709b-8ac6-6b14e8bf65ab', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dec8-7753-87c6-37b775f09926', '01a201b7-d832-735c-8402-43f5400ed863', 'hook_67c4c4bceab4d33d', 'v1.released.stdOL-3DbHNOLylA8DFNAl3nH9BqghyB131LSK04ky7XzDLwYwGWjqLbd-bPGJNRxbAX5zKy_teHrb12.xAFuPo9etJD_RKNdERg28qwaHswciNPzn4d2AgiiC3L4zTS8jEQDRV_mTYCCC-KwK34QgReurtz_yIKjvoVmMa2uoqrdUpxZwwUcgIp0Az_3lXAvYW_eEjywqWO7', 'released', '[{"type": "contacts.created", "objectName": "contacts"}]', '2026-11-26 21:25:57.3+00', NULL, 0, '2026-11-26 21:25:57.3+00', '2026-11-22 05:25:57.074+00', NULL, '2026-11-22 05:25:57.074+00');


--
-- Data for Name: topic_destination_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topic_destination_routes VALUES ('01a201b7-db9a-70e3-b4d6-2818b78835f9', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-db4f-77ae-8197-37aca9d58997', '01a201b7-db8a-7116-85ca-813914280330', '2026-11-22 05:25:56.25+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a201b7-db4f-77ae-8197-37aca9d58997', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'events', '2026-11-22 05:25:56.175+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a201b7-db81-7337-b7c2-783d8f53a04c', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', 'dowel-uploads', '01a201b7-b838-75fd-a3eb-adb6bfa689b3/01a201b7-db81-7337-b7c2-783d8f53a04c.zip', '5c7696d5ef042fb9774109d66541a985ffe062cba1e30d21bd85e32adccede1e', NULL, NULL, '2026-11-22 05:40:56.225+00', '2026-11-22 05:25:56.225+00');


--
-- Data for Name: write_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.write_runs VALUES ('01a201b7-dad1-73d4-bb52-e4601e2118e7', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-d9e1-74f6-aba8-84803288f107', 'contacts', 'create', false, false, 1, 0, NULL, '2026-11-22 06:25:56.049+00', '2026-11-22 05:25:56.185+00', '2026-11-22 05:25:56.051+00', false);


--
-- Data for Name: writes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.writes VALUES ('01a201b7-dad0-73cb-9a40-0a78d0cb141a', '01a201b7-b838-75fd-a3eb-adb6bfa689b3', '01a201b7-dad1-73d4-bb52-e4601e2118e7', 0, 'failed', 'e0465703-9d5a-407a-b9b5-add1790a4268', NULL, NULL, NULL, NULL, NULL, 'Juniper CRM answered 400: Field "last_name" is required and has no value.', '2026-11-22 05:25:56.053+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 18, true);


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
-- Name: operation_logs_20261130_4d4e785f operation_logs_20261130_4d4e785f_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261130_4d4e785f
    ADD CONSTRAINT operation_logs_20261130_4d4e785f_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_20261203_40eb4b46 operation_logs_20261203_40eb4b46_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261203_40eb4b46
    ADD CONSTRAINT operation_logs_20261203_40eb4b46_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_20261206_00e7141a operation_logs_20261206_00e7141a_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_20261206_00e7141a
    ADD CONSTRAINT operation_logs_20261206_00e7141a_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_past operation_logs_past_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_past
    ADD CONSTRAINT operation_logs_past_pkey PRIMARY KEY (id);


--
-- Name: operation_logs_rest_8b1f2f1f operation_logs_rest_8b1f2f1f_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs_rest_8b1f2f1f
    ADD CONSTRAINT operation_logs_rest_8b1f2f1f_pkey PRIMARY KEY (id);


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

CREATE UNIQUE INDEX feed_tokens_object ON public.feed_tokens USING btree (installation_id, object_name, used_by, parent_hash);


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
-- Name: operation_logs_20261130_4d4e785f_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261130_4d4e785f_project_id_operation_id_id_idx ON public.operation_logs_20261130_4d4e785f USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_20261203_40eb4b46_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261203_40eb4b46_project_id_operation_id_id_idx ON public.operation_logs_20261203_40eb4b46 USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_20261206_00e7141a_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_20261206_00e7141a_project_id_operation_id_id_idx ON public.operation_logs_20261206_00e7141a USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_past_operation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_past_operation ON public.operation_logs_past USING btree (project_id, operation_id, id);


--
-- Name: operation_logs_rest_8b1f2f1f_project_id_operation_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_logs_rest_8b1f2f1f_project_id_operation_id_id_idx ON public.operation_logs_rest_8b1f2f1f USING btree (project_id, operation_id, id);


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
-- Name: operation_logs_20261130_4d4e785f_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261130_4d4e785f_pkey;


--
-- Name: operation_logs_20261130_4d4e785f_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261130_4d4e785f_project_id_operation_id_id_idx;


--
-- Name: operation_logs_20261203_40eb4b46_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261203_40eb4b46_pkey;


--
-- Name: operation_logs_20261203_40eb4b46_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261203_40eb4b46_project_id_operation_id_id_idx;


--
-- Name: operation_logs_20261206_00e7141a_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_20261206_00e7141a_pkey;


--
-- Name: operation_logs_20261206_00e7141a_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_20261206_00e7141a_project_id_operation_id_id_idx;


--
-- Name: operation_logs_past_operation; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_past_operation;


--
-- Name: operation_logs_past_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_past_pkey;


--
-- Name: operation_logs_rest_8b1f2f1f_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_pkey ATTACH PARTITION public.operation_logs_rest_8b1f2f1f_pkey;


--
-- Name: operation_logs_rest_8b1f2f1f_project_id_operation_id_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.operation_logs_operation ATTACH PARTITION public.operation_logs_rest_8b1f2f1f_project_id_operation_id_id_idx;


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


