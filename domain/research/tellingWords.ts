/** Words that appear in every document and say nothing about its subject. */
const empty = new Set(
  'a about after against all also an and any are as at be been before being by can case court county did do does each either every first for from had has have having he her his how if in into is it its may must no nor not number of off on one only or other our out over paper papers party parties plaintiff plaintiffs defendant defendants petitioner respondent filed filing files says page pages same second shall she should since so state states superior supreme such district division than that the their them then there these they this those to under united until up upon vs was were what when where which while who whose will with within without you your document attorney judge judges hon department amount dollars date dated hearing section'.split(
    ' ',
  ),
);
const most = 10;

/** The words that say most about the subject of a document: those of its title and type before those of its summary. */
export function tellingWords(texts: readonly (string | null)[], leaveOut: readonly string[] = []): string[] {
  const names = new Set(leaveOut.flatMap(wordsOf));
  const telling = texts
    .flatMap((text) => wordsOf(text ?? ''))
    .filter((word) => word.length > 3 && !empty.has(word) && !names.has(word));
  return [...new Set(telling)].slice(0, most);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
