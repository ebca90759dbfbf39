import type { CourtActivities, CourtField, NamedClosure } from '#domain/activity/messages/court';
import { weekdays } from '#domain/days/days';
import { spellDay } from '#domain/days/spellDay';
import { endSentence } from '#domain/text/endSentence';
import type { ActivityTexts } from '../../Catalog.ts';
import { relationBackWords } from '../cases/filingDates.ts';
import { disagreementWords, pilotVerdictWords } from '../pilotWords.ts';
import { clockTime, counted, listed } from '../words.ts';

const fieldNames: Record<CourtField, string> = {
  name: 'name',
  division: 'division',
  address_lines: 'address',
  time_zone: 'time zone',
};
const mostRules = 10;

/** `on Dec 24, 2026`, `from Dec 24, 2026 to Dec 28, 2026`, with the hours for part of a day. */
function closedDays({ from_day, to_day, from_time, to_time }: NamedClosure): string {
  const days = from_day === to_day ? `on ${spellDay(from_day)}` : `from ${spellDay(from_day)} to ${spellDay(to_day)}`;
  return from_time && to_time ? `${days}, ${clockTime(from_time)} to ${clockTime(to_time)}` : days;
}

function closure(closed: NamedClosure): string {
  const { name, place, order_citation, extends_deadlines } = closed;
  const about = [name, place, order_citation].filter(Boolean).join(', ');
  return `${closedDays(closed)}: ${about}${extends_deadlines ? '' : ' (deadlines not extended)'}`;
}

const moved = (deadlines: number) => (deadlines === 0 ? '' : ` ${counted(deadlines, 'deadline')} moved.`);

function named(rules: readonly string[]): string {
  const more = rules.length - mostRules;
  return listed(more > 0 ? [...rules.slice(0, mostRules), `${counted(more, 'more rule')}`] : rules);
}

const templateFields = { court: 'court', location: 'location', case_number: 'case number' } as const;

/** What a heading means, or the pattern of case numbers. */
function meaning({ field, sign, value }: Pick<CourtActivities['template_revoked'], 'field' | 'sign' | 'value'>) {
  return value === null
    ? `the case number pattern “${sign}”`
    : `that the heading “${sign}” means the ${templateFields[field]} “${value}”`;
}

/** `Department 4, Dec 1, 2026 to Jan 29, 2027, with 2 targets` */
function plannedPilot({ department, starts_on, ends_on, targets }: CourtActivities['pilot_planned']): string {
  return `${department}, ${spellDay(starts_on)} to ${spellDay(ends_on)}, with ${counted(targets.length, 'target')}`;
}

const packSections = {
  categories: 'case category',
  number_formats: 'number format',
  hearing_types: 'hearing type',
  filing_codes: 'filing code',
  docket_events: 'docket event',
};

function packChange(change: CourtActivities['pack_changed']): string {
  switch (change.kind) {
    case 'item':
      return `${change.active ? 'saved' : 'disabled'} the ${packSections[change.section]} “${change.label}”`;
    case 'item_restored':
      return `restored the built-in ${packSections[change.section]} “${change.label}”`;
    case 'numbering':
      return 'changed the number formats of the case types';
    case 'imported':
      return `imported a pack: ${counted(change.added, 'item')} added, ${counted(change.changed, 'item')} changed`;
    case 'restored':
      return 'restored the built-in categories, number formats, and hearing types';
  }
}

