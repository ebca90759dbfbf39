import type { NameProblem } from '#domain/hearings/findByName';

/** Why a name has no match, and which to choose instead. */
export function describeNameProblem(problem: NameProblem, name: string): string {
  switch (problem.code) {
    case 'no_judges':
      return 'This court has no verified judges yet. A court administrator must verify them';
    case 'unknown_judge':
      return `No judge of this court is named ${name}. Choose one from the list`;
    case 'ambiguous_judge':
      return `Two judges are named ${name}. Choose one from the list`;
    case 'room_closed':
      return `${problem.name} is no longer used for hearings. Choose another courtroom`;
    case 'unknown_room': {
      const others = problem.open.length > 3 ? ' or another from the list' : '';
      return `This court has no courtroom named ${name}. Choose ${problem.open.slice(0, 3).join(', ')}${others}`;
    }
    case 'kind_ended':
      return `The event type ${problem.name} is no longer in use. Choose another one`;
    case 'unknown_kind':
      return `This court has no event type named ${name}. Choose one from the list`;
  }
}
