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
    forced_refresh_time timestamp(3) with time zone
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
    update_time timestamp(3) with time zone
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
    project_id uuid NOT NULL,
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
    update_time timestamp(3) with time zone
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
    update_time timestamp(3) with time zone
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


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a1fb25-d325-77ad-8615-46a7ffc34052', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'Demo backend', '{full}', true, 'c74ffdcaa0be92840612e2b09152f47f5d79c9da32e98f6ea1909d1c2e45c418', 'v1.released.erO7CTf4rdwSGmsO6-F1WRAUA3UqM5Hl25Xweiz19cgSdDsynUn0FRK56G5XNqUG9sg_v_BPon53jlIs.FsRDulbaHwXx7ufPYger2KAsl7YTLg1AcnLolXLdSYPDQDV12QVEwa53-K7g7wn6i62_IHxT8NiY5d5Jm3r1P903MGCC1G6VHLBAzUZ8x3eFtg', 'released', '2026-11-20 22:48:42.534+00', NULL);
INSERT INTO public.api_keys VALUES ('01a1fb25-d328-7493-a7c2-5cb81327201d', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'Demo pages', '{frontend}', true, '3cae96acbfd1379ab16d56a2330cf678eeb9c7ac06a83ee12ef993dec4b5ae69', 'v1.released.GybvtIIDJOoEm6DaY3wvIX6b0gVCLLcB8vfW382YPhqvJwmUdRXtBIk03bycjgH21yQKPQPjGJjGYFHq.VG0r8hL84dp2ZOHi9NW33Mqdrlc8cB2rGIDuxqyHPjVQ0m4tXcwLH81EcoDm7BCgiy8pCxs0WUclX0KjdLdVJzNjtgsrBcETgeaZr6eEUG5pdjU', 'released', '2026-11-20 22:48:42.536+00', NULL);


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a1fb25-d801-77df-9e3d-5910a687a47d', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', '01a1fb25-d801-77df-9e3d-57dd3f9d8c19', '01a1fb25-d323-7683-b9c1-b7e64702066b', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-20 22:48:43.777+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a1fb25-d3f9-7192-863c-ef89d01b8d41', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T22:48:42.719Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.t5I9-hfILh8oAw08VQco7YlpxUTpFqEsb9OEL5LOLn-gGCsErVQyY_UQLJzdJOJR6w8IY8_-9TLy5sYT.1Tyevb2yeBq77NcistDGMm8edZN9F5Qa3si12s4lu4uroR_wOZGnl5ius4CxbURtp0KeibJujpE0ZA', 'released', 2, NULL, NULL, NULL, '2026-11-20 22:48:42.745+00', '2026-11-20 22:48:42.747+00', '{http://localhost:43431}', NULL);
INSERT INTO public.connections VALUES ('01a1fb25-d477-7380-9bc0-ce46e63fa424', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T22:48:42.825Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.FKzyiBL9vrb3T6IPZvbz0Vt42Nl5InqJhQM55FrlVg7Gw1L3Fn6bLt-blgn1bVzXSi5y1V4LQckKB0h-.3lwp4Wrt0p9MVyyVB2HQpy5KfxKLb7FP46lqhrBMdNJ36ZE6DeyLf8KiEpawkO4zieQU8OCJSbv99w', 'released', 2, NULL, NULL, NULL, '2026-11-20 22:48:42.871+00', '2026-11-20 22:48:42.903+00', '{http://localhost:43431}', NULL);
INSERT INTO public.connections VALUES ('01a1fb25-d65c-72ad-9cf0-ab98e12ccab4', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'sandbox', '01a1fb25-d0e0-72b0-9af2-b3b7af9fda61', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-20T22:48:43.338Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.EYgcMXCX2VJUZdp0BRoPMq8XMP6FI_tZbgdIkojDgiQm3Px8czK2oLQKpYBN98z1L2nvf7rSemvWPeJ7.BEddciH9IQtLWwZJhdyzLnlDtBWGHDHf3GxhaS8cx3CNCLHSsucB-BWIy7CTFPERAwe0Lm_TSxJ83Pr-L1BiYz6nSUMTjsSF_QXM9kGRw7a6MmZ-T0fzlvJOpI1hRwkIcuyv8JUDz6kOnKN3ZfToPMGPETFGUFY6C-cYtjIV2cW3x7Tlnti79nFv4k2nceOFVg9VEno_Ftc3NLRxT4zDU71dFqUXX0lZ2AwE4_qnP0vY4ylTFj8hbSzh4GapWsCz66vRe2y3OWQmi0-LhaiNKGleE6niqz-4dtk1Tvd2YvoUwY7RC12_o8rZ2NGBF8WdKYNRbmMANbYmGUe1g_wBu2WrPgDX9z-Bcg04wBxfYyYlxsPphh-sz-FR5NjAgcmo8v_eUP1Ccde07TgVp0PP4zKCwzWXvZCUgYfMmPnDkJ8UuXontEdMs1oBDG8gZ9IJiRbp4nnI6M3dpEhzXcBmgjjiVJ2sVwmAqAZZ90gQzlCswV4', 'released', 2, '2026-11-20 23:48:43.312+00', NULL, NULL, '2026-11-20 22:48:43.412+00', '2026-11-20 22:48:43.417+00', '{http://localhost:43431}', NULL);


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', '1', 'Ada of Acme', '2026-11-20 22:48:42.731+00', NULL, '01a1fb25-d3eb-744f-8f02-4fa34d72c81e', 'acme');
INSERT INTO public.consumers VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', '1', 'Hank of Globex', '2026-11-20 22:48:42.87+00', NULL, '01a1fb25-d476-7788-a14c-65388ae10a8f', 'globex');
INSERT INTO public.consumers VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'peter', 'Peter', '2026-11-20 22:48:42.949+00', NULL, '01a1fb25-d4c5-7140-a802-9796562921eb', 'initech');
INSERT INTO public.consumers VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'ada', 'ada', '2026-11-20 22:48:43.355+00', NULL, '01a1fb25-d65b-71a9-8334-d51274cd2009', 'acme');


--
-- Data for Name: destinations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.destinations VALUES ('01a1fb25-d877-759b-9888-3b0e82484fec', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'hooks', 'webhook', '{"url": "https://hooks.acme.example"}', 'v1.released.2l_CoQv62_vuQKpeR706zdmWpO62QFP7tewozhoJRpVT0tbQsU2QbRsJLDtiXtzGCGOnSlSzgqIOMm2O.Moois7Lhu9PGuPvgwqUeZUi8AplDxhMgAmi9sHEa-BsQY9SVhK9l6D8x0cTc6g', 'released', 'v1.released.IKqb1WkpIRN-Ed2z4cyNPt-ciXW0Ku8okTLgfsERIf8iu2mevlf9EDLpiOxw5nFiXa2hJFtlweko-nMI.8YybcoUnBAyF9COjcdITjpccgjNc83llVJAqaO6KBXhiFxRGn6G3bqjg1e_5qZW1fKUKRDV5tNV5R941VNm4burh4MnOiCZ6KJ53T9M2', 'released', '2026-11-20 22:48:43.895+00', NULL);


--
-- Data for Name: encryption_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.encryption_keys VALUES ('released', 'v1.released.UxMOv_6Dae8AKOLOYnZUo_z7UINSigzUDVcamCQqjJ4GY-tRKXDqdoagL5Ba9Sp2m3FwcrJ7o7YQfoKo.Qyy3I8jzYPL4dyqbTc_0vNRAD0Qno5Me7PksIoVoyPlg', '2026-11-20 22:48:41.918+00');


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a1fb25-d867-7321-bfa0-b1ca0d568b5c', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'connection.created', '01a1fb25-d82f-775f-9774-da94a14df538', '2026-11-20 22:48:43.879+00', NULL);


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'globex', 'globex', '2026-11-20 22:48:42.849+00', NULL);
INSERT INTO public.groups VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'initech', 'initech', '2026-11-20 22:48:42.948+00', NULL);
INSERT INTO public.groups VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'acme', 'acme', '2026-11-20 22:48:42.719+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', '["apiKey","01a1fb25-d325-77ad-8615-46a7ffc34052",null]', 'acme', '01a1fb25-d38d-7773-8dae-91c8b0eb85b8', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.ywtAhIz2Nse__h0tRz2ONWKXmS-EjcfUT9C7-wu5YeWzhq8jYgDznJr8xBmy--nUrgwRnPhIlflRYUCP.Xd-GM8V_IF_MhdQCqQum2IM2dz56VRwBLVNCVdcZL5Rldr95FceY2hPWTifK7Pfq0qVwHMNOqmYdq_XFrZbZ5XjayIvlB46ur6JMkln7BmD6rjRxD9S9VV27EdEJpwVJN5Uf97y0d9ZaNnWjgsJVlTEG_6KGxGkL2LPknJn10GagGMcH-ZaduR7GjueSnkrB7695ZapZgPaZxEnkxHcd2VI6EsWZUg3LmPVcIbd4tLV7Y_8AyWN8mZTfIFzOAcyslyVABExTysk2FRWfC9YHzTbq3THY7YIfG5EFBE8kFoeQAbtI4q-oACxtH5K-B3PkAdIJfIMVP9dgYQZ-mPqT0MaATehdZzNjt3M_gENgxB98ESACA9fD6xbUcOk9neUM-IBe9Tp-8FefccOgBoXVs6Sc52S-CLRJkDvsfYmWcalo-4oEfb6G_bKqBwL8ONUZGJDbVFu7c3n8kBuQ9ML_L_yMtwQ6sxweDVM8FwmG-XpDRJslPyBVpzbQyrd0GRI7iZeIEzAVt0ubQfC5LqMEMxa64_oGfKWqNTfkZM-5tKDs83Vklf39K2zNcUKO2bYWsfpgaLSCOu3jyaKruZLNHb5w2XliBe6BAwlcKpjh7VULbYRRlShHBnLaPsg78wLag5NtT6iBNTsDn7T0VhJ-9ae8gipJhvMXpMo7pSVrzeAFFuk0lZowYpA6oZKHWEqqnHKwZepg5_WFynOjKLAcPou__BgGYoeQTPkd-_5DinUvq_-FMJyAJA-c1M8RJ5BAslzI4BR01j-wduUijdMi2QuDchMQZVAgmUQgCXcKySQMH7JYLnP83jbIOxoZiPc03DwmkDfKyY4VU0w9drhehpI-DAHQRT_CoJ-fwH-RWc2hqOf3L9fMZxAFqacuI7xqZ1FMUmxiKGAqU6Rsioa_nZcssLn0', 'released', '2026-11-20 22:48:42.637+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', '["apiKey","01a1fb25-d325-77ad-8615-46a7ffc34052",null]', 'globex', '01a1fb25-d441-72c9-aa27-92ea57f72f61', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.mCWq-Ozo4ndGaeI_DEHRDacfclxbY7q6O8QwfLuGXZpWIVhilnO1pK942f13SiuweN0GP3Vriko7ipo0.vwu7QGS6CsuYXyMvSYfsJ2j7Yf4cUtnXhVCy9tpWLrgRntTXowEsG6OrzIxgQuAk30cPThoaVpKLQOODgKcllC7Lo_jb9VTdwJ1YkBA03IHkfAmpPn3wWVzQsFDyjaQBIIS0m_2ekGlmwsV0CneuqRiEN2wv-f8lngMiRhlqQN1Wng2u_Y9qLNIyYI_XK_NveCRkzUocTaXx2JJtB-ucFelQTYzX-T1P7AFfuzB1Zn5YASBKDQUhXkZiPz6eMG0rQMTvIWsHcly1Dem0IOCg2Z65vnHDF9zwzHNxDbinQQZ7vaTGX7h1BYxzBITMxnvMU944A91GYthDHE3-9899Xx3pbDIFomrAwGpSIcUlVAYXi0Utm1_p6cfroZFeYOSSPgy5GINGcWF2XYnRIUYiARtW4eAHa_w8nuyS9_GjxdmkNGB9hQmCr-FrVNDpMbl9YfgUvqwd05MlkQSCW4IdfEk_-J34VFLAsdBqgyuvUIXeWLhLLq-OCtxbuSnebji9Eqv3TGiag1-hFk_1er3huseqIfSxZPtA-JVDpXQlb8Rx6w2Iq7FqHTfuwsU9LdeJQqWK0uBL6WQSZzVeZYM60s8iRjXP_Dju-DaLyoJzaQW7c3BfwfrjZBSisubeENBWOheXRjwjr3OwouIRVFmN9Uwolfr7Im_7hdFcDMx4da-QN7zPElPiNrP_077guWPQ62OBpdw1mNASise7lAtLzjf9JIk6YD0UfsrF2iYAjrFuPA2ScyUT3BDzrQCwXklLoVcx638DRxI7w7KErgvqQUFe7xCGF4Y6veyaQvqFMZ9n3Eig573MHtGSx1w_OX2aNl2FGhk-ZVHNtrTmIn6FHkRCvOi2boKtbl7cImNy_qokk9OxQO-qHs8dhB3BPR1Yw4q1mAmj4OZoc2NmNTyZnUZfi7m4yBnBvFs1bA', 'released', '2026-11-20 22:48:42.817+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', '["apiKey","01a1fb25-d325-77ad-8615-46a7ffc34052",null]', 'initech', '01a1fb25-d4c0-73d9-9a81-1913823d0bf7', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.ysOQA3VOZX-R1V28nNQpVfUeGwC-41RKmkUvjkPUusCVIAw9_6K5ejd6ByOkHZc5DRpQ5lDSx9wB8ZRy.tdZc92WWIlL6FT3USG4RsnTg03rCo6-DmB3FSNhhwXDoaA-MeXH3s3YS6vWuC8XYBEegNmIPnNtXl55zbppipWSV8bFG3yXGgyGIJ_R6N1MY8CdliLRowVJmevWE0lQTzIWGVWCxsyt8mCMOah6S8sXd5bP1RfL3Idq4zNNnB8RJeMm9542GIlJMIQGcxvi1SQAFtsVoylC0u_u7OLtKYXroGaynNsRF3pXHs7JNUHb_6Mj7pblpjvDtDVDM5FixC_Mp0WIBbVhuZba7aPQ6dbl8gpD5zsz6C3pGMWx-t4J-vCOJEqFTqEBUZUAE0otAlRhuW4NZrGPv4jKCF453y5nnXN4nYZuQo1pKg0HczM3QVkZgcl0pDvQn8wxGyCl2QHqNU0zOphJ-M1ieh6Ocw_ZPf-LiCdEzkBCIF6W2l5TmbOfGYPXFw4eA7fZKaZl53dh2jFsLyG9PSKmU3wpdp6jilCR9bARICi-scBOXtUrMEAOk9sv7kJLIZ-g92uOjYVmHu27usigyaO8s7R4Kigxd62yBxqJWN_Lob_YUmztUKzTEYcZDsLvfVkDDwsgUHTgyhzRd1dzRJ5bRJl4HykRw5vF66Ca7YVaU_0pamY7PnWNiVkbWpUyUVEtfliZAnt3w45y7EGeZM0CQFmqqNk0j19Y3WER2M53lZYrhCEKuFV7A48MV1i4ChAxHHhFzkLWUEtWOAdTXO-q6wnNLyyYiH3j373KUE4FPrfIvkUrCrWdDX3Xn7hZ-0ZyNZh48UGNqFmDhIsYsivRAtzIOS6ouioimJp_Yr5bx0YSiYF2pCbOjxmghg2X_v0YOQA1WpiAzbwKXLSo_tvqx-v9zmm3WzvcqGwSUZGE6XUUjBTutLie0uOz8Z1ttXUGHdt1eQvORshfeScMyPUaDm-Zl6Xz-KUfk6Jqv3g', 'released', '2026-11-20 22:48:42.944+00', '{"headers": {}}');


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a1fb25-d801-77df-9e3d-57dd3f9d8c19', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', '01a1fb25-d323-7683-b9c1-bad916bc1dde', 'acme', '01a1fb25-d3f9-7192-863c-ef89d01b8d41', '01a1fb25-d801-77df-9e3d-5910a687a47d', 'healthy', 'api:create-installation', '2026-11-20 22:48:43.777+00', NULL);


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a1fb25-d31f-708b-9224-f943ec5a05fb', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'crm-sync', 'sandbox', '01a1fb25-d31f-708b-9224-f640dd40e88a', '2026-11-20 22:48:42.527+00', NULL);
INSERT INTO public.integrations VALUES ('01a1fb25-d323-7683-b9c1-bad916bc1dde', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'crm-sync-key', 'sandboxApiKey', '01a1fb25-d323-7683-b9c1-b7e64702066b', '2026-11-20 22:48:42.531+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a1fb25-d33e-76ad-9270-556c88b51612', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'Demo backend', 'RS256', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApoMTCyLfp+4TWtTed3cF
kZtrxnMSvB6cErGDmD9FW0n4xmsayPGn1CQfaWi85CqWWJdyPADMRVS2ay1IrL/v
Jo1TewhbN9RIQ3h3YyVb+wEcFvYgCKdmuytzgG1RW9y6FzikHbapepmV5iE2O075
qyFoNt73hV4XpzJLmrJ0rlK5cirMH/DYSKJAMh3DpNGizIKC1Nlu9PD7Lod1EUbe
D9YWD75i15K0xxmqyEme5RGlvTy6njHydXIuBOTh8yh4zuPDgKxp3WXAdVKkf3ss
ETpOUTHDqZ66NqzbCYonO0tL73iK0Yi+UDK0aq/AOKOcIXydDXTFdFQmn/J2wzhy
nwIDAQAB
-----END PUBLIC KEY-----', true, '2026-11-20 22:48:42.558+00', '2026-11-20 22:48:42.558+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a1fb25-d5cf-76fe-94e0-210bdb4a1db2', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', '03f510eec8f436272092993c34121bac4cc844f32d4103187308c90d9ea181ad', 'sandbox', '{"shown": {"group": {"text": "acme", "isRef": true}, "consumer": {"text": "ada", "isRef": true}}, "groupRef": "acme", "metadata": {}, "alwaysAsks": false, "consumerRef": "ada", "providerAppId": "01a1fb25-d0e0-72b0-9af2-b3b7af9fda61"}', 'v1.released.ZZFQF_i0TmRVX64l92N4i6muVuea8gfRC4SSiwl2H5NK4t7EQj3oBXHhz4x-XvBa8gUmBitFQ9gPIZKU.peU0QXy3DaRQBzrCVq3Yhg5iVr9lIVopna4krlZW67QG96bi-EPQb6U8tRqvS6SZUZLO6cbDc32NQ2N5erSqsONpnopgdT4', 'released', '2026-11-20 22:58:43.215+00', '2026-11-20 22:48:43.31+00', '2026-11-20 22:48:43.215+00', 'e7a38ff9fc1145cc3d0b18fd322d6222fe0f3ce35d29891cda2e957a6e8efda9', '9fc21c3a754251545a40dc6fe2b72f06231e76bde3e7fc9ff9b96d6c73392da8', 'c5c4dc29673cf2b652509559bd698ae1461179c9499e49b08b4b8803051f6f3b');


