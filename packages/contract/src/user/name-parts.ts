/** Splits a name into words and drops leading titles: "Dr. Ida Öz" gives Ida and Öz. */
export function namePartsOf(name: string): string[] {
  const parts = name.split(/\s+/).filter(Boolean);
  const first = parts.findIndex((part) => !part.endsWith("."));
  return parts.slice(Math.max(first, 0));
}
