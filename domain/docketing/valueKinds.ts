/** How a value of a template is entered; any other value is a line of text. */
export type ValueKind = 'line' | 'words' | 'day' | 'time' | 'amount' | 'entry';

const days = ['date', 'date2', 'due', 'd21', 'd31', 'd90', 'expires', 'from', 'to'];
const words = [
  'text',
  'appearances',
  'outcome',
  'rulings',
  'defect',
  'list',
  'deadlines',
  'details',
  'what',
  'sentence',
];
const amounts = ['fee', 'amount', 'bond'];

/** The kind of a value, by its name in the templates. */
export function valueKind(name: string): ValueKind {
  if (name === 'related') return 'entry';
  if (name === 'time') return 'time';
  if (amounts.includes(name)) return 'amount';
  if (days.includes(name)) return 'day';
  return words.includes(name) ? 'words' : 'line';
}
