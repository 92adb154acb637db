import type { ListEndpoint } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { allIncidents, incidentPages } from './pager-duty-incidents.ts';
import { listsAt, offsetPages, type Query } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/PagerDuty/api-schema, reference/REST/openapiv3.json.
const reference = 'https://developer.pagerduty.com/api-reference';
const paginationPage = 'https://developer.pagerduty.com/docs/rest-api-v2/pagination/';
const errorsPage = 'https://developer.pagerduty.com/docs/rest-api-v2/errors/';

/** @param query what a list needs to show everything */
function listOf(name: string, query?: Query, path = '/{objectName}'): ListEndpoint {
  const paging = offsetPages('offset', { limit: 100 }, paginationPage, { when: 'false', member: 'more' });
  return listsAt(reference, paging, name)(path, query);
}

const fieldsOf = fieldsDocumentedAt(reference, 'id! summary! type! self! html_url!');

/** Otherwise services have no `auto_pause_notifications_parameters`. */
const pauses = { 'include[]': 'auto_pause_notifications_parameters' };

/** Records are sent inside a member that says what they are. */
const writesOf = (singular: string) =>
  plainWrites('/{objectName}', {
    update: 'PUT',
    record: singular,
    sent: { body: { [singular]: { type: singular } }, wrap: singular },
    documentation: reference,
  });

/**
 * PagerDuty's REST API, version 2. Incidents, users and escalation policies are only read: their writes need the email
 * address of a user in a header. No list can be limited to what has changed.
 */
export const pagerDuty = usualConnector({
  provider: 'pagerDuty',
  displayName: 'PagerDuty',
  headers: { Accept: 'application/vnd.pagerduty+json;version=2' },
  errors: {
    message: 'error.message',
    details: [{ at: 'error.errors' }],
    wait: [{ header: 'ratelimit-reset', format: 'seconds' }],
    documentation: errorsPage,
  },
  functions: { pagesOf: (objectName) => (objectName === 'incidents' ? incidentPages : undefined) },
  object: {
    list: listOf('services', pauses),
  },
  objects: {
    incidents: {
      // A list has no body unless it is asked for.
      record: {
        id: 'id',
        omit: ['body'],
        ...timesOf(reference, { updated: 'updated_at', created: 'created_at' }),
      },
      list: listOf('incidents', allIncidents),
      fields:
        fieldsOf(`incident_number:int! title created_at:datetime! updated_at:datetime! status urgency incident_key!
        resolved_at:datetime! last_status_change_at:datetime! service:other escalation_policy:other assignments:other
        teams:other priority:other alert_counts:other! assigned_via! first_trigger_log_entry:other! is_mergeable:boolean!
        incident_type:other pending_actions:other! acknowledgements:other! alert_grouping:other!
        last_status_change_by:other! resolve_reason:other! conference_bridge:other incidents_responders:other!
        responder_requests:other!`),
    },
    services: {
      fields:
        fieldsOf(`name description auto_resolve_timeout:int acknowledgement_timeout:int created_at:datetime! status
        last_incident_timestamp:datetime! alert_creation escalation_policy:other teams:other! integrations:other!
        incident_urgency_rule:other support_hours:other scheduled_actions:other addons:other!
        auto_pause_notifications_parameters:other`),
      write: { ...writesOf('service'), get: { path: '/{objectName}/{id}', query: pauses } },
    },
    teams: {
      list: listOf('teams'),
      fields: fieldsOf('name description default_role'),
      write: writesOf('team'),
    },
    users: {
      list: listOf('users'),
      fields:
        fieldsOf(`name email time_zone color role job_title description avatar_url! teams:other! contact_methods:other!
        invitation_sent:boolean! created_via_sso:boolean! notification_rules:other!`),
    },
    escalation_policies: {
      list: listOf('escalation_policies'),
      fields: fieldsOf(
        'name description num_loops:int on_call_handoff_notifications escalation_rules:other services:other! teams:other',
      ),
    },
    schedules: {
      // One that is upgraded leaves this list, and is in the other one:
      // github.com/PagerDuty/developer-docs, docs/REST-API/21-Schedules-v2-to-v3-Upgrade.md
      displayName: 'Layer-based schedules',
      // What is in force at a time is only shown for a range of times.
      list: listOf('schedules', { 'include[]': 'schedule_layers' }),
      fields: fieldsOf(
        'name description time_zone escalation_policies:other! users:other! teams:other! schedule_layers:other',
      ),
    },
    shift_schedules: {
      displayName: 'Names of shift-based schedules',
      list: listOf('schedules', undefined, '/v3/schedules'),
      fields: fieldsOf(''),
    },
    priorities: { list: listOf('priorities'), fields: fieldsOf('name! description!') },
  },
});
