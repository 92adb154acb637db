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


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a1f95a-e0af-7265-80a2-39c272b87017', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'Demo backend', '{full}', true, 'dad8ee532113562fd693d3efb3b96dfb7c8ad2fe30472fb4c2b3071614fa5c22', 'v1.released.CSWYbkYLsxqUmAwyRo2twf-cXN47aMK4hcnf7onCLNuh93swUDd8Oj_ZI-6yt1rjlYcF1DbTsABn0lRJ.uEKy86cCuc0n9R4GRw_TPYeioaW8aBXWe6ee4kQHUssYz5szZqU2ZhlA7hOt1jX2OhYM_GJeNaIYiMAKj2sz7aVT_lMbFqIMY6liCEryx9l0mw', 'released', '2026-11-20 14:27:24.976+00', NULL);
INSERT INTO public.api_keys VALUES ('01a1f95a-e0b5-7621-9ebf-9132545dbc20', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'Demo pages', '{frontend}', true, '6d870efdb212df5b5427fb977df36378c5b1ad6c999f67618c711c0d7a8f8db8', 'v1.released.BlC8TblCVG7ri7km_yrFHNmTcHJhPDd9sG3JlQ7NMce6hqNRQ2QY9BZFjcqj9NixMVAY4A90u1gJfdwz.dibSy4xOMiGtPjTdVE1VBjIocfhfX0yEk-HOV7YqgJff_bDrB8wTYqYc7JzKqryYKuxrnF3PLueaItxFKfEGfWye7BtIMgwJL99jNqM6mTJjZ_M', 'released', '2026-11-20 14:27:24.982+00', NULL);


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a1f95a-e680-718b-a13f-c21f949cd224', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', '01a1f95a-e680-718b-a13f-c461d40cf753', '01a1f95a-e0aa-7063-a3a7-c9ee5c09493e', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-20 14:27:26.467+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a1f95a-e167-73e0-aadf-be2c34973d37', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T14:27:25.148Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.H6K72w2l-wfj8ljq2VyvSBXKICmeSj_SisAv96A8RxpxaOBpt9_dWZq3oB3urW-oe1H5o9K9ydzJlXWJ.ts-3Zdvr4gzN8JTjDc_FAIbkzIt76Pc3C4EfFIgZlqTyEKlsGb1G7jdwef34AHIoc9CjTekDfwqeCQ', 'released', 2, NULL, NULL, NULL, '2026-11-20 14:27:25.161+00', '2026-11-20 14:27:25.166+00', '{http://localhost:45537}', NULL);
INSERT INTO public.connections VALUES ('01a1f95a-e1e4-7501-a50b-acd683bf890b', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T14:27:25.262Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.kyFkI2o4ODPbNJqsUBsF9hLIYI-1-aMZ-F7G19zzoSDJyG7kBv6X1Hz8R0HObhL7lkUPMcvRAIkEOPN2.IQabzzYEzLAtX211aJ_P1xB0KUOiKckidSXMc-szzZAImjDktLEQ5St2KdajfyODlr5HedvEJYPXhw', 'released', 2, NULL, NULL, NULL, '2026-11-20 14:27:25.286+00', '2026-11-20 14:27:25.302+00', '{http://localhost:45537}', NULL);
INSERT INTO public.connections VALUES ('01a1f95a-e423-7515-a49f-5ca245cc00db', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'sandbox', '01a1f95a-df19-7517-b59f-1426e11ad0a2', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-20T14:27:25.852Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.e8uM0ERx8uz9uFFLFCBxWAQUAoD6kJtmpaUk8YrKTzdPRxHzMUszNjiAQdwOgmYioDFZ3R6Nd_6aM643.JmaUzJkWue6OSGfuwVNrbnAsP7CF_Jd53ViwHRAJQTyOrOsL724YkzIXrPmQK1ynPqH_XPsu_3dozLpTV2OGHkWl4KdhZW25XvWVjVz7p-V9Cx7o8qgbZuRHdLt_ink08h5d2gL2W4k9tbapHPmPSDbX7urBs8srIQUrxEaQb0H_UhNOL9-w66LD1ze8751IDhmM5kOEI6yEY1jrEKAndN0-R30cKJwrp-ktp9TFWeIGUPUs7PjlD5pJHFsgFVELZiFa1l0Qxu-BbvcXOEB3C5fZVZbm4g8ulxl84Wg8BGtCguziWiABJRxDYF9Xv2UE2lIvbb-5LoZDmxrKoYcBg__hJI9am7jQyT8ZvoX28dqb18qXuCso2Fheq7b9XWYrCUUbmiVn4Um_yx_LcpW6sf6OXRASKl16eU6sh_W7p1303RAh6KqyUNkqcboKsaywTnMdyELnc8d5o7EVZWZshfDKBPWMINdclOEMCzHwwi5bGYI', 'released', 2, '2026-11-20 15:27:25.785+00', NULL, NULL, '2026-11-20 14:27:25.862+00', '2026-11-20 14:27:25.864+00', '{http://localhost:45537}', NULL);


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', '1', 'Ada of Acme', '2026-11-20 14:27:25.156+00', NULL, '01a1f95a-e165-7502-96ce-6c5937d9955f', 'acme');
INSERT INTO public.consumers VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', '1', 'Hank of Globex', '2026-11-20 14:27:25.277+00', NULL, '01a1f95a-e1dd-7520-b83c-cd060a652d5b', 'globex');
INSERT INTO public.consumers VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'peter', 'Peter', '2026-11-20 14:27:25.412+00', NULL, '01a1f95a-e265-732a-a3ea-4ab6d9a5ed10', 'initech');
INSERT INTO public.consumers VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'ada', 'ada', '2026-11-20 14:27:25.857+00', NULL, '01a1f95a-e421-72b8-bbe8-d96541ba8373', 'acme');


--
-- Data for Name: encryption_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.encryption_keys VALUES ('released', 'v1.released.xoTBxpj8hyFNxgtcbpLSi_tiiAYCXvRBElAUq6sazEPlXhCJCUnX_jqUC7ubx0z6iXXeRbl4otAdJ2Am.kpbgh9Msvo044j7NowrcWoz7GBaC23s-22GY2XWn_0wC', '2026-11-20 14:27:24.53+00');


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a1f95a-e6a4-73dc-829c-129249974b27', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'connection.created', '01a1f95a-e698-7051-93bd-9a0b0c68c8a4', '2026-11-20 14:27:26.499+00', NULL);


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'globex', 'globex', '2026-11-20 14:27:25.262+00', NULL);
INSERT INTO public.groups VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'initech', 'initech', '2026-11-20 14:27:25.397+00', NULL);
INSERT INTO public.groups VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'acme', 'acme', '2026-11-20 14:27:25.149+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', '["apiKey","01a1f95a-e0af-7265-80a2-39c272b87017",null]', 'acme', '01a1f95a-e12b-76c9-9e1b-fe54486b6aed', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.sdzER04jJJ8GtNF8dLtBmwMRcgH9wHwKNdxGx2oAe7gnj38VCWwAOK-Cn_xU96xAiNUyMP9OGPPOehY-.dPXgnHZh56LFFRO4um_YchvNbvCsrXYNpqrhKq6n6_UQyfzZCiltXH0CaK_S1dIYA_jInrKUC4sp_yQ75_z4jeAo96NmzbqPBrJO1oQQAcnbE1AIJgVgx3zkG-qSstKRTCG8SsGYijTIi4QB7uCEYhRtOQytJpptaYuDgMEjWC5j4b0VaKu2vnpelwDokEbRI00Ldlx1vvpodqRWiNB7wBm55CvhpcxzWBW_Ptx5a7_fsOn5MFvvgjdiBNrL1uPnUXq7993WLBwLCGEWd5Z4SEKW69bDHkEgtQx_9zyOu64ILii5as4mqmh_jzLJNmk2XsjzfTiyZo5LS8fipD3d85GXIbAEiVS5wVJU1rD3Bz8bicNc9oBottYl_arFMszlz6hl88D78UGx4uRsl4bpC1MtHmCuKyh0BcszEM1w7CgwzqsmRaAif01fUIOK9mcATSpBP-3qkwpZnBMmvs8J-PuiqsYF00x-QPSMiU1Y_igr7m4yBb0SBF-f9HnirKV4Ayk1VWYEoQhSsj253ufmGYOIH76nswS5-QXAKFJkW7WgsgW9zuwyA1BeQfxUcrdqSKrgzusMbsIawS6_TBn2GnxKY2jfPoO6l1yUci15QEBkB65-5n7TBHigAQ_xcNNCGBErz1382Awlw4TI9MwJ9Z-muHk_VEACya7hjoouHOB5zDcRLbZEyY99oYEFlLexgUY-X5oLcxJKiTDUDxx19Ym9HGqBrEZVDZs8cQ9searoDea0e8c01qQ_ZqzIGA4yzkyhhFOm2liePzY0Vyomms-EaRVdT_Boli8x5cO2X1lUfoaqxq8wOR7bUuXZ5awu7YXOQWfH0vD4mbZY-7PlSLIaV69EZM2KU7kWToI5uKDU6syyDWzkMuaWk4Czkb3pW7493V4UeAEeHwqslO4jbPXxGBoK', 'released', '2026-11-20 14:27:25.099+00', NULL);
INSERT INTO public.idempotency_keys VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', '["apiKey","01a1f95a-e0af-7265-80a2-39c272b87017",null]', 'globex', '01a1f95a-e1b4-72de-84d9-d02d18c67d7f', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.J_0Gw4gIRdNK-NV8mekI2yE89s5vl8ULe0n3xy0Fm1k3kIim2elXdCA7NMqOQcZMD3mF_Lb7g18rrtVN.auvFKeQQFYglTTLaVzUxaJXryb--JFxc7jZeDDgCguQ_aiBSH-swtg8Z1YfWsolBXW-OXf9uldKHRfPWG2hKoNWMHanAF6Aqi0NQTOlA8Bonh5PMVnDy3XW2dAcpTj3vjhcxoueW-kO4E-PTC1tg5IFs_GBNbiGb8ZyC2DU8LsVpsip7-vY5cQaZhwOs6mFK8RnJpgsk_SdAuCPmH_ZbK5_UHsTEnC2MqxVjVi9eA7WBxE164r8_e4rWGH6YF4M7LkB7o-HX5CqJlenOnagR-Kg8Tq8zOuxvrZZV6fT2IOAsrLD63_L-92r6lZ-slbiJL7ty6RrrTWFvFdIZWZg7bD9eBF9I1Q61YasIJ8bxDLfyjCgxPhm3P0Qp04GtwW1vX7USKcKQIpyNpr3VHMpulEwcu7JfeFQ52WB_UP6eUc7AhPe_zGwKGI-p4SYB3OJRrMJt5gtrG6QeDbbnxzCb5Zc17FSwgtmZoPBnlxGXvyTc4PXHsZhDma6Kxbd9kxAC2NY_rqYEMQo4frarA3Wctd4ATrbMAKSI4ci-S2NspiBspmhMiSZPv5K9P_J7pHjdT4UdvcswYc2xhnFTmvq5lemR9vKwtMYs7SpLcCGvpHlGQrafYpEr-PYL6LRT7CFxrIkyiAQo4goQoaE8jn-kRrqFeLmqND4yyxl_UEPXc9DG0D7i3aqovVSLQUjb1guGv0G6L28sNHz9adiDWa37Lx-4VX6eP19z5EUgGVtK9qNW6AjnZSTWbd5r4fxgpoq2PsYcg7IOpKmINn1NU3bfaC0IQIeicb7R1yGlEpEwr6euRSDVgB0WI3LqZDCyctpVZAwnL1MNyhWGRAmPBJOM2FS4YlA3xQU0nHAjVQBes8U_bKIQMIk_B1Egacn5HGCnD-g_aikU1Nmg8M3XpnAsQAxvz5TcuFpY1Dz0Fw', 'released', '2026-11-20 14:27:25.236+00', NULL);
INSERT INTO public.idempotency_keys VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', '["apiKey","01a1f95a-e0af-7265-80a2-39c272b87017",null]', 'initech', '01a1f95a-e235-776a-8954-515e7089f23c', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.yb6b8jAUcrlWntGClYDrlJdMi5AtJikGQIbfdH81mXe3N_dYGN2s7HIkql8EnfMparqWo9AeW2Xg9MST.IEnUmwp0ZWhwzckT_X3ajz8BT7gL2tQtB7hL7RbwIAd020Z3fr-76VWbwlfMPJ7UP44zZqhr3QYetRZmPRRulH2La_pzgOBOYLcloefg6YOgZ8DaF82IhVjPXKsfROY1aZFCCymtZXaNXNkvs-093amlgCsmVApgfUohzqa70FgwN5GEShsORZPdCGuUPoQ8hfZTBHpH1Eo4ruPVwqHEdJnrxzi1BPZ2GZfjTupNKkluE6IiiJ8RZcF7YxHWnv9G1NKjF9jkDd5zh4HuWURowK6a11ZI-YQWK_74ee6EsQAJTOd07zfDRD11ij9q4P4K6c_FW9VN8VUpP03yyccyoZlXBblbuBIX1VUX7de-qTYKddqOvAKxWpKp1Cx1OyqyetG7y3ntyh4K9-87ybpV0SbTgxz2S5FiuogjtxHxpdzRxciz-DwW3FA_D3iXCmnsxohQOY2OnsbC6WxlC5VmXkES52tvhRhaH3guTJRWnzQkj0qcZ3BSJOxJEVqzlqTaz8dQGQdRmEGO_RjknXOZeMOBtkJ1S_xkgjNlL-5aHi0SJo3NCvQoIMJMX8svF5tjj3ByHgqA6Fh12vsCzr-q7iUoNvzUrIg-xQVhwrOZWjORrd0-6Um2zsl8s1bpos9gtIOXW1dhFF9PQDPQ3YtO3C4UX5jlVmOSTTYox3H6Lrk-iLuxlKPMnG8LrS8DwkONsqv5xtzst3PleFkUS_gN26uOaiA-Q-EcTf0RPPLh_n7pkOapgGH7ayMLhX0YDcHsO0OJRZHJ7StGrYT7z7KAKQpdmyUBeYD9Yvq5W476Iyistc8NaXtPw3I-1yuIkuoxlbFv9Lpjc3OAQNusWmsMnB7M_5CH7wEtw43F1052Ip9lQAfWprfC85O_8QRQJG54jMZ7dgw9IaAJ5QXLkUZz_yTwBc2WlEKsKQ', 'released', '2026-11-20 14:27:25.365+00', NULL);


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a1f95a-e680-718b-a13f-c461d40cf753', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', '01a1f95a-e0aa-7063-a3a7-cf774d5032ad', 'acme', '01a1f95a-e167-73e0-aadf-be2c34973d37', '01a1f95a-e680-718b-a13f-c21f949cd224', 'healthy', 'api:create-installation', '2026-11-20 14:27:26.464+00', NULL);


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a1f95a-e0a3-7596-b239-601c14ba4fdd', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'crm-sync', 'sandbox', '01a1f95a-e0a3-7596-b239-5f6c24e438a3', '2026-11-20 14:27:24.963+00', NULL);
INSERT INTO public.integrations VALUES ('01a1f95a-e0aa-7063-a3a7-cf774d5032ad', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'crm-sync-key', 'sandboxApiKey', '01a1f95a-e0aa-7063-a3a7-c9ee5c09493e', '2026-11-20 14:27:24.97+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a1f95a-e0bd-7652-aeac-9c659cee6d44', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'Demo backend', 'ES256', '-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE5IEp6Q22t3Hgi/1wUDqy+kpSPQ8u
0B3yntlCDBIPwQ/YY5NuRdlVbbnGEaGmH8DU208Atb80mxp41NP1ZUv+qA==
-----END PUBLIC KEY-----', true, '2026-11-20 14:27:24.989+00', '2026-11-20 14:27:24.989+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a1f95a-e337-75ac-a605-f8d0eb3f5f70', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'c9b0e17817ba7158cc2af7371c6ee2eca9894781e46a93e6c8b08816a29f8657', 'sandbox', '{"shown": {"group": {"text": "acme", "isRef": true}, "consumer": {"text": "ada", "isRef": true}}, "groupRef": "acme", "metadata": {}, "alwaysAsks": false, "consumerRef": "ada", "providerAppId": "01a1f95a-df19-7517-b59f-1426e11ad0a2"}', 'v1.released.BH-ZvVyc-0BFKq352OchlVxKhyAsST9qyausUI6DoF6ELmaMo8EURvU19wPW8jzksTTZ36Ij-X2DYDk1.0nlvs2kCWkxZdIsGn7pDY4qIDVnUn_HWlgtF-r_CSQT1xn8N4ZLeqBjO7JGeArsyvJuNdnpCmaYW5FXvNPsoCYO487qqibg', 'released', '2026-11-20 14:37:25.623+00', '2026-11-20 14:27:25.777+00', '2026-11-20 14:27:25.624+00', '77050c46ee0eadfb4cd69f950db7775dfa5a9c2df9b634eda779f0d68acab87f', 'db44f9fee08b0042536844f9874a348b28df0e32baec5c81e7e63086673cf06e', 'fa5e65bfb078eac99bdd615a3c70f8256940953a664a372d8f794b9dbc4c0fd7');


--
-- Data for Name: operation_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs VALUES ('01a1f95a-e688-75fd-aa9e-a28869f6f960', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', '01a1f95a-e685-7787-b78b-699086c9d635', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a1f95a-e0af-7265-80a2-39c272b87017", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "491", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a1f95a-e685-7787-b78b-699086c9d635"}', '2026-11-20 14:27:26.458+00');


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a1f95a-e685-7787-b78b-699086c9d635', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', '01a1f95a-e0aa-7063-a3a7-cf774d5032ad', '01a1f95a-e680-718b-a13f-c461d40cf753', '01a1f95a-e680-718b-a13f-c21f949cd224', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"]}', '2026-11-20 14:27:25.967+00', '2026-11-20 14:27:26.458+00');


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'demo', 'Ridgeline', '01a1f95a-defa-7472-8c04-fecf7d6bd6e5', '2026-11-20 14:27:24.544+00', NULL, '{}', false);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a1f95a-df19-7517-b59f-1426e11ad0a2', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'sandbox', NULL, 'app_5d062ce2be91', 'v1.released.TM66V2P4-islyvbJrYi4v0WXBbuKE7xaCVbzJggPtiJX0ilv_pbHC7u1j9HmoAhpOLexyocHyX8SK2O1.dUL-qoTLn-CjufxgnEuGN-No769-nZpsKpL7QgM0jhvntRh_EdMRxZ0Dcbrh-Bnwgr2rzfT-Zwe3SuQYrx6hJffIUafGypa5Tg59q8zfackt-bw', 'released', '{crm.read,crm.write}', NULL, '2026-11-20 14:27:24.57+00', '2026-11-20 14:27:25.584+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a1f95a-e0a3-7596-b239-5f6c24e438a3', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', '01a1f95a-e0a3-7596-b239-601c14ba4fdd', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-20 14:27:24.966+00');
INSERT INTO public.revisions VALUES ('01a1f95a-e0aa-7063-a3a7-c9ee5c09493e', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', '01a1f95a-e0aa-7063-a3a7-cf774d5032ad', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-20 14:27:24.971+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a1f95a-e698-7051-93bd-9a0b0c68c8a4', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'events', '2026-11-20 14:27:26.488+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a1f95a-e6ae-7359-a408-37def6798cbf', '01a1f95a-df00-771e-a6d8-953e9fb60fe0', 'dowel-uploads', '01a1f95a-df00-771e-a6d8-953e9fb60fe0/01a1f95a-e6ae-7359-a408-37def6798cbf.zip', 'fb6cb47238316afd0eada6a70a5b1835a7da9244570b4a2e02ac068fa4ba0d74', NULL, NULL, '2026-11-20 14:42:26.51+00', '2026-11-20 14:27:26.51+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 2, true);


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
-- Name: api_keys_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_keys_project ON public.api_keys USING btree (project_id);


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
-- Name: connections_provider_app; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX connections_provider_app ON public.connections USING btree (provider_app_id);


--
-- Name: consumers_without_group; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX consumers_without_group ON public.consumers USING btree (project_id, consumer_ref) WHERE (group_ref IS NULL);


--
-- Name: event_topic_routes_event_topic; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX event_topic_routes_event_topic ON public.event_topic_routes USING btree (project_id, event_type, topic_id);


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
-- Name: installations_integration_group; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX installations_integration_group ON public.installations USING btree (project_id, integration_id, group_ref);


--
-- Name: integrations_project_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX integrations_project_name ON public.integrations USING btree (project_id, lower(name));


--
-- Name: jwt_keys_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX jwt_keys_project ON public.jwt_keys USING btree (project_id);


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


