import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveFilingDateSettings as asked, FilingDateRulesOfCourt } from '#contract/filingDateSettings';
import { writeClosedDays, writeRelationBack } from '#contract/messages/writeMessages';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import type { FilingDateSettings } from '#domain/filingDates/CourtDating';
import { filingDateRule, filingSystemOf } from '#domain/filingDates/filingDateRules';
import { relationBackOf, relationBackRules } from '#domain/filingDates/relationBack';
import { may } from '#domain/identity/permissions';
import { findFilingDateSettings, saveFilingDateSettingsOf } from '#server/courts/filingDateSettings';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { changeCourtRules } from './changeCourtRules.ts';

type Rule = FilingDateRulesOfCourt['rules'][number];

/** The rules by which the user's court dates filings, with its settings. */
export async function readFilingDateRules({ db }: Needs<'db'>, viewer: Actor): Promise<FilingDateRulesOfCourt> {
  return describeRules(db, viewer, await findCourt(db, viewer.court_id));
}

/** Changes the settings, as far as the court's rules leave them open. Dates on record stay. */
export async function saveFilingDateSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...settings }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const rules = await changeCourtRules(needs, actor, {
    version,
    describe: (tx, court) => describeRules(tx, actor, court),
    check: (known) => assertOpen(settings, known),
    save: (tx, court, next) => saveFilingDateSettingsOf(tx, court.id, settings, next),
    record: (court) => ({ action: 'filing_date_rules_set', values: { court: court.name, ...settings } }),
  });
  return { message: 'Filing date settings saved', rules };
}

/** A court sets only what its rules leave open, and names the local rule or order under which it does. */
function assertOpen(settings: FilingDateSettings, { earlier_cutoff, may_set }: FilingDateRulesOfCourt): void {
  const { electronic_cutoff, closed_days, relation_back, authority } = settings;
  const closed = (field: string) => invalidInput(field, 'The rule on file leaves the court no choice here.');
  if (electronic_cutoff !== null && earlier_cutoff === null) throw closed('electronic_cutoff');
  if (closed_days !== null && !may_set.closed_days) throw closed('closed_days');
  if (relation_back !== null && !may_set.relation_back) throw closed('relation_back');
  const isSet = electronic_cutoff !== null || closed_days !== null || relation_back !== null;
  if (isSet && !authority) throw invalidInput('authority', 'Enter the local rule or order.');
}

async function describeRules(db: Db, viewer: Actor, court: StoredCourt): Promise<FilingDateRulesOfCourt> {
  const { settings, version } = await findFilingDateSettings(db, court.id);
  const system = filingSystemOf(court);
  const rule = filingDateRule(system);
  return {
    system_name: policyOf(court).name,
    settings,
    version,
    rules: rulesOf(system, settings),
    earlier_cutoff: rule.earlier_cutoff?.authority ?? null,
    may_set: {
      closed_days: rule.electronic.confidence === 'uncertain',
      relation_back: relationBackRules[system].confidence === 'uncertain',
    },
    can_manage: may(viewer.capacity, 'settings:court'),
  };
}

function rulesOf(system: ReturnType<typeof filingSystemOf>, settings: FilingDateSettings): Rule[] {
  const { electronic, paper, timely_by } = filingDateRule(system);
  const isSet = settings.closed_days !== null;
  const source = ({ authority, confidence }: typeof electronic) => ({ authority, confidence, set_by_court: false });
  const back = relationBackOf({ system, settings });
  return [
    {
      about: 'electronic',
      says: writeClosedDays('electronic', settings.closed_days ?? electronic.closed_days),
      ...source(electronic),
      ...(isSet && { authority: settings.authority, set_by_court: true }),
    },
    { about: 'paper', says: writeClosedDays('paper', paper.closed_days), ...source(paper) },
    ...(timely_by.date === 'received'
      ? [
          {
            about: 'timeliness' as const,
            says: writeClosedDays('timeliness', 'same_day'),
            ...source({ ...electronic, ...timely_by }),
          },
        ]
      : []),
    {
      about: 'correction',
      says: writeRelationBack(back.effect),
      authority: back.authority,
      confidence: back.confidence,
      set_by_court: back.set_by_court,
    },
  ];
}
