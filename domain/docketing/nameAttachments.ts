const mostListed = 20;

/** The attachments of an entry, numbered as they are filed: `Attachments: # 1 Exhibit A, # 2 Proposed order`; null without any. */
export function nameAttachments(titles: readonly string[]): string | null {
  if (titles.length === 0) return null;
  const listed = titles.slice(0, mostListed).map((title, at) => `# ${at + 1} ${title.replace(/\s+/g, ' ').trim()}`);
  const more = titles.length > mostListed ? [`and ${titles.length - mostListed} more`] : [];
  return `${titles.length > 1 ? 'Attachments' : 'Attachment'}: ${[...listed, ...more].join(', ')}`;
}
