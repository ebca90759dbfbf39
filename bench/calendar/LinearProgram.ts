import loadHighs from 'highs';

/** A linear program with variables of zero or more, which HiGHS minimizes. */
export class LinearProgram {
  private readonly costs: string[] = [];
  private readonly rows: string[] = [];
  private count = 0;

  /** A variable, with what one of it costs. */
  variable(cost = 0): string {
    const name = `x${this.count++}`;
    if (cost !== 0) this.costs.push(`${decimal(cost)} ${name}`);
    return name;
  }

  constrain(terms: readonly Term[], relation: '<=' | '=' | '>=', value: number): void {
    if (terms.length === 0) return;
    const sum = terms
      .map(({ name, times }) => `${times < 0 ? '-' : '+'} ${decimal(Math.abs(times))} ${name}`)
      .join(' ');
    this.rows.push(` c${this.rows.length}: ${wrap(sum)} ${relation} ${decimal(value)}`);
  }

  /** The least cost, and whether it is proven within the time limit in seconds. */
  async minimize(timeLimit: number): Promise<{ value: number; isProven: boolean }> {
    const highs = await loadHighs();
    const objective = wrap(this.costs.join(' + ')) || '0 x0';
    const text = `Minimize\n obj: ${objective}\nSubject To\n${this.rows.join('\n')}\nEnd\n`;
    const solved = highs.solve(text, { solver: 'choose', time_limit: timeLimit, output_flag: false });
    return { value: solved.ObjectiveValue, isProven: solved.Status === 'Optimal' };
  }
}

export type Term = { name: string; times: number };

const decimal = (value: number) => String(Math.round(value * 1e6) / 1e6);
/** The format allows no line beyond 560 characters. */
const wrap = (text: string) => text.replace(/(.{400}\S*) /g, '$1\n ');
