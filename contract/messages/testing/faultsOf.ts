/** What no text for people contains: a missing or unformatted value, a code, or a broken sentence. */
const faulty = [
  /undefined|\bnull\b|NaN|\[object|Invalid Date|\b(true|false)\b|\$\{/,
  / {2}| [.,:;)]|\(\)|\.\.|[,:] ?\.|^\s|\s$|^$/,
  /\b[a-z]+_[a-z_]+\b/,
];

/** What is wrong with a title and its text, which consists of sentences. */
export function faultsOf(title: string, text: string): string[] {
  const found = [title, text].flatMap((words) => faulty.flatMap((fault) => words.match(fault)?.[0] ?? []));
  if (title.endsWith('.')) found.push(`${title} ends with a period`);
  if (!/[.”]$/.test(text)) found.push(`${text} does not end a sentence`);
  return found;
}
