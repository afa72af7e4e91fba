/** Row of the table in docs/benchmarks.md. */
export interface Result {
  id: string;
  what: string;
  figure: string;
  target: string;
  isMet: boolean;
}

export interface Report {
  results: readonly Result[];
  /** Content of docs/benchmarks/<name>.md in Markdown: the method of measurement and all figures. */
  text: string;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Returns the median duration of each variant in milliseconds. The variants run in turn, so that load on the machine
 * affects all of them equally. The first tenth of the rounds is a warm-up.
 */
export async function sideBySide(ways: readonly (() => Promise<unknown>)[], rounds: number): Promise<number[]> {
  const warmUp = Math.ceil(rounds / 10);
  const times: number[][] = ways.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const time = await timed(way);
      if (round >= 0) times[index]?.push(time);
    }
  }
  return times.map(median);
}

export const ms = (value: number): string => `${value.toFixed(2)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}×`;

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
