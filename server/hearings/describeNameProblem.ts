import type { NameProblem } from '#domain/hearings/findByName';

/** Why a name has no match, and which to choose instead. */
export function describeNameProblem(problem: NameProblem, name: string): string {
  switch (problem.code) {
    case 'no_judges':
      return 'This court has no verified judge yet: a court administrator verifies them';
    case 'unknown_judge':
      return `No judge of this court is called ${name}. Choose one from the list`;
    case 'ambiguous_judge':
      return `Two judges are called ${name}: choose one from the list`;
    case 'room_closed':
      return `${problem.name} takes no more hearings. Choose another courtroom`;
    case 'unknown_room': {
      const others = problem.open.length > 3 ? ' or another from the list' : '';
      return `This court has no courtroom ${name}. Choose ${problem.open.slice(0, 3).join(', ')}${others}`;
    }
    case 'kind_ended':
      return `${problem.name} is not held any more. Choose another event type`;
    case 'unknown_kind':
      return `This court has no event type ${name}. Choose one from the list`;
  }
}
