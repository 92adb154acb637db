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


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01a1fb47-ed2e-7241-9306-a03b08c39b06', '01a1fb47-e987-7569-943a-ea8d88188998', 'Demo backend', '{full}', true, '58256791d9545119be00aa94dc1ac724dcabc2e05f63683eafb1406494fe0ad8', 'v1.released.YTSWcuZyKZufQAG0JaDfAkwrqGH7hpPWfJvxf9VnT4XSh5gHP-M6H1jlRlhQ8uMY3s1DaiGZWgQQADDC.8OaMAWFWSHIlDw82X0h5LEFPlUfRN44yvzqHAdZjIvl4QucdsGYy4TnfbMLbT13JPFzTkoghDXtbnYLEze_Frjf0OofluA7LzTO6pfJVKy43Lg', 'released', '2026-11-20 23:25:57.423+00', NULL);
INSERT INTO public.api_keys VALUES ('01a1fb47-ed3d-71eb-bf22-e3b0ffb30163', '01a1fb47-e987-7569-943a-ea8d88188998', 'Demo pages', '{frontend}', true, '863b934872af9d86a35ee782143dc5329124ceea0ccdb6539dc7a4bc22cf09b1', 'v1.released.rb13-6zNIQZxbyUJePTvrISw2k3KxciDQvFiNSOOJH1iRkjy9siCnSzJL3PgLlRuYwupHNgQdxwZYVPX.9Esjh2vXUWjkGl2e_Xr5LVu3CmXKnlhi1TwQviIwyLzereDWh_6mjAaD7LeiwlTvjZwKzIQc9XlBMK1dI96q1LbgWmmJP9Yaj39iw7iEN1tIiiQ', 'released', '2026-11-20 23:25:57.437+00', NULL);


--
-- Data for Name: configs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.configs VALUES ('01a1fb47-f42d-755d-86d9-d844b97c3246', '01a1fb47-e987-7569-943a-ea8d88188998', '01a1fb47-f42d-755d-86d9-d6956af645d8', '01a1fb47-ed0f-7013-96f4-91f7ae9ee355', '{"read": {"objects": {"contacts": {"objectName": "contacts", "selectedFields": {"phone": true}, "selectedFieldMappings": {"stage": "lifecycle_stage"}}}}, "provider": "sandboxApiKey"}', 'api:create-installation', '2026-11-20 23:25:59.213+00');


