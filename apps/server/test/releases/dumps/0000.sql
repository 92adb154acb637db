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
    update_time timestamp(3) with time zone
);


--
-- Name: consumers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consumers (
    project_id uuid NOT NULL,
    consumer_ref text NOT NULL,
    consumer_name text NOT NULL,
    create_time timestamp(3) with time zone NOT NULL,
    update_time timestamp(3) with time zone
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
    state_hash text NOT NULL,
    provider text NOT NULL,
    bindings jsonb NOT NULL,
    verifier_sealed text,
    seal_key_id text,
    expire_time timestamp(3) with time zone NOT NULL,
    used_time timestamp(3) with time zone,
    create_time timestamp(3) with time zone NOT NULL
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
    update_time timestamp(3) with time zone
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


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a1f900-a916-76a2-a5cb-f39bdddf1668', '01a1f900-a896-743a-ac51-24082cc77571', 'Demo backend', '{full}', true, 'e0f9ad9b30a7a9addbf556b4ff56f8f26297923bc176ec32b871595d821d4eb4', 'v1.released.jQ9VB2t2Y3CaTwCiLwWvCkbDOOGvjpCVvw4Y7IMbrR6DirBhL6CL4EqGQOoax5btnuy7cMMCSX0fh2PZ.p1F21lrrOZG66hfdwBlysJb3S47gXALrvyI8kjAzQu6eOmNMrGpBB9Exhp8dIlY_8SqIlht8U1O3lOn9gVoXyrFHDE9Z63zY8Xst12vXeOiNTA', 'released', '2026-11-20 12:48:52.502+00', NULL);
INSERT INTO public.api_keys VALUES ('01a1f900-a918-71f3-95dc-a0f854f0fbe2', '01a1f900-a896-743a-ac51-24082cc77571', 'Demo pages', '{frontend}', true, '0a9117de55bddfbc704e5f05793648e76885cd25adb61efe48e75e584e796700', 'v1.released.mQ3eJfSwkEaJF1YAF97Q8342PUgBlBXHjuSSdNr2T2tvAyij7YzINJ8r5t9LRZv1Zw0RXe93O4arjoO7.pky2PAX_LPhNHn40JxPVjn4Np45-_bnyvkQODk6PtrIbumtb3El8WJrPAMSBmz7y4l9SDWIrSqHNFQJOrWsxXvlSqZXy2jdnaEJYSasQM-NAucE', 'released', '2026-11-20 12:48:52.504+00', NULL);


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a1f900-aa4e-758b-84bf-38e65bb55a3f', '01a1f900-a896-743a-ac51-24082cc77571', '01a1f900-aa4f-701d-95aa-bc3e5663043c', '01a1f900-a912-744e-ba97-fad37e49becd', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-20 12:48:52.816+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a1f900-a974-714d-aff8-0f67b8b20967', '01a1f900-a896-743a-ac51-24082cc77571', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T12:48:52.590Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.yV9dwCQou--2TQFba69mkUDJrD084CH2IH0iU3euSEoAw4hHwoKu8F_Oz_kRaJnPE-KPJ681GBHNq4dO.qKM6r0-3CNParJdJnhjm2FhkG5BHmvT2qCNqXstCl37Zr10oAV64Dw88n5E9rBtdfML_lz4H2wbB7w', 'released', 2, NULL, NULL, NULL, '2026-11-20 12:48:52.596+00', '2026-11-20 12:48:52.598+00');
INSERT INTO public.connections VALUES ('01a1f900-a993-717d-b48d-fc87f828b527', '01a1f900-a896-743a-ac51-24082cc77571', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T12:48:52.624Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.XEch4Y2lrjRSlP0roIyeL0AWUwgaq5xcuxe7xjoj4zE8MyvM_l34nBbRXpIxYfsaLA1xbyX2cZx7N1WA.fb8MexdMqFgw99D3ketsIq5nvnGTL60A1L306MJ1b5a9zcb0DyvYfO_d79bpCBvzgcGZN0QzyUb0HQ', 'released', 2, NULL, NULL, NULL, '2026-11-20 12:48:52.627+00', '2026-11-20 12:48:52.628+00');
INSERT INTO public.connections VALUES ('01a1f900-aa1a-722f-af35-8caab5712120', '01a1f900-a896-743a-ac51-24082cc77571', 'sandbox', '01a1f900-a89b-7344-a1af-211ee2198add', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-20T12:48:52.760Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.segtNa4gHp7pdqUnNghAYWVr7ze6JGX2xGOB-JX6ttJuiI3nbz_10ApIOo2dHsSRmEdLJPwovXln8raO.23OSXSdXoIXuqGGMgk8veXSHDRl0OfwBKa7-Xgo4s7x6p71dUmTb4VtVArWTrvJF0PkfM_fn-3og9vIEQs1LGioLBUfxFEs0PU8l1zixZLRhUtmvIJM9f76i-ww--Pef3dU_IOqaiynTMCCJ3IUWOtOQ4wE3KefGDUyDMLFccqqMPKONfBtCA8_5VW4joMiWwaguEzlNkP-g36i0r4HkgotAw4sSM85X7ZTLJBrNaVx1NJk0cdhZk34ZyKOnUbiDyv-5K5axVExCOD8xfjy0xQwuX3sw80GAKK1NCAPeSx7EIBpbT75a8NlGXvkUBlHpvEC6rGLSskd03O4RqCCS2vHY4GlXTk0Q2wKcRzhUYkg-IkksbCCVu_I8_ce90q8UF_GGk86eYVPGSHCfXb1TgxT5yn51s9pXN198AdO3-HNIJkrlMJe0WOiWExLjZzpkr-pbSP-hZHyOtFbif868Ypp4A4inmcEtHtdaJy6ePMaB7xs', 'released', 2, '2026-11-20 13:48:52.747+00', NULL, NULL, '2026-11-20 12:48:52.762+00', '2026-11-20 12:48:52.763+00');


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a1f900-a896-743a-ac51-24082cc77571', '1', 'Hank of Globex', '2026-11-20 12:48:52.593+00', '2026-11-20 12:48:52.625+00');
INSERT INTO public.consumers VALUES ('01a1f900-a896-743a-ac51-24082cc77571', 'peter', 'Peter', '2026-11-20 12:48:52.653+00', NULL);
INSERT INTO public.consumers VALUES ('01a1f900-a896-743a-ac51-24082cc77571', 'ada', 'ada', '2026-11-20 12:48:52.761+00', NULL);


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a1f900-aa69-7387-8e9b-255cb9ea914a', '01a1f900-a896-743a-ac51-24082cc77571', 'connection.created', '01a1f900-aa62-7269-831f-8fc9a50952bd', '2026-11-20 12:48:52.841+00', NULL);


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a1f900-a896-743a-ac51-24082cc77571', 'globex', 'globex', '2026-11-20 12:48:52.624+00', NULL);
INSERT INTO public.groups VALUES ('01a1f900-a896-743a-ac51-24082cc77571', 'initech', 'initech', '2026-11-20 12:48:52.652+00', NULL);
INSERT INTO public.groups VALUES ('01a1f900-a896-743a-ac51-24082cc77571', 'acme', 'acme', '2026-11-20 12:48:52.591+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a1f900-a896-743a-ac51-24082cc77571', '["apiKey","01a1f900-a916-76a2-a5cb-f39bdddf1668",null]', 'acme', '01a1f900-a953-7158-8bfb-94a226e83563', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.i4jHWcWeDMfWo88lCqRrglYxG4qZI1R0QhlPPv97t46jzFS3xa2pCMBzLGo3WFQaCbjiTk71DU-j6OGY.6tTny9gLGTe8KuV2u61uy9YlkrlbVrnEtVB4a7DyfR1WIeDAjxbidY5PZwE9DCl0pFPhsd-veq7JpgcdNAzYNcmSB973_r5tcWtr3P0F7FRjDmUphpuNgvvp9gHNFCGk4kdiiiQAwsZWssGuk3tz2fDh6469CxMLhNZldo6H5gD1n_0L96SklVgghefpeTKNdHrZ_H8O_Mlj7Acat6wIqw6SbkQWTkr9P-CPJtadzHFdQM7ifANfEpH94saEf1Coxqc9I1y3YYj3eGlQ7-Vg48xQMIZ9NYp03a_TSnGJpggHtrgQZyEH1glIl3j40vurUbOXDxaLzRCfLeOd8snV_Cd7c-rlJ9HFwbvL0Xx16mvMVwQBmfmaZ_dVJ4dp5_LX2XJnVKTwVb14qHbJM7pPoQa1EROtaYojeVriMwBUv_r6kECkq5nOLzrh1UPXUVRT2c-F2skhJpFRLTBxV0AAipwYDSv445sz11KJa-KU1VJo9OYqT4Y97ZqcG8OUuqMs_zaH01iYPqngnioVUut9uxXQKl2IsOSfdy4P2jZ3-iOKo_Vm0N1lVdQYpTJXM3OTyz54lQREQqGSK5K083YNdzkxxYjh51C1wEGJdS39tIVQWWyfijQ_1d3dp2lDvrCySzR5ItDCMzc4DtNzoJnXWXBHI5SIA2ty1Fy1ThfuqkU5jCadMO0ruc0LcL-qnICaEw7TM28qWFxese-Mk3jwf9DeMtlfhD5t5svJjM20XnBwfpAhfHjffrt8-U4bkPeVMN6Qw65J2_xw_XQNIW6jZVgv3_F9RoLa4kcciee4lNezlPpnWT2ehmAsEZeI6kbuf8WJgG3DBnF5gHr9gk9vAgVCO_EG2IYk0QCTUzNJ90cTfiDdkBGMwhxI-90yHQNvmz4QnFDWe7_TzLWHbAl_EORG-TRg', 'released', '2026-11-20 12:48:52.563+00');
INSERT INTO public.idempotency_keys VALUES ('01a1f900-a896-743a-ac51-24082cc77571', '["apiKey","01a1f900-a916-76a2-a5cb-f39bdddf1668",null]', 'globex', '01a1f900-a98c-705c-a6e6-5ff50fa4ef1b', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.zR4MStaQBsvok_RNk9w_g8JT615GCEfwrqi_0XXufp6RD5zqCTnw4sCcYzJy5af8ZtpsXfeVXjLI3vjj.i60AAuBydNKTOrG7auu6q7Yk1w-IEj6W47dkV7qxxVn7fjcmv3hrHDj9sAR61vJgnkPaOJLw9YS77JRQ1NVt_QZuEPUIF_rk4IugQCa7ZtgbUbD_ysN1QEBykzWCgK_w6tiYHFNSd9R6FvvTJzVHBkSZ-RwI6nugWWQPIROqZbPjUhJ2LYqqvsIVEMgyrh47WnlNurxCXEEJT_p3m0KGMCOlR_6W4WWS43Sjpa9_prFzhG35AevjJbxPU2kOuJV1ApLyt3w9im6jSFRe09QF6R--ZlfskVJlgFyPPhOGtOiypWmzUDVIZo73UsMybNib6_J8B3zA1ORYu0s7NFV3SPMoPxB9bAPBYlVxtZAuB9Ud1_DhMMTSP5yrRiQbA2KK4yUfOnwhBUV22zcz3LETkK5HEzG4uHkJIr9P3jOMLaJvbIx7eFWvfzHSSPrl5QagUeV3We-2hRRs6VO8MdjLpZ9HLwptqFn67FypZSiK8PcMpUP5jHfSeiBPs7P1Prx33NXhCQz0M3Kl_1TuhZM4OjSUwOAmKIFZA2TpB0QqPDOBYcKOo7UuX5DfDeEl54nnen9A7zV03bN5GWyUGUo3qwWyiM1NDtkOFo2F9alxtITXDmp9Td0ja9U36TUn9JD-DGdbmt8pqAqLTZcEYIst-aWnbBdyUkhhlXISEQuNz_TQha-BF3iM1VTaC9wP6dy5mOa0NY1oD-LhirqZ6hlKOz-DvBt-qKBbFXVSDCfaY0Ut_M90qriI5QdtoIs7r_RyKJ6PnJYSEhys0oU1tgyNhGA_SRJxNlqRqZofwIb2kBHnc5CfZIgGbIwE49WFXLNV_A-J71nDF0zKXDjI_FGVN8_nAln_ePhkuKCDRswoByYn3hMHnkbXZZs4OQgyXptxDB2eiQ-Ry5veMO0IZZtWJSifmbJuTA_KlM994icWipU1IElqQAFd0Ojq2RSOI0uC6t9F8pbhikyFH3E6SXL8jhLy4rQ', 'released', '2026-11-20 12:48:52.62+00');
INSERT INTO public.idempotency_keys VALUES ('01a1f900-a896-743a-ac51-24082cc77571', '["apiKey","01a1f900-a916-76a2-a5cb-f39bdddf1668",null]', 'initech', '01a1f900-a9a0-7462-b429-83d226b2f050', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.x-5zVjNHzUPuFcNzeou_-TGRRfd2KEW4rvoJlrS-W3kNpmphBssXuUUCIvxE2kDiOfkc4pE-PzbXyFe9.51MLS3ny3nyB0QMMVvTu9dEmeH5iGsodIHyAU9JC6Yz0j1kAyIX1qEBzrsx_vPZCSkcI7jyRAJrFaf59WYMYAOArYGIaIup78H9LxjyXQPIKvo7I-7ZiIjMEnpVZ-z3naUrGNv2QEmaMGtBKgizp4MtfXnld6haa99GFu28Ieb3bVmw1pfQyY0qcrdV-3nVNQHCW52YXDn6LN2eYx2pTc3whEyXngkfGkQDEz7AaqUvjZChwxWgGO5AV-ZO-qmyH9BKXPgjmSSSyVlnE2vn9mduetjiRpjs1CZlqI9hkJlCt54uX7f8V6AIGhq6v0mt8sixXZ4MVEjfIIq7CVxvth46TPLAXw7TElCo9QWXlXhlNyJF13VBkAQNB957guOZ0jVl5eskvn05RBGwJbKqTB6oyBKo3EoPsCJn5PT3sj9wHfmLoKW9zNuJErFxMttcM9UBxfAl2ouGN5JCspacv4Jx5A9ejKt1oM3YvIYwgi-vIe_SES-7ZIk7ItBFD14B_gj2Fi8sIMdeYNclQzdSCtwgYFw-Q8o7K_U7GSBfg60p7cFaQItNBqV-_W3gpE4JCmEuLVLfccWmxsyIitum5lBnIzWXdKXkSVAwSxxRD_P82Vy8qiISWMZUMXYTwAnAZQxct06jeqiZUvxVQmfpTkdk42XHhAfM4YhwEm9sR49n0xrpp2b2RC4HHWo6SZUHkvFeJSsu_UZqs0XCgiVThNCI50-Ly0zO7SBB0YFAozDyQx0SjoXCPE4YGokIfi46QvuT57EuESpP2uPXmTgpcFDs7eaWsoKk_yoRsCMcKg8z8tUm1IyoFXg4uHrHVWyLbGGt4fFlMu1ORbN9T6B7o9JyiiKIecWHsLy9YIMpibKUJKhWp1aHuWhBEMGDVQ5LbPqCvUZFMA4y_77j53MvgG9mjtlzBFpyOwg', 'released', '2026-11-20 12:48:52.64+00');


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a1f900-aa4f-701d-95aa-bc3e5663043c', '01a1f900-a896-743a-ac51-24082cc77571', '01a1f900-a913-7639-bf4c-387559a005bd', 'acme', '01a1f900-a974-714d-aff8-0f67b8b20967', '01a1f900-aa4e-758b-84bf-38e65bb55a3f', 'healthy', 'api:create-installation', '2026-11-20 12:48:52.814+00', NULL);


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a1f900-a90f-7760-bd7a-6a7ec8a35d83', '01a1f900-a896-743a-ac51-24082cc77571', 'crm-sync', 'sandbox', '01a1f900-a90f-7760-bd7a-6555e60bc140', '2026-11-20 12:48:52.495+00', NULL);
INSERT INTO public.integrations VALUES ('01a1f900-a913-7639-bf4c-387559a005bd', '01a1f900-a896-743a-ac51-24082cc77571', 'crm-sync-key', 'sandboxApiKey', '01a1f900-a912-744e-ba97-fad37e49becd', '2026-11-20 12:48:52.498+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a1f900-a91d-7138-8bf9-daa07622b139', '01a1f900-a896-743a-ac51-24082cc77571', 'Demo backend', 'ES256', '-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEL3Pft/ho9LSpvhDEUTJ0R+TqRd2C
YqyCgiGlT60JMsCVCZI5H6QqLiZ8s1h6XiwbgUeEUtLv5K4MKLCYIihBkQ==
-----END PUBLIC KEY-----', true, '2026-11-20 12:48:52.509+00', '2026-11-20 12:48:52.509+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a1f900-a9f5-7639-9702-63832520c50f', '01a1f900-a896-743a-ac51-24082cc77571', '46747360c391e8521bf1b42a1bfcd6efca88089664115958c5b19403c2c351c7', 'sandbox', '{"groupRef": "acme", "metadata": {}, "consumerRef": "ada", "providerAppId": "01a1f900-a89b-7344-a1af-211ee2198add"}', 'v1.released.407jnZxCZrJkyd27lhkZ11slnMRGdR5A1FGWTKpDJecSQjN62DuUruN_5bJe4knsbVo_CogpywBr6TWv.-_g5TA1M7oAaBTPHDDmQ_kCP-Jpc9bFGUES89fP8ie2CvXo3KuQN7w0ALPNrcK7OK8IiYst15KeYRKlT30G4qqYBAwcH84I', 'released', '2026-11-20 12:58:52.727+00', '2026-11-20 12:48:52.744+00', '2026-11-20 12:48:52.727+00');


--
-- Data for Name: operation_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs VALUES ('01a1f900-aa53-737f-83cf-efb25a5f397b', '01a1f900-a896-743a-ac51-24082cc77571', '01a1f900-aa52-70f9-bcb3-1fb0e212e91f', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a1f900-a916-76a2-a5cb-f39bdddf1668", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "15", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a1f900-aa52-70f9-bcb3-1fb0e212e91f"}', '2026-11-20 12:48:52.81+00');


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a1f900-aa52-70f9-bcb3-1fb0e212e91f', '01a1f900-a896-743a-ac51-24082cc77571', '01a1f900-a913-7639-bf4c-387559a005bd', '01a1f900-aa4f-701d-95aa-bc3e5663043c', '01a1f900-aa4e-758b-84bf-38e65bb55a3f', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"]}', '2026-11-20 12:48:52.795+00', '2026-11-20 12:48:52.81+00');


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a1f900-a896-743a-ac51-24082cc77571', 'demo', 'Ridgeline', '01a1f900-a895-749b-8074-6918c9b814d2', '2026-11-20 12:48:52.374+00', NULL);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a1f900-a89b-7344-a1af-211ee2198add', '01a1f900-a896-743a-ac51-24082cc77571', 'sandbox', NULL, 'app_b5cc84414e52', 'v1.released.KxaAtySMOGHm2dw5F61aay2zHv9lP762k4t7CQd0ZNb7xMIqcpmwXOgmi7FaOD_Thp-vIV2lNv8NzTUu.h8dCPngt8rgEncerDAU43UTEgCLTETYFCrEzo-mBqBJ0uE1mG3izioqymEAvq08lNfQAt_jn-POPR7OsmgbInexaCo1QO7DRmi6rI935xlg3u9c', 'released', '{crm.read,crm.write}', NULL, '2026-11-20 12:48:52.38+00', '2026-11-20 12:48:52.716+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a1f900-a90f-7760-bd7a-6555e60bc140', '01a1f900-a896-743a-ac51-24082cc77571', '01a1f900-a90f-7760-bd7a-6a7ec8a35d83', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-20 12:48:52.497+00');
INSERT INTO public.revisions VALUES ('01a1f900-a912-744e-ba97-fad37e49becd', '01a1f900-a896-743a-ac51-24082cc77571', '01a1f900-a913-7639-bf4c-387559a005bd', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-20 12:48:52.499+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a1f900-aa62-7269-831f-8fc9a50952bd', '01a1f900-a896-743a-ac51-24082cc77571', 'events', '2026-11-20 12:48:52.834+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a1f900-aa6e-70b0-bdd5-0db8ea62e818', '01a1f900-a896-743a-ac51-24082cc77571', 'dowel-uploads', '01a1f900-a896-743a-ac51-24082cc77571/01a1f900-aa6e-70b0-bdd5-0db8ea62e818.zip', 'a6f3be785613658bfd6c993d318ec4e7f2a2ede8fbf10066a767cc711b1984de', NULL, NULL, '2026-11-20 13:03:52.846+00', '2026-11-20 12:48:52.848+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);


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
-- Name: consumers consumers_project_id_consumer_ref_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consumers
    ADD CONSTRAINT consumers_project_id_consumer_ref_pk PRIMARY KEY (project_id, consumer_ref);


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
    ADD CONSTRAINT connections_consumer FOREIGN KEY (project_id, consumer_ref) REFERENCES public.consumers(project_id, consumer_ref) ON DELETE CASCADE;


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


