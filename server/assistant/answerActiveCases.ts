import type { Answer } from '#domain/assistant/Answer';
import { spellCount } from '#domain/assistant/spellCounts';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import { pathTo } from '#domain/paths/pathTo';
import { countOpenByType } from '#server/cases/countCases';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** How many of the cases that the user has access to are open, by type. */
export async function answerActiveCases(
  { db }: Needs<'db'>,
  viewer: Actor,
  case_type: CaseType | null,
): Promise<Answer> {
  const counts = await countOpenByType(db, viewer, case_type);
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  const rows = pathTo.cases({ status: 'open', case_type });
  const kind = case_type ? `active ${case_type} ` : 'active ';
  const items = caseTypes.flatMap((type) =>
    counts
      .filter((one) => one.case_type === type)
      .map(({ n }) => ({
        text: `${type}: ${spellCount(n, 'case', 'cases')}`,
        href: pathTo.cases({ status: 'open', case_type: type }),
      })),
  );
  return {
    content: `There ${total === 1 ? 'is' : 'are'} ${spellCount(total, `${kind}case`, `${kind}cases`)}.`,
    items: case_type ? [] : items,
    sources: [{ label: spellCount(total, 'case', 'cases'), href: rows }],
    ...(total > 0 && { action: { type: 'navigate', label: 'Open the cases', route: rows } }),
  };
}
