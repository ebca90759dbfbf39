/** What a separator sheet begins: a filing with its lead document, or a further document of that filing. */
export const sheetKinds = ['lead', 'attachment'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** What the code of a sheet states. The court's register of sheets has the rest. */
export type SheetCode = { id: string; kind: SheetKind };

/** The marks with which every code begins: the portal’s, and the version of the format. */
const mark = 'ASSIZE-SHEET';
const version = 1;

/** The text in the QR code of a sheet, which is also printed below it. */
export function writeSheetCode({ id, kind }: SheetCode): string {
  return `${mark}:${version}:${kind === 'lead' ? 'L' : 'A'}:${id}`;
}

/** The sheet whose code is in a text; `unknown_version` for a format of a later version; null if there is none. */
export function readSheetCode(text: string): SheetCode | 'unknown_version' | null {
  const found = /ASSIZE-SHEET:(\d{1,4})(?::([LA]):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?/i.exec(text);
  if (!found) return null;
  const [, written, kind, id] = found;
  if (Number(written) !== version) return 'unknown_version';
  if (!kind || !id) return null;
  return { id: id.toLowerCase(), kind: kind.toUpperCase() === 'L' ? 'lead' : 'attachment' };
}
