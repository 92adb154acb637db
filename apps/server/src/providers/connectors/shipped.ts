// Written by `pnpm generate` from the connectors, the digests, the simulators and the recordings. Do not edit it.

import type { ConnectorFacts } from './connector-facts.ts';

/** What is known of each connector that ships with Dowel before it is loaded. */
export const shipped: Readonly<Record<string, Omit<ConnectorFacts, 'provider'>>> = {
  activeCampaign: { abilities: 'read write delete search', verified: 'simulator', objectCount: 23 },
  asana: { abilities: 'read write delete search', verified: 'simulator', objectCount: 16 },
  atlassian: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 39 },
  attio: { abilities: 'read write delete subscribe', verified: 'simulator', objectCount: 4 },
  bamboohr: { abilities: 'read write delete', verified: 'simulator', objectCount: 22 },
  box: { abilities: 'read write delete search', verified: 'simulator', objectCount: 13 },
  brevo: { abilities: 'read write delete', verified: 'simulator', objectCount: 14 },
  chargebee: { abilities: 'read write delete search', verified: 'simulator', objectCount: 11 },
  clickup: { abilities: 'read write delete search', verified: 'simulator', objectCount: 10 },
  constantContact: { abilities: 'read write delete search', verified: 'simulator', objectCount: 9 },
  datadog: { abilities: 'read write delete', verified: 'simulator', objectCount: 14 },
  deel: {
    otherProviders: ['deelSandbox'],
    abilities: 'read write delete search',
    verified: 'simulator',
    objectCount: 23,
    apiVersion: { name: '2026-01-01', supportedUntil: '2028-01-01' },
  },
  digitalOcean: { abilities: 'read write delete search', verified: 'simulator', objectCount: 22 },
  dixa: { abilities: 'read write delete search', verified: 'simulator', objectCount: 17 },
  dropboxSign: { abilities: 'read write delete', verified: 'simulator', objectCount: 6 },
  freshbooks: { abilities: 'read write delete search', verified: 'simulator', objectCount: 16 },
  front: { abilities: 'read write delete search', verified: 'simulator', objectCount: 33 },
  github: {
    abilities: 'read write delete subscribe search',
    verified: 'simulator',
    objectCount: 37,
    apiVersion: { name: '2022-11-28', supportedUntil: '2028-03-10' },
  },
  gitlab: { abilities: 'read write delete search', verified: 'simulator', objectCount: 12 },
  google: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 5 },
  hubspot: {
    abilities: 'read write delete subscribe search',
    verified: 'simulator',
    objectCount: 50,
    apiVersion: { name: '2026-09', supportedUntil: '2028-03-08' },
  },
  intercom: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 23 },
  iterable: { abilities: 'read write delete search', verified: 'simulator', objectCount: 10 },
  keap: { abilities: 'read write delete', verified: 'simulator', objectCount: 24 },
  klaviyo: {
    abilities: 'read write delete',
    verified: 'simulator',
    objectCount: 21,
    apiVersion: { name: '2026-07-15', supportedUntil: '2028-07-15' },
  },
  linear: { abilities: 'read write delete search', verified: 'simulator', objectCount: 26 },
  mailchimp: { abilities: 'read write delete search', verified: 'simulator', objectCount: 17 },
  microsoft: { abilities: 'read write delete search', verified: 'simulator', objectCount: 24 },
  miro: { abilities: 'read write delete search', verified: 'simulator', objectCount: 13 },
  monday: {
    abilities: 'read write delete search',
    verified: 'simulator',
    objectCount: 16,
    apiVersion: { name: '2026-10', supportedUntil: '2027-04-26' },
  },
  notion: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 8 },
  okta: { abilities: 'read write delete search', verified: 'simulator', objectCount: 14 },
  openAI: { abilities: 'read write delete search', verified: 'simulator', objectCount: 24 },
  outreach: { abilities: 'read write delete search', verified: 'simulator', objectCount: 25 },
  paddle: {
    otherProviders: ['paddleSandbox'],
    abilities: 'read write delete search',
    verified: 'simulator',
    objectCount: 14,
  },
  pagerDuty: { abilities: 'read write delete', verified: 'simulator', objectCount: 8 },
  pandaDoc: { abilities: 'read write delete search', verified: 'simulator', objectCount: 8 },
  payPal: {
    otherProviders: ['payPalSandBox'],
    abilities: 'read write delete',
    verified: 'simulator',
    objectCount: 8,
  },
  pinterest: { abilities: 'read write delete search', verified: 'simulator', objectCount: 16 },
  pipedrive: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 32 },
  posthog: { abilities: 'read write delete search', verified: 'simulator', objectCount: 26 },
  quickbooks: {
    otherProviders: ['quickbooksSandbox'],
    abilities: 'read write delete search',
    verified: 'simulator',
    objectCount: 32,
  },
  recurly: { abilities: 'read write', verified: 'simulator', objectCount: 12 },
  ringCentral: { abilities: 'read write delete search', verified: 'simulator', objectCount: 16 },
  salesforce: {
    abilities: 'read write delete search',
    verified: 'simulator',
    objectCount: 0,
    apiVersion: { name: 'v66.0', supportedUntil: '2029-02-01' },
  },
  segment: { abilities: 'read write delete search', verified: 'simulator', objectCount: 19 },
  sendGrid: { abilities: 'read write delete', verified: 'simulator', objectCount: 17 },
  sentry: { abilities: 'read write delete search', verified: 'simulator', objectCount: 13 },
  serviceNow: {
    otherProviders: ['serviceNowPKCE'],
    abilities: 'read write delete search',
    verified: 'simulator',
    objectCount: 2,
  },
  shopify: {
    abilities: 'read write delete subscribe search',
    verified: 'simulator',
    objectCount: 4,
    apiVersion: { name: '2026-10', supportedUntil: '2027-10-01' },
  },
  slack: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 7 },
  smartsheet: { abilities: 'read write delete search', verified: 'simulator', objectCount: 14 },
  square: {
    otherProviders: ['squareSandbox'],
    abilities: 'read write delete subscribe search',
    verified: 'simulator',
    objectCount: 22,
  },
  stripe: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 100 },
  twilio: { abilities: 'read search', verified: 'simulator', objectCount: 17 },
  typeform: { abilities: 'read write delete search', verified: 'simulator', objectCount: 5 },
  webflow: { abilities: 'read write delete search', verified: 'simulator', objectCount: 12 },
  wooCommerce: { abilities: 'read write delete search', verified: 'simulator', objectCount: 18 },
  xero: { abilities: 'read write delete', verified: 'simulator', objectCount: 24 },
  zendeskSupport: { abilities: 'read write delete subscribe search', verified: 'simulator', objectCount: 18 },
  zoho: { abilities: 'read write delete search', verified: 'simulator', objectCount: 17 },
  zoom: { abilities: 'read write delete search', verified: 'simulator', objectCount: 22 },
  sandbox: {
    otherProviders: [
      'sandboxPkce',
      'sandboxClientCredentials',
      'sandboxPassword',
      'sandboxApiKey',
      'sandboxQueryKey',
      'sandboxBasic',
      'sandboxKeyAsBasic',
      'sandboxCustom',
      'sandboxSteps',
      'sandboxServiceAccount',
      'sandboxJwt',
      'sandboxOpen',
      'sandboxWorkspace',
    ],
    abilities: 'read write delete subscribe search',
    verified: 'simulator',
    objectCount: 0,
  },
};

