let last = 0;

/**
 * Returns a number that is larger than all returned before. Numbers tell whether a read began before or after an answer,
 * also within one millisecond.
 */
export function nextMoment(): number {
  last += 1;
  return last;
}
