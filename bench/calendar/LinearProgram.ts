import loadHighs from 'highs';

/** A linear program with variables of zero or more, some of them 0 or 1, which HiGHS minimizes. */
export class LinearProgram {
  private readonly costs: string[] = [];
  private readonly rows: string[] = [];
  private readonly choices: string[] = [];
  private count = 0;

  /** A variable, with what one of it costs. */
  variable(cost = 0): string {
    const name = `x${this.count++}`;
    if (cost !== 0) this.costs.push(`${decimal(cost)} ${name}`);
    return name;
  }

  /** A variable that is 0 or 1, where the program is solved in whole numbers. */
  choice(cost: number): string {
    const name = this.variable(cost);
    this.choices.push(name);
    return name;
  }

  constrain(terms: readonly Term[], relation: '<=' | '=' | '>=', value: number): void {
    if (terms.length === 0) return;
    const sum = terms
      .map(({ name, times }) => `${times < 0 ? '-' : '+'} ${decimal(Math.abs(times))} ${name}`)
      .join(' ');
    this.rows.push(` c${this.rows.length}: ${wrap(sum)} ${relation} ${decimal(value)}`);
  }

  /**
   * A bound below which no solution can cost, found within some seconds: that of the linear relaxation, and then, where
   * choices are 0 or 1, that of branching. Null if not even the first is proven.
   */
  async bound(seconds: number): Promise<number | null> {
    const began = performance.now();
    const relaxed = await this.solve(seconds, false);
    if (relaxed === null) return null;
    const remaining = seconds - (performance.now() - began) / 1000;
    const whole = remaining > 1 ? await this.solve(remaining, true) : null;
    return Math.max(relaxed, whole ?? relaxed);
  }

  private async solve(seconds: number, inWholeNumbers: boolean): Promise<number | null> {
    const report: string[] = [];
    const highs = await loadHighs({ print: (line) => report.push(line) });
    const objective = wrap(this.costs.join(' + ')) || '0 x0';
    const whole = inWholeNumbers ? `Binary\n${wrap(this.choices.join(' '))}\n` : '';
    const text = `Minimize\n obj: ${objective}\nSubject To\n${this.rows.join('\n')}\n${whole}End\n`;
    const limits = { time_limit: seconds, mip_heuristic_effort: 0, mip_rel_gap: 1e-6 };
    const solved = highs.solve(text, { ...limits, output_flag: true, log_to_console: true });
    if (!inWholeNumbers) return solved.Status === 'Optimal' ? solved.ObjectiveValue : null;
    // At the time limit, only the report states what is proven so far.
    const proven = report.map((line) => /^\s*Dual bound\s+(\S+)/.exec(line)?.[1]).find((value) => value !== undefined);
    return proven !== undefined && Number.isFinite(Number(proven)) ? Number(proven) : null;
  }
}

export type Term = { name: string; times: number };

const decimal = (value: number) => String(Math.round(value * 1e6) / 1e6);
/** The format allows no line beyond 560 characters. */
const wrap = (text: string) => text.replace(/(.{400}\S*) /g, '$1\n ');
