/**
 * The events of an iCalendar file by their properties: an independent reader, so that tests do not trust the writer.
 */
export function readCalendar(text: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  for (const line of text.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (name !== 'END' && name !== 'BEGIN' && colon > 0 && events.length > 0)
      events.at(-1)![name] = unescapeText(value);
  }
  return events;
}

function unescapeText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_whole, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}
