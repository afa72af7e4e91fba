type Fields = Readonly<Record<string, unknown>>;

/** Returns the parts of `values` that differ from `base`, recursively. A list counts as one value. */
export function changesOf(values: Fields, base: Fields): Fields {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const before = base[name];
    if (isSame(value, before)) continue;
    changes[name] = isFields(value) && isFields(before) ? changesOf(value, before) : value;
  }
  return changes;
}

export function rebased<Value>(here: Value, before: Value, elsewhere: Value): Value {
  if (isSame(here, before)) return elsewhere;
  if (!(isFields(here) && isFields(before) && isFields(elsewhere))) return here;
  const merged = Object.keys(here).map((name) => [name, rebased(here[name], before[name], elsewhere[name])]);
  return { ...here, ...Object.fromEntries(merged) };
}

export const copied = <Value>(value: Value): Value =>
  isFields(value)
    ? (Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part)])) as Value)
    : value;

export const isSame = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (isFields(a) && isFields(b))
    return [...Object.keys(a), ...Object.keys(b)].every((name) => isSame(a[name], b[name]));
  return Object.is(a, b);
};

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
