import { anyOf, pattern } from '#domain/text/pattern';

/** Labels of the day of a hearing. */
export const hearingLabels = [
  'hearing( date)?( (and|&) time)?',
  'date (and time )?of hearing',
  'hearing set for',
  'return date',
  'next (court|hearing) date',
  'noticed (hearing )?date',
  'date',
];

const settingVerbs = ['set', 'scheduled', 'noticed', 'calendared', 'continued', 'reset'];

/** How a notice says that there will be a hearing. */
export const hearingNotices = [
  'will (be heard|come on for hearing|be brought on for hearing|be presented|move|bring|present|call)',
  'shall (be heard|come on|appear)',
  pattern()`(?:is|are|be|has been|hereby) (?:hereby )?${anyOf(settingVerbs)}\b.{0,60}`,
  'hearing (is|will be|shall be)',
  'will be held',
  'ordered to appear',
  '(must|to|shall) appear',
  'show cause',
  'notice of hearing',
  'for (a )?hearing',
  'returnable',
  'set (this matter )?for',
  'i will hear',
];

/** How a document speaks of a hearing that was held. */
export const pastHearings = [
  'was heard',
  'were heard',
  'came on',
  'having come',
  'was held',
  'held a hearing',
  'following (a|the) hearing',
  'after (a|the) hearing',
  'at the hearing (on|held)',
  'conducted',
  'heard (oral )?argument',
  'appeared on',
];

/** What a courtroom is called. */
export const roomNouns = [
  'Department',
  'DEPARTMENT',
  'Dept.?',
  'DEPT.?',
  'Courtroom',
  'COURTROOM',
  'Ctrm.?',
  'Room',
  'ROOM',
  'Part',
  'PART',
  'Division',
  'DIVISION',
];
