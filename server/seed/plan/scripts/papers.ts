import { addDays } from '#domain/days/days';
import { spellDay, spellLongDay } from '#domain/days/spellDay';
import { formatAmount } from '#domain/money/formatAmount';
import { fees } from '#domain/rules/fees';
import { isPeople, type Paper, type Setting, type Timeline } from '../timeline.ts';

/** Documents and entries that occur in cases of several types. */

export const perjury =
  'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.';

/** Dollars as documents and dockets write them. */
export const dollars = (amount: number): string => formatAmount(amount * 100);

/** A fee of the statewide schedule, which the entry of the document states with its receipt. */
export function payFee(t: Timeline, id: string, by: number): void {
  const fee = fees.find((one) => one.id === id);
  if (!fee) throw new Error(`There is no fee ${id}.`);
  const paid = { fee: dollars(Number(fee.amount_usd)), receipt: receiptOn(t) };
  if (!t.pay(by, paid)) t.enter('fee_paid', { ...paid, payer: t.parties[by]!.full_name });
}

/** Receipt numbers rise with the days, as a cashier’s do. */
function receiptOn(t: Timeline): string {
  const [year, month, day] = t.day().split('-').map(Number);
  const passed = (month! - 1) * 31 + day!;
  return `${String(year).slice(2)}-${String(passed * 190 + t.random.between(1, 180)).padStart(6, '0')}`;
}

/** A litigant who cannot pay: the fee, or its waiver. */
export function payOrWaive(t: Timeline, id: string, by: number): void {
  if (t.parties[by]!.attorney === null && t.random.chance(0.35)) t.enter('fee_waived');
  else payFee(t, id, by);
}

/** When and where a motion is heard, as its notice says. */
export const noticed = ({ hearing: { date, time } }: Setting, t: Timeline): string =>
  `PLEASE TAKE NOTICE that on ${spellLongDay(date)}, at ${clock(time)}, or as soon thereafter as the matter may be heard, in ` +
  `Department ${t.department()} of this Court, the following motion will be heard.`;

export const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

export function proofOfSummons(
  t: Timeline,
  of: number,
  served: number,
  what = 'summons and complaint',
  methods: readonly string[] = usualMethods,
): Paper {
  const { full_name, role, address } = t.parties[served]!;
  const on = addDays(t.day(), -t.random.between(1, 4));
  const served_on = spellLongDay(on);
  const how = t.random.pick(methods);
  // Substituted service is complete on the tenth day after the mailing (CCP § 415.20).
  const complete_on = how === substituted ? addDays(on, 10) : on;
  return {
    heading: `PROOF OF SERVICE OF ${what.toUpperCase()}`,
    purpose: 'service',
    unserved: true,
    service: { party: served, complete_on },
    docket: {
      code: 'proof_service_summons',
      values: { documents: what, served: `${role} ${full_name}`, method: how, date: spellDay(on) },
    },
    body: [
      'I am a registered California process server. At the time of service, I was over the age of 18 and not a party to this action.',
      `On ${served_on}, I served the ${what} on ${role} ${full_name} ${how} at ${address.replace('\n', ', ')}.`,
      `The documents were served at the request of ${t.roleAndName(of)}.`,
      perjury,
    ],
  };
}

/** How the summons is served in a case in which time is short. */
export const personally = ['by personal service'];
const substituted = 'by substituted service';
const usualMethods = [...personally, ...personally, substituted];

export const managementStatement = (t: Timeline, by: number): Paper => ({
  heading: 'CASE MANAGEMENT STATEMENT',
  body: [
    `This statement is submitted by ${t.roleAndName(by)}.`,
    t.random.pick(['A jury trial is requested.', 'A court trial is requested.']),
    `The party expects to be ready for trial within twelve months, and estimates ${t.random.between(2, 7)} days of trial.`,
    t.random.pick([
      'The parties are willing to participate in mediation.',
      'Written discovery has been served, and depositions will follow.',
    ]),
  ],
});

export const opposition = (t: Timeline, by: number, to: string, grounds: string[]): Paper => ({
  heading: `OPPOSITION TO ${to}`,
  body: [
    `${t.roleAndName(by)} ${isPeople(t.roleAndName(by)) ? 'oppose' : 'opposes'} the motion on the following grounds.`,
    ...grounds,
  ],
});

export const reply = (t: Timeline, by: number, to: string): Paper => ({
  heading: `REPLY IN SUPPORT OF ${to}`,
  docket: { code: 'reply_motion', values: { related: to.toLowerCase() } },
  body: [
    `${t.roleAndName(by)} ${isPeople(t.roleAndName(by)) ? 'reply' : 'replies'} to the opposition.`,
    'The opposition does not dispute the facts on which the motion is based.',
    'The motion should be granted as requested.',
  ],
});

export const dismissal = (t: Timeline, by: number, prejudice: 'with' | 'without'): Paper => ({
  heading: 'REQUEST FOR DISMISSAL',
  body: [
    `To the clerk: ${t.roleAndName(by)} requests dismissal of the entire action of all parties and all causes of action, ${prejudice} prejudice.`,
    'No affirmative relief was requested by a cross-complaint on file.',
  ],
});
