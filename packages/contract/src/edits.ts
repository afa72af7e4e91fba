/** Returns how many letters are missing, extra or different. Two swapped neighbors count as one. */
export function editsBetween(one: string, other: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, target] of [...other].entries()) {
      const replaced = at(previous, column) + (letter === target ? 0 : 1);
      const isSwap = letter === other[column - 1] && target === one[row - 1];
      const swapped = isSwap ? at(beforePrevious, column - 1) + 1 : replaced;
      current.push(Math.min(at(previous, column + 1) + 1, at(current, column) + 1, replaced, swapped));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return at(previous, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
