/** Yields each text of a nested object with its path, such as `lessons.niche.title`. */
export function* textLeaves(value: unknown, path = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else
    for (const [key, inner] of Object.entries(Object(value))) yield* textLeaves(inner, path ? `${path}.${key}` : key);
}
