import { useAccountFlags } from "../../lib/storage/use-account-flags.ts";

export type Ticks = ReturnType<typeof useTicks>;

/**
 * Reads and writes the ticks of a checklist. The browser stores them per account.
 * @param name key of the checklist in the browser
 * @param count number of points; ticks beyond it are from an earlier version of the checklist and are ignored
 */
export function useTicks(name: string, count: number) {
  const flags = useAccountFlags("guideChecklists");
  const stored = new Set(flags.get(name)?.split(",").map(Number));
  const points = Array.from({ length: count }, (_, index) => index);
  const save = (ticked: readonly number[]) => flags.set(name, ticked.length > 0 ? ticked.join(",") : null);
  return {
    count,
    done: points.filter((index) => stored.has(index)).length,
    isTicked: (index: number): boolean => stored.has(index),
    tick: (index: number, isTicked: boolean): void =>
      save(points.filter((other) => (other === index ? isTicked : stored.has(other)))),
    reset: (): void => save([]),
  };
}
