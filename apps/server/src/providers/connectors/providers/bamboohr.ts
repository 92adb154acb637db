import type { ConnectorException } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, numberedPages, offsetPages, onePage, type Query, urlPages } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { presentFields } from './present-fields.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/BambooHR/bhr-api-php, specs/public.yaml.
const reference = 'https://documentation.bamboohr.com/reference';

const fieldsOf = fieldsDocumentedAt(reference, 'id!');
const numberedFieldsOf = fieldsDocumentedAt(reference, 'id:int!');

/** A list of one page. */
const whole = (path: string, records = '.', query: Query = {}) =>
  listsAt(reference, onePage(), records)(path, query);

/** A list of breaks, whose caller counts the records. */
const counted = listsAt(reference, offsetPages('offset', { limit: 500 }, reference), 'data');

const timed = (created: string, updated?: string): ConnectorException['record'] => ({
  id: 'id',
  ...timesOf(reference, { updated, created }),
});

/** A table of all employees. Its columns can be the customer's own. */
const tableOf = (name: string): ConnectorException => ({
  list: whole(`/v1/employees/all/tables/${name}`),
  fields: { source: 'sampled' },
});

/** The document calls the first page 0, and its example goes on from page 1 to 2. So the address of the next page is used. */
const locationPages = urlPages('_links.next.href', { pageSize: 500 }, reference);

/** @param only those that are archived, which the list leaves out otherwise. The filter is one of OData 4. */
const locations = (only?: { readonly filter: string }): ConnectorException => ({
  record: timed('createdAt'),
  list: listsAt(reference, locationPages, 'data')('/v1/hris/org/locations', only),
  fields: fieldsOf(
    'label archived:boolean manageable:boolean! address:other createdAt:datetime! archivedAt:datetime!',
  ),
});

/**
 * BambooHR. Its lists cannot be limited to what has changed. Employees have the fields that the list knows; the person who
 * connects may be allowed to see some of them only, and the others are null.
 */