--
-- Data for Name: operation_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs VALUES ('01a1fb25-d815-77d5-82e7-c165994f6a87', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', '01a1fb25-d814-70a5-9322-06fbca1c7248', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a1fb25-d325-77ad-8615-46a7ffc34052", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "66", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a1fb25-d814-70a5-9322-06fbca1c7248"}', '2026-11-20 22:48:43.777+00');


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a1fb25-d814-70a5-9322-06fbca1c7248', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', '01a1fb25-d323-7683-b9c1-bad916bc1dde', '01a1fb25-d801-77df-9e3d-57dd3f9d8c19', '01a1fb25-d801-77df-9e3d-5910a687a47d', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-20 22:48:43.711+00', '2026-11-20 22:48:43.777+00');


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'demo', 'Ridgeline', '01a1fb25-d0ce-74e3-8042-7180bd97270b', '2026-11-20 22:48:41.935+00', NULL, '{}', false);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a1fb25-d0e0-72b0-9af2-b3b7af9fda61', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'sandbox', NULL, 'app_1a9c64079886', 'v1.released.7hi2gZmUqFEX9hVn36GODotYfqBi2-IT1EYJKjNZoplEJZFClm2jjv8UQxEK2VQmFf3HrJ21Ku1tNyvT.kcZTKR-cCTMIfRKCwiqNDKS9-V-WPnnk1JKsiMlkXvgwmR1LqOJFpqw95HIH13MG54X8ouMa7r6YpTt2UqQNAmsqBTkUupqXYibHEntctm8Ihew', 'released', '{crm.read,crm.write}', NULL, '2026-11-20 22:48:41.952+00', '2026-11-20 22:48:43.207+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a1fb25-d31f-708b-9224-f640dd40e88a', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', '01a1fb25-d31f-708b-9224-f943ec5a05fb', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-20 22:48:42.529+00');
INSERT INTO public.revisions VALUES ('01a1fb25-d323-7683-b9c1-b7e64702066b', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', '01a1fb25-d323-7683-b9c1-bad916bc1dde', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-20 22:48:42.532+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a1fb25-d82f-775f-9774-da94a14df538', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'events', '2026-11-20 22:48:43.823+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a1fb25-d871-726e-9091-5370b43185f3', '01a1fb25-d0d0-7164-834e-10b05ec4ef85', 'dowel-uploads', '01a1fb25-d0d0-7164-834e-10b05ec4ef85/01a1fb25-d871-726e-9091-5370b43185f3.zip', 'f30bcc8437f97ae4f178c4c1579bbe52640aaec64b5b09da93cef2e8bd3612d4', NULL, NULL, '2026-11-20 23:03:43.889+00', '2026-11-20 22:48:43.889+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 4, true);


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
-- Name: groups groups_project_id_group_ref_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_project_id_group_ref_pk PRIMARY KEY (project_id, group_ref);


--
-- Name: idempotency_keys idempotency_keys_project_id_actor_key_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_project_id_actor_key_pk PRIMARY KEY (project_id, actor, key);


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
-- Name: jwt_keys jwt_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.jwt_keys
    ADD CONSTRAINT jwt_keys_pkey PRIMARY KEY (id);


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
-- Name: operations operations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_pkey PRIMARY KEY (id);


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
-- Name: revisions revisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_pkey PRIMARY KEY (id);


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
-- Name: api_keys_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (key_hash);


--
-- Name: api_keys_project_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_keys_project_id ON public.api_keys USING btree (project_id, id);


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
-- Name: consumers_without_group; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX consumers_without_group ON public.consumers USING btree (project_id, consumer_ref) WHERE (group_ref IS NULL);


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
-- Name: idempotency_keys_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (create_time);


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
-- Name: integrations_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX integrations_project ON public.integrations USING btree (project_id, id);


--
-- Name: integrations_project_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX integrations_project_name ON public.integrations USING btree (project_id, lower(name));


--
-- Name: jwt_keys_project_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX jwt_keys_project_id ON public.jwt_keys USING btree (project_id, id);


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

CREATE INDEX operation_logs_operation ON public.operation_logs USING btree (project_id, operation_id, id);


--
-- Name: operations_installation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operations_installation ON public.operations USING btree (project_id, installation_id, id);


--
-- Name: projects_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX projects_name ON public.projects USING btree (name);


--
-- Name: provider_apps_project_provider; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX provider_apps_project_provider ON public.provider_apps USING btree (project_id, provider);


--
-- Name: revisions_integration; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX revisions_integration ON public.revisions USING btree (integration_id);


--
-- Name: topics_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX topics_project ON public.topics USING btree (project_id, id);


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
-- Name: api_keys api_keys_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


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
-- Name: jwt_keys jwt_keys_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.jwt_keys
    ADD CONSTRAINT jwt_keys_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: oauth_states oauth_states_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_states
    ADD CONSTRAINT oauth_states_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: operation_logs operation_logs_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_logs
    ADD CONSTRAINT operation_logs_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: operations operations_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: provider_apps provider_apps_project_id_projects_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_apps
    ADD CONSTRAINT provider_apps_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


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
-- PostgreSQL database dump complete
--