/** The objects with the same levels of proof, by connector. */
export const shippedProof: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'documented simulated': {
    activeCampaign:
      'accountContacts accounts automations connections contactAutomations contactDeals contacts dealGroups dealStages dealTasks dealTasktypes deals ecomCustomers ecomOrderProducts fieldValues fields lists messages notes savedResponses scores tags users',
    asana:
      'custom_fields goals portfolios project_memberships project_templates projects sections status_updates tags task_templates tasks teams time_periods users workspace_memberships workspaces',
    atlassian:
      'application_roles archived_dashboards audit_records boards changelogs comments components dashboards epics field_schemes fields filters groups issue_link_types issue_security_schemes issue_type_schemes issue_type_screen_schemes issue_types issues notification_schemes permission_schemes priorities priority_schemes project_categories projects quick_filters resolutions roles screen_schemes screens sprints status_categories statuses users versions watchers workflow_schemes workflows worklogs',
    attio: 'companies deals lists notes people tasks workspace_members',
    bamboohr:
      'applicant_locations application_statuses applications archived_locations benefit_coverages break_assessments break_policies company_benefits custom_reports employee_dependents employees fields hiring_leads jobs locations time_off_policies time_off_requests time_off_types webhooks',
    box: 'collaboration_whitelist_entries group_collaborations groups items legal_hold_policies memberships metadata_templates retention_policies root_items sign_requests sign_templates terms_of_services users',
    brevo:
      'archivedEmailCampaigns categories contacts deals emailCampaigns folders lists notes products segments senders smsCampaigns tasks templates',
    chargebee:
      'coupons credit_notes customers invoices item_families item_prices items orders payment_sources subscriptions transactions',
    clickup: 'archived_docs archived_spaces customFields docs goals groups spaces tasks views workspaces',
    constantContact:
      'account_emails activities contact_custom_fields contact_lists contact_tags contacts emails events segments',
    datadog:
      'dashboard_lists dashboards log_indexes log_pipelines monitors notebooks slo_corrections slos synthetics_locations synthetics_tests synthetics_variables template_notebooks users',
    deel: 'adjustment_categories adjustments contracts deel_invoices departments groups invoice-adjustments invoices legal-entities managers milestones off-cycle-payments organization_structures organizations people shift_rates shifts teams time_offs timesheets webhooks worker_relation_types working-locations',
    digitalOcean:
      'actions alert_policies apps cdn_endpoints certificates databases domain_records domains droplets firewalls gpu_droplets images invoices kubernetes_clusters projects reserved_ips snapshots ssh_keys tags uptime_checks volumes vpcs',
    dixa: 'activitylog agents analytics/metrics analytics/records collections conversations custom-attributes endusers flows messages notes queue_members queues tags team_agents teams templates',
    dropboxSign: 'api_apps bulk_send_jobs fax_lines faxes signature_requests templates',
    freshbooks:
      'bill_payments bill_vendors bills businesses clients credit_notes expense_categories expenses invoices items other_incomes payments projects services tasks time_entries',
    front:
      'account_custom_fields accounts activities articles categories channels comments company_rules company_tags contact_custom_fields contact_lists contacts conversation_custom_fields conversations inbox_custom_fields inboxes knowledge_bases link_custom_fields links message_template_folders message_templates messages rules shifts signatures statuses tags teammate_custom_fields teammate_groups teammates teams time_offs views',
    github:
      'gists issues notifications orgs orgs/members orgs/teams repos repos/artifacts repos/assignees repos/branches repos/collaborators repos/comments repos/commit_comments repos/commits repos/contributors repos/deployments repos/invitations repos/issue_events repos/issues repos/labels repos/milestones repos/pulls repos/releases repos/review_comments repos/tags repos/workflow_runs repos/workflows user/emails user/followers user/following user/gpg_keys user/issues user/keys user/memberships/orgs user/repository_invitations user/ssh_signing_keys user/teams',
    gitlab:
      'child_pipelines environments group_members groups issues labels merge_requests milestones pipelines project_members projects releases',
    google: 'acl calendarEvents calendarList events settings',
    hubspot:
      'appointments associations/configurations calls carts cms/authors cms/domains cms/posts cms/tags cms/url_redirects commerce_payments communications companies contacts contracts courses deals deals/pipelines discounts emails feedback_submissions fees goal_targets imports imports/errors invoices leads line_items listings lists lists/memberships marketing/campaigns marketing/emails marketing/events marketing/subscription_definitions meetings notes orders owners partner_clients partner_services postal_mail products quotes services subscriptions tasks taxes tickets tickets/pipelines users',
    intercom:
      'admins articles collections companies companies/contacts companies/segments contacts contacts/companies contacts/segments contacts/subscriptions contacts/tags conversations help_centers news_items newsfeeds notes segments subscription_types tags teams ticket_types tickets',
    iterable:
      'campaigns catalog_items catalogs channels journeys lists messageTypes snippets templates webhooks',
    keap: 'affiliates automations campaigns companies contacts emails emails/templates files leadSourceCategories leadSources notes opportunities opportunities/stages orders productCategories products referrals sales/payments subscriptions tags tags/categories tasks users webforms',
    klaviyo:
      'catalog_categories catalog_items catalog_variants coupons email_campaigns events flows forms images lists metrics mobile_push_campaigns profiles reviews segments sms_campaigns tag_groups tags templates universal_content web_feeds',
    linear:
      'attachments comments customerNeeds customerStatuses customerTiers customers cycles documents initiativeLabels initiativeUpdates initiatives issueLabels issueRelations issues projectLabels projectMilestones projectStatuses projectUpdates projects releasePipelines releaseStages releases teamMemberships teams users workflowStates',
    mailchimp:
      'automations campaignFolders campaigns carts customers interestCategories lists members mergeFields orders products promoRules reports segments stores templateFolders templates',
    microsoft:
      'applications calendars channels chats contactFolders contacts devices directoryRoles domains drives events groups joinedTeams mailFolders messages notebookSections notebooks organization plannerTasks servicePrincipals subscribedSkus todoLists todoTasks users',
    miro: 'app_cards board_members boards cards connectors documents embeds frames images shapes sticky_notes tags texts',
    monday:
      'account_roles boards columns custom_activity docs folders groups items replies service_users tags teams updates users webhooks workspaces',
    notion: 'blocks comments data_sources file_uploads pages users',
    okta: 'app_groups app_users apps authorization_servers devices event_hooks group_members group_rules groups log_streams realms trusted_origins user_types users',
    openAI:
      'admin_api_keys batches certificates chat_completions container_files containers files fine_tuning_checkpoints fine_tuning_events fine_tuning_jobs groups invites models project_api_keys project_rate_limits project_service_accounts project_users projects roles skills users vector_store_files vector_stores voice_consents',
    outreach:
      'accounts callDispositions callPurposes calls emailAddresses events mailboxes mailings opportunities opportunityStages personas phoneNumbers prospects roles sequenceStates sequenceSteps sequenceTemplates sequences snippets stages taskPriorities tasks teams templates users',
    paddle:
      'addresses adjustments businesses client-tokens customers discount-groups discounts notification-settings prices products reports simulations subscriptions transactions',
    pagerDuty: 'escalation_policies incidents priorities schedules services shift_schedules teams users',
    pandaDoc: 'contacts content_library_items documents forms members templates users workspaces',
    payPal:
      'invoice_templates invoices plans products web_profiles webhook_event_types webhook_lookups webhooks',
    pinterest:
      'ad_accounts audiences billing_invoices board_sections boards catalog_feeds catalogs customer_lists lead_forms order_lines pins promotions targeting_templates',
    pipedrive:
      'activities activityTypes boards callLogs currencies deals deals/archived deals/discounts deals/participants deals/products files filters leadLabels leads leads/archived legacyTeams notes notes/comments organizations permissionSets persons phases pipelines products products/variations projectTemplates projects projects/archived roles stages tasks users',
    posthog:
      'actions annotations archived_experiments cohorts dashboards early_access_feature experiment_holdouts experiment_saved_metrics experiments feature_flags hog_functions insights members notebooks organizations person_property_definitions persons projects property_definitions roles session_recording_playlists session_recordings subscriptions surveys warehouse_saved_queries web_experiments',
    quickbooks:
      'Account Attachable Bill BillPayment Budget Class CompanyCurrency CompanyInfo CreditMemo Customer CustomerType Department Deposit Employee Estimate Invoice Item JournalEntry Payment PaymentMethod Purchase PurchaseOrder RefundReceipt SalesReceipt TaxAgency TaxCode TaxRate Term TimeActivity Transfer Vendor VendorCredit',
    recurly:
      'accounts add_ons coupons credit_payments invoices items line_items measured_units plans shipping_methods subscriptions transactions',
    ringCentral:
      'address-book/contact answering-rule call-log call-monitoring-groups call-queues call-queues/members caller-blocking/phone-numbers custom-fields device directory/entries emergency-locations extension forwarding-number message-store phone-number templates',
    salesforce:
      'Account AccountHistory AccountShare Contact Invoice__c Lead Opportunity TabDefinition Task User UserRole',
    segment:
      'audiences audit_events computed_traits destination_catalog destination_functions destinations insert_functions reverse_etl_models roles source_catalog source_functions sources spaces tracking_plans transformations user_groups users warehouse_catalog warehouses',
    sendGrid:
      'alerts blocks bounces custom_fields designs domains invalid_emails lists senders single_sends spam_reports subusers teammates templates unsubscribe_groups unsubscribes verified_senders',
    sentry:
      'dashboards detectors environments integrations issues members monitors organizations projects releases repos teams workflows',
    serviceNow: 'incident problem sys_user',
    shopify: 'customers orders productVariants products',
    slack: 'chat.scheduledMessages conversations files messages private_channels usergroups users',
    smartsheet:
      'attachments columns contacts discussions favorites groups reports rows sheets sights users webhooks workspace_children workspaces',
    square:
      'cards categories customer_groups customer_segments customers discounts disputes gift_cards invoices item_variations items jobs locations modifier_lists orders payments payouts refunds taxes',
    stripe:
      'accounts accounts/capabilities accounts/external_accounts accounts/persons apple_pay/domains application_fees application_fees/refunds balance_transactions billing/alerts billing/credit_balance_transactions billing/credit_grants billing/meters billing_portal/configurations charges checkout/sessions checkout/sessions/line_items climate/orders climate/products climate/suppliers country_specs coupons credit_notes credit_notes/lines customers customers/balance_transactions customers/cash_balance_transactions customers/payment_methods customers/tax_ids disputes entitlements/active_entitlements entitlements/features exchange_rates file_links files financial_connections/accounts financial_connections/transactions forwarding/requests identity/verification_reports identity/verification_sessions invoice_payments invoice_rendering_templates invoiceitems invoices invoices/lines issuing/authorizations issuing/cardholders issuing/cards issuing/disputes issuing/personalization_designs issuing/physical_bundles issuing/tokens issuing/transactions payment_intents payment_links payment_links/line_items payment_method_configurations payment_method_domains payment_methods payouts plans prices products products/features promotion_codes quotes quotes/line_items radar/early_fraud_warnings radar/value_list_items radar/value_lists refunds reporting/report_runs reporting/report_types reviews setup_attempts setup_intents shipping_rates sigma/scheduled_query_runs subscription_items subscription_schedules subscriptions tax/registrations tax_codes tax_ids tax_rates terminal/configurations terminal/locations terminal/readers topups transfers transfers/reversals treasury/credit_reversals treasury/debit_reversals treasury/financial_accounts treasury/inbound_transfers treasury/outbound_payments treasury/outbound_transfers treasury/received_credits treasury/received_debits treasury/transaction_entries treasury/transactions',
    twilio:
      'accounts addresses applications authorized_connect_apps calls conferences connect_apps incoming_phone_numbers messages notifications outgoing_caller_ids queues recordings short_codes transcriptions usage_records usage_triggers',
    typeform: 'forms images responses themes workspaces',
    webflow:
      'asset_folders assets collections comments components form_submissions forms orders pages products sites webhooks',
    wooCommerce:
      'attribute_terms coupons customers order_notes orders payment_gateways product_attributes product_categories product_reviews product_tags products refunds shipping_classes shipping_zones tax_classes taxes variations webhooks',
    xero: 'Accounts BankTransactions BankTransfers BatchPayments BrandingThemes ContactGroups Contacts CreditNotes Currencies Invoices Items LinkedTransactions ManualJournals Organisation Overpayments Payments Prepayments PurchaseOrders Quotes RepeatingInvoices TaxRates TrackingCategories Users',
    zendeskSupport:
      'automations brands comments group_memberships groups macros organization_fields organization_memberships organizations satisfaction_ratings suspended_tickets ticket_fields ticket_metrics tickets triggers user_fields users views',
    zoho: 'Accounts Calls Campaigns Cases Contacts Deals Events Invoices Leads Price_Books Products Purchase_Orders Quotes Sales_Orders Solutions Tasks Vendors',
    zoom: 'channels contact_groups devices divisions group_members groups h323_devices inactive_users meetings pending_users phone_auto_receptionists phone_call_queues phone_common_areas phone_external_contacts phone_locations phone_shared_line_groups phone_sites phone_users roles shared_spaces tracking_fields users',
  },
  documented: {
    bamboohr: 'compensation employment_status job_info',
    datadog: 'organizations',
    intercom: 'data_attributes',
    notion: 'databases rows',
    pinterest: 'ad_groups ads campaigns',
    square: 'loyalty_accounts subscriptions team_members',
    xero: 'Journals',
  },
  'simulated recorded tried': { sandbox: 'companies' },
  simulated: { sandbox: 'contacts deals' },
};

/** When a connector was last tried at an account of the provider. */
export const shippedTrials: Readonly<Record<string, string>> = { sandbox: '2026-11-26' };