--
-- Data for Name: connections; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connections VALUES ('01a1fb47-f09d-702b-be58-1fcda9f1563d', '01a1fb47-e987-7569-943a-ea8d88188998', 'sandboxApiKey', NULL, 'acme', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T23:25:58.259Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.4S-DtQTye0ngGnmOdtWvcfuZ0RQjhwDRtYCde91TNzrqBMkTDH3gRR_ZYTYdLKaAkU3R48EeYVbnYvYm.LNI84lA--3dq8f_A5uJ4gEjgeL_dU_784DTfl1DGuJ3PMTCNoSiN2vixukyP76mMRUTozoACokUfiQ', 'released', 2, NULL, NULL, NULL, '2026-11-20 23:25:58.302+00', '2026-11-20 23:25:58.303+00', '{http://localhost:45081}', NULL);
INSERT INTO public.connections VALUES ('01a1fb47-f22f-7404-ad4f-57965afd6587', '01a1fb47-e987-7569-943a-ea8d88188998', 'sandboxApiKey', NULL, 'globex', '1', 'apiKey', 'working', '{"actor": "operator", "since": "2026-11-20T23:25:58.427Z", "reason": "ok", "nextStep": "Nothing to do."}', NULL, NULL, '{}', 'v1.released.osRUtoV2h_zKqw5Y51nOKwW4HHg9bdj0mzoPkh5NdFivy0QU_K2h3wvsnIrEYSY06ZBuVjB8g9SuNNf3.JKFUqmgP7ttz_RxWGupwWMhRYsXPxmyRZDjww-Wq11-XAJOMxZ2a9Ol1CPcwM3ljYul8shdWq9tq5w', 'released', 2, NULL, NULL, NULL, '2026-11-20 23:25:58.703+00', '2026-11-20 23:25:58.704+00', '{http://localhost:45081}', NULL);
INSERT INTO public.connections VALUES ('01a1fb47-f3e8-7287-bc3c-d97d4519f628', '01a1fb47-e987-7569-943a-ea8d88188998', 'sandbox', '01a1fb47-e98a-71f7-9cf3-82f0a87e6332', 'acme', 'ada', 'oauth2/authorizationCodePKCE', 'working', '{"actor": "operator", "since": "2026-11-20T23:25:59.140Z", "reason": "ok", "nextStep": "Nothing to do."}', 'acme', 'usr_acme', '{"workspace": {"value": "acme", "source": "token"}}', 'v1.released.q0URfYaKE1pYBQUcYSvnnQo1m6pXHh7r7YCOUQkELTUCAFdiLA7Fy5GLb85C6AGlsF98zT97xp4JP-Z4.zx_CcBbkGLf1dLE48Ao8ioG0I2j7lkdsrU300OoViGODn7mXsU2XMw59dWsYB9kUz18oWcM8FNPwc-53bwSeTjNweuSMMGbluP8O7iwmTnxAAjjOnqob1-FM2KfpawgL6roxyOR2uFmK7T0gggL36QsoJCDSbiCFt2IrReflqRMowtWMhPZTMQ-FlfJRkj0kgYPAj5Ldef6eW6X7e7akiTBdpkTxluI0ZLAQooXbRsps3i0syTPq734Q6u_U1AM4O8Xm0kzXoxkGOm4fkHFzQyhL1IJLEMHrHM-AMD3WhRSG8TkS_dvqoRf9Eq7_yilFJFOSbU4MNzsqXBkdWX5dUkGgYGE4Nj7oSmI1W43XCAev5E09NVmZgeKsY0jzMP97wDhlKTqd9SfL3MF5aN2YczgK83rLPGwJZ5aCwd683fJC4NNJp_yJUp9K-_TIH4N2aQoEEV23-giv2QjAfCLZebF4fNKf0DTQ_-N85BnL6gKQkMM', 'released', 2, '2026-11-21 00:25:59.103+00', NULL, NULL, '2026-11-20 23:25:59.144+00', '2026-11-20 23:25:59.145+00', '{http://localhost:45081}', NULL);


--
-- Data for Name: consumers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consumers VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', '1', 'Ada of Acme', '2026-11-20 23:25:58.293+00', NULL, '01a1fb47-f096-76a5-ac55-d896d6a681fb', 'acme');
INSERT INTO public.consumers VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', '1', 'Hank of Globex', '2026-11-20 23:25:58.702+00', NULL, '01a1fb47-f22e-7609-86f0-207af9e3b70d', 'globex');
INSERT INTO public.consumers VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', 'peter', 'Peter', '2026-11-20 23:25:58.764+00', NULL, '01a1fb47-f26c-7774-9a92-604517c26c68', 'initech');
INSERT INTO public.consumers VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', 'ada', 'ada', '2026-11-20 23:25:59.143+00', NULL, '01a1fb47-f3e7-7236-8d49-fb85c1b9e2e7', 'acme');


--
-- Data for Name: destinations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.destinations VALUES ('01a1fb47-f4eb-7340-b7ee-af7b76b97872', '01a1fb47-e987-7569-943a-ea8d88188998', 'hooks', 'webhook', '{"url": "https://hooks.acme.example"}', 'v1.released.hyb5EIMlEuUi0goVzIJGlJuooBbjeXdHShZNx1LzW2zUDgreFpnOK_mFdKXzuao7mT4mdUKpbBzpHjG3.4AWySAEaatEQXy47bBErSuWJROo2HBqwmqj5KipR_-8Pw6IkCpxTbbIRWsuhSA', 'released', 'v1.released.BxKWsnY4Aw8xK09M5_SWkaLdyIT1BJ6Eg1dzLjru8lgD6z7tMAeYK05PuCI9UVBCPMysAb538k0ev_w2.lpdlI1RPxIHqwYlY8oSTR52fMjSsYoN60unq8V_AcGa6M8LzWh4Uzu9PlEZygcshAEjBaLJgfqqB1cZxJnhr-BjVF3xgdF2rzqk4zpju', 'released', '2026-11-20 23:25:59.403+00', NULL);


--
-- Data for Name: encryption_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.encryption_keys VALUES ('released', 'v1.released.1yGo6PeRGEPm0dvvLQr5HMvT7bBvBmM3d3oC16KGW8Rmta6G4HMl6qQTWuUvzIFZEe89rcYEraDBnuLZ.XmuQqjjgRDVdF-4u83b-187-wBA_brssadwuEO9izrH_', '2026-11-20 23:25:56.482+00');


--
-- Data for Name: event_topic_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_topic_routes VALUES ('01a1fb47-f4e0-7527-8a21-00f99ceb6667', '01a1fb47-e987-7569-943a-ea8d88188998', 'connection.created', '01a1fb47-f4da-761e-a94a-630b2edd3c6c', '2026-11-20 23:25:59.391+00', NULL);


--
-- Data for Name: groups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.groups VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', 'globex', 'globex', '2026-11-20 23:25:58.427+00', NULL);
INSERT INTO public.groups VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', 'initech', 'initech', '2026-11-20 23:25:58.762+00', NULL);
INSERT INTO public.groups VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', 'acme', 'acme', '2026-11-20 23:25:58.26+00', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', '["apiKey","01a1fb47-ed2e-7241-9306-a03b08c39b06",null]', 'acme', '01a1fb47-eff0-7589-99e0-49ed2c365597', '087aa443bac6fca001b991cb2a0207a162f40edda72ca215e3548ce0a65781f8', 201, 'application/json', 'v1.released.X692g-PkMUfr3CcUg0uQG69fageO6vp4T-_xZLFxsK1zSySpyrtwgBB3rVLnw5iI2-qCEH-EUS7VNgcK.-OsjQtI8z3-DADYCEK_yNVJbfQn6x1w1MuKfiyCQA__w_7kRsHUey8wcSeJPsxV7Rj43fqlEegzjhjIPwkyHinNNdpzEafyPmXRprAVeCJhlAMuGCKOTJj7RiHk9RlKHr5kDVFJ5nvr-rf7WJt9o1mJEjPm9musqI0HYWbq2NNNIkufYH6CCTFdrPRLjHdkwEDZFgjzGyVFTqLRzFQxQxWYhw1BCw0dnntYMjnHVyut5Stufw8sWSI1QonSsc3OlF7u1WiqUACs1urSIjXlhGLJwAxuVw8m16Mx65hSYZO-s_HpLdUeIEh1DHg9NMnwfFHKsW4paYqtnUBiKx2-9Ru_rk3wfwg3CKJXLjLYATEkdpRGEUR-3ZQQdO0dJ2yMCQzXNqzV5MmgiZTyBmrlmTGmIaNIUzhxq_BFAVC6EKo-o9l6cCvcZKbp7QG5vREelPtQHpJYTA0mgWrXv-U5OxneqZ68upkpwQXilc_18YT6TDxWC3SQMNDMXP4E2-OPPI2q7J9YnOZyMKP1ckabnuOCt6oBeZdyBwU22Uy03w3IDGCIlv_CL7ckbvxTF3KsB2-Em3m7lYbHGWg1FQMMalOOsV7bi5ABVtUUsXPvoOlu7pxflxyChAzzQPrICXNklSOp_JU1Ws9nq_a_m4iijEEjlCcfaYCwNS1P7Po4TtmE34W4q-cujkuU7dMN2lIV0wMpbXhOu5sdDSh8Owm35IUYEtezSQo5WCBBcIv5Dalf-oBMO-i0k4uby3o2V--wM_CrSf7Jt4qo-tmUYZ7R5RhcgGjqo1CddXsRYBpKAVna8iZidtp3otsoYsIpSOUfr0FDjUvsDT8I5nkJxYGBb5xD2mz7MKdcKkBqZb_bd7XHEitRfT1U5VXzqJI3GMYs9VOAHlyMX3IRWAD8xVAEYMqTvzCPH', 'released', '2026-11-20 23:25:58.128+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', '["apiKey","01a1fb47-ed2e-7241-9306-a03b08c39b06",null]', 'globex', '01a1fb47-f105-716c-9446-13a5008f56a6', 'e0710ce7c91001061a4ed0d4662b13db0a7161f532b1d6aa7d156a6761c5dab5', 201, 'application/json', 'v1.released.-JU1no47CoHrTA7_W46nUnDaGqYtoemOS_uLvwp5fg3ZnVerQ356possoraSzlxWkdnNnZWOJZPXQe2K.5SpL6cyveRo2XC1munFdqOM-MyOC4_OHHRnPVgqx6X8Dc7deJklMYtGM26-QOF93jpoV6KBg3B8IMeOeMxaWX_0-ps8nup9oZC0iEa5QwYzmCE6VtAYFf358q3MuIPLv1OTFjlgoSBEqEoXsE2OwWEsxa7yjPqsFDUDzUHYnlag45a0Bz_cLSo8qE9iaKjCiiQ2plPsSAM3LSzcAB9ui6M3JW921eqRzoBc74FlmRlGQSiC39Qrar524mynIubQb30iLmuDkurVY5qyXwmhlnkBRP3iD6JgZWqmWVUL-fL0lXYmwBiuJwXXFvAMxHXA-fbe-OQy5B5abg9otuRDnmSjM2xFQ_UkEOCHqxJZv2PAF3Jaj2ohqz5ll531T2eUUHQflyUW86rOV1cLGbz_TpJCLQIORoEAmzxIW8eCM_ZOpIjBXNZqTcj8OGJ7YFRNwCq1mkEEmakD54KxyAGsRf4cASmSHEnnSMjlBAYvwC09whLuAEkpwU-68KoJRPQwuSJtGWNU7ibb08mwx3ybX6mFNKunQjOh2UaGfOCiZLUVvfgJtZLI8jRZCbqhBfu68BoV2mNKHJmHnvrcghlXTYPZrqWa2M-AfVDvAUVfKarYWWGN1H2cTJRQ94qjtlW4A36LhIKqjDVCcj_lIsavXcA0jUdgIiRUjQ9hMRhtRuY8uVPLh5GmnuEgzbTX7X75X9-CVq14_dL65uLH4oa8VRr0yzk4L4od5nH3vR0f1I9p5g6kK6DxkWEMvcXH0BWV7C9AQGAmKeE_bLdvhdoPz_pKPUvRojTS_qViTHAUj3hxUuc4PlIMKJ0dt36lSmAsFaWgHjtpq0ql75-aSca236f9sWbZUFg2uouyHillwgZYXJtY1KGywxemftw5uAwZsi9gfd33a9lZ8em8IBYGtcA4sbNzwCj3c6ljpuQ', 'released', '2026-11-20 23:25:58.405+00', '{"headers": {}}');
INSERT INTO public.idempotency_keys VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', '["apiKey","01a1fb47-ed2e-7241-9306-a03b08c39b06",null]', 'initech', '01a1fb47-f240-77e9-9514-a21a7bfb3580', '0da77408d19b587119592e607e69fcb1dbd0e1f44c9bc1255ff16876054c3e9a', 201, 'application/json', 'v1.released.XBQkV1XuCo2OkAwTn_2DB1jHW8aX1uUnu_8udiCGLgkD6EZBzBhPhW4yPY1wwQ3iecZ5tTNmIRvcVcCy._K1lkRFoPi165a7o9IV2553OlDfBXybHQtSoS9KjlfSacNgZWFYhKoXnnm3z2oOuoXFRR04ZZtdyiPEfeaTrlUC5Sa1ySewzv7dSTqNB3np5WhnwFTYusXzUE30xAkT4DtSZAlLDew7jNe812lv0pXOGk6eITl9m_gKB24PdVqczENB1wdIoMKCRpCzyslTjwOXzCekUZZY7yHw-o3dT_yXUBZ0K74Klo31DF3G-hd2WddfjCNARaLeYHjEy2rfKyV2MowHhQ-TYmfYgE76nE85prr_qp1K4NXgLo1XYW-gTcms6gHAHWbJidwXr_jGp7Jfx1xp0oeQpShL6__0W77_MJ2ib6SYo-rDGKGGsQPFn_GlcChPf7-wck4zBObu5lL5rQYpPy4f_TS9BLlUjQKj3ixlM9ZWZO5JU260SqdDNh_UONlpk3RkLtOsrIti-t0Kca9g5Mp-YI-BINz_nWs370qhfDyNnlpjqR9rxANFUd2VXjjTfIX51yDRJ1aEnHlGgMPHzH-20HP3l2bnktLNcwLI_1S9dkYTmqlEWYOJ_vdmlvL34NAsvJm7q_qcwvU9Q1LUu6pgXsz_FyseyOGBtPopkTUOkWg2UiMw-86b1MdgrZnx1bV8J_Y24KAySgdQSjKkm-_egQly39jowWUAYBqbEBhffnYRYtqyhSeVGKOhblRYB5lXOYYo4ZwLn1jQpOSgFfKfCxFmDoT6wX3zkxdLXl882fveD1jQ_jB_FQwf-Y6lYIZyxSvawef4v5TxRe1RupWXpW8FzpeQytAFftJLPs8rM-pJ64Zslv2WeZ18vLXYz00YTU8LKAkox2MiBaXZLkwUgBV-eo71PVaGcY3vN2Dgd9JLuk5kIZQr3Vo7XyDY2iTEXE8T4VzY0kAbkBf08u7u3eWTWrbYw0_jT1UhdtZnl-Q', 'released', '2026-11-20 23:25:58.72+00', '{"headers": {}}');


--
-- Data for Name: installations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installations VALUES ('01a1fb47-f42d-755d-86d9-d6956af645d8', '01a1fb47-e987-7569-943a-ea8d88188998', '01a1fb47-ed0f-7013-96f4-97edbcfe1e9b', 'acme', '01a1fb47-f09d-702b-be58-1fcda9f1563d', '01a1fb47-f42d-755d-86d9-d844b97c3246', 'healthy', 'api:create-installation', '2026-11-20 23:25:59.213+00', NULL);


--
-- Data for Name: integrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.integrations VALUES ('01a1fb47-ecfc-7787-b16e-122209467ed5', '01a1fb47-e987-7569-943a-ea8d88188998', 'crm-sync', 'sandbox', '01a1fb47-ecfb-749e-accf-783e857f3939', '2026-11-20 23:25:57.371+00', NULL);
INSERT INTO public.integrations VALUES ('01a1fb47-ed0f-7013-96f4-97edbcfe1e9b', '01a1fb47-e987-7569-943a-ea8d88188998', 'crm-sync-key', 'sandboxApiKey', '01a1fb47-ed0f-7013-96f4-91f7ae9ee355', '2026-11-20 23:25:57.391+00', NULL);


--
-- Data for Name: jwt_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jwt_keys VALUES ('01a1fb47-eeae-7356-9f75-f560d7c4a314', '01a1fb47-e987-7569-943a-ea8d88188998', 'Demo backend', 'RS256', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxCV/nIKpjmE60f7ONuUx
XCjYhXfajRwxiFPgJNi1ghqK4pQ3KjXbIqEPfomxT2JgLW/8MSai1pc6PtZ1bqPK
2FdHMrVbxoZy1muOeqZI71porewJEFqH+7XKpkTwvaRkuzAP4z3c1yPbJDKZ7bs+
vcHDa6zs29n54B0AGiTqLEYT1dUy+IhmqsfsuF5GgqNwCnKtOOevOmsBFVrQ8+WR
DmnMRzE8uxHrSgh8O59tbBWdc8r0CtezVs/HmpKoKpEmgcyoi9m/cP5h2JLSan9k
oYg2nO9LRRLHY/Q9dKLaD8X9ReMlormRbVlnuuSdZFjVaNduWEJndK6HXqppFw1n
mQIDAQAB
-----END PUBLIC KEY-----', true, '2026-11-20 23:25:57.806+00', '2026-11-20 23:25:57.806+00');


--
-- Data for Name: oauth_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_states VALUES ('01a1fb47-f378-73c7-a354-b0c0e8211673', '01a1fb47-e987-7569-943a-ea8d88188998', 'e9c23bb3eb84ac2867fb7d11e50992aef619ab581a4e957de26bb67dea13f9e9', 'sandbox', '{"shown": {"group": {"text": "acme", "isRef": true}, "consumer": {"text": "ada", "isRef": true}}, "groupRef": "acme", "metadata": {}, "alwaysAsks": false, "consumerRef": "ada", "providerAppId": "01a1fb47-e98a-71f7-9cf3-82f0a87e6332"}', 'v1.released.Qt6Q-ISNVnaXu_MfypclpPAQekkvdjEdDXSD8UOA6ChkvYWxkPnZB5jyinksXl5y2MI3suvdl386CkUV.hRKz79m910tKsGWSZhf15YdN_3pOp9Jnbu40XA8l9NEFjYyFP5vgdIneS3-no298dRiZqwaq7bhvNZbU3wMXyIqsYT3lPFQ', 'released', '2026-11-20 23:35:59.032+00', '2026-11-20 23:25:59.101+00', '2026-11-20 23:25:59.032+00', '40756c2fb42c76010df01858940cd3509d72f9ea7be6d814f2962234cef11e05', '56725ae5efdb6e3eb6a5952df294488c6cb50b136c5eaa3fcd394096e82abff4', '8ea80cdfadb0e7488700d0354db512afb7de9b9f3fd7fc38872356fc2d4f236a');


--
-- Data for Name: operation_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_logs VALUES ('01a1fb47-f4c8-7582-840c-fc7bc4bc1ce1', '01a1fb47-e987-7569-943a-ea8d88188998', '01a1fb47-f4c7-702d-886f-a7c6fe519164', 'INFO', '{"msg": "Sample read found a record.", "details": {"who": "apiKey:01a1fb47-ed2e-7241-9306-a03b08c39b06", "fields": "email, first_name, last_name, job_title, phone, lifecycle_stage", "object": "contacts", "reason": "sample before saving the config", "attempts": "1", "durationMs": "13", "recordCount": "1", "providerStatus": "200"}, "operation_id": "01a1fb47-f4c7-702d-886f-a7c6fe519164"}', '2026-11-20 23:25:59.212+00');


--
-- Data for Name: operations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operations VALUES ('01a1fb47-f4c7-702d-886f-a7c6fe519164', '01a1fb47-e987-7569-943a-ea8d88188998', '01a1fb47-ed0f-7013-96f4-97edbcfe1e9b', '01a1fb47-f42d-755d-86d9-d6956af645d8', '01a1fb47-f42d-755d-86d9-d844b97c3246', 'read', 'success', '[contacts] Sample read found a record', '{"objects": ["contacts"], "purpose": "check"}', '2026-11-20 23:25:59.199+00', '2026-11-20 23:25:59.212+00');


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES ('01a1fb47-e987-7569-943a-ea8d88188998', 'demo', 'Ridgeline', '01a1fb47-e986-74fd-9d00-bb7cde4fa29b', '2026-11-20 23:25:56.487+00', NULL, '{}', false);


--
-- Data for Name: provider_apps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_apps VALUES ('01a1fb47-e98a-71f7-9cf3-82f0a87e6332', '01a1fb47-e987-7569-943a-ea8d88188998', 'sandbox', NULL, 'app_40a24d48638c', 'v1.released.xLnBPPpwuJ9ziiwTo7d3gmyyZeHn1J2dUSNunmLx76PBt1Oe6_X2G5xGslxV-Syl05s80hMCcEmeI3TV.mSyHsLwtrJaeR6XulFN7LF13U5LQzXR3r6CXQOjodJFl2sQFvleYa8E5WlYyoOJ9LAoZejj4dp3jyKPsN6QOU1qIGakCs-8-fFfYzMd9_x1DmHs', 'released', '{crm.read,crm.write}', NULL, '2026-11-20 23:25:56.491+00', '2026-11-20 23:25:59.008+00');


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('01a1fb47-ecfb-749e-accf-783e857f3939', '01a1fb47-e987-7569-943a-ea8d88188998', '01a1fb47-ecfc-7787-b16e-122209467ed5', '1.0.0', '{"name": "crm-sync", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandbox", "displayName": "CRM sync"}', '2026-11-20 23:25:57.39+00');
INSERT INTO public.revisions VALUES ('01a1fb47-ed0f-7013-96f4-91f7ae9ee355', '01a1fb47-e987-7569-943a-ea8d88188998', '01a1fb47-ed0f-7013-96f4-97edbcfe1e9b', '1.0.0', '{"name": "crm-sync-key", "read": {"objects": [{"backfill": {"defaultPeriod": {"fullHistory": true}}, "schedule": "*/30 * * * *", "mapToName": "person", "objectName": "contacts", "destination": "demoWebhook", "optionalFields": [{"fieldName": "phone"}, {"fieldName": "city"}, {"fieldName": "country"}, {"fieldName": "lead_score"}, {"fieldName": "birth_date"}, {"fieldName": "is_subscribed"}, {"prompt": "A field that holds what people like to be called.", "mapToName": "nickname", "mapToDisplayName": "Nickname"}], "requiredFields": [{"fieldName": "email"}, {"fieldName": "first_name"}, {"fieldName": "last_name"}, {"fieldName": "job_title", "mapToName": "role", "mapToDisplayName": "Role"}, {"prompt": "Which field tells how far along a person is?", "default": "lifecycle_stage", "mapToName": "stage", "mapToDisplayName": "Stage"}], "mapToDisplayName": "Person"}, {"backfill": {"defaultPeriod": {"days": 30}}, "schedule": "0 * * * *", "objectName": "companies", "destination": "demoWebhook", "requiredFields": [{"fieldName": "name"}, {"fieldName": "domain"}], "optionalFieldsAuto": "all"}, {"schedule": "0 */2 * * *", "objectName": "deals", "destination": "demoWebhook", "optionalFields": [{"fieldName": "close_date"}, {"fieldName": "probability"}, {"fieldName": "next_step"}], "requiredFields": [{"fieldName": "name"}, {"fieldName": "stage"}, {"fieldName": "amount"}]}]}, "write": {"objects": [{"objectName": "contacts", "inheritMapping": true}, {"objectName": "deals"}]}, "provider": "sandboxApiKey", "displayName": "CRM sync by API key"}', '2026-11-20 23:25:57.392+00');


--
-- Data for Name: topic_destination_routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topic_destination_routes VALUES ('01a1fb47-f4f0-71ca-8d99-05fc59b7da97', '01a1fb47-e987-7569-943a-ea8d88188998', '01a1fb47-f4da-761e-a94a-630b2edd3c6c', '01a1fb47-f4eb-7340-b7ee-af7b76b97872', '2026-11-20 23:25:59.408+00');


--
-- Data for Name: topics; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.topics VALUES ('01a1fb47-f4da-761e-a94a-630b2edd3c6c', '01a1fb47-e987-7569-943a-ea8d88188998', 'events', '2026-11-20 23:25:59.386+00', NULL);


--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a1fb47-f4e3-7045-a11a-9167ac9e0877', '01a1fb47-e987-7569-943a-ea8d88188998', 'dowel-uploads', '01a1fb47-e987-7569-943a-ea8d88188998/01a1fb47-f4e3-7045-a11a-9167ac9e0877.zip', '904eda984dd27182e18177b5ab83cd8bfd01b961b25d9181ab3cd599eb60e8af', NULL, NULL, '2026-11-20 23:40:59.395+00', '2026-11-20 23:25:59.395+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 5, true);


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
-- PostgreSQL database dump complete
--


