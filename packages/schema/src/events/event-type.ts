import * as z from 'zod';
import { notificationEventTypes } from '../rules/notification-event-types.ts';

/** The kinds of notification event that can be routed to a topic. */
export const NotificationEventType = z.enum(notificationEventTypes);
export type NotificationEventType = z.infer<typeof NotificationEventType>;
