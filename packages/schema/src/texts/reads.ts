import { createTime, ids, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const readsTexts = {
  tag: 'Reads',
  description:
    'Records are read on the schedule of their object, once when the object is installed, and when you ask. They go to the destination of the object.',
  operations: {
    listReads: {
      summary: 'List how the objects of an installation are read',
      description:
        'Says for each object that is read when it was read last, how that ended, when it is read next, and why its schedule is paused. Tells nothing of errors and of records, so a page may show it.',
      answer: [
        {
          objectName: 'contacts',
          schedule: '0 * * * *',
          nextTime: updateTime,
          readUntil: createTime,
          lastRun: {
            operationId: ids.operation,
            readType: 'scheduled',
            status: 'success',
            startTime: createTime,
            endTime: createTime,
            recordCount: 12,
          },
        },
      ],
    },
    triggerRead: {
      summary: 'Read an object now',
      description:
        'Starts a read of one object for a group and answers at once. The operation says how it goes on. The event `read.triggered.done` or `read.triggered.error` tells how it ended. Send an `Idempotency-Key` to start it only once. The mapped name of an object works, too. A page may ask for its own group; while such a read of the object goes on, it gets that one, and `Dowel-Warning: no_effect;path="sinceTimestamp"` says that this one is of another time than it asked for.',
      body: { groupRef: 'northwind', mode: 'async', sinceTimestamp: createTime },
      answer: { operationId: ids.operation },
    },
    pauseReads: {
      summary: 'Pause scheduled reads',
      description:
        'Pauses the schedules of some objects of an installation, or of all. What is being read is finished, and reads that you ask for still run. A repeated call changes nothing but the note. Objects that the installation does not read cannot be paused: `Dowel-Warning: no_effect;path="contacts"` names them.',
      body: { objects: ['contacts'], note: 'Migration of the warehouse' },
    },
    unpauseReads: {
      summary: 'Resume scheduled reads',
      description:
        'Ends every pause, also one after failures. The next read begins at once and delivers what changed meanwhile. Schedules stay paused while the provider refuses the credentials of the connection: `Dowel-Warning: still_paused;path="contacts"` names them.',
      body: { objects: ['contacts'] },
    },
    deliverResults: {
      summary: 'Deliver results that wait',
      description:
        'For an object with `delivery.mode: onRequest`. Its results wait until you ask for them, page by page, the oldest first. A page is one message: at most `delivery.pageSize` records of one page of the provider, and less than 300 KB. When fewer pages wait than you ask for, the rest is sent as soon as reads bring it. An operation says how many were sent, how many are still to come, and how many had expired: pages wait for as long as the server keeps messages, 30 days unless the operator chose otherwise. Deprecated in the original interface.',
      body: { groupRef: 'northwind', pages: 1 },
    },
  },
} satisfies ResourceTexts;
