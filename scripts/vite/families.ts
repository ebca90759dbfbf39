/** Parts that are fetched after the start on every signed-in screen. */
const everywhere =
  /[\\/]web[\\/](?:filings[\\/]doubts[\\/]FilersNotices|layout[\\/](?:keys[\\/]ShellKeys|MembersLink|WorkCount))\.tsx$/;

/** What the header's search and the sheet of keys fetch on first use. */
const palette = /[\\/]web[\\/]layout[\\/](?:palette[\\/]|keys[\\/]KeySheet)/;

/** A filing's documents and fields side by side, on the screens of clerks, filers, and judges. */
const filingPanes =
  /[\\/]web[\\/](?:review[\\/](?:ReviewScreen|QueueTable)|intake[\\/]DocumentDetails|research[\\/]FilingResearch)/;

/** The clerk's bench. It is opened without its dialogs, which need the library of forms. */
const bench = /[\\/]web[\\/]review[\\/]bench[\\/]Bench\.tsx$/;

/** The screens on which staff plan the calendar, which is opened without what only they share. */
const planning = /[\\/]web[\\/]calendar[\\/](?:batches|plans|templates)[\\/]/;

/** What-ifs, which no other screen of the calendar fetches. */
const whatIf = /[\\/]web[\\/]calendar[\\/]whatIf[\\/]/;

/** Interpreters, reporters, and mediators, which no other screen of the calendar fetches. */
const hearingStaff = /[\\/]web[\\/]calendar[\\/]staff[\\/]/;

/** The calendar and what is planned with it. */
const calendarFamilies = ['calendar', 'hearingStaff', 'planning', 'whatIf'];

/** Families of work on documents. */
const sharingWork = ['chambers', 'courtdoc', 'filing', 'filings'];

/** Areas whose dialogs are opened in an open filing. */
const dialogs = ['review', 'payments'];

/** Areas whose screens and parts are fetched together with those of another area. */
const fetchedWith: Record<string, string> = {
  frame: 'layout',
  intake: 'filings',
  fixes: 'filings',
  rulings: 'chambers',
};

/** Whether the screens of a family show documents, and so share much of their code. */
export const sharesWork = (family: string) => sharingWork.includes(family);

/** Screens before the sign-in, which need few of the modules that the app's screens share. */
export const isOfVisitors = (entry: string) => /[\\/]web[\\/](?:identity|site|platform)[\\/]/.test(entry);

export const isBench = (entry: string) => bench.test(entry);

export const isOnEveryScreen = (entry: string) => everywhere.test(entry);

/**
 * The families of a module's users, in a fixed order. A clerk's dialogs are used only with the open filing, and the
 * modules that an open filing shares with other work on documents are one file.
 */
export function familiesOf(entries: ReadonlySet<string>): string[] {
  const families = new Set([...entries].map(familyOf));
  // The search fetches what it shares with screens when it is used, and no screen fetches more for it.
  const isOfHeader = families.size === 2 && families.has('layout');
  if (families.size > 1 && !isOfHeader) families.delete('palette');
  // What the calendar shares with other areas is in the same file for all of its screens.
  const ofCalendar = calendarFamilies.filter((one) => families.has(one));
  // What hearing staff share with the calendar is little, and not worth separate files.
  if (ofCalendar.length > 1) families.delete('hearingStaff');
  if (ofCalendar.length > 1 && [...families].some((one) => !ofCalendar.includes(one))) {
    for (const one of ofCalendar) families.delete(one);
    families.add('calendar');
  }
  if (families.has('filing')) for (const one of dialogs) families.delete(one);
  if (families.has('filing') && [...families].every((family) => sharingWork.includes(family))) return sharingWork;
  if (families.size === 1 && families.has('review') && [...entries].some((entry) => bench.test(entry)))
    return ['bench'];
  return [...families].sort();
}

/** The family of a screen, or of a part that is fetched on demand: usually the folder of its area. */
function familyOf(entry: string): string {
  if (palette.test(entry)) return 'palette';
  if (filingPanes.test(entry)) return 'filing';
  if (planning.test(entry)) return 'planning';
  if (whatIf.test(entry)) return 'whatIf';
  if (hearingStaff.test(entry)) return 'hearingStaff';
  const area = /[\\/]web[\\/](\w+)[\\/]/.exec(entry)?.[1] ?? 'other';
  return fetchedWith[area] ?? area;
}