export const bamboohr = usualConnector({
  provider: 'bamboohr',
  displayName: 'BambooHR',
  headers: { Accept: 'application/json' },
  errors: {
    message: ['detail', 'title', 'error.message', 'message'],
    details: [{ at: 'fields' }],
    documentation: 'https://documentation.bamboohr.com/docs/api-details',
  },
  // A change needs the whole address, and takes a location that it does not call archived out of the archive.
  functions: { sentBeside: presentFields(() => bamboohr, { locations: [] }) },
  object: {
    list: whole('/v1/{objectName}'),
  },
  objects: {
    employees: {
      record: { id: 'employeeId', omit: ['_restrictedFields'] },
      list: {
        request: { path: '/v1/employees', documentation: `${reference}/list-employees` },
        records: 'data',
        paging: cursorPages(
          'meta.page.nextCursor',
          'page[after]',
          { 'page[limit]': 1000 },
          `${reference}/list-employees`,
        ),
        fieldsParameter: { into: { query: 'fields' }, as: 'commaList', always: ['employeeId'] },
      },
      fields: fieldsDocumentedAt(`${reference}/list-employees`)(
        readOnly(`employeeId firstName lastName preferredName photoUrl jobTitleName status workEmail homeEmail bestEmail
        middleName workPhone workPhoneExtension mobilePhone homePhone skypeUsername linkedinUrl facebookUrl instagramUrl
        twitterUrl pinterestUrl birthDate hireDate divisionName divisionId departmentName departmentId locationName
        locationId jobTitleId employmentStatusName employmentStatusId reportsToName reportsToId`),
      ),
    },
    locations: {
      ...locations(),
      write: plainWrites('/v1/hris/org/locations', { documentation: reference, update: 'PUT' }),
    },
    archived_locations: locations({ filter: 'archived eq true' }),
    break_policies: {
      record: timed('createdAt', 'updatedAt'),
      list: counted('/v1/time-tracking/break-policies'),
      fields: fieldsOf(
        'name description allEmployeesAssigned:boolean createdAt:datetime! updatedAt:datetime! deletedAt:datetime!',
      ),
      write: plainWrites('/v1/time-tracking/break-policies', { documentation: reference }),
    },
    break_assessments: {
      record: timed('createdAt', 'updatedAt'),
      list: counted('/v1/time-tracking/break-assessments'),
      fields: fieldsOf(
        readOnly(`breakId employeeId:int employeeTimesheetId:int date:date timezone result availableYmdt:datetime
        unavailableYmdt:datetime createdAt:datetime updatedAt:datetime violations:other clockEntryIds:other
        expectedDuration:int recordedDuration:int durationDifference:int`),
      ),
    },
    applications: {
      list: {
        request: {
          path: '/v1/applicant_tracking/applications',
          query: { sortBy: 'created_date', sortOrder: 'ASC' },
          documentation: reference,
        },
        records: 'applications',
        paging: numberedPages('page', 50, reference, { when: 'true', member: 'paginationComplete' }),
      },
      fields: numberedFieldsOf(
        readOnly('appliedDate:datetime status:other rating:int applicant:other job:other'),
      ),
    },
    jobs: {
      list: whole('/v1/applicant_tracking/jobs'),
      fields: numberedFieldsOf(
        readOnly(`title:other postedDate:datetime location:other department:other status:other hiringLead:other
        newApplicantsCount:int activeApplicantsCount:int totalApplicantsCount:int postingUrl`),
      ),
    },
    application_statuses: {
      list: whole('/v1/applicant_tracking/statuses'),
      fields: fieldsOf(readOnly('code name translatedName description enabled:boolean manageable:boolean')),
    },
    applicant_locations: {
      list: whole('/v1/applicant_tracking/locations'),
      fields: numberedFieldsOf(
        readOnly('name description city state:other country:other zipcode addressLine1 addressLine2 phone'),
      ),
    },
    hiring_leads: {
      record: { id: 'employeeId' },
      list: whole('/v1/applicant_tracking/hiring_leads'),
      fields: fieldsDocumentedAt(reference)(readOnly('employeeId:int preferredFullName')),
    },
    company_benefits: {
      list: whole('/v1/benefit/company_benefit', 'companyBenefits'),
      fields: fieldsOf(
        readOnly(`name type benefitVendorId deductionTypeId companyDeductionId startDate:date endDate:date
        allowsCatchUp:boolean allowsSuperCatchUp:boolean`),
      ),
    },
    benefit_coverages: {
      list: whole('/v1/benefitcoverages', 'Benefit Coverages'),
      fields: fieldsOf(readOnly('shortName description sortOrder benefitPlanId')),
    },
    employee_dependents: {
      list: whole('/v1/employeedependents', 'Employee Dependents'),
      fields: fieldsOf(
        readOnly(`employeeId firstName middleName lastName relationship gender maskedSSN maskedSIN dateOfBirth:date
        addressLine1 addressLine2 city state zipCode homePhone country isUsCitizen isStudent`),
      ),
    },
    // The two days have to be there. Requests end after the first one, and start before the other.
    time_off_requests: {
      list: whole('/v1/time_off/requests', '.', { start: '1970-01-01', end: '2099-12-31' }),
      fields: numberedFieldsOf(
        readOnly(`employeeId:int name start:date end:date created:date status:other type:other amount:other
        actions:other dates:other notes:other`),
      ),
    },
    time_off_types: {
      list: whole('/v1/meta/time_off/types', 'timeOffTypes'),
      fields: numberedFieldsOf(readOnly('name units color icon source')),
    },
    time_off_policies: {
      list: whole('/v1/meta/time_off/policies'),
      fields: numberedFieldsOf(readOnly('timeOffTypeId:int name effectiveDate type')),
    },
    custom_reports: {
      list: {
        request: { path: '/v1/custom-reports', documentation: reference },
        records: 'reports',
        // A page after the last one is answered with the last one, so records are counted.
        paging: numberedPages('page', { page_size: 1000 }, reference, {
          when: 'total',
          member: 'pagination.total_records',
        }),
      },
      fields: numberedFieldsOf(readOnly('name')),
    },
    webhooks: {
      displayName: 'Webhooks of the user',
      list: whole('/v1/webhooks', 'webhooks'),
      fields: fieldsOf(readOnly('name created lastSent url')),
    },
    fields: {
      list: whole('/v1/meta/fields'),
      fields: fieldsOf(readOnly('name type alias deprecated:boolean')),
    },
    compensation: tableOf('compensation'),
    employment_status: tableOf('employmentStatus'),
    job_info: tableOf('jobInfo'),
  },
});
