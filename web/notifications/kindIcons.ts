import {
  BadgeCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  ClockAlert,
  FileCheck,
  FileInput,
  FileWarning,
  FileX,
  KeyRound,
  type LucideIcon,
  Undo2,
  UserCheck,
  UserCog,
  Webhook,
} from 'lucide-react';
import type { NotificationKind } from '#domain/notifications/kinds';

/** The sign of each kind; the words always stand beside it. */
export const kindIcons: Record<NotificationKind, LucideIcon> = {
  filing_received: FileInput,
  filing_accepted: FileCheck,
  filing_returned: Undo2,
  filing_rejected: FileX,
  order_sent_back: Undo2,
  analysis_failed: FileWarning,
  hearing_scheduled: CalendarPlus,
  hearing_changed: CalendarClock,
  hearing_cancelled: CalendarX,
  deadline_upcoming: ClockAlert,
  judge_pending: UserCheck,
  attorney_claim: BadgeCheck,
  access_request: KeyRound,
  access_decided: KeyRound,
  role_changed: UserCog,
  webhook_failing: Webhook,
};
