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
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '09d120ce61d0288db12b3f659d23761ff4ed544bb8288bb40526332245147b74', 1795193806804);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a1f9e4-f2f9-7136-b907-0702e9f13209', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'Demo backend', '{full}', true, '5b81d51e449d9cf330339fca2c0ea26ff02b030da81846deb8ba8ad143308176', 'v1.released.1DMeoyJZ0oaaqUZo7UyoY2t40R01rlbrI8P9upWcolkDesMyABzdmtaKuWRqoFnQHM0ljqnDFj79F2bO.CtkASTsFQOfWGkhl4W8BQtO_af0-ZZRWkqHp5frJwFyU86euvbIF5LJdgYaWClk0HikzEKX5Bu2zi8r-B7yfczFgAv9D_5qLM6ZoaYX8XPtRAA', 'released', '2026-11-20 16:58:13.636+00', NULL);
INSERT INTO public.api_keys VALUES ('01a1f9e4-f3b7-7017-beff-bc9352c8e456', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'Demo pages', '{frontend}', true, 'a40c7bc605b5d8d1be59e1a79b60010c7c7386a6a78b2d069f0d4a21f6b43999', 'v1.released.kg4te1NdOgoc9EElVtDCuAI49DS3BP8VwQaP7ubRJE4NdFlDatm1_109ahGJZLvjuli14mabXYPSsifD.jczLWeH8SzvW6K8rOGqHlAQaalZZB6rUO60kW3KggK9q3t9OplwKPKZPkqiF4qPpti__zzlZD6YT78eTvK4nkajXmm0pb0FaECcEm_nDh1nai_c', 'released', '2026-11-20 16:58:13.816+00', NULL);


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a1f9e5-1ec3-76b2-af85-5f61d2a62c07', '01a1f9e4-e2e8-748e-a939-a229109ca25d', '01a1f9e5-1ec4-76f5-9706-164e2637afbe', '01a1f9e4-f1d6-73e3-b5b4-1d99f261347e', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-20 16:58:24.835+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a1f9e4-fe0b-70a8-8632-3987d0dca190', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T16:58:16.405Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.FG1D6Nzg_PTUZz945PRkXxV-DZskmFGBCdOpnBBCkYzVG2s0kwVm8btGdworYMYvEMmtmVx_948A2vo1.90N5wptZszMB7JcreeEdVWCjRhtgq471rchS7FcNV9QzrfduParr4dxL8QF9orqzX3jvemKeyHEM5A', 'released', 2, NULL, NULL, NULL, '2026-11-20 16:58:16.465+00', '2026-11-20 16:58:16.57+00', '{http://localhost:44197}', NULL);
INSERT INTO public.connections VALUES ('01a1f9e5-0247-72c1-a042-c47df1d824e5', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T16:58:17.458Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.P6PhjgDgZNpcUp_ihLV9H0Aet7br-Eozsg0Fd0ZWTazlUZB3V-6l7_vSoKFQz2OFTWZOLmPewr8SWymq.KlgFnfDPqTztN-08G0yQXmTSkozvegwvdscCVuRPHnIPICaLe1th1dFh37QPEiNnrmNs9B8NnSFM5w', 'released', 2, NULL, NULL, NULL, '2026-11-20 16:58:17.552+00', '2026-11-20 16:58:17.644+00', '{http://localhost:44197}', NULL);
INSERT INTO public.connections VALUES ('01a1f9e5-1896-70d5-b588-ab31168106de', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'sandbox', '01a1f9e4-e3b5-7640-9f76-44a997b321a3', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-20T16:58:22.911Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.j-VEwFnneG24esvpXper-1mxt9ggZM-EXs_SvEUIhC8ic1Cr3ibcf2ZQ5zHRjytyoAAGHrFHjylDkQlf.u7tt1M1d4bkA8YK_VLvw_VV9oGBz31UxWgcGQRHNPpHhk4v_U5VAIDXL532v2TzwvE7C5cIJtNTkR1wBHy_5dlXy9G1mwb5_yJjdRnV65WuU1rTQF-O5SOLgmueZiN1TwN6LrJQXzWcHpb0vuWJ8T0hU4P8qHC0s9KGp8_XCchoEDvi9HNaeYZ2ImJxSfdPPDhSc-BSfjYYF2ZbyzCWsHiGKJRVh0hOxTp01jbYDDHMioHZTEOHSvTxo6pyPeqnGgke5teSvVAHn2LZAzrEa7TPCo0bjIZxZy8tTVVSEZRLwlc7Zn7RokFStXkJkQYb8gvlA8LjmHDxha41DG2l30NZ5mcmX0G3OZYLFG3WDXKjqq1BvWNj567gzCrSK6qPb0Gz_3U4B6xFmizy9ZRsZTvG9OQLzapa93a-z_9mLKfujOjOc5vdgpoSn9DrAgdAwMY4892Ad0Uj6yX-1Cf24Olrb_HTIF8xlaMvDk-44pmVH8SM', 'released', 2, '2026-11-20 17:58:22.618+00', NULL, NULL, '2026-11-20 16:58:23.342+00', '2026-11-20 16:58:23.398+00', '{http://localhost:44197}', NULL);


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', '1', 'Ada of Acme', '2026-11-20 16:58:16.455+00', NULL, '01a1f9e4-fe07-7197-aa77-99f1e8d94a7c', 'acme');
INSERT INTO public.consumers VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', '1', 'Hank of Globex', '2026-11-20 16:58:17.481+00', NULL, '01a1f9e5-021b-74e5-bd30-9a91988a8dea', 'globex');
INSERT INTO public.consumers VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', 'peter', 'Peter', '2026-11-20 16:58:18.294+00', NULL, '01a1f9e5-0536-7634-a95c-a7eb42f3eaa3', 'initech');
INSERT INTO public.consumers VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', 'ada', 'ada', '2026-11-20 16:58:23.251+00', NULL, '01a1f9e5-1894-77bd-968c-f5518c3afdb3', 'acme');


--
-- Data for Name: encryption_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.encryption_keys VALUES ('released', 'v1.released.doAnzrDoZWKFjEoZbft03mPp5EmNlWL25cQ1fi5821Nscd608NE7uAb1jAwJcXkx4z3oEmuSCd9PiEYM.5KSfOEevwQyiu8ebOSK5VpEjGJYxbTvnNTo7IdmfJIOy', '2026-11-20 16:58:09.153+00');


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a1f9e5-208d-71e7-a7d4-30315a411306', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'connection.created', '01a1f9e5-1ff2-755d-bbee-c8b7d0af2627', '2026-11-20 16:58:25.293+00', NULL);


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', 'globex', 'globex', '2026-11-20 16:58:17.459+00', NULL);
INSERT INTO public.groups VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', 'initech', 'initech', '2026-11-20 16:58:18.237+00', NULL);
INSERT INTO public.groups VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', 'acme', 'acme', '2026-11-20 16:58:16.406+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', '["apiKey","01a1f9e4-f2f9-7136-b907-0702e9f13209",null]', 'acme', '01a1f9e4-fb36-75c1-a966-d338051118a4', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.eM17hgeDVE2iLMJWUf8WJzzAP5x5VzR2UHKVFBH2CJTy1uErfutZR0HL1U1QHEPmtkSJU7ntmtFvu8hk.SNUSqJ7EoWfVFhTBxo8F2UV8wt6ZmkraT08vIXGpBDvfGxV27k-NOdKFxYCkbUNovasRtlksror5OgcT2M5VcSPxKwuMoFTMCi3qxNpTCaMzzAfPXFtHEePmN8me6vdQ19VDJkOGVcdPmYAVf8XUMo9NIUPi4cPtb5SlarNvr1_EQ9f9HI8K0y3uwldZaMTWJejpAJRbZjyn5eS6ex69MYPM5YopERvL4KIXYd6Tv9qjG5zjB4GDxEkxzfMXs21tj2Imz04SM8zYDz7BCCI3jqfmmsXIU7KUZg78OV9HKgPpLAo8EjhcJqQiB47lqRCeGTla3FJ2A3p4NpwYzwZ5dBlsWWR0Pv4UVSRS6pJlfCkjx8CZM7BZvctmfRlezprpLOu_rkqq1j0-r_goq7Rs87tJN0_fpaccKd00xw4z17tcj9ucxFcx-WRgi5JY2xfNp69LFLSVVZ_reJ7ZfO9Mpw6uK1B9uCLQKWS0Gf8H44EjyaBP9p6Iqf8Mdx7rFU7L1SirZfPTgOjUaTsFhAI0ortaVNsmC8D2kU7C3e22D4VDKzivGKKy1yyqwgaynwAy2xAemaMWda04SsEOTWdQyDHInAtXGnz_KMOcW55_807Ku1LpEvuq3neYT94kUK9XPpUQKO00yQ4zf0T2JOR7rn92hREdcPIvdqUapErzQFXhQ5q_0UCfLsjizQhsKjPdhauQl01KsVKABVccgvYk1wWLgRPc7ynZiPABDngRnOs7asW2mC6CpSSY_pgCSkObXjOyiXG-e2m9dVrAu3VWqyifHFf-jp1oTicA-vgRYS4q6CgFto1HRr4obJUxhn-hgUQu-l3NxZ5Rt9FM4c3ua0ejslid6tS0ztOM7S-8RCTle73DChP22FxvtDWig0PBxXbvjraXFok0cXFWChycJt4TQJp1', 'released', '2026-11-20 16:58:15.755+00', NULL);
INSERT INTO public.idempotency_keys VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', '["apiKey","01a1f9e4-f2f9-7136-b907-0702e9f13209",null]', 'globex', '01a1f9e5-0173-7025-953b-769f1d3462f0', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.JkbpaArQ7XJXT5Nxgnwue4OPZe7GRbThye8o9uKyNIKc5oRsI2hwZLNcIEcenHFTXgXSmDYYhERGe2Jg.40-Xi_U343BTbFUrkbCpVo4F4_W-ofsWVtTwWmN9K47_4g7Nb5EyzkjgtW3lKfQFnrMS5UXkIWGhttVpqNnpCyATBMhE6I7PTrvd777a_HJcAxGEzzGiMLDzSF0j9JIrRrBMlpwVRUFMy0_ZpjbVD2WrYHZoQSxhKycqa1a9uZGe9vhZMQptVBt_jdShJCiNOHqqBNl43klNiD4MSHtpU7IpFy-Z6KZybIzIHxFbhUi4MbZfE6sE3OiluVJCC7s_LtblMYQn1rOKctgBuGhgEapzs2u3bHjWwLbc1anuie93LqvthwoswIei-0P27tl0Vtyj54qxdpmD5DpTl6-LSLyI-sD2Sg6QCOLYqB_MUxqJVDkK39EpIM4OJJtcnMq0b1EFZ8cO5_vm5UjqoX22EFi9Nm6A4lwrVPx6GppPcQpp22K4yZx702Z9gEZAdInYqrzxCQmmNo8NGSYUkn0kl3ps2mKINiIKgXNugXZB8Y0Tx-m9kGFL2HHtqcuBSATHPkbeLv1YUb-S3TOxbBsrnfDwWEF8NM0pq1VlApsg8BF8RiyEXDlFA3oAFF2sofMgMmxs9FpCGaPMh18fgAk2N6KQI6PCUoo6B5-ixFZoutjeXcoTwGJxfoxtByMeME0UIpaKa0PEJRi6oWzHyRm2ycjcqIhTkopJXllmUtYi0d9DqoUb_j_AsGPIrYc4075OE-BFdW-_pmaYh73NGHuzGBLQf9wTzwrd9SIlml5k6weN7GB6NxY2185SNmP0uSuvuGvs2WngKMnZpt7qqjb_l1YaMvPU8_YA4Ngd88G713JxDQfW-Ra4zyTk46QzNIQQrf92snOrTxTKFUE0bFv0yKQLR3mYYqFDpI30V69wx5QK9sina-jog_yBdBNOIE8hgy02Mi63mJoF84XU04ciXzPhyUNXLPWr6ce6wQ', 'released', '2026-11-20 16:58:17.331+00', NULL);
INSERT INTO public.idempotency_keys VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', '["apiKey","01a1f9e4-f2f9-7136-b907-0702e9f13209",null]', 'initech', '01a1f9e5-0430-71d7-84ab-d2f323025782', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.dl1MMe59NF2sT26syqmOwwxPZju91_QPctom75RczxiTjq5jkGuhXH5Xxr4z3BWpYuL6XzpSO_dFlUnz.af9m5D_6N0MNQWdDOWYLU-MO1ZBwK2uyNMcPknY1vi4mv_-i-s-V4PkN0CqOGlOWtsyfikE7wcases01kkrnA0ZFkLzLkYR4_8ztCBUySJBPbinMEJAdPAEE4thcRmXWG7uHAYNkeiXBu0Dx3OilKYVOC5xZg7SK42SiQY97PHxV0iaBoZHekwJUXDD4kBBTac1rgL17cAzthmovGSAlf0p6DCPEu6fIW_A-0nu4VC1kV5-1AMr_yY4o7GgZGBeRDlV9dDzYLagFwbkGXOHgIVB_YZkbknpQRBjLXTM7qblJfBmPCwYqJkSFfMvpH4-QklBl1A6fevvPzt43y2s1orEJ8SNnNYpu8aCQpcMdBwclwSHhpMMIq7g66kwJd-vr-R7X1mAyn0BbcuuhNEqGIc_N7fCHinNbwJLDPMjKZT1H_N1a2ILSoV69ybAgncJX8vbCzWCZN6wbO3-y3EZpFQOOX1RZeFegAPu4f-eQMthzUT1yjdc6T2MT9u3fNeHqIK2bJ96fsa0VA4YgFKPlmkuV6GAg-V2bFLUWywGycEBgCcjHANlk39QBeGVf4Gqy1_DptWryhKK_Eg9beCtcV_K0ZU5EYfqhtLXu2EOgZMWoDPQQQl9QLvVQ4yj09JWkS3vveKq6p2mXiiPY35NQMDk-_9EzttqcuSG0KRyLAnGD2petZA53acrIjELF-stvuOCa7OZWw_3v6vl8zpHZr8ABTv-TPg0yvNgYDbDFYjLuY2z2ugrKjE3SLck31hWbtLohpsiGxpQtWdauQpRma8CHkiBk7862vEMi9FfgzPAjgIaoQkxqBji0_V8IslxAUDxTV1Z8jnuRdSFcBrzS43LKybvtYayx2B6jtZiYFNm_LOjZxPJTpcE5ZMe6tYdJbREjzVtQWlprdj9ij4vWFC1M6l24h-fejQ', 'released', '2026-11-20 16:58:18.033+00', NULL);


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a1f9e5-1ec4-76f5-9706-164e2637afbe', '01a1f9e4-e2e8-748e-a939-a229109ca25d', '01a1f9e4-f224-71ba-a538-68ce51390f99', 'acme', '01a1f9e4-fe0b-70a8-8632-3987d0dca190', '01a1f9e5-1ec3-76b2-af85-5f61d2a62c07', 'healthy', 'api:create-installation', '2026-11-20 16:58:24.835+00', NULL);


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a1f9e4-f0c7-76e3-9245-4fa7e791d64e', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'crm-sync', 'sandbox', '01a1f9e4-f0c7-76e3-9245-48a5a89bfeef', '2026-11-20 16:58:13.063+00', NULL);
INSERT INTO public.integrations VALUES ('01a1f9e4-f224-71ba-a538-68ce51390f99', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'crm-sync-key', 'sandboxApiKey', '01a1f9e4-f1d6-73e3-b5b4-1d99f261347e', '2026-11-20 16:58:13.334+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a1f9e4-f468-73a3-9ad4-86234f097fa8', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'Demo backend', 'ES256', '-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEL86AGQJaJZiYp0EpjCPuYZZjrpIA
xSEEoqsgdwUoUO27W18nEwjSOpC+gl3VN+FOWzNmp7E4+I7h+uG33/xRsg==
-----END PUBLIC KEY-----', true, '2026-11-20 16:58:13.994+00', '2026-11-20 16:58:13.994+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a1f9e5-0e8e-756e-898b-02be049cb95a', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'ddbfd1043597ce337843583460c0b6c3bf8718b0045cda96698a2943484b8fef', 'sandbox', '{"shown": {"group": {"text": "acme", "isRef": true}, "consumer": {"text": "ada", "isRef": true}}, "groupRef": "acme", "metadata": {}, "alwaysAsks": false, "consumerRef": "ada", "providerAppId": "01a1f9e4-e3b5-7640-9f76-44a997b321a3"}', 'v1.released.itJ7GY2NMS0af5IJA6x395ZCKn-XkVTWSSSjgTaSvIly1xwArDP_PyOnZHsEHBfWyuHL1EkhZ34TPYKE.OLjbO81xJ1-yAuSu1A3RqumUTjo7t672UmK3j6hUTq9qfJg5eS6zErY5bU5EhKHWuYzi6Yui8wpXDddLwNjp1y26u4T6rzQ', 'released', '2026-11-20 17:08:20.686+00', '2026-11-20 16:58:22.559+00', '2026-11-20 16:58:20.686+00', '0a09d6435eaebda735ad9972f6d34db09691534eabed3152cd00ab0fa1fc9206', '03b60566d956accbb0f2a8a654d61137e0264bb47d2da1c5f65262dbfc0a5b79', '4d0905702865d28aca161d291150e6a1a9d54e634a1633a8290d676f12ce536a');


--
-- Data for Name: operation_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs VALUES ('01a1f9e5-1f2c-7237-8509-5b81a1bc9cd3', '01a1f9e4-e2e8-748e-a939-a229109ca25d', '01a1f9e5-1f2c-7237-8509-556779ed5fb9', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a1f9e4-f2f9-7136-b907-0702e9f13209", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "339", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a1f9e5-1f2c-7237-8509-556779ed5fb9"}', '2026-11-20 16:58:24.793+00');


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a1f9e5-1f2c-7237-8509-556779ed5fb9', '01a1f9e4-e2e8-748e-a939-a229109ca25d', '01a1f9e4-f224-71ba-a538-68ce51390f99', '01a1f9e5-1ec4-76f5-9706-164e2637afbe', '01a1f9e5-1ec3-76b2-af85-5f61d2a62c07', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"]}', '2026-11-20 16:58:24.454+00', '2026-11-20 16:58:24.793+00');


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a1f9e4-e2e8-748e-a939-a229109ca25d', 'demo', 'Ridgeline', '01a1f9e4-e24f-74e3-b375-f5a3848b188a', '2026-11-20 16:58:09.512+00', NULL, '{}', false);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a1f9e4-e3b5-7640-9f76-44a997b321a3', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'sandbox', NULL, 'app_59198db01ff3', 'v1.released.ANo_QsKWxE1huU_zTgD7VEeRzWCyyCCA0UE5BkUeYtTc5uLgbGDqOMQbU37TtfAU3VgqpeqQYKGHqzAu.gg6GwkoFYkHJ1gRQ8PdEgCYdzZFVlzorpT1NKMIhl7LMRHJXsjeeBDGaTAO5C7oDKvi4zAM4wdjalVXKFwrf0-0HhfkgEu05K0tmta335ZX7cik', 'released', '{crm.read,crm.write}', NULL, '2026-11-20 16:58:09.744+00', '2026-11-20 16:58:20.383+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a1f9e4-f0c7-76e3-9245-48a5a89bfeef', '01a1f9e4-e2e8-748e-a939-a229109ca25d', '01a1f9e4-f0c7-76e3-9245-4fa7e791d64e', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-20 16:58:13.197+00');
INSERT INTO public.revisions VALUES ('01a1f9e4-f1d6-73e3-b5b4-1d99f261347e', '01a1f9e4-e2e8-748e-a939-a229109ca25d', '01a1f9e4-f224-71ba-a538-68ce51390f99', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-20 16:58:13.414+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a1f9e5-1ff2-755d-bbee-c8b7d0af2627', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'events', '2026-11-20 16:58:25.138+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a1f9e5-211e-7253-ba28-25625d182e35', '01a1f9e4-e2e8-748e-a939-a229109ca25d', 'dowel-uploads', '01a1f9e4-e2e8-748e-a939-a229109ca25d/01a1f9e5-211e-7253-ba28-25625d182e35.zip', 'c707829f85dfa65832fec10461a30fe024a7aec0a44080bfe53e4a8bff4ca60c', NULL, NULL, '2026-11-20 17:13:25.438+00', '2026-11-20 16:58:25.438+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 3, true);


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


