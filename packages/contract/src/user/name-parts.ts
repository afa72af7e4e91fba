/** The words of a name without the titles before it: "Dr. Ida Öz" is Ida. */
export function namePartsOf(name: string): string[] {
  const parts = name.split(/\s+/).filter(Boolean);
  const first = parts.findIndex((part) => !part.endsWith("."));
  return parts.slice(Math.max(first, 0));
}
