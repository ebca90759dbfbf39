import { searchKinds } from '#contract/search';
import { parseCommand, wordsToSearch } from '#domain/commands/parseCommand';
import { rankText } from '#domain/commands/rankText';
import { dateInZone } from '#domain/days/dateInZone';
import { useAppSelector } from '#web/store.ts';
import { type Group, type GroupKind, groupKinds, type Option } from './Option.ts';
import { useCommands, useExamples } from './useCommands.ts';
import { useRecords } from './useRecords.ts';
import { useScreens } from './useScreens.ts';

/** The results in groups, the best match first, commands before everything. */
export function useGroups(typed: string, onType: (text: string) => void) {
  const time_zone = useAppSelector((state) => state.user.court_time_zone) ?? 'UTC';
  const command = parseCommand(typed, dateInZone(new Date(), time_zone));
  const words = wordsToSearch(command, typed.trim());
  const { actions, hits, isSearching, failed } = useRecords(typed);
  const commands = useCommands(command);
  const screens = useScreens(words);
  const examples = useExamples(onType);

  const groups: Group[] =
    typed.trim() === ''
      ? [{ kind: 'example', options: examples }]
      : [
          { kind: 'action', options: [...commands, ...actions] },
          ...searchKinds.map((kind) => ({
            kind,
            options: hits.filter((hit) => hit.kind === kind).map(({ option }) => option),
          })),
          { kind: 'screen', options: screens },
        ];
  const rankOf = ({ kind, options }: Group) => {
    if (kind === 'action' || (kind === 'screen' && command?.kind === 'go')) return -1;
    return Math.min(...options.map((option) => rankOption(option, words)));
  };
  const placeOf = ({ kind }: { kind: GroupKind }) => groupKinds.indexOf(kind);
  const shown = groups
    .filter(({ options }) => options.length > 0)
    .sort((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other));
  return { groups: shown, words, isSearching, failed };
}

/** A match of the title is better than one of the line below it. */
function rankOption({ title, detail }: Option, words: string): number {
  return Math.min(rankText(title, words), rankText(detail, words) + 0.5);
}