export const courtActivities: ActivityTexts<CourtActivities> = {
  public_access_changed: ({ open, authority }, by) => ({
    title: 'Public Access Changed',
    description: `${by} ${open ? 'opened the court’s record to the public' : 'closed the court’s record to the public'} (${authority}).`,
  }),
  terminal_changed: ({ name, change }, by) => ({
    title: change === 'added' ? 'Terminal Added' : 'Terminal Removed',
    description: `${by} ${change} the terminal ${name} of the courthouse.`,
  }),
  court_changed: ({ court, fields }, by) => ({
    title: 'Court Settings Changed',
    description: `${by} changed ${listed(fields.map((field) => fieldNames[field]))} for ${court}.`,
  }),
  acceptance_rules_set: ({ court, partial, authority }, by) => {
    const set = {
      permitted: 'an attachment can be returned alone',
      not_permitted: 'a filing is decided with all of its attachments',
    };
    const what = partial === null ? 'the rule on file' : set[partial];
    return {
      title: 'Acceptance Rules Set',
      description: `${by} set the acceptance rules of ${court}: ${what}${authority ? ` (${authority})` : ''}.`,
    };
  },
  response_time_set: ({ court, kind, set }, by) => {
    const motions = kind === 'motion' ? 'motions' : 'motions for summary judgment';
    const unit = set?.unit === 'court_days' ? 'court day' : 'day';
    const from = set?.runs === 'before_hearing' ? 'before the hearing' : 'after the filing';
    const what = set ? `${counted(set.days, unit)} ${from} (${set.authority})` : 'none set by the court';
    return {
      title: 'Response Time Set',
      description: `${by} set the time for the response to ${motions} in ${court}: ${what}.`,
    };
  },
  upload_limits_set: ({ court, document_mb, envelope_mb, authority }, by) => {
    const set = [
      document_mb !== null && `${document_mb} MB for a document`,
      envelope_mb !== null && `${envelope_mb} MB for an envelope`,
    ].filter((one) => one !== false);
    const what = set.length === 0 ? 'those on file' : listed(set);
    return {
      title: 'Document Size Settings Changed',
      description: endSentence(`${by} set the size limits of ${court}: ${what}${authority ? ` (${authority})` : ''}`),
    };
  },
  cases_imported: ({ source, cases, parties, counsel, docket }) => ({
    title: 'Cases Imported',
    description: `The portal imported from ${source}: ${counted(cases, 'case')}, ${counted(parties, 'participant')}, ${counted(counsel, 'appearance')} of counsel, and ${counted(docket, 'line')} of dockets.`,
  }),
  case_import_undone: ({ source, removed, left }) => ({
    title: 'Import Undone',
    description: `The portal undid an import from ${source}: ${counted(removed, 'case')} removed, ${counted(left, 'case')} left because someone has worked on them.`,
  }),
  pilot_planned: (pilot, by) => ({
    title: 'Pilot Planned',
    description: `${by} planned a pilot in ${plannedPilot(pilot)}.`,
  }),
  pilot_changed: (pilot, by) => ({
    title: 'Pilot Changed',
    description: `${by} changed the pilot in ${plannedPilot(pilot)}.`,
  }),
  pilot_ended: ({ department }, by) => ({
    title: 'Pilot Ended',
    description: `${by} ended the pilot in ${department}.`,
  }),
  pilot_disagreement_marked: ({ document, subject, verdict, reason }, by) => ({
    title: 'Disagreement Marked',
    description: `${by} marked ${document}, ${disagreementWords(subject)}: ${pilotVerdictWords[verdict]}. Reason: ${endSentence(reason)}`,
  }),
  export_settings_set: ({ enabled, hour, keep }, by) => ({
    title: 'Export Settings Changed',
    description: enabled
      ? `${by} turned the nightly export on: from ${clockTime(`${String(hour).padStart(2, '0')}:00`)}, ${counted(keep, 'export')} kept.`
      : `${by} turned the nightly export off.`,
  }),
  record_check_requested: (_, by) => ({
    title: 'Record Verification Requested',
    description: `${by} requested a verification of the court’s activity record.`,
  }),
  export_requested: (_, by) => ({
    title: 'Export Requested',
    description: `${by} started an export of the entire portal.`,
  }),
  export_made: ({ rows, documents, missing, nightly }) => ({
    title: 'Portal Exported',
    description: `The ${nightly ? 'nightly' : 'requested'} export was made: ${counted(rows, 'row')} and ${counted(documents, 'document')}${missing > 0 ? `; ${counted(missing, 'document')} missing` : ''}.`,
  }),
  filing_date_rules_set: (
    { court, electronic_cutoff, closed_days, paper_closes, drop_box_closes, relation_back, authority },
    by,
  ) => {
    const set = [
      electronic_cutoff && `electronic filing until ${clockTime(electronic_cutoff)}`,
      closed_days && `closed days: ${closed_days === 'same_day' ? 'the same day' : 'the next court day'}`,
      paper_closes && `office closes at ${clockTime(paper_closes)}`,
      drop_box_closes && `drop box until ${clockTime(drop_box_closes)}`,
      relation_back && `corrections: ${relationBackWords[relation_back]}`,
    ].filter((one) => one !== null);
    const what = set.length === 0 ? 'the rules on file' : listed(set);
    return {
      title: 'Filing Date Rules Set',
      description: `${by} set the filing date rules of ${court}: ${what}${authority ? ` (${authority})` : ''}.`,
    };
  },
  court_closed: ({ closure: closed, deadlines_moved }, by) => ({
    title: 'Court Closed',
    description: `${by} closed the court ${closure(closed)}.${moved(deadlines_moved)}`,
  }),
  court_opened: ({ closure: closed, deadlines_moved }, by) => ({
    title: 'Court Closure Withdrawn',
    description: `${by} withdrew the court closure ${closure(closed)}.${moved(deadlines_moved)}`,
  }),
  court_hours_set: ({ hours }, by) => ({
    title: 'Court Hours Set',
    description: `${by} set the court’s hours: ${hours.map(({ weekday, opens, closes }) => `${weekdays[weekday]} ${clockTime(opens)} to ${clockTime(closes)}`).join(', ')}.`,
  }),
  courtroom_added: ({ courtroom }, by) => ({
    title: 'Courtroom Added',
    description: `${by} added the courtroom ${courtroom}.`,
  }),
  courtroom_changed: ({ before, courtroom }, by) => ({
    title: 'Courtroom Changed',
    description: `${by} changed the courtroom ${before}${before === courtroom ? '' : `, now ${courtroom}`}.`,
  }),
  courtroom_removed: ({ courtroom }, by) => ({
    title: 'Courtroom Removed',
    description: `${by} removed the courtroom ${courtroom}.`,
  }),
  event_type_added: ({ event_type, minutes }, by) => ({
    title: 'Event Type Added',
    description: `${by} added the event type ${event_type}, ${counted(minutes, 'minute')}.`,
  }),
  event_type_changed: ({ before, event_type, minutes }, by) => ({
    title: 'Event Type Changed',
    description: `${by} changed the event type ${before} to ${event_type}, ${counted(minutes, 'minute')}.`,
  }),
  event_type_removed: ({ event_type }, by) => ({
    title: 'Event Type Removed',
    description: `${by} removed the event type ${event_type}.`,
  }),
  standing_order_entered: ({ authority }, by) => ({
    title: 'Standing Order Entered',
    description: `${by} entered ${authority}.`,
  }),
  standing_order_ended: ({ authority }, by) => ({
    title: 'Standing Order Ended',
    description: `${by} ended ${authority}.`,
  }),
  rules_adopted: ({ rule_ids }, by) => ({
    title: rule_ids.length === 1 ? 'Rule Adopted' : 'Rules Adopted',
    description: `${by} adopted ${named(rule_ids)} for the court.`,
  }),
  rule_withdrawn: ({ rule_id }, by) => ({
    title: 'Rule Adoption Withdrawn',
    description: `${by} withdrew the adoption of ${rule_id}.`,
  }),
  review_sections_changed: ({ sections, rules }, by) => ({
    title: 'Review Sections Changed',
    description: `${by} changed the review sections: ${counted(sections, 'section')}, ${counted(rules, 'routing rule')}.`,
  }),
  section_rules_applied: ({ pending }, by) => ({
    title: 'Routing Rules Applied',
    description: `${by} had the routing rules applied to ${counted(pending, 'pending filing')}.`,
  }),
  template_learned: ({ replaces, ...learned }) => ({
    title: 'Template Learned',
    description: `The portal learned ${meaning(learned)} from three identical corrections${replaces ? ', replacing what it had learned before' : ''}.`,
  }),
  template_revoked: (learned, by) => ({
    title: 'Template Revoked',
    description: `${by} revoked what the portal had learned: ${meaning(learned)}.`,
  }),
  pack_changed: (change, by) => ({ title: 'Codes Changed', description: `${by} ${packChange(change)}.` }),
  next_number_set: ({ format, before, next }, by) => ({
    title: 'Next Case Number Set',
    description: `${by} set the next number of ${format} to ${next}. It was ${before}.`,
  }),
};
