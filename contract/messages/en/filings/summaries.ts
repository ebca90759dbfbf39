import { documentTypeLabel } from '#domain/documentTypes/label';
import { dateTimeFormat } from '#domain/intl/formats';
import { formatAmount } from '#domain/money/formatAmount';
import type { NamedParties, SummarizedType, SummaryMessages } from '#domain/reading/summary/SummaryMessages';
import type { Texts } from '../../Catalog.ts';
import { listed } from '../words.ts';

/** `Motion to dismiss` */
const kind = ({ type, named, which }: SummarizedType): string =>
  [named ?? documentTypeLabel(type), which].filter((one) => one !== null).join(' ');

const parties = ({ names, more }: NamedParties): string => (more ? `${names.join(', ')}, and others` : listed(names));

/** `May 5, 2026`. A document can state a date that does not exist, which is then written as in the document. */
function spelled(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${dateTimeFormat({ month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month! - 1))} ${date}, ${year}`;
}

/** The parts that are not empty, as one sentence. */
const sentence = (...parts: (string | null)[]): string => `${parts.join('').replace(/\s+/g, ' ').replace(/\.+$/, '')}.`;

/** `text` with its value, or null without a value. */
const after = (text: string, value: string | null): string | null => (value === null ? null : `${text}${value}`);

/** The parts of a filing's summary. */
export const summaryParts: Texts<SummaryMessages> = {
  'summary.quotation': (values) => values.sentence,
  'summary.by_parties': ({ by, against, ...type }) =>
    sentence(kind(type), ` by ${parties(by)}`, after(' against ', against && parties(against))),
  'summary.by_judge': ({ judge, ...type }) =>
    sentence(kind(type), ` by ${/^Hon\./.test(judge) ? '' : 'Judge '}${judge}`),
  'summary.filed_by': ({ role, party, ...type }) => sentence(kind(type), ` filed by ${role}`, after(' ', party)),
  'summary.filed_for': ({ party, ...type }) => sentence(kind(type), ` filed for ${party}`),
  'summary.causes': ({ causes, more }) =>
    sentence(
      `${causes.length === 1 ? 'Cause' : 'Causes'} of action: `,
      causes.join('; '),
      more ? ', and others' : null,
    ),
  'summary.relief': ({ relief, more }) => sentence('Relief requested: ', relief.join('; '), more ? ', and more' : null),
  'summary.amount': ({ cents }) => `Amount demanded: ${formatAmount(cents)}.`,
  'summary.hearing': ({ on, at, place }) =>
    sentence(`Hearing on ${spelled(on)}`, after(' at ', at), after(', ', place)),
  'summary.service': ({ means, on_whom, on, by }) =>
    sentence('Served', after(' on ', on_whom), ` by ${means}`, after(' on ', on && spelled(on)), after(', by ', by)),
};
